import type { FortOption } from '@treefort/fort';
import type { Text } from '@treefort/words';
import { usePlaying } from '../play/playing.tsx';
import { RuleLink } from '../play/rule-link.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { PerkNote } from './perk-note.tsx';
import { ReaderCard, StripTexts } from './reader-card.tsx';
import { useTurn } from './turn.tsx';

/** What the button says that takes a card: who is recruited, and from whom. */
function useTaking(option: FortOption): Text {
  const { voice, people } = usePlaying();
  const { words, web } = useLanguage();
  if (option.kind !== 'recruit' || option.from === 'deck') return voice.option(option);
  const card = words.fort.cardName(option.card);
  if (option.from === 'park') return web.parts('fortStage:recruit-park', { card });
  const owner = words.player(option.owner, people);
  return web.parts('fortStage:recruit-yard', { card, owner });
}

/** The button that takes it. */
function TakeButton({ option }: { readonly option: FortOption }) {
  const { keyOf, choose } = usePlaying();
  const says = useTaking(option);
  return (
    <button
      type="button"
      className="button strong option take-button"
      data-options={option.id}
      data-key={keyOf(option.id)}
      onClick={() => choose(option.id)}
    >
      {option.kind === 'recruit' && <Picture of="things/recruit" />}
      <span>
        <Sentence text={says} />
      </span>
    </button>
  );
}

/** The Park deck, whose top card can be recruited unseen. */
export function DeckReader({ option }: { readonly option: FortOption }) {
  const { web } = useLanguage();
  const { view } = useTurn();
  return (
    <div className="reader-words of-deck">
      <h3>
        {web.t('fortTable:park-deck', { n: view.parkDeck })}{' '}
        <RuleLink rule="fort.recruit.sources" />
      </h3>
      <TakeButton option={option} />
    </div>
  );
}

/** A card that can be taken: recruited, tucked, trashed, drafted. */
export function TakeReader({
  card,
  option,
}: {
  readonly card: string;
  readonly option: FortOption;
}) {
  const { words } = useLanguage();
  return (
    <ReaderCard id={card} title={words.fort.cardName(card).text} glad={option.kind === 'recruit'}>
      <StripTexts id={card} />
      <TakeButton option={option} />
    </ReaderCard>
  );
}

/** Who goes to the Yard when the turn ends, and who could take them there. */
export function RecruitPrompt() {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const { view, asked, rehearse } = useTurn();
  const first = asked?.decision.options.find(({ kind }) => kind === 'recruit');
  const brings = first ? (rehearse([first.id])?.brings ?? []) : [];
  const yard = brings.find((one) => one.kind === 'yard')?.cards;
  // An action may recruit too, long before the turn ends.
  if (!yard) return null;
  const next = (view.leader + 1) % view.seats.length;
  const names = web.list(yard.map((id) => [words.fort.cardName(id)]));
  return (
    <div className="reader-note">
      <PerkNote />
      <p>
        {yard.length === 0 ? (
          web.t('fortStage:none-to-yard')
        ) : (
          <Sentence text={web.parts('fortStage:to-yard', { cards: names, n: yard.length })} />
        )}
      </p>
      {yard.length > 0 && (
        <p>
          <Sentence
            text={web.parts('fortStage:next-could-take', { who: words.player(next, people) })}
          />
        </p>
      )}
    </div>
  );
}
