import '../style/cards.css';
import { type CardEntry, DEALT, PERKS, RULES, standard } from '@treefort/fort';
import { loadLessons } from '@treefort/words';
import { useDeferredValue, useState } from 'react';
import { abilitiesOf } from '../fort/cards/abilities.ts';
import { CardList } from '../fort/cards/card-list.tsx';
import { type CardFilter, Filters } from '../fort/cards/filters.tsx';
import { RewardList } from '../fort/cards/reward-list.tsx';
import { isFound, wordsIn } from '../rulebook/search.ts';
import { SearchBox } from '../rulebook/search-box.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';

const { kids, friends } = standard.file;
/** Of perks and made-up rules there are so many more in a game than players. */
const SPARE = 1;
const ALL_KIDS = kids.reduce((sum, { copies }) => sum + copies, 0);

const isWished = (card: CardEntry, { suit, ability }: CardFilter): boolean =>
  (suit === undefined || card.suits.includes(suit)) &&
  (ability === undefined || abilitiesOf(card).has(ability));

/** Every card of Fort with its face, its icons and its words. */
export function Cards() {
  const { words, web } = useLanguage();
  const lessons = useLoadedWords(loadLessons);
  const [wish, setWish] = useState<CardFilter>({});
  const [query, setQuery] = useState('');
  const sought = wordsIn(useDeferredValue(query));
  if (!lessons) return null;
  const textOf = ({ id }: CardEntry): string[] => {
    const { name, suits, public: open, private: own } = words.fort.card(id);
    return [name, ...suits, open ?? '', own ?? ''];
  };
  const sift = <C extends CardEntry>(cards: readonly C[]): C[] =>
    cards.filter((card) => isWished(card, wish) && isFound(sought, textOf(card)));
  const [shownKids, shownFriends] = [sift(kids), sift(friends)];
  const n = shownKids.length + shownFriends.length;
  const rewards = wish.suit === undefined && wish.ability === undefined;
  return (
    <main className="cards">
      <header className="sheet">
        <h1>{lessons.t('gallery:title')}</h1>
        <nav className="row">
          <Link to={{ at: 'home' }} className="button">
            {web.t('play:home')}
          </Link>
          <Link to={{ at: 'rules', game: 'fort' }} className="button quiet">
            {web.t('home:rules')}
          </Link>
        </nav>
        <SearchBox
          label={lessons.t('gallery:search')}
          clear={lessons.t('rulebook:clear')}
          query={query}
          onChange={setQuery}
        />
        <Filters lessons={lessons} wish={wish} onChange={setWish} />
        <p role="status">{lessons.t(n > 0 ? 'gallery:found' : 'gallery:found-none', { n })}</p>
      </header>
      <CardList
        title={lessons.t('gallery:kids')}
        note={lessons.t('gallery:copies-note', { all: ALL_KIDS, dealt: DEALT })}
        cards={shownKids}
        noteOf={({ copies }) => lessons.t('gallery:copies', { n: copies })}
      />
      <CardList
        title={lessons.t('gallery:friends')}
        note={lessons.t('gallery:friends-note')}
        cards={shownFriends}
        noteOf={({ board }) =>
          lessons.t('gallery:friend-of', { board: words.t(`fort-colour:${board}`) })
        }
      />
      {rewards && (
        <>
          <RewardList
            title={lessons.t('gallery:perks')}
            note={lessons.t('gallery:rewards-note', { all: PERKS.length, more: SPARE })}
            picture="perk"
            rewards={PERKS.map((id) => words.fort.perk(id))}
            sought={sought}
          />
          <RewardList
            title={lessons.t('gallery:rules')}
            note={lessons.t('gallery:rewards-note', { all: RULES.length, more: SPARE })}
            picture="rule"
            rewards={RULES.map((id) => words.fort.madeUpRule(id))}
            sought={sought}
          />
        </>
      )}
    </main>
  );
}
