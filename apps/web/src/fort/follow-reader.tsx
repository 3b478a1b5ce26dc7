import { type Action, type FortView, parseAction } from '@treefort/fort';
import { cardIn, followedNotation } from '@treefort/words';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { figuresOf } from './brings.tsx';
import { ReaderCard } from './reader-card.tsx';
import { DoesLabel } from './strip-button.tsx';
import { useTurn } from './turn.tsx';

/** Why one may follow an action that its leader did not use. */
function WhyFollow() {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const { view } = useTurn();
  if (view.used.includes('public')) return null;
  return (
    <p className="follow-why">
      <Sentence
        text={web.parts('fortStage:follow-unused', { who: words.player(view.leader, people) })}
      />
    </p>
  );
}

interface FollowProps {
  /** The card to follow with, and its option. */
  readonly card: string;
  readonly option: string;
}

/** "Follow with Bug": what it brings, and why it is possible. */
export function FollowReader({ card, option }: FollowProps) {
  const { words, web } = useLanguage();
  const { keyOf, choose } = usePlaying();
  const { view, asked, rehearse } = useTurn();
  const found = rehearse([option]);
  const figures = figuresOf(found?.brings ?? [], asked?.decision.seat ?? 0);
  const notation = cardIn(view.box, view.played ?? '')?.public ?? '';
  const name = { card: words.fort.cardName(card) };
  return (
    <ReaderCard id={card} title={web.t('fortStage:follow-with', name)}>
      <button
        type="button"
        className="button strong option"
        data-options={option}
        data-key={keyOf(option)}
        onClick={() => choose(option)}
      >
        <span>{web.t('fortStage:follow-verb')}</span>
        <DoesLabel
          notation={notation}
          found={
            found
              ? {
                  plan: { card, actions: [], adds: [] },
                  brings: found.brings,
                  isWhole: true,
                  adds: [],
                  asks: found.asks?.kind,
                }
              : undefined
          }
          figures={figures}
        />
      </button>
      <WhyFollow />
    </ReaderCard>
  );
}

/** The action as it can be followed. */
export function followedAction(view: FortView): Action | undefined {
  const parsed = parseAction(followedNotation(view));
  return 'action' in parsed ? parsed.action : undefined;
}

/** What may be followed, before a card is looked at. */
export function FollowPrompt() {
  const { words, web } = useLanguage();
  const { view } = useTurn();
  const { people } = usePlaying();
  const card = view.played;
  if (card === null) return null;
  const followed = followedAction(view);
  return (
    <ReaderCard
      id={card}
      title={
        <Sentence
          text={web.parts('fortStage:follow-what', {
            who: words.player(view.leader, people),
            card: words.fort.cardName(card),
          })}
        />
      }
    >
      <p className="strip strip-text public">{followed && words.fort.action(followed)}</p>
      <WhyFollow />
    </ReaderCard>
  );
}
