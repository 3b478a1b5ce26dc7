import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GameTable } from '../play/game-table.tsx';
import type { OnlineParts } from '../play/playing.tsx';
import { RatingChange } from '../ratings/table-ratings.tsx';
import type { RemoteState } from '../remote/remote-state.ts';
import { Link } from '../shell/link.tsx';
import { useSettings } from '../shell/settings.ts';
import { Bots } from '../table/bots.ts';
import type { Source } from '../table/source.ts';
import { ChatButton, ChatPanel, useUnread } from './chat.tsx';
import type { FoundTable } from './find-table.ts';
import { NextTableLink } from './next-table.tsx';
import { AwayNotice, Complaint, ConnectionNotice } from './notices.tsx';
import { useOnlineWords } from './online-words.ts';
import { PeopleButton, PeopleDialog } from './people-dialog.tsx';
import { heardBy, useRelations } from './relations.ts';
import { Rematch } from './rematch.tsx';
import { SeatStatus } from './seat-status.tsx';

interface OnlineGameProps {
  readonly found: FoundTable;
  readonly state: RemoteState;
}

type Panel = 'chat' | 'people';

function RematchNotice({ rematch, phase }: RemoteState) {
  const online = useOnlineWords();
  if (!rematch || phase !== 'over') return null;
  return (
    <p className="sign rematch sheet">
      {online.t('online:rematch')}{' '}
      <Link to={{ at: 'table', id: rematch.table }} className="button strong">
        {online.t('online:to-rematch')}
      </Link>
    </p>
  );
}

/** Asks the strongest bot, which is loaded with the first question; it knows what this seat knows. */
function useAdvice({ table, info: { seats } }: FoundTable) {
  const bots = useRef<Bots>(undefined);
  useEffect(() => () => bots.current?.close(), []);
  return useCallback(async () => {
    const { view, viewer, events } = table.now();
    if (typeof viewer !== 'number') return null;
    bots.current ??= new Bots();
    const known = { game: view.game, seats: seats.length, seat: viewer, view, heard: events };
    return await bots.current.adviseFrom(known);
  }, [table, seats]);
}

/** A game on the server: the usual table with chat, people and notices. */
export function OnlineGame({ found, state }: OnlineGameProps) {
  const [panel, setPanel] = useState<Panel>();
  const close = (): void => setPanel(undefined);
  const { relations, look } = useRelations(found.info.id, state);
  const { you, seats, phase, people, clocks, clocksAt, verdict } = state;
  // Who watches hears the others who do.
  const hideWatchers = useSettings().hideWatchers && you !== null;
  const chat = useMemo(
    () => heardBy(state.chat, { relations, hideWatchers }),
    [state.chat, relations, hideWatchers],
  );
  const unread = useUnread(chat, panel === 'chat');
  const latest = chat.at(-1);
  const { id, clock } = found.info;
  // Nobody is led away from a game against the clock.
  const idle =
    you !== null &&
    state.moment?.asked === undefined &&
    (phase === 'over' || clock.kind !== 'live');
  const onlineParts = useMemo(
    (): OnlineParts => ({
      bar: (
        <>
          <NextTableLink here={id} idle={idle} />
          <PeopleButton onOpen={() => setPanel('people')} />
          <ChatButton
            seats={seats}
            unread={unread}
            latest={latest}
            onOpen={() => setPanel('chat')}
          />
        </>
      ),
      sign: (seat) => (
        <SeatStatus
          seat={seats[seat]}
          presence={seat === you ? undefined : people?.seats[seat]}
          clock={clock}
          time={clocks?.[seat]}
          toldAt={clocksAt}
        />
      ),
      rematch: (
        <>
          <Rematch found={found} seats={seats} you={you} />
          <RatingChange id={found.info.id} state={{ seats, phase, you }} />
        </>
      ),
      ...(verdict && { verdict }),
    }),
    [found, id, idle, clock, you, seats, phase, people, clocks, clocksAt, verdict, unread, latest],
  );
  const { info } = found;
  const advise = useAdvice(found);
  const source = useMemo((): Source => ({ from: 'server', id }), [id]);
  return (
    <GameTable
      table={found.table}
      narrated
      onlineParts={onlineParts}
      source={source}
      {...(info.hints && you !== null && { advise })}
    >
      <div className="signs">
        <ConnectionNotice found={found} state={state} />
        <AwayNotice found={found} state={state} />
        <RematchNotice {...state} />
        <Complaint found={found} state={state} />
      </div>
      {panel === 'people' && (
        <PeopleDialog found={found} state={state} relations={{ relations, look }} onClose={close} />
      )}
      {panel === 'chat' && (
        <ChatPanel
          found={found}
          state={{ ...state, chat }}
          watchersSpoke={state.chat.some(({ seat }) => seat === undefined)}
          onClose={close}
        />
      )}
    </GameTable>
  );
}
