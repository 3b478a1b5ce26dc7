import '../style/spot.css';
import { plain } from '@treefort/words';
import type { MouseEvent, ReactNode } from 'react';
import { useDrag } from './drag.ts';
import { type Explanation, usePlaying } from './playing.tsx';
import { usePointing } from './pointing.ts';

interface SpotProps {
  /** The target by which options name it: `hand:doc`, `tree:0:2:1`. */
  readonly target: string;
  /** The card or room it shows. */
  readonly shows?: string;
  readonly name: string;
  /** An explanation, for what is neither a card nor a room. */
  readonly explanation?: Explanation;
  readonly className?: string;
  /** A single tap chooses, also on touch screens. */
  readonly direct?: boolean;
  /** It can be dragged: a card in the own hand, a picked room. */
  readonly held?: boolean;
  /** It stays in the reader when the mouse leaves it. */
  readonly stays?: boolean;
  /** What a tap does, where it does not choose. */
  readonly onTap?: (event: MouseEvent) => void;
  readonly children?: ReactNode;
}

/** On touch screens the first tap shows a card and the second one chooses it. */
export const canHover = (): boolean => matchMedia('(hover: hover)').matches;

/** Something on the table that options name. It lights up while it is offered, and tells why if it is refused. */
export function Spot({ target, shows, name, explanation, ...look }: SpotProps) {
  const { className = '', direct = false, held = false, stays, onTap, children } = look;
  const { voice, optionsAt, refusalsAt, point, choose, tryInVain, keyOf } = usePlaying();
  const {
    shown: chosen,
    pin,
    handlers: pointing,
  } = usePointing({
    target,
    shows,
    explanation,
    stays,
  });
  const offered = optionsAt(target);
  const [only] = offered;
  const refused = offered.length === 0 ? refusalsAt(target) : [];
  const lit = only !== undefined;
  const { wasDragged, handlers } = useDrag(held, (under) => {
    const place = under?.closest<HTMLElement>('.ghost.lit');
    if (place) place.click();
    else if (!under?.closest('.board')) point(undefined);
    else if (only && offered.length === 1) choose(only.id);
    else pin();
  });
  const tap = (event: MouseEvent): void => {
    if (wasDragged()) return;
    if (onTap) return onTap(event);
    if (only && offered.length === 1 && (direct || chosen || canHover())) choose(only.id);
    else pin();
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
      {...pointing}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        pointing.onPointerMove(event);
      }}
    >
      <span className="unseen">{label}</span>
      <span className="spot-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
