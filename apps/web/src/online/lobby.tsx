import { levelsOf } from '@treefort/bots';
import type { SeatInfo, SeatPresence } from '@treefort/protocol';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { RatedNote, SeatRating, useTableRatings } from '../ratings/table-ratings.tsx';
import { type RemoteState, sitterOf } from '../remote/remote-state.ts';
import { type FailedRequest, sitDown } from '../remote/server.ts';
import { invitesOf } from '../remote/visits.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go, useHash } from '../shell/navigation.ts';
import type { GameId } from '../table/game-id.ts';
import { CallMe } from './call-me.tsx';
import { useClockWords } from './clock-words.ts';
import type { FoundTable } from './find-table.ts';
import { InviteButton, RemoveButton, RemovedNotice } from './hosting.tsx';
import { InviteFriends } from './invite-friends.tsx';
import { NameForm } from './name-form.tsx';
import { Complaint, ConnectionNotice } from './notices.tsx';
import { useOnlineWords } from './online-words.ts';
import { useAwayWords, useWatchWords } from './people-words.ts';
import { Share } from './share.tsx';

interface LobbyProps {
  readonly found: FoundTable;
  readonly state: RemoteState;
}

const isFree = ({ kind }: SeatInfo): boolean => kind === 'open' || kind === 'invited';

interface SeatProps {
  readonly game: GameId;
  readonly seat: SeatInfo;
  /** What is shown of who sits there; nothing for a free seat. */
  readonly name: string;
  readonly n: number;
  readonly own: boolean;
  readonly presence: SeatPresence | null | undefined;
  readonly ahead: number;
  /** What the host may do about it. */
  readonly children: ReactNode;
}

function Seat({ game, seat, name, n, own, presence, ahead, children }: SeatProps) {
  const online = useOnlineWords();
  const away = useAwayWords(own ? undefined : presence, ahead);
  const { rank } = levelsOf(game).find(({ id }) => id === seat.bot) ?? {};
  const says = (): string => {
    if (seat.kind === 'open') return online.t('lobby:free');
    if (seat.kind === 'invited') return online.t('lobby:kept');
    if (own) return online.t('lobby:you');
    if (away !== undefined) return away;
    return rank === undefined ? online.t('online:at-table') : online.t('lobby:bot', { rank });
  };
  return (
    <li
      className={`lobby-seat sheet ${isFree(seat) ? 'vacant' : ''} ${away === undefined ? '' : 'absent'}`}
    >
      {isFree(seat) ? (
        <span className="face nobody" aria-hidden="true" />
      ) : (
        <Avatar sitter={sitterOf(seat)} seat={n - 1} />
      )}
      <span className="lobby-name">
        <strong>{name || online.t('lobby:seat', { n })}</strong>
        <span>
          {says()}
          {seat.host && ` · ${online.t('hosting:host')}`}
        </span>
      </span>
      {children}
    </li>
  );
}

/** The links to this table: the viewer's invitations, then that of the table. */
function Links({ found: { info }, state: { seats } }: LobbyProps) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const url = new URL(`/table/${info.id}`, location.href).href;
  const says = online.t('lobby:share-text', { game: words[info.game].name });
  const invited = invitesOf(info.id).flatMap((secret, seat) =>
    secret !== null && seats[seat]?.kind === 'invited' ? [{ secret, n: seat + 1 }] : [],
  );
  return (
    <div className="lobby-links sheet">
      {invited.map(({ secret, n }) => (
        <Share
          key={n}
          title={online.t('lobby:invitation', { n })}
          url={`${url}#${secret}`}
          says={says}
          qr={n === invited[0]?.n}
        />
      ))}
      <Share title={online.t('lobby:link')} url={url} says={says} qr={invited.length === 0} />
    </div>
  );
}

/** Where to sit down: on the seat one is invited to, else on a free one. */
function useSeatToTake({ seats }: RemoteState): { invite?: string } | undefined {
  const invite = useHash().slice(1);
  if (invite && seats.some(({ kind }) => kind === 'invited')) return { invite };
  return seats.some(({ kind }) => kind === 'open') ? {} : undefined;
}

function Doing({ found: { info, table }, state }: LobbyProps) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const { you, seats, awaited, removed } = state;
  const place = useSeatToTake(state);
  const sit = async (): Promise<FailedRequest | undefined> => {
    const done = await sitDown(info.id, place ?? {});
    // The connection was opened as a watcher: open it again as a player.
    table.replaceConnection();
    return done.ok ? undefined : done;
  };
  // The table of the queue is gone when somebody leaves it.
  const stand = (): void => {
    void table.send({ do: 'stand' });
    if (info.matched) go({ at: 'home' });
  };
  const home = (
    <Link to={{ at: 'home' }} className="button quiet">
      {web.t('play:home')}
    </Link>
  );
  if (you === null) {
    return (
      <>
        {place && (!removed || place.invite !== undefined) && (
          <NameForm label={online.t('lobby:sit')} onNamed={sit} />
        )}
        {home}
      </>
    );
  }
  return (
    <p className="row start">
      {!info.matched && !seats.some(isFree) && awaited.length === 0 && (
        <button
          type="button"
          className="button strong large"
          onClick={() => void table.send({ do: 'start' })}
        >
          {online.t('lobby:start')}
        </button>
      )}
      <button type="button" className="button" onClick={stand}>
        {online.t('lobby:stand')}
      </button>
      {home}
    </p>
  );
}

interface HostedSeatProps extends LobbyProps {
  readonly seat: number;
  readonly onInvited: () => void;
}

/** What the host may do about a seat: free it, or keep it for a friend. */
function HostedSeat({ found, state: { seats, you }, seat, onInvited }: HostedSeatProps) {
  const { kind, name } = seats[seat]!;
  if (you === null || !seats[you]?.host || seat === you) return null;
  if (kind === 'player') return <RemoveButton found={found} seat={seat} who={name ?? ''} />;
  if (kind === 'bot') return null;
  return <InviteButton found={found} seat={seat} onInvited={onInvited} />;
}

/** A table before its game: the seats, links to invite others, and the start. */
export function Lobby({ found, state }: LobbyProps) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const { info } = found;
  const { seats, people, you, ahead, awaited } = state;
  const watch = useWatchWords(state);
  const ratings = useTableRatings(info.id, state);
  const clock = useClockWords(info.clock);
  const names = words.names(seats.map(sitterOf));
  const waits = seats.some(isFree);
  const place = useSeatToTake(state);
  // The links show an invitation as soon as this browser has kept it.
  const [invitations, setInvitations] = useState(0);
  const noteInvitation = (): void => setInvitations(invitations + 1);
  const says = (): string => {
    if (you === null) return online.t(place ? 'lobby:join-text' : 'lobby:watch-text');
    const who = awaited.map((seat) => seats[seat]?.name).join(', ');
    if (info.matched) return online.t(who ? 'queue:matched-text' : 'queue:matched-all', { who });
    if (waits) return online.t('lobby:wait-text');
    if (awaited.length > 0) return online.t('lobby:shuffle-text', { who });
    const away = people?.seats.some((presence) => presence?.here === false);
    return online.t(away ? 'lobby:full-away-text' : 'lobby:full-text');
  };
  return (
    <main className="lobby">
      <ConnectionNotice found={found} state={state} />
      <h1>{online.t('lobby:title', { game: words[info.game].name })}</h1>
      <p>{says()}</p>
      <ol className="lobby-seats" aria-label={online.t('lobby:seats')}>
        {seats.map((seat, i) => (
          <Seat
            key={`seat-${i + 1}`}
            game={info.game}
            seat={seat}
            name={names[i] ?? ''}
            n={i + 1}
            own={i === you}
            presence={people?.seats[i]}
            ahead={ahead}
          >
            <SeatRating of={ratings?.seats[i]} name={names[i] ?? ''} />
            <HostedSeat found={found} state={state} seat={i} onInvited={noteInvitation} />
          </Seat>
        ))}
      </ol>
      {watch !== undefined && <p className="watching">{watch}</p>}
      {state.removed && <RemovedNotice />}
      {info.hints && <p>{online.t('hintsOnline:told')}</p>}
      <Doing found={found} state={state} />
      <p>
        {online.labelled(online.t('lobby:clock'), clock)}.{' '}
        {online.t(info.public ? 'lobby:listed' : 'lobby:unlisted')}
      </p>
      <RatedNote ratings={ratings} />
      {you !== null && <CallMe />}
      {waits && you !== null && !info.matched && (
        <>
          <InviteFriends table={info.id} />
          <Links found={found} state={state} />
        </>
      )}
      <Complaint found={found} state={state} />
    </main>
  );
}
