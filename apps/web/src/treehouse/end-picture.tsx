import '../style/treehouse/end-picture.css';
import type { TreehouseView } from '@treefort/treehouse';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Tree } from './tree.tsx';

interface EndPictureProps {
  readonly view: TreehouseView;
  readonly seat: number;
}

/** The tree of a seat as it stands at the end, with its builder. */
export function TreehouseEndPicture({ view, seat }: EndPictureProps) {
  const { moment } = usePlaying();
  return (
    <div className="end-tree">
      <Tree seat={seat} player={view.players[seat]!} />
      <Avatar sitter={moment.sitters[seat]!} seat={seat} />
    </div>
  );
}
