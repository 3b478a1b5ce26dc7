import type { NewTable } from '@treefort/protocol';
import { Avatar } from '../play/avatar.tsx';
import { FEWEST, MOST, SeatRow } from '../screens/seat-row.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { GameId } from '../table/game-id.ts';
import { useOnlineWords } from './online-words.ts';

/** Who a seat is for. */
export type SeatWish = 'me' | 'friend' | 'anyone' | { readonly bot: string };

/**
 * A private table is found by its link only, so one link serves all friends. At a public table a friend's seat is reserved
 * for the one with the invitation.
 */
export const seatRequests = (seats: readonly SeatWish[], isPublic: boolean): NewTable['seats'] =>
  seats.map((seat) => {
    if (seat === 'me' || typeof seat === 'object') return seat;
    return seat === 'friend' && isPublic ? 'invited' : 'open';
  });

interface RowProps {
  readonly game: GameId;
  readonly n: number;
  readonly seat: Exclude<SeatWish, 'me'>;
  readonly onChange: (seat: SeatWish) => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatOnline({ game, n, seat, onChange, onRemove }: RowProps) {
  const online = useOnlineWords();
  const bot = typeof seat === 'object' ? seat.bot : undefined;
  const choose = (value: string): void =>
    onChange(value === 'friend' || value === 'anyone' ? value : { bot: value });
  const nobody = <span className="face nobody" aria-hidden="true" />;
  return (
    <SeatRow
      game={game}
      n={n}
      face={bot === undefined ? nobody : <Avatar sitter={{ name: bot, bot }} seat={n - 1} />}
      people={{
        friend: online.t('friends:kind-friend'),
        anyone: online.t('friends:kind-anyone'),
      }}
      value={typeof seat === 'object' ? seat.bot : seat}
      onChoose={choose}
      onRemove={onRemove}
    />
  );
}

interface SeatsProps {
  readonly game: GameId;
  readonly seats: readonly SeatWish[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

/** Who comes to a table on the server. */
export function SeatsOnline({ game, seats, onChange }: SeatsProps) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  return (
    <section>
      <h2>{web.t('newTable:who')}</h2>
      <ol className="seat-rows">
        {seats.map((seat, i) =>
          seat === 'me' ? (
            <li key="me" className="seat-row sheet">
              <Avatar sitter={{ name: '' }} seat={i} />
              <strong>{online.t('friends:kind-me')}</strong>
            </li>
          ) : (
            <SeatOnline
              key={`seat-${i + 1}`}
              game={game}
              n={i + 1}
              seat={seat}
              onChange={(changed) => onChange(seats.with(i, changed))}
              onRemove={seats.length > FEWEST ? () => onChange(seats.toSpliced(i, 1)) : undefined}
            />
          ),
        )}
      </ol>
      {seats.length < MOST && (
        <button type="button" className="button" onClick={() => onChange([...seats, 'friend'])}>
          + {web.t('newTable:add-seat')}
        </button>
      )}
    </section>
  );
}
