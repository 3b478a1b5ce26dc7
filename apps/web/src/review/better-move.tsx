import '../style/learn.css';
import type { Judgement } from '@treefort/review';
import { hintReasonText, loadHints, type Text } from '@treefort/words';
import { useEffect, useState } from 'react';
import { GameTable } from '../play/game-table.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { InDialog } from '../shell/in-dialog.ts';
import { useLanguage } from '../shell/language.tsx';
import { useOptionalWords } from '../shell/loaded-words.ts';
import { RetryTable } from './retry-table.ts';
import { useReviewed } from './reviewed-game.ts';
import { useTurnName } from './turn-name.ts';
import { bestChance, playedChance, type Verdict, verdictOn } from './verdict.ts';
import { weighOption } from './weigh-option.ts';

interface BetterMoveProps {
  readonly judgement: Judgement;
  readonly onBack: () => void;
  readonly onNext: (() => void) | undefined;
}

/** What is said to a try, once it is weighed. */
function useVerdict(table: RetryTable, judgement: Judgement): Verdict | 'weighing' | undefined {
  const { opened } = useReviewed();
  const { choice } = table;
  const [found, setFound] = useState<Verdict>();
  useEffect(() => {
    setFound(undefined);
    if (choice === undefined) return;
    let wanted = true;
    void weighOption(opened.record, judgement, choice).then(
      (chance) => wanted && setFound(verdictOn(judgement, choice, chance)),
    );
    return () => {
      wanted = false;
    };
  }, [opened, judgement, choice]);
  return choice === undefined ? undefined : (found ?? 'weighing');
}

interface RetryCardProps extends BetterMoveProps {
  readonly table: RetryTable;
  readonly onAgain: () => void;
}

/** The riddle, what is said to a try, and the way back. */
function RetryCard({ table, judgement, onAgain, onBack, onNext }: RetryCardProps) {
  const { words } = useLanguage();
  const { people, words: reviewing } = useReviewed();
  const { voice } = usePlaying();
  const nameOf = useTurnName();
  const [answered, setAnswered] = useState(false);
  const verdict = useVerdict(table, judgement);
  const hints = useOptionalWords(loadHints);
  const { n, seat, chosen, best, reason } = judgement;
  const percent = (chance: number): string => reviewing.percent(chance);
  const asks = reviewing.parts(seat === people.you ? 'screen:asks' : 'screen:asks-of', {
    when: nameOf(n),
    who: words.player(seat, people),
    what: voice.optionNamed(chosen),
  });
  const why = (): Text =>
    hints && reason ? [' ', ...hintReasonText(reason, hints, { words, people })] : [];
  const said = (): ReturnType<typeof reviewing.parts> => {
    if (answered) {
      const chances = {
        percent: percent(bestChance(judgement)),
        before: percent(playedChance(judgement)),
      };
      const answer = { what: voice.optionNamed(best), ...chances };
      return [...reviewing.parts('screen:answered', answer), ...why()];
    }
    if (verdict === undefined) return asks;
    if (verdict === 'weighing') return reviewing.parts('screen:weighing');
    const { is, chance, before } = verdict;
    const told = { percent: percent(chance), before: percent(before) };
    return [...reviewing.parts(`screen:${is}`, told), ...(is === 'right' ? why() : [])];
  };
  const isFound = typeof verdict === 'object' && verdict.is === 'right';
  const state = answered ? 'answered' : typeof verdict === 'object' ? verdict.is : verdict;
  return (
    <section className={`lesson-card retry sheet ${isFound ? 'done' : ''}`} data-verdict={state}>
      <h1 className="unseen">{reviewing.t('screen:find')}</h1>
      <p className="lesson-text" role="status">
        <Sentence text={said()} />
      </p>
      <div className="turn-acts">
        {verdict !== undefined && (
          <button type="button" className="button" data-act="again" onClick={onAgain}>
            {reviewing.t('screen:again')}
          </button>
        )}
        {!answered && !isFound && (
          <button
            type="button"
            className="button"
            data-act="answer"
            onClick={() => setAnswered(true)}
          >
            {reviewing.t('screen:answer')}
          </button>
        )}
        {(answered || isFound) && onNext && (
          <button type="button" className="button strong" data-act="next" onClick={onNext}>
            {reviewing.t('screen:next')}
          </button>
        )}
        <button type="button" className="button" data-act="back" onClick={onBack}>
          {reviewing.t('screen:back')}
        </button>
      </div>
    </section>
  );
}

const nothing = (): null => null;

/** A decision of the game to be made again, at the table as its player saw it. */
export function BetterMove({ judgement, onBack, onNext }: BetterMoveProps) {
  const { opened } = useReviewed();
  const [table, setTable] = useState(() => new RetryTable(opened, judgement.n));
  return (
    <div className="lesson-room better-move">
      <InDialog value={true}>
        <GameTable table={table} end={nothing}>
          <RetryCard
            table={table}
            judgement={judgement}
            onAgain={() => setTable(new RetryTable(opened, judgement.n))}
            onBack={onBack}
            onNext={onNext}
          />
        </GameTable>
      </InDialog>
    </div>
  );
}
