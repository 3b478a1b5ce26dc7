import readQr from 'jsqr';
import type { Page } from 'playwright-core';

const SIDE = 240;

/** What a camera reads from the QR code on the page. */
export async function qrOn(page: Page): Promise<string | undefined> {
  const pixels = await page.locator('.qr').evaluate(async (svg, side) => {
    const image = new Image(side, side);
    const text = new XMLSerializer().serializeToString(svg);
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = new OffscreenCanvas(side, side).getContext('2d')!;
    canvas.drawImage(image, 0, 0, side, side);
    const { data } = canvas.getImageData(0, 0, side, side);
    // One letter for each pixel, dark or light: a long list would take long to come over.
    return Array.from({ length: side * side }, (_, i) => (data[i * 4]! < 128 ? '#' : ' ')).join('');
  }, SIDE);
  const grey = [...pixels].flatMap((pixel) =>
    pixel === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255],
  );
  return readQr(Uint8ClampedArray.from(grey), SIDE, SIDE)?.data;
}
