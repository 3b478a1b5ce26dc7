export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the stylesheets decide of a drawing; in a file of its own they do not reach it. */
const DRAWN = [
  'display',
  'visibility',
  'opacity',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'vector-effect',
] as const;

/** An image, and how much of it stands out over the drawing's own box on each side. */
export interface DrawnImage {
  readonly image: HTMLImageElement;
  readonly margin: number;
}

const SVG = 'http://www.w3.org/2000/svg';

/** An image of a drawing with a size of its own: without one some browsers draw nothing. */
async function imageOf(drawing: Element, width: number, height: number): Promise<HTMLImageElement> {
  drawing.setAttribute('xmlns', SVG);
  drawing.setAttribute('width', `${width}`);
  drawing.setAttribute('height', `${height}`);
  const image = new Image();
  const text = new XMLSerializer().serializeToString(drawing);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** A drawing with room around it for what stands out over its box. */
function withMargin(drawing: Element, size: Size, margin: number): Element {
  const outer = document.createElementNS(SVG, 'svg');
  const place = { x: margin, y: margin, width: size.width, height: size.height };
  for (const [name, value] of Object.entries(place)) drawing.setAttribute(name, `${value}`);
  drawing.setAttribute('overflow', 'visible');
  outer.append(drawing);
  return outer;
}

/** A drawing of the page as an image, with its colours as they are now. */
export async function imageOfDrawing(drawing: SVGSVGElement, size: Size): Promise<DrawnImage> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [i, shown] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(shown);
    for (const name of DRAWN) copies[i]?.style.setProperty(name, style.getPropertyValue(name));
  }
  const cut = getComputedStyle(drawing).overflow !== 'visible';
  const margin = cut ? 0 : Math.max(size.width, size.height) / 2;
  const { width, height } = size;
  const whole = withMargin(copy, size, margin);
  return { image: await imageOf(whole, width + 2 * margin, height + 2 * margin), margin };
}

/** A picture file as an image. It becomes part of the page, so a canvas that shows it can still be saved. */
export async function imageOfFile(address: string, { width, height }: Size) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const text = await answer.text();
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  return imageOf(parsed.documentElement, width, height);
}
