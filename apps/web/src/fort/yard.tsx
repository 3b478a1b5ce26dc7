import { plain } from '@treefort/words';
import { Tip } from '../play/tip.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { CardRow, type Look } from './card.tsx';
import type { SeatProps } from './seat-head.tsx';
import { useStolen } from './stolen.ts';

const RULES = ['fort.discard.yard', 'fort.cleanup', 'fort.recruit.sources'] as const;

/** The friends of a player that wait in the Yard; the place of one that was taken stays empty until it is cleaned up. */
export function Yard({ view, seat, look }: SeatProps & { readonly look: Look }) {
  const { words, web } = useLanguage();
  const { yard } = view.seats[seat]!;
  const gone = useStolen(view, seat);
  const title = web.t('fortTable:yard');
  return (
    <div className="yard" data-zone={zoneOf('yard', seat)}>
      <Tip title={title} rules={RULES} className="fence">
        <Picture of="things/yard" />
        <span className="unseen">{title}</span>
      </Tip>
      <CardRow ids={yard} box={view.box} zone={`yard:${seat}`} look={look} mood="sad" />
      {gone.map((id, i) => (
        <small key={`${id}-${i + 1}`} className="was-here">
          {plain([web.t('fortStage:was-here', { card: words.fort.cardName(id) })])}
        </small>
      ))}
      {yard.length + gone.length === 0 && (
        <small className="yard-empty">
          {web.t(seat === view.viewer ? 'fortStage:yard-empty' : 'fortTable:empty')}
        </small>
      )}
    </div>
  );
}
