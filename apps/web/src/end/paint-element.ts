import { type DrawnImage, imageOfDrawing, imageOfFile, type Size } from './svg-image.ts';

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** How far something is turned by itself and everything around it, up to the element that is painted. */
function turnOf(element: Element, root: Element): number {
  let turn = 0;
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const { transform, rotate } = getComputedStyle(at);
    const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
    turn += Math.atan2(b, a);
    if (rotate !== 'none') turn += (Number.parseFloat(rotate) * Math.PI) / 180;
  }
  return turn;
}

/** The size before it was turned. */
function sizeOf(element: Element, zoom: number): Size {
  const { width, height } = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement)) return { width, height };
  return { width: element.offsetWidth * zoom, height: element.offsetHeight * zoom };
}

const imageFor = async (element: Element, size: Size): Promise<DrawnImage> =>
  element instanceof HTMLImageElement
    ? { image: await imageOfFile(element.src, size), margin: 0 }
    : imageOfDrawing(element as SVGSVGElement, size);

/** Paints the drawings and pictures of an element into a box, as large as they fit and standing on its ground. */
export async function paintElement(
  context: CanvasRenderingContext2D,
  root: HTMLElement,
  box: Box,
): Promise<void> {
  const area = root.getBoundingClientRect();
  const scale = Math.min(box.width / area.width, box.height / area.height);
  const zoom = area.width / root.offsetWidth;
  const left = box.x + (box.width - area.width * scale) / 2;
  const top = box.y + box.height - area.height * scale;
  for (const element of root.querySelectorAll('svg, img')) {
    const at = element.getBoundingClientRect();
    if (at.width === 0 || at.height === 0) continue;
    const turn = turnOf(element, root);
    const size = turn === 0 ? at : sizeOf(element, zoom);
    const [width, height] = [size.width * scale, size.height * scale];
    const { image, margin } = await imageFor(element, { width, height });
    context.save();
    context.translate(
      left + (at.x + at.width / 2 - area.x) * scale,
      top + (at.y + at.height / 2 - area.y) * scale,
    );
    context.rotate(turn);
    context.drawImage(image, -width / 2 - margin, -height / 2 - margin);
    context.restore();
  }
}
