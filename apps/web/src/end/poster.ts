import { paintElement } from './paint-element.ts';
import { imageOfFile } from './svg-image.ts';

/** What a picture to share says and shows. */
export interface Poster {
  readonly title: string;
  /** The name of the game and the points. */
  readonly subtitle: string;
  readonly rows: readonly PosterRow[];
  /** When it was played, where that is known. */
  readonly date: string | undefined;
  /** The fort or tree on the page. */
  readonly picture: HTMLElement;
}

interface PosterRow {
  readonly name: string;
  readonly points: number;
  readonly face: string;
  readonly won: boolean;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 54;
const HAND_DRAWN = '"Balsamiq Sans", "Nunito Variable", cursive';
const BODY = '"Nunito Variable", system-ui, sans-serif';
const ROW = 68;
const FOOT = 74;

/** A colour of the stylesheet as it is now, by day or by night. */
function colour(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** Writes a line with letters as large as they fit. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number },
  font: readonly [size: number, family: string],
): void {
  const [size, family] = font;
  context.font = `700 ${size}px ${family}`;
  const fits = Math.min(1, at.width / context.measureText(text).width);
  context.font = `700 ${Math.floor(size * fits)}px ${family}`;
  context.fillText(text, at.x, at.y);
}

function paintLandscape(context: CanvasRenderingContext2D, ground: number): void {
  const sky = context.createLinearGradient(0, 0, 0, ground);
  sky.addColorStop(0, colour('sky-top'));
  sky.addColorStop(1, colour('sky-low'));
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const hill = (token: string, from: number, bend: number): void => {
    context.fillStyle = colour(token);
    context.beginPath();
    context.moveTo(0, from);
    context.bezierCurveTo(
      WIDTH * 0.3,
      from - bend,
      WIDTH * 0.6,
      from + bend,
      WIDTH,
      from - bend / 2,
    );
    context.lineTo(WIDTH, HEIGHT);
    context.lineTo(0, HEIGHT);
    context.fill();
  };
  hill('hill-far', ground - 150, 110);
  hill('hill-mid', ground - 80, -80);
  hill('hill-near', ground - 26, 20);
}

async function paintRows(
  context: CanvasRenderingContext2D,
  rows: readonly PosterRow[],
  top: number,
): Promise<void> {
  for (const [i, { name, points, face, won }] of rows.entries()) {
    const y = top + i * ROW;
    const image = await imageOfFile(face, { width: 56, height: 56 });
    context.drawImage(image, EDGE + 40, y + 6, 56, 56);
    const font = [won ? 40 : 34, HAND_DRAWN] as const;
    context.fillStyle = colour('ink');
    context.textAlign = 'left';
    write(context, name, { x: EDGE + 116, y: y + 46, width: WIDTH - 2 * EDGE - 300 }, font);
    context.textAlign = 'right';
    write(context, `${points}`, { x: WIDTH - EDGE - 44, y: y + 46, width: 140 }, font);
  }
}

function paintSheet(context: CanvasRenderingContext2D, top: number): void {
  context.beginPath();
  context.roundRect(EDGE, top, WIDTH - 2 * EDGE, HEIGHT - FOOT - top, 26);
  context.fillStyle = colour('paper');
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = colour('line');
  context.stroke();
}

function paintFoot(context: CanvasRenderingContext2D, date: string | undefined): void {
  context.fillStyle = colour('ink');
  const at = { y: HEIGHT - 26, width: WIDTH / 2 - EDGE };
  context.textAlign = 'left';
  if (date !== undefined) write(context, date, { ...at, x: EDGE }, [28, BODY]);
  context.textAlign = 'right';
  write(context, 'Treefort', { ...at, x: WIDTH - EDGE }, [32, HAND_DRAWN]);
}

/** Draws the picture to share, 1080 by 1350. */
export async function drawPoster(poster: Poster): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  const { title, subtitle, rows, date, picture } = poster;
  const top = HEIGHT - FOOT - rows.length * ROW - 24;
  paintLandscape(context, top);
  context.fillStyle = colour('ink');
  context.textAlign = 'center';
  const line = { x: WIDTH / 2, width: WIDTH - 2 * EDGE };
  write(context, title, { ...line, y: 118 }, [76, HAND_DRAWN]);
  write(context, subtitle, { ...line, y: 180 }, [38, HAND_DRAWN]);
  const box = { x: EDGE, y: 214, width: WIDTH - 2 * EDGE, height: top - 226 };
  await paintElement(context, picture, box);
  paintSheet(context, top);
  await paintRows(context, rows, top + 12);
  paintFoot(context, date);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}
