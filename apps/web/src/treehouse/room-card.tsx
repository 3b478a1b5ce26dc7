import '../style/treehouse/room.css';
import type { RoomName } from '@treefort/treehouse';
import { plain } from '@treefort/words';
import { Spot } from '../play/spot.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';

interface RoomCardProps {
  readonly room: RoomName;
  readonly target: string;
}

/** A room of a hand, with its picture and name. */
export function RoomCard({ room, target }: RoomCardProps) {
  const { words } = useLanguage();
  return (
    <Spot
      target={target}
      shows={room}
      name={plain(words.treehouse.roomWithColour(room))}
      className="room-card"
      held
    >
      <Picture of={`rooms/${room}`} />
      <span className="room-name">{withSoftHyphens(words.treehouse.room(room).text)}</span>
    </Spot>
  );
}
