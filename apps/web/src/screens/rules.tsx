import '../style/rules.css';
import { loadRulebook, type Rulebook } from '@treefort/words';
import { useEffect, useState } from 'react';
import { Link } from '../shell/link.tsx';
import { useTongue } from '../shell/tongue.tsx';
import type { GameId } from '../table/game-id.ts';

/** The rules of a game, statement by statement; each has its own address. */
export function Rules({ game }: { readonly game: GameId }) {
  const { words, web } = useTongue();
  const [book, setBook] = useState<Rulebook>();
  useEffect(() => {
    void loadRulebook(words.locale).then(setBook);
  }, [words]);
  useEffect(() => {
    if (book) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [book]);
  return (
    <main className="rules sheet">
      <p>
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
      <h1>
        {words[game].name}: {web.t('home:rules')}
      </h1>
      {book?.[game].map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
          {chapter.rules.map(({ id, text, ours }) => (
            <p key={id} id={id} className="rule">
              {text} {ours && <em>({words.t('table:our-reading')})</em>}
            </p>
          ))}
        </section>
      ))}
    </main>
  );
}
