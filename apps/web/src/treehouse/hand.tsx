import '../style/treehouse/hand.css';
import type { RoomName, TreehouseOption, TreehouseView } from '@treefort/treehouse';
import type { ReactNode } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { ColourButton, TakeChanger } from './changer-buttons.tsx';
import { HeldRoom, OfferedRoom } from './hand-room.tsx';
import type { RoomAhead, TreehouseAsked, TreehouseForeseen } from './prospect.ts';
import { heardOf } from './scored-so-far.ts';
import { useTold } from './told.ts';

const SLOTS = 6;

interface HandProps {
  readonly view: TreehouseView;
  readonly asked: TreehouseAsked | undefined;
  readonly foreseen: TreehouseForeseen;
  readonly rooms: readonly RoomAhead[];
}

/** The rooms in the order in which they came: each stays in its slot, and the slot of one that was built stays empty. */
function useRoomsHeld(view: TreehouseView, seat: number): readonly (RoomName | null)[] {
  const { moment } = usePlaying();
  const { hand, picked } = view.players[seat]!;
  const held = [...(picked ? [picked] : []), ...(hand ?? [])];
  const came = heardOf(moment.events).findLast(
    (event) => (event.kind === 'dealt' || event.kind === 'passed') && event.seat === seat,
  );
  const order = came && 'hand' in came ? (came.hand ?? []) : [];
  const isWhole = held.every((room) => order.includes(room));
  return isWhole ? order.map((room) => (held.includes(room) ? room : null)) : held;
}

/** Six slots: those without anything in them stay where they are. */
function Slots({ children }: { readonly children: readonly ReactNode[] }) {
  return Array.from({ length: SLOTS }, (_, nth) => (
    <li key={`slot-${nth + 1}`} className={children[nth] ? '' : 'empty'}>
      {children[nth]}
    </li>
  ));
}

/** The rooms of my hand. */
function useRoomCards({ view, rooms }: HandProps, seat: number): ReactNode[] {
  const { picked, sealed } = view.players[seat]!;
  const turns = useTold('picked').some((event) => event.seat === seat);
  return useRoomsHeld(view, seat).map((room) => {
    if (room === null) return null;
    const ahead = rooms.find((one) => one.room === room);
    if (ahead) return <OfferedRoom key={room} ahead={ahead} />;
    const state = room === picked ? 'picked' : sealed === `pick:${room}` ? 'sealed' : 'going';
    const card = <HeldRoom key={room} room={room} state={state} />;
    if (state !== 'picked') return card;
    return (
      <span
        key={room}
        data-zone={zoneOf('picked', seat)}
        className={`picked-place ${turns ? 'turns' : ''}`}
      >
        {card}
      </span>
    );
  });
}

type OtherProps = Pick<HandProps, 'view' | 'foreseen'> & { readonly option: TreehouseOption };

/** What is chosen besides rooms: a changer, or a colour; places are in the tree. */
function OtherChoice({ option, view, foreseen }: OtherProps) {
  switch (option.kind) {
    case 'pick':
    case 'place':
    case 'discard':
      return null;
    case 'take':
      return <TakeChanger option={option} view={view} />;
    case 'cover':
    case 'colour':
      return <ColourButton option={option} consequences={foreseen(option.id)} />;
  }
}

const OTHERS: readonly TreehouseOption['kind'][] = ['take', 'cover', 'colour'];

/** My hand: six slots for rooms, or for what is chosen when the week is scored. */
export function Hand(props: HandProps & { readonly seat: number }) {
  const { web } = useLanguage();
  const cards = useRoomCards(props, props.seat);
  const others = (props.asked?.decision.options ?? []).filter(({ kind }) => OTHERS.includes(kind));
  return (
    <ul
      className="hand"
      data-zone={zoneOf('hand', props.seat)}
      aria-label={web.t('treeTable:your-hand')}
    >
      <Slots>
        {others.length > 0
          ? others.map((option) => <OtherChoice key={option.id} {...props} option={option} />)
          : cards}
      </Slots>
    </ul>
  );
}
