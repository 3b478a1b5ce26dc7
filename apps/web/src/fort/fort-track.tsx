import '../style/fort/track.css';
import { type FortView, type SeatView, TOP_LEVEL } from '@treefort/fort';
import { levelIn } from '@treefort/words';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { FortPicture, LEVEL_NAMES } from './fort-picture.tsx';

const GIFTS: Readonly<Partial<Record<number, 'rule' | 'perk' | 'sculpture'>>> = {
  1: 'rule',
  2: 'perk',
  5: 'sculpture',
};

/** What the rulebook says of a level. */
const COST = ['fort.level.cost'] as const;
const LEVEL_RULES: Readonly<Partial<Record<number, readonly string[]>>> = {
  1: ['fort.level.1'],
  2: ['fort.level.2'],
  5: ['fort.level.5'],
};

/** A price as symbols. */
function Price({ view, level }: { readonly view: FortView; readonly level: number }) {
  const entry = levelIn(view.box, level);
  if (!entry) return null;
  const row = (kind: 'pizza' | 'toy' | 'any', n: number) =>
    Array.from({ length: n }, (_, i) => <Picture key={`${kind}-${i + 1}`} of={`things/${kind}`} />);
  return (
    <span className="price">
      {row('pizza', entry.pizzas)}
      {row('toy', entry.toys)}
      {row('any', entry.any)}
    </span>
  );
}

/** What a level costs and brings, in words. */
function useLevelWords(view: FortView, level: number): string {
  const { words, web } = useLanguage();
  const entry = levelIn(view.box, level);
  if (!entry) return '';
  const gift = level === 1 || level === 2 || level === 5 ? web.t(`fortTable:level-${level}`) : '';
  const price = web.t('fortTable:next-level', { n: level, price: words.fort.price(entry) });
  return [price, web.t('fortTable:level-points', { n: entry.points }), gift]
    .filter(Boolean)
    .join('. ');
}

function Step({
  view,
  level,
  own,
}: {
  readonly view: FortView;
  readonly level: number;
  readonly own: SeatView;
}) {
  const { web } = useLanguage();
  const says = useLevelWords(view, level);
  const name = LEVEL_NAMES[level];
  const title = web.labelled(web.t('fortTable:level', { n: level }), name ? web.t(name) : '');
  const gift = GIFTS[level];
  const state = level < own.level ? 'past' : level === own.level ? 'now' : 'ahead';
  return (
    <li className={`step ${state}`}>
      {state === 'now' && <Picture of="things/flag" className="pennant-here" />}
      <span className="level">{level}</span>
      {level > 0 && <Price view={view} level={level} />}
      <span className="gift">
        {gift && <Picture of={`things/${gift}`} />}
        {level > 0 && (
          <small>
            <Picture of="things/score" />
            {levelIn(view.box, level)?.points}
          </small>
        )}
      </span>
      {level > 0 && (
        <Tip title={title} text={says} rules={LEVEL_RULES[level] ?? COST} className="cover">
          <span className="unseen">{says}</span>
        </Tip>
      )}
    </li>
  );
}

/** The fort of a player, level by level: prices, and what each level gives. */
export function FortTrack({ view, own }: { readonly view: FortView; readonly own: SeatView }) {
  const { web } = useLanguage();
  return (
    <div className="fort-steps">
      <FortPicture level={own.level} board={own.board} next />
      <ol className="fort-track" aria-label={web.t('fortTable:fort')}>
        {Array.from({ length: TOP_LEVEL + 1 }, (_, level) => (
          <Step key={`level-${level + 1}`} view={view} level={level} own={own} />
        ))}
      </ol>
    </div>
  );
}
