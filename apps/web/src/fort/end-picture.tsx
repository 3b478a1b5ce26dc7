import '../style/fort/end-picture.css';
import type { SeatView } from '@treefort/fort';
import type { EndPictureProps } from '../games/game-face.ts';
import type { FortTypes } from '../games/game-types.ts';
import { Picture } from '../shell/picture.tsx';
import { FortPicture } from './fort-picture.tsx';

/** So many stand before their fort. */
const MOST = 4;

/** The kids of a seat: first those on the Lookout, who kept watch to the end. */
const kidsOf = ({ lookout, yard, discard, hand, deck }: SeatView): string[] =>
  [...new Set([...lookout, ...yard, ...discard, ...(hand ?? []), ...(deck ?? [])])].slice(0, MOST);

/** The fort of a seat as it stands at the end, with its kids; who lost sees what could be built next time. */
export function FortEndPicture({ view, seat, glad }: EndPictureProps<FortTypes>) {
  const own = view.seats[seat]!;
  return (
    <div className="end-fort">
      <FortPicture level={own.level} board={own.board} next={!glad} />
      <div className="end-kids">
        {kidsOf(own).map((id) => (
          <Picture key={id} of={`kids/${id}${glad ? '-glad' : ''}`} />
        ))}
      </div>
    </div>
  );
}
