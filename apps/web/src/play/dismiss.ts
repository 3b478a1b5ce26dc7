import { useLayoutEffect } from 'react';

/** A tap inside one of these does not close the inspector. */
const INSIDE = '.inspector, .spot, .tip, dialog';

/** Closes something by Escape or by a tap outside. An open dialog is closed first. */
export function useDismiss(open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const onTap = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest(INSIDE)) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('pointerdown', onTap);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onTap);
      document.removeEventListener('keydown', onKey);
    };
  });
}
