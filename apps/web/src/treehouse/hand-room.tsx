import '../style/treehouse/room.css';
import type { RoomName } from '@treefort/treehouse';
import { plain } from '@treefort/words';
import type { MouseEvent } from 'react';
import { useDrag } from '../play/drag.ts';
import { usePlaying } from '../play/playing.tsx';
import { usePointing } from '../play/pointing.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';
import type { RoomAhead } from './prospect.ts';
import { useRoomActions } from './selection.ts';

/** What is to be seen of a room on its card. */
function RoomFace({ room, note }: { readonly room: RoomName; readonly note?: string }) {
  const { words } = useLanguage();
  return (
    <span className="spot-face" aria-hidden="true">
      <Picture of={`rooms/${room}`} />
      <span className="room-name">{withSoftHyphens(words.treehouse.room(room).text)}</span>
      {note && <span className="room-note">{note}</span>}
    </span>
  );
}

/** A room that is let go over a place is built there. */
const buildUnder = (under: Element | null): void =>
  under?.closest<HTMLElement>('.ghost.lit')?.click();

/** A room that can be picked: a tap selects it, and a place of the tree or the reader's button takes it. */
export function OfferedRoom({ ahead }: { readonly ahead: RoomAhead }) {
  const { web, words } = useLanguage();
  const { voice, keyOf, optionsAt } = usePlaying();
  const { room, option, places } = ahead;
  const { take, discard } = useRoomActions();
  const target = `hand:${room}`;
  const { shown, pin, handlers: pointing } = usePointing({ target, shows: room, stays: true });
  const { wasDragged, handlers } = useDrag(true, buildUnder);
  const click = ({ detail }: MouseEvent): void => {
    if (wasDragged()) return;
    // With the keyboard, all about it was shown when it got the focus.
    if (detail > 0) pin();
    else if (places.length > 0) take(ahead);
    else discard(ahead);
  };
  const note = web.t(places.length > 0 ? 'treeStage:places' : 'treeStage:discard-only', {
    n: places.length,
  });
  const [offered] = optionsAt(target);
  const name = offered ? voice.option(offered) : words.treehouse.roomWithColour(room);
  return (
    <button
      type="button"
      className={`spot lit room-card ${shown ? 'pointed' : ''} ${places.length > 0 ? '' : 'discard-only'}`}
      data-target={target}
      data-shows={room}
      data-options={option}
      data-key={keyOf(option)}
      aria-pressed={shown}
      onClick={click}
      {...handlers}
      {...pointing}
      onPointerDown={(event) => {
        handlers.onPointerDown(event);
        pin();
      }}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        pointing.onPointerMove(event);
      }}
    >
      <span className="unseen">{`${plain(name)}, ${note}`}</span>
      <RoomFace room={room} note={note} />
    </button>
  );
}

interface HeldRoomProps {
  readonly room: RoomName;
  /** Picked and shown to all, picked and not shown yet, or about to go on to the neighbour. */
  readonly state: 'picked' | 'sealed' | 'going';
}

/** A room of the hand that is not to be chosen now. */
export function HeldRoom({ room, state }: HeldRoomProps) {
  const { words } = useLanguage();
  const target = state === 'picked' ? 'picked' : `hand:${room}`;
  const { shown, pin, handlers: pointing } = usePointing({ target, shows: room });
  const { wasDragged, handlers } = useDrag(state === 'picked', buildUnder);
  return (
    <button
      type="button"
      className={`spot calm room-card ${state} ${shown ? 'pointed' : ''}`}
      data-target={target}
      data-shows={room}
      onClick={() => wasDragged() || pin()}
      {...handlers}
      {...pointing}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        pointing.onPointerMove(event);
      }}
    >
      <span className="unseen">{plain(words.treehouse.roomWithColour(room))}</span>
      <RoomFace room={room} />
    </button>
  );
}
