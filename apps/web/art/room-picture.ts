import { COLOURS, ROOMS } from '@treefort/treehouse';
import { emoji, laid, svg } from './emoji.ts';
import { ROOM_SYMBOLS } from './rooms.ts';
import { COLOUR_SHAPES } from './symbols.ts';

const INK = '#4a3426';
const line = `stroke="${INK}" stroke-width="2.500" stroke-linejoin="round" stroke-linecap="round"`;

/** Wallpaper: a pattern for each colour, drawn over the wall. */
const PAPERS = [
  '<path d="M18 26v56M34 26v56M50 26v56M66 26v56M82 26v56" stroke="#fff" stroke-opacity=".45" stroke-width="5"/>',
  '<path d="M14 36h72M14 48h72M14 60h72M14 72h72" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="9 4"/>',
  '<path d="M14 80 50 30l36 50M14 56l18-24M86 56 68 32" stroke="#fff" stroke-opacity=".45" stroke-width="3" fill="none"/>',
  '<path d="M14 40q9-8 18 0t18 0 18 0 18 0M14 56q9-8 18 0t18 0 18 0 18 0M14 72q9-8 18 0t18 0 18 0 18 0" stroke="#fff" stroke-opacity=".55" stroke-width="3" fill="none"/>',
  '<path d="M20 36h.1M36 48h.1M52 36h.1M68 48h.1M80 36h.1M20 62h.1M36 74h.1M52 62h.1M68 74h.1M80 62h.1" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>',
  '<path d="M32 26v56M50 26v56M68 26v56M14 44h72M14 62h72" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>',
];

const WALLS = ['#f4a79d', '#f9dc8b', '#b4d6a0', '#a5d0ee', '#cdb3e3', '#dcbb92'];

/** Three ways to put a roof on, so that a grown tree house looks built by hand. */
const ROOFS = [
  'M6 28 20 8h60l14 20z',
  'M6 28 50 5l44 23z',
  'M6 28Q10 10 28 9q22-8 44 0 18 1 22 19z',
];

/** A room as it stands in the tree: wall, roof, floor, a lamp's light and what the room is for. */
export function roomPicture(room: number): string {
  const colour = Math.floor(room / 12);
  const [paint, shape] = COLOUR_SHAPES[COLOURS[colour]!];
  const [great, small] = ROOM_SYMBOLS[ROOMS[room]!];
  const right = room % 2 === 0;
  const wall = `<path d="M12 26h76v60H12z" fill="${WALLS[colour]}"/>${PAPERS[colour]}`;
  const light = '<circle cx="50" cy="57" r="27" fill="#fffbe8" fill-opacity=".72"/>';
  const roof = `<path d="${ROOFS[room % 3]}" fill="${paint}" ${line}/>`;
  const floor = `<path d="M7 84h86v9H7z" fill="#b98955" ${line}/><path d="M30 85v7M54 85v7M76 85v7" stroke="${INK}" stroke-opacity=".5" stroke-width="1.500"/>`;
  const badge = `<g transform="translate(40 8) scale(.6)"><path d="${shape}" fill="#fff8e6" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"/></g>`;
  return svg(
    100,
    `${wall}<path d="M12 26h76v60H12z" fill="none" ${line}/>${light}${laid(emoji(small), [right ? 66 : 13, 62, 20])}${laid(emoji(great), [29, 36, 43])}${floor}${roof}${badge}`,
  );
}
