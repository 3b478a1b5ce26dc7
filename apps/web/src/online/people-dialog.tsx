import type { TableRatings } from '@treefort/protocol';
import { onlineFaces } from '../games/online-faces.ts';
import { Avatar } from '../play/avatar.tsx';
import { SeatRating, useTableRatings } from '../ratings/table-ratings.tsx';
import { type RemoteState, sitterOf } from '../remote/remote-state.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import { CallMe } from './call-me.tsx';
import { DaysOff, useOffUntil } from './days-off.tsx';
import type { FoundTable } from './find-table.ts';
import { useOnlineWords } from './online-words.ts';
import { OwnLink } from './own-link.tsx';
import { useAwayWords, useWatchWords } from './people-words.ts';
import { RelationButtons } from './relation-buttons.tsx';
import type { RelationsAt } from './relations.ts';
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

interface PersonProps extends PeopleProps {
  readonly at: number;
  readonly rating: TableRatings['seats'][number] | undefined;
  readonly relations: RelationsAt;
}

function Person({ found, state, at, rating, relations: { relations, look } }: PersonProps) {
  const online = useOnlineWords();
  const { words } = useLanguage();
  const { clock } = found.info;
  const { seats, people, you, clocks, clocksAt, ahead, moment } = state;
  const seat = seats[at]!;
  const names = words.names(seats.map(sitterOf));
  const relation = relations[at];
  const away = useAwayWords(at === you ? undefined : people?.seats[at], ahead);
  const off = useOffUntil(clocks?.[at]?.off, clocksAt);
  const says = (): string => {
    if (seat.away) return online.t(`online:away-${seat.away}`);
    if (off) return online.t('daysOff:until', off);
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
      <SeatRating of={rating} name={names[at] ?? ''} />
      <SeatStatus seat={seat} clock={clock} time={clocks?.[at]} toldAt={clocksAt} />
      {relation && (
        <RelationButtons
          who={names[at] ?? ''}
          person={{ table: found.info.id, seat: at }}
          relation={relation}
          onChanged={look}
        />
      )}
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
  relations,
  onClose,
}: PeopleProps & { readonly relations: RelationsAt; readonly onClose: () => void }) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const { info, table } = found;
  const { seats, you, orders, moment } = state;
  const { StandingOrders } = onlineFaces[info.game];
  const watch = useWatchWords(state);
  const ratings = useTableRatings(info.id, state);
  return (
    <Dialog title={online.t('online:people')} onClose={onClose} className="people-dialog">
      <ol className="people">
        {seats.map((_, at) => (
          <Person
            key={`seat-${at + 1}`}
            found={found}
            state={state}
            at={at}
            rating={ratings?.seats[at]}
            relations={relations}
          />
        ))}
      </ol>
      {watch !== undefined && <p className="watching">{watch}</p>}
      <OwnSeat found={found} state={state} />
      <DaysOff found={found} state={state} />
      {you !== null && <CallMe />}
      {StandingOrders && orders && moment && you !== null && (
        <StandingOrders
          orders={orders}
          view={moment.view}
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
