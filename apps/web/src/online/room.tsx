import { useMemo, useState } from 'react';
import type { Company } from '../play/playing.tsx';
import { TableRoom } from '../play/table-room.tsx';
import type { Standing } from '../remote/standing.ts';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/route.ts';
import type { Source } from '../table/source.ts';
import { ChatButton, ChatPanel, useUnread } from './chat.tsx';
import { PeopleButton, PeopleDialog } from './people.tsx';
import type { FoundTable } from './search.ts';
import { SeatSign } from './seat-sign.tsx';
import { AwaySign, Complaint, LostSign } from './signs.tsx';
import { useOnline } from './words.ts';

interface RoomProps {
  readonly found: FoundTable;
  readonly standing: Standing;
}

type Panel = 'chat' | 'people';

/** Asks for the same table once more; where somebody did before, goes there. */
async function playAgain({ table }: FoundTable): Promise<void> {
  const reply = await table.wish({ do: 'rematch' });
  if (reply.ok && reply.table !== undefined) go({ at: 'online', id: reply.table });
}

function RematchSign({ rematch, phase }: Standing) {
  const online = useOnline();
  if (!rematch || phase !== 'over') return null;
  return (
    <p className="sign rematch sheet">
      {online.t('online:rematch')}{' '}
      <Link to={{ at: 'online', id: rematch.table }} className="button strong">
        {online.t('online:to-rematch')}
      </Link>
    </p>
  );
}

/** A game on the server: the table as everywhere, and around it those who are far apart. */
export function OnlineRoom({ found, standing }: RoomProps) {
  const [panel, setPanel] = useState<Panel>();
  const close = (): void => setPanel(undefined);
  const { chat, you, seats, people, clocks, ahead } = standing;
  const unread = useUnread(chat, panel === 'chat');
  const latest = chat.at(-1);
  const company = useMemo(
    (): Company => ({
      bar: (
        <>
          <PeopleButton onOpen={() => setPanel('people')} />
          <ChatButton unread={unread} latest={latest} onOpen={() => setPanel('chat')} />
        </>
      ),
      sign: (seat) => (
        <SeatSign
          seat={seats[seat]}
          presence={seat === you ? undefined : people?.seats[seat]}
          clock={found.info.clock}
          time={clocks?.[seat]}
          ahead={ahead}
        />
      ),
      ...(you !== null && { again: () => void playAgain(found) }),
    }),
    [found, you, seats, people, clocks, ahead, unread, latest],
  );
  const { id } = found.info;
  const source = useMemo((): Source => ({ from: 'server', id }), [id]);
  return (
    <TableRoom table={found.table} company={company} source={source}>
      <div className="signs">
        <LostSign found={found} standing={standing} />
        <AwaySign found={found} standing={standing} />
        <RematchSign {...standing} />
        <Complaint found={found} standing={standing} />
      </div>
      {panel === 'people' && <PeopleDialog found={found} standing={standing} onClose={close} />}
      {panel === 'chat' && <ChatPanel found={found} standing={standing} onClose={close} />}
    </TableRoom>
  );
}
