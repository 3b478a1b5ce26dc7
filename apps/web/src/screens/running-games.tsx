import { useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { gameIdOf } from '../table/game-id.ts';
import { deleteGame, type SavedGame, savedGames } from '../table/saved-games.ts';
import { ForgetButton } from './game-list.tsx';

interface RunningGameProps {
  readonly saved: SavedGame;
  readonly onForget: () => void;
}

function RunningGame({ saved, onForget }: RunningGameProps) {
  const { words, web } = useLanguage();
  const { record, sitters, id, practice } = saved;
  return (
    <li className="running-game">
      <Link to={{ at: 'play', id }} className="button strong">
        <span className="faces">
          {sitters.map((sitter, seat) => (
            <Avatar key={`${seat}-${sitter.name}`} sitter={sitter} seat={seat} />
          ))}
        </span>
        <span>
          {web.labelled(web.t('home:continue'), words[gameIdOf(record)].name)}
          {practice && ` (${web.t('practice:badge')})`}
        </span>
        <span className="unseen">{words.names(sitters).join(', ')}</span>
      </Link>
      <ForgetButton onForget={onForget} />
    </li>
  );
}

/** The games of this browser that are not over, as a slim strip. */
export function RunningGames() {
  const { web } = useLanguage();
  const [saved, setSaved] = useState(savedGames);
  const running = saved.filter(({ record }) => record.outcome === undefined);
  if (running.length === 0) return null;
  const drop = (id: string): void => {
    deleteGame(id);
    setSaved(savedGames());
  };
  return (
    <section className="running" aria-label={web.t('home:running')}>
      <ul>
        {running.map((one) => (
          <RunningGame key={one.id} saved={one} onForget={() => drop(one.id)} />
        ))}
      </ul>
    </section>
  );
}
