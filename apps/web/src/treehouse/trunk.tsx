import '../style/treehouse/trunk.css';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

/** The leaves: round tufts, outlined together. */
const TUFTS = [
  [22, 62, 21],
  [78, 62, 21],
  [14, 44, 15],
  [86, 44, 15],
  [26, 28, 19],
  [74, 28, 19],
  [50, 20, 20],
  [38, 74, 17],
  [62, 74, 17],
  [50, 50, 34],
] as const;

const tufts = TUFTS.map(([cx, cy, r]) => (
  <ellipse key={`${cx}-${cy}`} cx={cx} cy={cy} rx={r} ry={r} />
));

/** What the rooms are built into: grass, roots, trunk, branches and leaves. */
export function Trunk() {
  return (
    <>
      <svg className="crown" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g className="outline">{tufts}</g>
        <g className="leaves">{tufts}</g>
        <path
          className="light"
          d="M18 26q6-12 18-11M62 14q12-2 18 9M8 44q1-9 8-11M40 8q8-5 16-1M30 38q4-6 11-6M66 36q7-1 10 6M14 60q1 8 8 11M80 72q8-3 9-10M44 60q6 4 13 0"
        />
        <path className="stem" d="M45.7 100Q48.2 62 48.7 28h2.6Q51.8 62 54.3 100z" />
        <path
          className="branches"
          d="M50 66Q34 62 24 50M50 62q17-3 27-15M50 44q-9-3-14-12M50 40q9-3 13-13"
        />
      </svg>
      <svg className="trunk" viewBox="0 0 120 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="grass" d="M-60 100q30-24 120-22 90-2 120 22z" />
        <path
          className="wood"
          d="M14 100q22-10 30-40Q50 32 47 0h26q-3 32 3 60 8 30 30 40-22-6-30-3-8-3-16 2-9-5-18-2-10-4-28 3z"
        />
        <path
          className="edge"
          d="M47 8Q49 34 44 60q-8 30-30 40 18-7 28-3 9-3 18 2 8-5 16-2 8-3 30 3-22-10-30-40-5-26-3-52"
        />
        <path className="bark" d="M55 12q4 22-2 46M66 4q-3 30 3 54M60 62q0 14-6 28" />
        <path className="tuft" d="M2 96l4-12 3 12M100 97l3-11 5 11M-22 98l3-8 4 8M132 99l4-9 3 9" />
      </svg>
    </>
  );
}

const LEANS = ['tree-score:leans-left', 'tree-score:balanced', 'tree-score:leans-right'] as const;

const BALANCE = ['tree.balance', 'tree.balance.blocked'] as const;

interface AcornProps {
  readonly balance: number;
  /** On the own tree it explains itself. */
  readonly own: boolean;
}

/** The marker of balance: an acorn on a string, which shows to where the tree leans. */
export function Acorn({ balance, own }: AcornProps) {
  const { words } = useLanguage();
  const says = words.t(LEANS[balance + 1] ?? LEANS[1]);
  return (
    <span
      className="balance"
      data-leans={balance}
      data-zone={own ? 'balance' : undefined}
      title={says}
    >
      <svg viewBox="0 0 70 84" aria-hidden="true">
        <path className="post" d="M62 84V8M66 12H30M62 24 50 12" />
        <path className="scale" d="M12 52q22 18 44 0" />
        <path className="mark" d="M13 50l-4 6M34 57v8M55 50l4 6" />
      </svg>
      <span className="acorn">
        <Picture of="things/acorn" alt={own ? '' : says} />
      </span>
      {own && (
        <Tip title={says} rules={BALANCE} className="cover">
          <span className="unseen">{says}</span>
        </Tip>
      )}
    </span>
  );
}
