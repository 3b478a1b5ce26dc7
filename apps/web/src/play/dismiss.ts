import { useLayoutEffect } from 'react';

/** What may be tapped while something is shown, without closing it. */
const INSIDE = '.inspector, .spot, .tip, dialog';

/** Closes what was tapped open: by Escape, or by a tap anywhere else. A dialog over it is closed first. */
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
