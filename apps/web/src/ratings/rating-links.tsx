import { loadRatings } from '@treefort/words';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useOptionalWords } from '../shell/loaded-words.ts';
import { GAMES } from '../table/game-id.ts';

/** The way to the own profile and to the leaderboards, for who has played on the server. */
export function RatingLinks() {
  const { words } = useLanguage();
  const says = useOptionalWords(loadRatings);
  if (!says) return null;
  return (
    <section className="shelf">
      <h2>{says.t('ranks:title')}</h2>
      <p className="row">
        {GAMES.map((game) => (
          <Link key={game} to={{ at: 'ranks', game }} className="button">
            {words[game].name}
          </Link>
        ))}
        <Link to={{ at: 'player' }} className="button">
          {says.t('profile:mine')}
        </Link>
      </p>
    </section>
  );
}
