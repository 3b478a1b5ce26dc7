import { cardIn } from '@treefort/words';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { useAdding } from './adding.tsx';
import { beyond, figuresOf, isNothing, Signs, useFiguresText } from './brings.tsx';
import { bothOf, type Plan } from './plan.ts';
import { ReaderCard } from './reader-card.tsx';
import { StripButton, useForeseen, useVerb, With } from './strip-button.tsx';
import { useTurn } from './turn.tsx';

interface PlayedProps {
  readonly card: string;
  readonly adds: readonly string[];
  /** The choices before the first action. */
  readonly first: readonly string[];
}

/** One of two actions, as the button for both names it. */
function Named({
  notation,
  figures,
}: {
  readonly notation: string;
  readonly figures: ReturnType<typeof figuresOf>;
}) {
  const verb = useVerb();
  const told = useFiguresText();
  if (isNothing(figures)) return <span>{verb(notation)}</span>;
  return (
    <>
      <span className="unseen">{`${verb(notation)} ${told(figures)}`}</span>
      <Signs of={figures} />
    </>
  );
}

/** Plays the card and uses both actions: the main button. */
function BothButton(props: PlayedProps) {
  const { web } = useLanguage();
  const { view, asked, rehearse, carryOut } = useTurn();
  const foreseen = useForeseen();
  const both = bothOf(rehearse, props, props.first);
  const seat = asked?.decision.seat ?? 0;
  const { card, first } = props;
  if (!both) return null;
  const [one, two] = both.plan.actions;
  if (!one || !two) return null;
  // What is added for both is added to the first of them already.
  const alone: Plan = { ...both.plan, actions: [one] };
  const before = figuresOf(foreseen(alone, first)?.brings ?? [], seat);
  const entry = cardIn(view.box, card);
  return (
    <button
      type="button"
      className="button strong option both-button"
      data-does="both"
      onClick={() => carryOut(both.plan, first[0] ?? `use:${one}`)}
    >
      <span>{web.t('fortStage:both')}</span>
      <Named notation={entry?.[one] ?? ''} figures={before} />
      <span>{web.t('fortStage:and-then')}</span>
      <Named notation={entry?.[two] ?? ''} figures={beyond(figuresOf(both.brings, seat), before)} />
      {both.adds.length > 0 && (
        <small>
          <With cards={both.adds} />
        </small>
      )}
    </button>
  );
}

/** A card that is played or could be: its strips as buttons with what they bring today. */
function PlayReader({ card, adds, first }: PlayedProps) {
  const { words, web } = useLanguage();
  return (
    <ReaderCard id={card} title={web.t('fortStage:card-now', { card: words.fort.cardName(card) })}>
      <div className="strip-buttons">
        <StripButton card={card} action="public" adds={adds} first={first} />
        <StripButton card={card} action="private" adds={adds} first={first} />
        <BothButton card={card} adds={adds} first={first} />
      </div>
    </ReaderCard>
  );
}

/** A card of the hand that could be played. */
export function HandReader({ card }: { readonly card: string }) {
  const { addsTo } = useAdding();
  return <PlayReader card={card} adds={addsTo(card)} first={[`play:${card}`]} />;
}

/** The card that lies there, whose other action is still to be used or left. */
export function UseReader() {
  const { view, asked } = useTurn();
  const { words, web } = useLanguage();
  const { keyOf, choose } = usePlaying();
  const card = view.played;
  if (card === null || !asked) return null;
  const done = asked.decision.options.find(({ kind }) => kind === 'done');
  const left = (['public', 'private'] as const).filter((one) => !view.used.includes(one));
  if (!done) return <PlayReader card={card} adds={[]} first={[]} />;
  return (
    <ReaderCard id={card} title={web.t('fortStage:card-now', { card: words.fort.cardName(card) })}>
      <div className="strip-buttons">
        {left.map((action) => (
          <StripButton key={action} card={card} action={action} adds={[]} first={[]} />
        ))}
        <button
          type="button"
          className="button option"
          data-options={done.id}
          data-key={keyOf(done.id)}
          onClick={() => choose(done.id)}
        >
          {web.t('fortStage:done')}
        </button>
      </div>
    </ReaderCard>
  );
}
