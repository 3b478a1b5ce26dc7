import { useState } from 'react';
import { scrollableByKeyboard } from '../shell/keyboard-scroll.ts';
import { Curve } from './curve.tsx';
import { DecisionList, isCostly } from './decision-list.tsx';
import { useIsPhone } from './is-phone.ts';
import { PlayerTable } from './player-table.tsx';
import { usePrinting } from './printing.ts';
import { useReviewed } from './reviewed-game.ts';
import { type Tab, Tabs } from './tabs.tsx';
import { TurningList } from './turning-list.tsx';

type TabId = 'curve' | 'turning' | 'mistakes' | 'all';

/** The lists of a review behind tabs, and how everybody did. On a phone the curve stands there too; on paper all follow each other. */
export function ListPart() {
  const { review, words, people } = useReviewed();
  const isPhone = useIsPhone();
  const printing = usePrinting();
  const [tab, setTab] = useState<TabId>('curve');
  const [seat, setSeat] = useState(people.you ?? 0);
  const mistakes = review.judgements.filter((one) => one.seat === seat && isCostly(one)).length;
  const names: Readonly<Record<TabId, string>> = {
    curve: words.t('screen:tab-curve'),
    turning: words.t('review:turning'),
    mistakes: words.t(seat === people.you ? 'screen:tab-mistakes' : 'screen:tab-mistakes-of', {
      n: mistakes,
    }),
    all: words.t('screen:tab-all'),
  };
  const ids: readonly TabId[] = isPhone
    ? ['curve', 'turning', 'mistakes', 'all']
    : ['turning', 'mistakes', 'all'];
  const chosen = ids.includes(tab) ? tab : 'turning';
  const decisions = { seat, onSeat: setSeat };
  const panels: Readonly<Record<TabId, () => React.ReactNode>> = {
    curve: () => (
      <>
        <Curve />
        <PlayerTable />
      </>
    ),
    turning: () => <TurningList />,
    mistakes: () => <DecisionList {...decisions} costly />,
    all: () => <DecisionList {...decisions} />,
  };
  if (printing) {
    return (
      <section className="review-list">
        <PlayerTable />
        <h2>{names.turning}</h2>
        {panels.turning()}
        <h2>{names.all}</h2>
        {panels.all()}
      </section>
    );
  }
  return (
    <section className="review-list sheet" data-shows={chosen}>
      <Tabs
        label={words.t('screen:tabs')}
        tabs={ids.map((id): Tab<TabId> => ({ id, name: names[id] }))}
        chosen={chosen}
        onChoose={setTab}
      >
        <div className="scrolled" key={chosen} ref={scrollableByKeyboard}>
          <h2 className="unseen">{names[chosen]}</h2>
          {panels[chosen]()}
        </div>
      </Tabs>
      {!isPhone && <PlayerTable />}
    </section>
  );
}
