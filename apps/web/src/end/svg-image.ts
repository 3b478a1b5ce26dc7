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

/** An image of a drawing with a size of its own: without one some browsers draw nothing. */
async function imageOf(drawing: Element, width: number, height: number): Promise<HTMLImageElement> {
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  drawing.setAttribute('width', `${width}`);
  drawing.setAttribute('height', `${height}`);
  const image = new Image();
  const text = new XMLSerializer().serializeToString(drawing);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** A drawing of the page as an image, with its colours as they are now. */
export function imageOfDrawing(
  drawing: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [i, shown] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(shown);
    for (const name of DRAWN) copies[i]?.style.setProperty(name, style.getPropertyValue(name));
  }
  return imageOf(copy, width, height);
}

/** A picture file as an image. It becomes part of the page, so a canvas that shows it can still be saved. */
export async function imageOfFile(
  address: string,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const text = await answer.text();
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  return imageOf(parsed.documentElement, width, height);
}
