import '../style/home.css';
import '../style/ratings.css';
import type { Profile } from '@treefort/protocol';
import { loadRatings, type RatingWords } from '@treefort/words';
import { useEffect, useState } from 'react';
import { GameProfile } from '../ratings/game-profile.tsx';
import { PastGames } from '../ratings/past-games.tsx';
import { findProfile, hideProfile } from '../ratings/server.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';

interface PartProps {
  readonly says: RatingWords;
  readonly profile: Profile;
}

/** Whether others see one's own profile. */
function Hide({ says, hidden: before }: { readonly says: RatingWords; readonly hidden: boolean }) {
  const [hidden, setHidden] = useState(before);
  const turn = async (): Promise<void> => {
    setHidden(!hidden);
    const done = await hideProfile(!hidden);
    if (!done.ok) setHidden(hidden);
  };
  return (
    <section className="sheet">
      <p>{says.t('profile:own')}</p>
      <label className="notify">
        <input type="checkbox" checked={hidden} onChange={() => void turn()} />
        <span>{says.t('profile:hide')}</span>
      </label>
    </section>
  );
}

/** Whom the player met most often, and who came before whom. */
function Opponents({ says, profile: { opponents, streak } }: PartProps) {
  const { words } = useLanguage();
  if (opponents.length === 0) return null;
  const names = words.names(
    opponents.map(({ name }) => (name === null ? { name: '', former: true as const } : { name })),
  );
  return (
    <section className="sheet opponents">
      <h2>{says.t('profile:opponents')}</h2>
      <p>{says.t('profile:streak', { ...streak })}</p>
      <table>
        <tbody>
          {opponents.map(({ id, games, won, lost }, i) => (
            <tr key={id ?? `former-${i + 1}`}>
              <th scope="row">
                {id === undefined ? (
                  names[i]
                ) : (
                  <Link to={{ at: 'player', id }} className="player-link">
                    {names[i]}
                  </Link>
                )}
              </th>
              <td>{says.t('profile:against', { n: games })}</td>
              <td>
                {won} : {lost}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Found({ says, profile }: PartProps) {
  const { words, web } = useLanguage();
  const { id, name, since, games, hidden } = profile;
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' }).format(since);
  return (
    <main className="ratings-page">
      <header>
        <h1>{name}</h1>
        <p className="row">
          <Link to={{ at: 'home' }} className="button">
            {web.t('play:home')}
          </Link>
          <span>{says.t('profile:since', { date })}</span>
        </p>
      </header>
      {games.map((game) => (
        <GameProfile key={game.game} says={says} of={game} />
      ))}
      <Opponents says={says} profile={profile} />
      <PastGames says={says} id={id} />
      {hidden !== undefined && <Hide says={says} hidden={hidden} />}
    </main>
  );
}

/** The profile of a player; without an id one's own. */
export function PlayerScreen({ id }: { readonly id: string | undefined }) {
  const { web } = useLanguage();
  const says = useLoadedWords(loadRatings);
  const [profile, setProfile] = useState<Profile | 'missing' | 'failed'>();
  useEffect(() => {
    let wanted = true;
    void findProfile(id).then((found) => {
      if (!wanted) return;
      const none = !found.ok && (found.why === 'not-found' || found.why === 'no-player');
      setProfile(found.ok ? found.value : none ? 'missing' : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  if (!says || profile === undefined) return null;
  if (typeof profile === 'object') return <Found says={says} profile={profile} />;
  return (
    <main className="note sheet">
      <h1>{says.t(profile === 'missing' ? 'profile:missing' : 'ranks:failed')}</h1>
      {profile === 'missing' && <p>{says.t('profile:missing-text')}</p>}
      <p className="row">
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}
