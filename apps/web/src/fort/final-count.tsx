import '../style/final-bars.css';
import '../style/fort/final-count.css';
import type { FortHeard, FortView } from '@treefort/fort';
import type { GameEvent } from '@treefort/kernel';
import type { CSSProperties } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { CountUp } from '../play/count-up.tsx';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

type Heard<K extends FortHeard['kind']> = Extract<FortHeard, { readonly kind: K }>;
type FinalPoints = Heard<'final-points'>;

const isPoints = (event: GameEvent): event is FinalPoints => event.kind === 'final-points';
const isOver = (event: GameEvent): event is Heard<'over'> => event.kind === 'over';

/** A bar of so many points is full, unless somebody has more. */
const FULL = 50;

const sum = (points: readonly FinalPoints[]): number =>
  points.reduce((all, one) => all + one.points, 0);

interface RuleProps {
  readonly rule: FinalPoints | undefined;
  /** It is turned over in this beat. */
  readonly turns: boolean;
}

/** A made-up rule: face down until it is told. */
function MadeUpRule({ rule, turns }: RuleProps) {
  const { words } = useLanguage();
  return (
    <span className={`final-rule ${rule ? 'open' : 'shut'} ${turns ? 'turns' : ''}`}>
      <Picture of="things/rule" />
      {rule?.madeUp ? words.fort.madeUpRule(rule.madeUp).name : '?'}
    </span>
  );
}

interface RowProps {
  readonly view: FortView;
  readonly seat: number;
  /** What has been counted of this seat so far. */
  readonly told: readonly FinalPoints[];
  readonly beat: readonly GameEvent[];
  readonly full: number;
}

function Row({ view, seat, told, beat, full }: RowProps) {
  const { words } = useLanguage();
  const { moment, people } = usePlaying();
  const { board, hasRule } = view.seats[seat]!;
  const rule = told.find(({ part }) => part === 'rule');
  const won = beat.find(isOver)?.winners.includes(seat);
  const now = beat.some((event) => isPoints(event) && event.seat === seat);
  return (
    <li className={`board-${board} ${won ? 'won' : ''} ${now ? 'now' : ''}`}>
      <Avatar sitter={moment.sitters[seat]!} seat={seat} glad={won === true} />
      <strong>{words.player(seat, people).text}</strong>
      {hasRule && <MadeUpRule rule={rule} turns={rule !== undefined && beat.includes(rule)} />}
      <span className="final-bar">
        {told.map(({ part, points }) => (
          <span
            key={part}
            className={`final-part is-${part}`}
            style={{ '--share': points / full } as CSSProperties}
          >
            {points > 0 && points}
          </span>
        ))}
      </span>
      <b>
        <CountUp n={sum(told)} />
      </b>
    </li>
  );
}

/** The final count on stage, while it is told: made-up rules turn over from the last place up, bars grow, totals rise. */
export function FinalCount({ view }: { readonly view: FortView }) {
  const { web } = useLanguage();
  const { telling, events } = usePlaying().moment;
  if (!telling?.beat.some((event) => isPoints(event) || isOver(event))) return null;
  const told = events.filter(isPoints);
  const bySeat = view.seats.map((_, seat) => told.filter((one) => one.seat === seat));
  const full = Math.max(FULL, ...bySeat.map(sum));
  return (
    <div className="final-count" aria-hidden="true">
      <div className="final-card sheet">
        <h2>{web.t('play:scores')}</h2>
        <ul>
          {bySeat.map((own, seat) => (
            <Row
              key={`seat-${seat + 1}`}
              view={view}
              seat={seat}
              told={own}
              beat={telling.beat}
              full={full}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
