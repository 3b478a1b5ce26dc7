import '../style/treehouse/end-picture.css';
import type { EndPictureProps } from '../games/game-face.ts';
import type { TreehouseTypes } from '../games/game-types.ts';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Tree } from './tree.tsx';

/** The tree of a seat as it stands at the end, with its builder. */
export function TreehouseEndPicture({ view, seat, glad }: EndPictureProps<TreehouseTypes>) {
  const { moment } = usePlaying();
  return (
    <div className="end-tree">
      <Tree seat={seat} player={view.players[seat]!} />
      <Avatar sitter={moment.sitters[seat]!} seat={seat} glad={glad} />
    </div>
  );
}
