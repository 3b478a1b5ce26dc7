import '../style/practice.css';
import { plain } from '@treefort/words';
import { useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { gameIdOf } from '../table/game-id.ts';
import { endingOf } from '../table/results.ts';
import { deleteGame, type SavedGame, savedGames } from '../table/saved-games.ts';
import { ForgetButton, GameList } from './game-list.tsx';

/** So many are shown; the others on request. */
const SHOWN = 5;

/** How a game ended: for the only person at it, or who won among several. */
function Ending({ saved }: { readonly saved: SavedGame }) {
  const { words, web } = useLanguage();
  const { sitters, record, practice } = saved;
  const { outcome } = record;
  if (!outcome) return null;
  const [seat, ...others] = sitters.flatMap(({ bot }, i) => (bot === undefined ? [i] : []));
  const alone = seat !== undefined && others.length === 0;
  const names = words.names(sitters);
  const ending = alone ? endingOf({ seat, winners: outcome.winners }) : undefined;
  return (
    <span className={`ending ${ending ?? ''}`}>
      <strong>
        {ending ? web.t(`results:${ending}`) : plain(words.winners(outcome, { names }))}
      </strong>{' '}
      <span className="final-scores">
        {outcome.scores.map((score, i) => (
          <span key={`seat-${i + 1}`}>
            {i > 0 && ' : '}
            <span className={i === seat && alone ? 'own' : ''} title={names[i]}>
              {score}
            </span>
          </span>
        ))}
      </span>
      {practice && <span className="practice-badge">{web.t('practice:badge')}</span>}
    </span>
  );
}

/** A date, with its year if that is another one. */
function dateIn(locale: string, at: number): string {
  const year = new Date(at).getFullYear();
  const named = year === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...named }).format(at);
}

interface FinishedGameProps {
  readonly saved: SavedGame;
  readonly onForget: () => void;
}

function FinishedGame({ saved, onForget }: FinishedGameProps) {
  const { words, web } = useLanguage();
  const { record, sitters, id, touched } = saved;
  const date = dateIn(words.locale, touched);
  return (
    <li className="kept sheet">
      <span className="faces">
        {sitters.map((sitter, seat) => (
          <Avatar key={`${seat}-${sitter.name}`} sitter={sitter} seat={seat} />
        ))}
      </span>
      <span className="kept-name">
        <span className="kept-what">
          <strong>{words[gameIdOf(record)].name}</strong>
          <time dateTime={new Date(touched).toISOString()}>{date}</time>
        </span>
        <Ending saved={saved} />
      </span>
      <Link to={{ at: 'replay', source: { from: 'kept', id } }} className="button">
        {web.t('home:look-again')}
      </Link>
      <ForgetButton onForget={onForget} />
    </li>
  );
}

/** The games of this browser that are over, the latest first. */
export function FinishedGames() {
  const { web } = useLanguage();
  const [saved, setSaved] = useState(savedGames);
  const drop = (id: string): void => {
    deleteGame(id);
    setSaved(savedGames());
  };
  return (
    <GameList
      title={web.t('home:finished')}
      games={saved.filter(({ record }) => record.outcome !== undefined)}
      shown={SHOWN}
      row={(one) => <FinishedGame key={one.id} saved={one} onForget={() => drop(one.id)} />}
    />
  );
}
