import type { FortOption } from '@treefort/fort';
import { cardIn } from '@treefort/words';
import type { ReactNode } from 'react';
import { type Pointed, usePlaying } from '../play/playing.tsx';
import { usePointed } from '../play/pointed.ts';
import { RuleLink } from '../play/rule-link.tsx';
import { Sentence } from '../play/sentence.tsx';
import { usePlan } from '../play/table-frame.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { OpenDecision } from '../table/table.ts';
import { FollowPrompt, FollowReader } from './follow-reader.tsx';
import { PerkNote } from './perk-note.tsx';
import { HandReader, UseReader } from './play-reader.tsx';
import { ReaderCard, StripTexts } from './reader-card.tsx';
import { StepReader } from './step-reader.tsx';
import { DeckReader, RecruitPrompt, TakeReader } from './take-reader.tsx';
import { useTurn } from './turn.tsx';

/** Where an option is chosen: by a card or perk on the table, quietly beside the hand, or by a button of the reader. */
export function placeOf(option: FortOption): 'table' | 'quiet' | 'reader' {
  switch (option.kind) {
    case 'play':
    case 'add':
    case 'follow':
    case 'draft':
    case 'tuck':
    case 'trash':
    case 'trash-rival':
    case 'recruit':
    case 'take-perk':
    case 'diy':
    case 'recycle':
    case 'rough-housing':
    case 'do-over':
      return 'table';
    case 'skip':
    case 'pass':
      return 'quiet';
    case 'declare':
    case 'use':
    case 'done':
    case 'lookout-symbol':
    case 'suit':
    case 'gain':
    case 'gain-either':
    case 'pack':
    case 'trash-this':
    case 'pay':
    case 'score':
    case 'spend':
    case 'copy-pack':
    case 'copy-rival':
    case 'convert':
    case 'keep':
      return 'reader';
  }
}

/** Puts away a card that answers nothing: the answers may have stood where it is read. */
function BackToQuestion() {
  const { web } = useLanguage();
  const { point } = usePlaying();
  return (
    <button
      type="button"
      className="button round quiet unpin"
      aria-label={web.t('play:close')}
      onClick={() => point(undefined)}
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
}

/** A card that was pointed at: what it could do now, or why it cannot. */
function PointedCard({ id, target }: { readonly id: string; readonly target: string }): ReactNode {
  const { words } = useLanguage();
  const { voice, refusalsAt, isLesson } = usePlaying();
  const { view, asked } = useTurn();
  const pinned = usePointed()?.pinned === true;
  const offered = asked?.decision.options.filter((one) => one.target === target) ?? [];
  const [only] = offered;
  if (only?.kind === 'play' && !isLesson) return <HandReader card={id} />;
  if (only?.kind === 'follow') return <FollowReader card={id} option={only.id} />;
  if (only && offered.length === 1) return <TakeReader card={id} option={only} />;
  if (only) return <StepReader options={offered} />;
  const [refused] = refusalsAt(target);
  const entry = cardIn(view.box, id);
  const hasAction = entry?.public !== undefined || entry?.private !== undefined;
  return (
    <ReaderCard id={id} title={words.fort.cardName(id).text}>
      {refused && (
        <p className="why">
          <Sentence text={voice.refusal(refused)} /> <RuleLink rule={refused.rule} />
        </p>
      )}
      {(hasAction || !refused) && <StripTexts id={id} />}
      {pinned && asked && <BackToQuestion />}
    </ReaderCard>
  );
}

/** What the question itself needs, while nothing is pointed at. */
function Asked(): ReactNode {
  const { asked } = useTurn();
  const { web } = useLanguage();
  const plan = usePlan();
  const isLarge = plan === 'desktop' || plan === 'wide';
  if (!asked) return null;
  const { kind, options } = asked.decision;
  if (kind === 'use') return <UseReader />;
  if (kind === 'follow' || kind === 'follow-second') return <FollowPrompt />;
  const buttons = options.filter((option) => placeOf(option) === 'reader');
  if (kind === 'recruit') return <RecruitPrompt />;
  // What each perk does is worth reading before one is taken; a phone has no room for all.
  if (kind === 'take-perk' && isLarge) return <StepReader options={options} />;
  if (kind === 'rough-housing') return <PerkNote />;
  if (buttons.length > 0) return <StepReader options={buttons} />;
  return kind === 'play' || kind === 'draft' ? (
    <p className="reader-note">{web.t(`fortStage:look-${kind}`)}</p>
  ) : null;
}

/** What stands in the reader; null leaves it to the plain description of what is pointed at, or to the beats. */
export function fortReader(
  pointed: Pointed | undefined,
  asked: OpenDecision<FortOption> | undefined,
): ReactNode {
  if (!pointed) return asked ? <Asked /> : null;
  if (pointed.shows === undefined) {
    const unseen = asked?.decision.options.find(
      ({ kind, target }) => kind === 'recruit' && target === pointed.target,
    );
    return unseen ? <DeckReader option={unseen} /> : null;
  }
  return <PointedCard id={pointed.shows} target={pointed.target} />;
}
