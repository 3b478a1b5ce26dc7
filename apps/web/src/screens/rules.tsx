import '../style/rules.css';
import { type Chapter, type Lessons, loadLessons, loadRulebook } from '@treefort/words';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { homeFaces } from '../games/home-faces.ts';
import { rulebookFaces } from '../games/rulebook-faces.ts';
import type { Trial } from '../learn/trial.ts';
import { isFound, wordsIn } from '../rulebook/search.ts';
import { SearchBox } from '../rulebook/search-box.tsx';
import { Statement } from '../rulebook/statement.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { lazyPart } from '../shell/load-module.ts';
import { useLoadedWords } from '../shell/loaded-words.ts';
import { GAMES, type GameId } from '../table/game-id.ts';

const { Part: TrialDialog } = lazyPart(
  async () => (await import('../learn/trial-dialog.tsx')).TrialDialog,
);

/** The chapters with only those statements that contain all words; the chapter's title counts as part of each. */
function sift(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, name = '', text, printed = '' }) =>
        isFound(words, [id, name, text, printed, chapter.title]),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** Scrolls to the statement that the address names. */
function useInSight(rule: string | undefined, ready: boolean): void {
  useEffect(() => {
    if (ready && rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule, ready]);
}

interface RulesProps {
  readonly game: GameId;
  readonly rule: string | undefined;
}

/** The rules of a game by chapter and statement; each has its own address, some can be tried. */
export function Rules({ game, rule }: RulesProps) {
  const { words, web } = useLanguage();
  const book = useLoadedWords(loadRulebook);
  const lessons = useLoadedWords(loadLessons);
  const [query, setQuery] = useState('');
  const [tried, setTried] = useState<Trial>();
  const sought = wordsIn(useDeferredValue(query));
  useInSight(rule, book !== undefined && lessons !== undefined);
  if (!book || !lessons) return null;
  const { trials } = rulebookFaces[game];
  const shown = sift(book[game], sought);
  return (
    <main className="rules sheet">
      <Head game={game} lessons={lessons} />
      <div className="finder">
        <SearchBox
          label={lessons.t('rulebook:search')}
          clear={lessons.t('rulebook:clear')}
          query={query}
          onChange={setQuery}
        />
        <p role="status">{sought.length > 0 && <Count lessons={lessons} shown={shown} />}</p>
      </div>
      {sought.length === 0 && <Chapters title={lessons.t('rulebook:chapters')} chapters={shown} />}
      {shown.map((chapter) => (
        <ChapterText
          key={chapter.id}
          lessons={lessons}
          chapter={chapter}
          trials={trials}
          sought={sought}
          rule={rule}
          onTry={setTried}
        />
      ))}
      <p>
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
      {tried && (
        <Suspense>
          <TrialDialog
            game={game}
            trial={tried}
            statement={book.rule(tried.rule)?.text ?? words[game].name}
            onClose={() => setTried(undefined)}
          />
        </Suspense>
      )}
    </main>
  );
}

interface ChapterTextProps {
  readonly lessons: Lessons;
  readonly chapter: Chapter;
  readonly trials: readonly Trial[];
  readonly sought: readonly string[];
  /** The statement that the address names. */
  readonly rule: string | undefined;
  readonly onTry: (trial: Trial) => void;
}

function ChapterText({ lessons, chapter, trials, sought, rule, onTry }: ChapterTextProps) {
  return (
    <section id={`chapter-${chapter.id}`}>
      <h2>{chapter.title}</h2>
      {chapter.rules.map((one) => {
        const trial = trials.find(({ rule: about }) => about === one.id);
        return (
          <Statement
            key={one.id}
            lessons={lessons}
            rule={one}
            words={sought}
            named={one.id === rule}
            onTry={trial && (() => onTry(trial))}
          />
        );
      })}
    </section>
  );
}

/** The title of the rulebook, with links to lessons, further pages and the other rulebooks. */
function Head({ game, lessons }: { readonly game: GameId; readonly lessons: Lessons }) {
  const { words, web } = useLanguage();
  const { trials } = rulebookFaces[game];
  const { links } = homeFaces[game];
  return (
    <header>
      <h1>{web.labelled(words[game].name, web.t('home:rules'))}</h1>
      <p>{lessons.t('rulebook:examples', { n: trials.length })}</p>
      <nav className="row">
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
        <Link to={{ at: 'learn', game }} className="button">
          {web.t('home:learn')}
        </Link>
        {links.map(({ to, label }) => (
          <Link key={label} to={to} className="button">
            {web.t(label)}
          </Link>
        ))}
        {GAMES.filter((other) => other !== game).map((other) => (
          <Link key={other} to={{ at: 'rules', game: other }} className="button quiet">
            {words[other].name}
          </Link>
        ))}
      </nav>
    </header>
  );
}

interface CountProps {
  readonly lessons: Lessons;
  readonly shown: readonly Chapter[];
}

function Count({ lessons, shown }: CountProps) {
  const n = shown.flatMap(({ rules }) => rules).length;
  return <>{n > 0 ? lessons.t('rulebook:found', { n }) : lessons.t('rulebook:found-none')}</>;
}

interface ChaptersProps {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

function Chapters({ title, chapters }: ChaptersProps) {
  return (
    <nav className="chapters" aria-label={title}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#chapter-${chapter.id}`}>{chapter.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
