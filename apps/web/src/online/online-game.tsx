import { useMemo, useState } from 'react';
import { GameTable } from '../play/game-table.tsx';
import type { OnlineParts } from '../play/playing.tsx';
import type { RemoteState } from '../remote/remote-state.ts';
import { Link } from '../shell/link.tsx';
import type { Source } from '../table/source.ts';
import { ChatButton, ChatPanel, useUnread } from './chat.tsx';
import type { FoundTable } from './find-table.ts';
import { AwayNotice, Complaint, ConnectionNotice } from './notices.tsx';
import { useOnlineWords } from './online-words.ts';
import { PeopleButton, PeopleDialog } from './people-dialog.tsx';
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

/** A game on the server: the usual table with chat, people and notices. */
export function OnlineGame({ found, state }: OnlineGameProps) {
  const [panel, setPanel] = useState<Panel>();
  const close = (): void => setPanel(undefined);
  const { chat, you, seats, people, clocks, clocksAt, verdict } = state;
  const unread = useUnread(chat, panel === 'chat');
  const latest = chat.at(-1);
  const onlineParts = useMemo(
    (): OnlineParts => ({
      bar: (
        <>
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
          clock={found.info.clock}
          time={clocks?.[seat]}
          toldAt={clocksAt}
        />
      ),
      rematch: <Rematch found={found} seats={seats} you={you} />,
      ...(verdict && { verdict }),
    }),
    [found, you, seats, people, clocks, clocksAt, verdict, unread, latest],
  );
  const { id } = found.info;
  const source = useMemo((): Source => ({ from: 'server', id }), [id]);
  return (
    <GameTable table={found.table} narrated onlineParts={onlineParts} source={source}>
      <div className="signs">
        <ConnectionNotice found={found} state={state} />
        <AwayNotice found={found} state={state} />
        <RematchNotice {...state} />
        <Complaint found={found} state={state} />
      </div>
      {panel === 'people' && <PeopleDialog found={found} state={state} onClose={close} />}
      {panel === 'chat' && <ChatPanel found={found} state={state} onClose={close} />}
    </GameTable>
  );
}
