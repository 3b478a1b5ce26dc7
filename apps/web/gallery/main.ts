import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LOCALES } from '@treefort/words';
import { Client } from '../test/browser.ts';
import { SCENES, show } from './scenes.ts';

const SIZES: Readonly<Record<string, { width: number; height: number; touch: boolean }>> = {
  desktop: { width: 1280, height: 800, touch: false },
  wide: { width: 2560, height: 1440, touch: false },
  tablet: { width: 768, height: 1024, touch: true },
  phone: { width: 360, height: 640, touch: true },
};

/** Pictures of every screen: by itself in all languages and sizes, or `npm run gallery -- --only fort --locales en,ru --sizes phone`. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'gallery' },
    only: { type: 'string', default: '' },
    locales: { type: 'string', default: LOCALES.join() },
    themes: { type: 'string', default: 'day,night' },
    sizes: { type: 'string', default: Object.keys(SIZES).join() },
    jpeg: { type: 'boolean', default: false },
  },
});

const list = (text: string): string[] => text.split(',').filter(Boolean);

const client = await Client.start();
mkdirSync(values.out, { recursive: true });
const scenes = SCENES.filter(({ name }) =>
  values.only.split(',').some((one) => name.startsWith(one)),
);
for (const size of list(values.sizes)) {
  const { width, height, touch } = SIZES[size]!;
  for (const theme of list(values.themes)) {
    for (const locale of list(values.locales)) {
      for (const scene of scenes) {
        const { page, complaints } = await client.visit({
          baseURL: client.url,
          viewport: { width, height },
          hasTouch: touch,
          isMobile: touch,
          reducedMotion: 'reduce',
        });
        await show(page, scene, { locale, theme, pace: 'slow' });
        const kind = values.jpeg ? 'jpeg' : 'png';
        const path = `${values.out}/${scene.name}-${size}-${theme}-${locale}.${kind}`;
        await page.screenshot({ path, type: kind, ...(values.jpeg && { quality: 84 }) });
        for (const complaint of complaints) console.error(`${path}: ${complaint}`);
        await page.context().close();
      }
    }
  }
}
await client.stop();
