import type { ProfiledGame } from '@treefort/protocol';
import type { RatingWords } from '@treefort/words';
import { homeFaces } from '../games/home-faces.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { type GameId, isGameId } from '../table/game-id.ts';
import { Rating } from './rating.tsx';
import { RatingCurve } from './rating-curve.tsx';

interface PartProps {
  readonly says: RatingWords;
  readonly of: ProfiledGame;
}

/** Results by the number of players. */
function TallyTable({ says, of: { tallies } }: PartProps) {
  if (tallies.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{says.t('profile:games')}</th>
          <th scope="col">{says.t('profile:won')}</th>
          <th scope="col">{says.t('profile:abandoned')}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ seats, games, won, abandoned }) => (
          <tr key={seats}>
            <th scope="row">{says.t('profile:seats', { n: seats })}</th>
            <td>{games}</td>
            <td>{won}</td>
            <td>{abandoned}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Favourites({ says, of: { kept }, game }: PartProps & { readonly game: GameId }) {
  const { words } = useLanguage();
  if (kept.length === 0) return null;
  return (
    <>
      <h3>{says.t(`profile:kept-${game}`)}</h3>
      <ul className="favourites">
        {kept.map(({ id, games }) => (
          <li key={id}>
            <strong>{homeFaces[game].keptName(words, id)}</strong>{' '}
            <span>{says.t('profile:kept-in', { n: games })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What somebody has played of one game. */
export function GameProfile({ says, of }: PartProps) {
  const { words } = useLanguage();
  const { game, rating, rated, curve } = of;
  if (!isGameId(game)) return null;
  return (
    <section className="sheet" data-game={game}>
      <h2>{words[game].name}</h2>
      <p className="rating-line">
        {rating ? <Rating {...rating} /> : says.t('profile:no-rating')}
        {rated > 0 && <span>{says.t('profile:rated-games', { n: rated })}</span>}
        <Link to={{ at: 'ranks', game }} className="button quiet">
          {says.t('ranks:title')}
        </Link>
      </p>
      <RatingCurve says={says} curve={curve} />
      <TallyTable says={says} of={of} />
      <Favourites says={says} of={of} game={game} />
    </section>
  );
}
