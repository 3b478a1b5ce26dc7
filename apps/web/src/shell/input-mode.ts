/** `data-keys` on the document: the keyboard is in use, from the first key until the next pointer event. */
const { dataset } = document.documentElement;

window.addEventListener('keydown', ({ ctrlKey, metaKey, altKey }) => {
  if (!(ctrlKey || metaKey || altKey)) dataset.keys = '';
});

window.addEventListener('pointerdown', () => {
  delete dataset.keys;
});

export const usesKeyboard = (): boolean => dataset.keys !== undefined;
