import { onlineFaces } from '../games/online-faces.ts';
import { Avatar } from '../play/avatar.tsx';
import { type RemoteState, sitterOf } from '../remote/remote-state.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import type { FoundTable } from './find-table.ts';
import { useOnlineWords } from './online-words.ts';
import { OwnLink } from './own-link.tsx';
import { useAwayWords, useWatchWords } from './people-words.ts';
import { SeatStatus } from './seat-status.tsx';
import { Share } from './share.tsx';

export function PeopleButton({ onOpen }: { readonly onOpen: () => void }) {
  const online = useOnlineWords();
  const title = online.t('online:people');
  return (
    <button
      type="button"
      className="button round quiet people-button"
      aria-label={title}
      title={title}
      onClick={onOpen}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
        <circle cx="9" cy="8" r="4" />
        <path d="M2 20c0-5 3-7 7-7s7 2 7 7zM15.500 4.500a4 4 0 0 1 0 7M18 13.500c2.500.8 4 3 4 6.500" />
      </svg>
    </button>
  );
}

interface PeopleProps {
  readonly found: FoundTable;
  readonly state: RemoteState;
}

function Person({ found, state, at }: PeopleProps & { readonly at: number }) {
  const online = useOnlineWords();
  const { words } = useLanguage();
  const { clock } = found.info;
  const { seats, people, you, clocks, clocksAt, ahead, moment } = state;
  const seat = seats[at]!;
  const names = words.names(seats.map(sitterOf));
  const away = useAwayWords(at === you ? undefined : people?.seats[at], ahead);
  const says = (): string => {
    if (seat.away) return online.t(`online:away-${seat.away}`);
    if (away !== undefined) return away;
    if (moment?.view.waiting.includes(at)) return online.t('online:thinks');
    return online.t(seat.kind === 'bot' ? 'online:is-bot' : 'online:at-table');
  };
  return (
    <li className={`person ${away === undefined ? '' : 'absent'}`}>
      <Avatar sitter={sitterOf(seat)} seat={at} />
      <span className="lobby-name">
        <strong>
          {names[at]}
          {at === you && ` (${online.t('lobby:you')})`}
        </strong>
        <span>{says()}</span>
      </span>
      <SeatStatus seat={seat} clock={clock} time={clocks?.[at]} toldAt={clocksAt} />
    </li>
  );
}

/** Buttons for the own seat: take it back from a bot, or leave it to one. */
function OwnSeat({ found: { table }, state: { you, seats, phase } }: PeopleProps) {
  const online = useOnlineWords();
  if (you === null || phase !== 'playing') return null;
  const leave = async (): Promise<void> => {
    const left = await table.send({ do: 'stand' });
    if (left.ok) go({ at: 'home' });
  };
  return seats[you]?.away ? (
    <p>
      <button
        type="button"
        className="button strong"
        onClick={() => void table.send({ do: 'back' })}
      >
        {online.t('online:back')}
      </button>
    </p>
  ) : (
    <p>
      <button type="button" className="button" onClick={() => void leave()}>
        {online.t('online:leave')}
      </button>{' '}
      <small>{online.t('online:leave-text')}</small>
    </p>
  );
}

/** The people at the table, and what can be done about the own seat. */
export function PeopleDialog({
  found,
  state,
  onClose,
}: PeopleProps & { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const { info, table } = found;
  const { seats, you, orders } = state;
  const { StandingOrders } = onlineFaces[info.game];
  const watch = useWatchWords(state);
  return (
    <Dialog title={online.t('online:people')} onClose={onClose} className="people-dialog">
      <ol className="people">
        {seats.map((_, at) => (
          <Person key={`seat-${at + 1}`} found={found} state={state} at={at} />
        ))}
      </ol>
      {watch !== undefined && <p className="watching">{watch}</p>}
      <OwnSeat found={found} state={state} />
      {StandingOrders && orders && you !== null && (
        <StandingOrders
          orders={orders}
          onOrder={(wanted) => void table.send({ do: 'orders', ...wanted })}
        />
      )}
      <Share
        title={online.t('online:invite')}
        url={new URL(`/table/${info.id}`, location.href).href}
        qr
      />
      {you !== null && <OwnLink />}
      <p>
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </Dialog>
  );
}
