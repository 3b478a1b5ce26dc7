import '../style/ratings.css';
import { loadRatings, type RatingWords } from '@treefort/words';
import { usePages } from '../ratings/pages.ts';
import { type Rank, readRanks } from '../ratings/server.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import { GAMES, type GameId } from '../table/game-id.ts';

function RankRow({ says, rank }: { readonly says: RatingWords; readonly rank: Rank }) {
  const { words } = useLanguage();
  if ('bot' in rank) {
    const [name] = words.names([{ name: rank.bot, bot: rank.bot }]);
    return (
      <tr className="bot">
        <td />
        <th scope="row">
          {name} <small>({says.t('ranks:bot')})</small>
        </th>
        <td>{rank.points}</td>
        <td />
      </tr>
    );
  }
  const { place, id, name, points, games } = rank;
  return (
    <tr>
      <td>{place}</td>
      <th scope="row">
        <Link to={{ at: 'player', id }} className="player-link">
          {name}
        </Link>
      </th>
      <td>{points}</td>
      <td>{games}</td>
    </tr>
  );
}

function RankTable({ says, game }: { readonly says: RatingWords; readonly game: GameId }) {
  const { page, more } = usePages(readRanks, game);
  if (page === undefined) return null;
  if (page === 'failed') return <p>{says.t('ranks:failed')}</p>;
  const { items, next } = page;
  return (
    <>
      {items.every((rank) => 'bot' in rank) && <p>{says.t('ranks:nobody')}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{says.t('ranks:place')}</th>
            <th scope="col">{says.t('ranks:player')}</th>
            <th scope="col">{says.t('ranks:rating')}</th>
            <th scope="col">{says.t('ranks:games')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((rank) => (
            <RankRow key={'bot' in rank ? rank.bot : rank.id} says={says} rank={rank} />
          ))}
        </tbody>
      </table>
      {next !== null && (
        <button type="button" className="button" onClick={more}>
          {says.t('ranks:more')}
        </button>
      )}
    </>
  );
}

/** The best players of a game, with our bots among them. */
export function Ranks({ game }: { readonly game: GameId }) {
  const { words, web } = useLanguage();
  const says = useLoadedWords(loadRatings);
  if (!says) return null;
  return (
    <main className="ratings-page">
      <header>
        <h1>{says.t('ranks:title')}</h1>
        <p className="row">
          <Link to={{ at: 'home' }} className="button">
            {web.t('play:home')}
          </Link>
          {GAMES.map((one) => (
            <Link
              key={one}
              to={{ at: 'ranks', game: one }}
              className={`button ${one === game ? 'strong' : ''}`}
            >
              {words[one].name}
            </Link>
          ))}
        </p>
      </header>
      <section className="sheet ranks">
        <p>{says.t('ranks:text')}</p>
        <RankTable says={says} game={game} />
      </section>
    </main>
  );
}
