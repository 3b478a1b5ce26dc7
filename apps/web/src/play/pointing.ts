import { type PointerEvent, useContext } from 'react';
import { usesKeyboard } from '../shell/input-mode.ts';
import type { Pointed } from './playing.tsx';
import { PointedContext, useIsPointed } from './pointed.ts';

interface Pointing {
  /** Whether the reader shows it now. */
  readonly shown: boolean;
  /** Shows it until something else is tapped. */
  pin(): void;
  readonly handlers: {
    onPointerMove(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(): void;
  };
}

/** Shows something in the reader while the mouse is over it, while it has the focus, or after a tap. */
export function usePointing(here: Pointed): Pointing {
  const { point, now } = useContext(PointedContext);
  const byMouse = (event: PointerEvent): boolean =>
    event.pointerType === 'mouse' && now()?.pinned !== true;
  const shown = useIsPointed(here.target);
  return {
    shown,
    pin: () => point({ ...here, pinned: true }),
    handlers: {
      // Only a moving mouse points: the board may change under one at rest.
      onPointerMove: (event) => !shown && byMouse(event) && point(here),
      onPointerLeave: (event) => byMouse(event) && point(undefined),
      onFocus: () => usesKeyboard() && point(here),
    },
  };
}
