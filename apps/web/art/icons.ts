import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as engine } from 'playwright-core';
import { BROWSER_ARGS } from '../test/chromium.ts';
import { ACORN } from './symbols.ts';

/** The signs of the installed client and the grain of its paper, drawn into `public/icons`: `npm run icons` after a change of the acorn. */
const folder = fileURLToPath(new URL('../public/icons', import.meta.url));

/** An acorn on a summer hill; what a device may cut off at the rim is sky and grass. */
const sign = (
  corner: number,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9d8ea"/><stop offset="1" stop-color="#fdebbf"/></linearGradient>
    <clipPath id="card"><rect width="100" height="100" rx="${corner}"/></clipPath>
  </defs>
  <g clip-path="url(#card)">
    <rect width="100" height="100" fill="url(#sky)"/>
    <circle cx="78" cy="22" r="11" fill="#fff3b8"/>
    <path d="M-5 76q30-16 55-8t55-6v45H-5z" fill="#93bf70" stroke="#4a3426" stroke-opacity=".3" stroke-width="1.5"/>
    <g transform="translate(22 17) scale(1.75)">${ACORN}</g>
  </g>
</svg>`;

const ICONS = [
  ['icon-192', 192, 20],
  ['icon-512', 512, 20],
  ['maskable-512', 512, 0],
  ['touch-180', 180, 0],
] as const;

mkdirSync(folder, { recursive: true });
const browser = await engine.launch({
  executablePath: await chromium.executablePath(),
  args: [...BROWSER_ARGS],
});
const page = await browser.newPage();
for (const [name, size, corner] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sign(corner)}`);
  await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
}

/** The grain of paper, as a small picture: a filter would be worked out again with every stroke of paint. */
const grain = await page.evaluate(() => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 96;
  const paint = canvas.getContext('2d')!;
  const picture = paint.createImageData(96, 96);
  let noise = 1;
  for (let at = 0; at < picture.data.length; at += 4) {
    noise = (noise * 48271) % 2147483647;
    picture.data.set([102, 71, 38, (noise % 5) * 4], at);
  }
  paint.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/png');
});
writeFileSync(`${folder}/grain.png`, Buffer.from(grain.split(',')[1]!, 'base64'));
await browser.close();
