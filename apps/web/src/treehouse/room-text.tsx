import type { RoomName } from '@treefort/treehouse';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { colourOfRoom } from './room-colour.ts';

/** A room in words: its name, its colour and what it is about. */
export function RoomText({ room }: { readonly room: RoomName }) {
  const { words } = useLanguage();
  const colour = colourOfRoom(room);
  return (
    <div className="room-text">
      <Picture of={`rooms/${room}`} />
      <p>
        <strong>{words.treehouse.room(room).text}</strong>
        <br />
        <Picture of={`colours/${colour}`} className="mark" /> {words.treehouse.colour(colour).text},{' '}
        {words.t(`tree-colour-subject:${colour}`)}
      </p>
    </div>
  );
}
