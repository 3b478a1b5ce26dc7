import type { PointerEvent } from 'react';
import { usesKeyboard } from '../shell/input-mode.ts';
import { type Pointed, usePlaying } from './playing.tsx';

interface Pointing {
  /** Whether the inspector shows it now. */
  readonly shown: boolean;
  /** Shows it until something else is tapped. */
  pin(): void;
  readonly handlers: {
    onPointerMove(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(): void;
  };
}

/** Shows something in the inspector while the mouse is over it, while it has the focus, or after a tap. */
export function usePointing(here: Pointed): Pointing {
  const { point, pointed } = usePlaying();
  const byMouse = (event: PointerEvent): boolean =>
    event.pointerType === 'mouse' && pointed?.pinned !== true;
  const shown = pointed?.target === here.target;
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
