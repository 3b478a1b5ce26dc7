/** `data-keys` on the document: the keyboard is in use, from the first key until the next pointer event. */
const marks = (): DOMStringMap => document.documentElement.dataset;

export function watchInputMode(): void {
  window.addEventListener('keydown', ({ ctrlKey, metaKey, altKey }) => {
    if (!(ctrlKey || metaKey || altKey)) marks().keys = '';
  });
  window.addEventListener('pointerdown', () => {
    delete marks().keys;
  });
}

export const usesKeyboard = (): boolean => marks().keys !== undefined;
