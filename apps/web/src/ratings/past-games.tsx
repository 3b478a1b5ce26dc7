import type { PastGame, PastSeat } from '@treefort/protocol';
import type { RatingWords } from '@treefort/words';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { isGameId } from '../table/game-id.ts';
import type { Sitter } from '../table/table.ts';
import { usePages } from './pages.ts';
import { readPastGames } from './server.ts';

/** Who sat on a seat, for the names at a table. */
const sitterOf = (seat: PastSeat): Sitter => {
  if ('bot' in seat) return { name: seat.bot, bot: seat.bot };
  return seat.name === null ? { name: '', former: true } : { name: seat.name };
};

/** A change of a rating with its sign. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

interface RowProps {
  readonly says: RatingWords;
  readonly game: PastGame;
}

function PastGameRow({ says, game: past }: RowProps) {
  const { words, web } = useLanguage();
  const { table, game, ended, seats, you, points, change } = past;
  if (!isGameId(game)) return null;
  const names = words.names(seats.map(sitterOf));
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' }).format(ended);
  const order = [...seats.keys()].sort((a, b) => seats[a]!.place - seats[b]!.place);
  return (
    <li className="kept sheet">
      <span className="kept-name">
        <span className="kept-what">
          <strong>{words[game].name}</strong>
          <time dateTime={new Date(ended).toISOString()}>{date}</time>
        </span>
        <span>
          {order.map((seat, i) => {
            const { place, score, ...one } = seats[seat]!;
            return (
              <span key={seat} className={seat === you ? 'own' : ''}>
                {i > 0 && ', '}
                {place}. {names[seat]} {'abandoned' in one ? `(${says.t('profile:left')})` : score}
              </span>
            );
          })}
        </span>
      </span>
      {points !== undefined && change !== undefined && (
        <span className="rating">
          {points} <small>{signed(change)}</small>
        </span>
      )}
      <Link to={{ at: 'replay', source: { from: 'server', id: table } }} className="button">
        {web.t('home:look-again')}
      </Link>
    </li>
  );
}

/** The games that a player has finished, page by page. */
export function PastGames({ says, id }: { readonly says: RatingWords; readonly id: string }) {
  const { page, more } = usePages(readPastGames, id);
  if (page === undefined || page === 'failed') return null;
  const { items: games, next } = page;
  return (
    <section className="shelf">
      <h2>{says.t('profile:history')}</h2>
      {games.length === 0 && <p>{says.t('profile:none')}</p>}
      <ul>
        {games.map((game) => (
          <PastGameRow key={game.table} says={says} game={game} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="button" onClick={more}>
          {says.t('ranks:more')}
        </button>
      )}
    </section>
  );
}
