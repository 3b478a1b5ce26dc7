import '../style/spot.css';
import { plain } from '@treefort/words';
import type { ReactNode } from 'react';
import { useDrag } from './drag.ts';
import { usePlaying } from './playing.tsx';

interface SpotProps {
  /** What options name when they mean this: `hand:doc`, `tree:0:2:1`. */
  readonly target: string;
  /** The card or room that lies here. */
  readonly shows?: string;
  readonly name: string;
  readonly className?: string;
  /** A tap acts at once, also where fingers cannot hover. */
  readonly direct?: boolean;
  readonly children?: ReactNode;
}

/** Fingers cannot hover: the first tap shows, the second one chooses. */
const canHover = (): boolean => matchMedia('(hover: hover)').matches;

/** Cards that one holds can be dragged; a picked room to its place. */
const HELD = /^(hand|pack):|^picked$/;

/** Something on the table: it lights up when it is offered, and tells why when it is not. */
export function Spot({ target, shows, name, className = '', direct = false, children }: SpotProps) {
  const { voice, optionsAt, refusalsAt, point, pointed, choose, tryInVain, keyOf } = usePlaying();
  const offered = optionsAt(target);
  const [only] = offered;
  const refused = offered.length === 0 ? refusalsAt(target) : [];
  const lit = only !== undefined;
  const chosen = pointed?.target === target;
  const here = { target, shows };
  const { wasDragged, handlers } = useDrag(HELD.test(target), (under) => {
    const place = under?.closest<HTMLElement>('.ghost.lit');
    if (place) place.click();
    else if (!under?.closest('.board')) point(undefined);
    else if (only && offered.length === 1) choose(only.id);
    else point(here);
  });
  const tap = (): void => {
    if (wasDragged()) return;
    if (only && offered.length === 1 && (direct || chosen || canHover())) choose(only.id);
    else point(here);
    if (!only && refused[0]) tryInVain(refused[0]);
  };
  const label = lit
    ? plain(voice.option(only))
    : refused[0]
      ? `${name}. ${plain(voice.refusal(refused[0]))}`
      : name;
  const state = lit ? 'lit' : refused.length > 0 ? 'dimmed' : 'calm';
  return (
    <button
      type="button"
      className={`spot ${state} ${chosen ? 'pointed' : ''} ${className}`}
      data-target={target}
      data-shows={shows}
      data-options={offered.map(({ id }) => id).join(' ') || undefined}
      data-key={only && offered.length === 1 ? keyOf(only.id) : undefined}
      aria-disabled={!lit && refused.length > 0 ? true : undefined}
      onClick={tap}
      {...handlers}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(here)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && point(undefined)}
      onFocus={(event) => event.target.matches(':focus-visible') && point(here)}
    >
      <span className="unseen">{label}</span>
      <span className="spot-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
