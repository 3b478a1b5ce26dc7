import type { PointerEvent } from 'react';
import { usesKeyboard } from '../shell/input-mode.ts';
import { type Pointed, usePlaying } from './playing.tsx';

interface Pointing {
  /** Whether this is what is told about now. */
  readonly shown: boolean;
  /** Shows it until something else is tapped. */
  pin(): void;
  readonly handlers: {
    onPointerMove(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onFocus(): void;
  };
}

/** Lets the inspector tell about something: under the mouse, under the focus, or when tapped. */
export function usePointing(here: Pointed): Pointing {
  const { point, pointed } = usePlaying();
  const byMouse = (event: PointerEvent): boolean =>
    event.pointerType === 'mouse' && pointed?.pinned !== true;
  const shown = pointed?.target === here.target;
  return {
    shown,
    pin: () => point({ ...here, pinned: true }),
    handlers: {
      // A mouse at rest points at nothing, whatever comes to lie under it.
      onPointerMove: (event) => !shown && byMouse(event) && point(here),
      onPointerLeave: (event) => byMouse(event) && point(undefined),
      onFocus: () => usesKeyboard() && point(here),
    },
  };
}
