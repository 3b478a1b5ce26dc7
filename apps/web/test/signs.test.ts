import { type Counter, SUITS, VERBS } from '@treefort/fort';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colourPictures, suitPictures, thingPictures } from '../art/symbols.ts';
import { SCENES, show } from '../gallery/scenes.ts';
import { ActionIcons } from '../src/fort/action-icons.tsx';
import { Client } from './browser.ts';

const DRAWN = [
  ...thingPictures().map(([id]) => `/art/things/${id}.svg`),
  ...suitPictures().map(([id]) => `/art/suits/${id}.svg`),
  ...colourPictures().map(([id]) => `/art/colours/${id}.svg`),
];

const strip = (notation: string): string =>
  renderToStaticMarkup(createElement(ActionIcons, { notation }));
const pictures = (page: string): string[] =>
  Array.from(page.matchAll(/src="([^"]*)"/g), ([, src = '']) => src);
/** A strip with its pictures as names: `(toy›score)×glue`. */
const read = (notation: string): string =>
  strip(notation)
    .replaceAll(/<img src="\/art\/\w+\/([\w-]+)\.svg"[^>]*>/g, '$1')
    .replaceAll(/<[^>]*>/g, '');

const COUNTERS: readonly Counter[] = [...SUITS, 'packed', 'lookouts', 'level', 'anySuit'];

describe('strips', () => {
  it('have a sign for everything that is done and counted', () => {
    const used = [...VERBS, ...COUNTERS.map((counter) => `pizza × ${counter}`)].map(strip);
    for (const page of used) expect(pictures(page).length).toBeGreaterThan(0);
    expect(used.flatMap(pictures).filter((src) => !DRAWN.includes(src))).toEqual([]);
  });

  it.each([
    ['(spend toy > score) × glue', '(spend-toy›score)×glue'],
    ['(score × book) > trashThis', '(score×book)›trash-this'],
    ['advance−1', 'advance−1'],
    ['lookout + pack', 'lookout+pack'],
    ['advance > score score', 'advance›scorescore'],
  ])('%s', (notation, shown) => expect(read(notation)).toBe(shown));
});

it('all signs are drawn with one pen', () => {
  const signs = [...thingPictures(), ...suitPictures()].filter(([id]) => !id.startsWith('acorn'));
  for (const [id, drawn] of signs) {
    expect(drawn, id).toContain('viewBox="0 0 24 24"><g stroke="#4a3426" stroke-width="1.8"');
  }
});

describe('on a table', () => {
  let client: Client;

  beforeAll(async () => {
    client = await Client.start();
  }, 60_000);

  afterAll(() => client.stop(), 30_000);

  it.each([
    ['fort-recruit', 390, 844],
    ['fort-recruit', 700, 800],
    ['fort-recruit', 1280, 800],
    ['treehouse-cover', 390, 844],
    ['treehouse-cover', 1280, 800],
  ])(
    '%s at %d × %d, every sign is there and large enough, and no emoji',
    async (name, width, height) => {
      const { page } = await client.visit({ baseURL: client.url, viewport: { width, height } });
      const scene = SCENES.find((one) => one.name === name)!;
      await show(page, scene, { locale: 'en', theme: 'day', pace: 'instant' });
      const found = await page.evaluate(() => {
        const signs = [...document.images].filter(
          (image) =>
            /\/art\/(things|suits|colours)\/(?!acorn)/.test(image.src) && image.checkVisibility(),
        );
        const small = signs.filter((image) => {
          const box = image.getBoundingClientRect();
          return image.naturalWidth === 0 || box.width < 17.9 || box.height < 17.9;
        });
        const text = document.querySelector('main')?.textContent ?? '';
        return {
          signs: signs.length,
          small: small.map(({ src, parentElement }) => `${src} in ${parentElement?.className}`),
          emoji: text.match(/\p{Emoji_Presentation}/gu) ?? [],
        };
      });
      expect(found.signs).toBeGreaterThan(5);
      expect(found.small).toEqual([]);
      expect(found.emoji).toEqual([]);
      await page.context().close();
    },
  );
});
