/** A ref for what scrolls: it takes the focus, so that the keyboard can scroll it. */
export const scrollableByKeyboard = (element: HTMLElement | null): void => {
  if (element) element.tabIndex = 0;
};
