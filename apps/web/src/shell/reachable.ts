/** What scrolls must be reached by the keyboard. */
export const reachable = (element: HTMLElement | null): void => {
  if (element) element.tabIndex = 0;
};
