import type { TreehouseView } from '@treefort/treehouse';
import { CountUp } from '../play/count-up.tsx';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { ChangerCoin } from './changer-coin.tsx';
import { Rosette } from './rosette.tsx';
import { useWeekCounts } from './scoring-beat.ts';

const CHANGERS = ['tree.changer.choose', 'tree.changer.place'] as const;

interface SheetFootProps {
  readonly view: TreehouseView;
}

/** The changers that nobody has taken. */
function ChangersLeft({ view: { middle } }: SheetFootProps) {
  const { web } = useLanguage();
  const says = web.t('treeStage:changers');
  const coins = (['double', 'none'] as const).flatMap((changer) =>
    Array.from({ length: middle[changer] }, (_, nth) => ({ changer, key: `${changer}-${nth}` })),
  );
  return (
    <Tip title={says} rules={CHANGERS} className="changers-left">
      <span>{says}</span>
      {coins.map(({ changer, key }) => (
        <ChangerCoin key={key} changer={changer} />
      ))}
    </Tip>
  );
}

/** Under the score sheet: what this week would bring, the points so far, and the changers that are left. */
export function SheetFoot({ view }: SheetFootProps) {
  const { web } = useLanguage();
  const counts = useWeekCounts(view);
  return (
    <div className="sheet-foot">
      <div className={`sheet-row ${counts ? '' : 'counted'}`}>
        <span>{web.t('treeStage:week-so-far')}</span>
        {view.players.map(({ total }, seat) => (
          <span key={`week-${seat + 1}`} className="count gain">
            +{total.week}
          </span>
        ))}
      </div>
      <div className="sheet-row points">
        <span>
          <Rosette /> {web.t('treeStage:points')}
        </span>
        {view.players.map(({ score }, seat) => (
          <span key={`points-${seat + 1}`} className="count">
            <CountUp n={score} />
            <span className="unseen">{score}</span>
          </span>
        ))}
      </div>
      {!view.junior && <ChangersLeft view={view} />}
    </div>
  );
}
