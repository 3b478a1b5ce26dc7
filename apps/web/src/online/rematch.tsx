import '../style/rematch.css';
import type { SeatInfo } from '@treefort/protocol';
import { type RemoteState, sitterOf } from '../remote/remote-state.ts';
import { useLanguage } from '../shell/language.tsx';
import type { FoundTable } from './find-table.ts';
import { useOnlineWords } from './online-words.ts';

type Vote = 'wants' | 'wants-not' | 'unsaid' | 'left' | 'ready';

/** What is known of a seat's wish: bots always play, and who has left is not asked. */
function voteOf({ kind, away, again }: SeatInfo): Vote {
  if (kind === 'bot') return 'ready';
  if (again !== undefined) return again ? 'wants' : 'wants-not';
  return away ? 'left' : 'unsaid';
}

interface RematchProps {
  readonly found: FoundTable;
  readonly seats: readonly SeatInfo[];
  readonly you: RemoteState['you'];
}

/** Whether one plays again, and who else wants to: the next table is there when all do. */
export function Rematch({ found: { table }, seats, you }: RematchProps) {
  const { words, web } = useLanguage();
  const online = useOnlineWords();
  const names = words.names(seats.map(sitterOf));
  const own = you === null ? undefined : seats[you]?.again;
  const say = (yes: boolean): void => void table.send({ do: 'rematch', yes });
  return (
    <>
      {you !== null && own !== true && (
        <button type="button" className="button strong large" onClick={() => say(true)}>
          {web.t('play:rematch')}
        </button>
      )}
      {you !== null && own !== false && (
        <button type="button" className="button" onClick={() => say(false)}>
          {online.t('rematch:no')}
        </button>
      )}
      {seats.some(({ again }) => again !== undefined) && (
        <ul className="rematch-votes" aria-label={online.t('rematch:title')} aria-live="polite">
          {seats.map((seat, i) => (
            <li key={`seat-${i + 1}`} className={voteOf(seat)}>
              <strong>{names[i]}</strong> {online.t(`rematch:${voteOf(seat)}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
