import { cpus, loadavg } from 'node:os';
import { REVIEW_SCENES } from '../gallery/review-scenes.ts';
import { show } from '../gallery/scenes.ts';
import { Client } from '../test/browser.ts';

/** Measures how long the review of a four-player game takes in a browser, and the longest block of the page meanwhile. */
const scene = REVIEW_SCENES.find(({ name }) => name === 'review-going')!;
const client = await Client.start();
try {
  const { page } = await client.visit({
    baseURL: client.url,
    viewport: { width: 1280, height: 800 },
  });
  page.setDefaultTimeout(300_000);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(globalThis, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await show(page, scene, { locale: 'en', theme: 'day', pace: 'instant' });
  const opening = await page.evaluate(() =>
    (Reflect.get(globalThis, 'longTasks') as number[]).splice(0),
  );
  const began = performance.now();
  await page.locator('.review[data-stage="done"]').waitFor();
  const took = (performance.now() - began) / 1000;
  const tasks = await page.evaluate(() => Reflect.get(globalThis, 'longTasks') as number[]);
  const longest = (some: readonly number[]) => Math.round(Math.max(0, ...some));
  console.log(`choices: ${scene.kept?.().record.choices.length}`);
  console.log(
    `review: ${took.toFixed(1)} s on ${cpus().length} processors, load ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(
    `tasks over 50 ms while the page was loaded: ${opening.length}, the longest ${longest(opening)} ms`,
  );
  console.log(
    `tasks over 50 ms while it was made and shown: ${tasks.length}, the longest ${longest(tasks)} ms`,
  );
  const [, , folder] = process.argv;
  if (folder) {
    await page.screenshot({ path: `${folder}/review-fort.png`, fullPage: true });
    for (const { name, ...rest } of REVIEW_SCENES.filter((one) =>
      /^(review|hint)$/.test(one.name),
    )) {
      for (const [size, width, height] of [
        ['phone', 360, 640],
        ['desktop', 1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await show(
          page,
          { name, ...rest },
          {
            locale: size === 'phone' ? 'ru' : 'en',
            theme: size === 'phone' ? 'night' : 'day',
            pace: 'instant',
          },
        );
        await page.screenshot({
          path: `${folder}/${name}-${size}.png`,
          fullPage: name === 'review',
        });
      }
    }
  }
} finally {
  await client.stop();
}
