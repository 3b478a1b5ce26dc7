import { type PointerEvent, useContext, useEffect, useRef } from 'react';
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

/** How long a mouse rests on something before that takes the place of a card that stays: much is crossed on the way. */
const REST_MS = 120;

/** Shows something in the reader while the mouse is over it, while it has the focus, or after a tap. */
export function usePointing(here: Pointed): Pointing {
  const { point, now } = useContext(PointedContext);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byMouse = (event: PointerEvent): boolean =>
    event.pointerType === 'mouse' && now()?.pinned !== true;
  const shown = useIsPointed(here.target);
  const rest = (): void => {
    clearTimeout(resting.current);
    if (now()?.stays) resting.current = setTimeout(() => point(here), REST_MS);
    else point(here);
  };
  useEffect(() => () => clearTimeout(resting.current), []);
  return {
    shown,
    pin: () => point({ ...here, pinned: true }),
    handlers: {
      // Only a moving mouse points: the board may change under one at rest.
      onPointerMove: (event) => !shown && byMouse(event) && rest(),
      onPointerLeave: (event) => {
        clearTimeout(resting.current);
        if (byMouse(event) && !now()?.stays) point(undefined);
      },
      onFocus: () => usesKeyboard() && point(here),
    },
  };
}
