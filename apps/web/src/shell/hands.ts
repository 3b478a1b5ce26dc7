/** Whether keys are used rather than hands: from the first key until something is touched again. */
const { dataset } = document.documentElement;

window.addEventListener('keydown', ({ ctrlKey, metaKey, altKey }) => {
  if (!(ctrlKey || metaKey || altKey)) dataset.keys = '';
});

window.addEventListener('pointerdown', () => {
  delete dataset.keys;
});

export const usesKeys = (): boolean => dataset.keys !== undefined;
