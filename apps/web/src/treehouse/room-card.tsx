import '../style/treehouse/room.css';
import { plain } from '@treefort/words';
import { Spot } from '../play/spot.tsx';
import { Picture } from '../shell/picture.tsx';
import { soft } from '../shell/soft.ts';
import { useTongue } from '../shell/tongue.tsx';

/** A room of a hand, with its picture and name. */
export function RoomCard({ room, target }: { readonly room: string; readonly target: string }) {
  const { words } = useTongue();
  return (
    <Spot
      target={target}
      shows={room}
      name={plain(words.treehouse.roomWithColour(room))}
      className="room-card"
    >
      <Picture of={`rooms/${room}`} />
      <span className="room-name">{soft(words.treehouse.room(room).text)}</span>
    </Spot>
  );
}
