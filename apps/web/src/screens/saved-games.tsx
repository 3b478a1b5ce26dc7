import { useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { gameIdOf } from '../table/game-id.ts';
import { deleteGame, type SavedGame, savedGames } from '../table/saved-games.ts';
import { ForgetButton, GameList } from './game-list.tsx';

function SavedGameRow({
  kept,
  onForget,
}: {
  readonly kept: SavedGame;
  readonly onForget: () => void;
}) {
  const { words, web } = useLanguage();
  const { record, sitters, id } = kept;
  const over = record.outcome !== undefined;
  return (
    <li className="kept sheet">
      <span className="faces">
        {sitters.map((sitter, seat) => (
          <Avatar key={`${seat}-${sitter.name}`} sitter={sitter} seat={seat} />
        ))}
      </span>
      <span className="kept-name">
        <strong>{words[gameIdOf(record)].name}</strong>
        <span>{sitters.map((sitter) => sitter.name).join(', ')}</span>
      </span>
      <Link
        to={over ? { at: 'replay', source: { from: 'kept', id } } : { at: 'play', id }}
        className={over ? 'button' : 'button strong'}
      >
        {web.t(over ? 'home:look-again' : 'home:continue')}
      </Link>
      <ForgetButton onForget={onForget} />
    </li>
  );
}

/** The games that are kept in this browser. */
export function SavedGames({ which }: { readonly which: 'running' | 'finished' }) {
  const { web } = useLanguage();
  const [kept, setKept] = useState(savedGames);
  const fitting = kept.filter(
    ({ record }) => (record.outcome === undefined) === (which === 'running'),
  );
  const drop = (id: string): void => {
    deleteGame(id);
    setKept(savedGames());
  };
  return (
    <GameList
      title={web.t(`home:${which}`)}
      games={fitting}
      row={(one) => <SavedGameRow key={one.id} kept={one} onForget={() => drop(one.id)} />}
    />
  );
}
