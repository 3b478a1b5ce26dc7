import '../../style/cards.css';
import { type CardEntry, DEALT, standard } from '@treefort/fort';
import { type Lessons, loadLessons } from '@treefort/words';
import { useDeferredValue, useState } from 'react';
import { isFound, wordsIn } from '../../rulebook/search.ts';
import { SearchBox } from '../../rulebook/search-box.tsx';
import { useLanguage } from '../../shell/language.tsx';
import { Link } from '../../shell/link.tsx';
import { useLoadedWords } from '../../shell/loaded-words.ts';
import { abilitiesOf } from './abilities.ts';
import { CardList } from './card-list.tsx';
import { type CardFilter, Filters } from './filters.tsx';
import { RewardLists } from './reward-list.tsx';

const { kids, friends } = standard.file;
const ALL_KIDS = kids.reduce((sum, { copies }) => sum + copies, 0);

const fits = (card: CardEntry, { suit, ability }: CardFilter): boolean =>
  (suit === undefined || card.suits.includes(suit)) &&
  (ability === undefined || abilitiesOf(card).has(ability));

/** The cards that pass the filter and contain all words of the query. */
function useFoundCards(filter: CardFilter, sought: readonly string[]) {
  const { words } = useLanguage();
  const textOf = ({ id }: CardEntry): string[] => {
    const { name, suits, public: open, private: own } = words.fort.card(id);
    return [name, ...suits, open ?? '', own ?? ''];
  };
  const sift = <C extends CardEntry>(cards: readonly C[]): C[] =>
    cards.filter((card) => fits(card, filter) && isFound(sought, textOf(card)));
  return { kids: sift(kids), friends: sift(friends) };
}

interface HeadProps {
  readonly lessons: Lessons;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly filter: CardFilter;
  readonly onFilter: (filter: CardFilter) => void;
  /** How many cards were found. */
  readonly n: number;
}

function Head({ lessons, query, onQuery, filter, onFilter, n }: HeadProps) {
  const { web } = useLanguage();
  return (
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
        onChange={onQuery}
      />
      <Filters lessons={lessons} filter={filter} onChange={onFilter} />
      <p role="status">{lessons.t(n > 0 ? 'gallery:found' : 'gallery:found-none', { n })}</p>
    </header>
  );
}

/** Every card of Fort with its face, its icons and its words. */
export function CardsScreen() {
  const { words } = useLanguage();
  const lessons = useLoadedWords(loadLessons);
  const [filter, setFilter] = useState<CardFilter>({});
  const [query, setQuery] = useState('');
  const sought = wordsIn(useDeferredValue(query));
  const found = useFoundCards(filter, sought);
  if (!lessons) return null;
  const n = found.kids.length + found.friends.length;
  const isFiltered = filter.suit !== undefined || filter.ability !== undefined;
  return (
    <main className="cards">
      <Head
        lessons={lessons}
        query={query}
        onQuery={setQuery}
        filter={filter}
        onFilter={setFilter}
        n={n}
      />
      <CardList
        title={lessons.t('gallery:kids')}
        note={lessons.t('gallery:copies-note', { all: ALL_KIDS, dealt: DEALT })}
        cards={found.kids}
        noteOf={({ copies }) => lessons.t('gallery:copies', { n: copies })}
      />
      <CardList
        title={lessons.t('gallery:friends')}
        note={lessons.t('gallery:friends-note')}
        cards={found.friends}
        noteOf={({ board }) =>
          lessons.t('gallery:friend-of', { board: words.t(`fort-colour:${board}`) })
        }
      />
      {!isFiltered && <RewardLists lessons={lessons} sought={sought} />}
    </main>
  );
}
