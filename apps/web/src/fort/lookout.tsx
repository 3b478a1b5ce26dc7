import type { FortView } from '@treefort/fort';
import { cardIn, plain } from '@treefort/words';
import { Spot } from '../play/spot.tsx';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

const RULES = ['fort.lookout', 'fort.play.add-lookout'] as const;

interface LookoutProps {
  readonly view: FortView;
  readonly seat: number;
}

/** The Lookout as pegs, each with the suits of its card; a tap reads the card. */
export function Lookout({ view, seat }: LookoutProps) {
  const { words, web } = useLanguage();
  const { lookout, lookoutHolds } = view.seats[seat]!;
  const title = web.t('fortTable:lookout');
  return (
    <span className="pegs" data-zone={zoneOf('lookout', seat)}>
      {lookout.map((id, i) => (
        <Spot
          key={`${id}-${i + 1}`}
          target={`lookout-of-${seat}:${id}`}
          shows={id}
          name={`${title}. ${plain(words.fort.withSymbols(id, view.box))}`}
          className="peg"
        >
          {(cardIn(view.box, id)?.suits ?? []).map((suit, n) => (
            <Picture key={`${suit}-${n + 1}`} of={`suits/${suit}`} />
          ))}
        </Spot>
      ))}
      {Array.from({ length: Math.max(0, lookoutHolds - lookout.length) }, (_, i) => (
        <i key={`free-${i + 1}`} className="free peg" />
      ))}
    </span>
  );
}

export function LookoutName() {
  const { web } = useLanguage();
  const title = web.t('fortTable:lookout');
  return (
    <Tip title={title} rules={RULES}>
      {title}
    </Tip>
  );
}
