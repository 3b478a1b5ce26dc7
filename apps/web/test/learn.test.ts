import { describe, expect, it } from 'vitest';
import { doStep } from './learner.ts';
import { learners } from './learners.ts';

const visit = learners();

const next = '.lesson-card .next';

describe('a lesson', () => {
  it('answers a wrong try with the reason, and the rule is read over the table', async () => {
    const { page, complaints } = await visit('en');
    await page.goto('/learn/fort');
    const reply = page.locator('.lesson-card .reply');
    await page.locator('[data-target="hand:bug"]').click();
    await reply.getByText('this step is about something else').waitFor();
    await page.getByRole('button', { name: 'Play no card' }).click();
    await reply.getByText('friends who never get to play').waitFor();
    await page.locator('[data-target="hand:bitsy"]').click({ force: true });
    await reply.getByText('you can’t afford').waitFor();
    const dialog = page.getByRole('dialog');
    await reply.getByRole('button', { name: 'Read the rule: fort.act.advance' }).click();
    await dialog.getByText('Advance fort').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await reply.getByRole('button', { name: 'Read the rule', exact: true }).click();
    await dialog
      .getByText('You can’t play a card if you can’t use any of its actions fully')
      .waitFor();
    expect(await dialog.getByRole('link').getAttribute('href')).toBe(
      '/rules/fort#fort.play.one-full',
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.log li').count()).toBe(0);
    await doStep(page);
    await page.locator('.step-buttons').getByRole('button', { name: 'Try again' }).click();
    await page.locator('.lesson-card:not(.done)[data-step="turn"]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is left and gone on with where it was', async () => {
    const { page, complaints } = await visit('en');
    await page.goto('/');
    const card = page.locator('.game-tile.treehouse');
    await card.getByRole('link', { name: 'Learn in five minutes' }).click();
    await doStep(page);
    await page.locator(next).click();
    await page.locator('[data-step="balance"]').waitFor();
    await page.getByRole('link', { name: 'Exit' }).click();
    await card.getByRole('link', { name: 'Continue learning' }).click();
    await page.locator('[data-step="balance"]').waitFor();
    await page.reload();
    await page.locator('[data-step="balance"]').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.locator('[data-step="build"]').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the rulebook', () => {
  it('is searched without regard to case and accents, and opens at the statement of its address', async () => {
    const { page, complaints } = await visit('fr');
    await page.goto('/rules/fort');
    await page.locator('.statement').first().waitFor();
    const all = await page.locator('.statement').count();
    const line = page.getByRole('searchbox');
    await line.fill('DEFAUSSE');
    await page.locator('mark').first().waitFor();
    const found = await page.locator('.statement').count();
    expect(found).toBeGreaterThan(3);
    expect(found).toBeLessThan(all);
    expect(await page.locator('.finder [role="status"]').textContent()).toContain(String(found));
    for (const mark of await page.locator('mark').allTextContents()) {
      expect(mark.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()).toBe('defausse');
    }
    await line.fill('xyzzy');
    await page.getByText('Rien trouvé').waitFor();
    await page.getByRole('button', { name: 'Tout afficher' }).click();
    await page.locator('.chapters').waitFor();
    expect(await page.locator('.statement').count()).toBe(all);
    await page.goto('/rules/fort#fort.follow.full');
    const named = page.locator('.named-here');
    await named.waitFor();
    expect(await named.getAttribute('id')).toBe('fort.follow.full');
    expect(await named.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(800);
    expect(complaints).toEqual([]);
  });

  it('says of our readings what is printed, in lines as long as those of other statements', async () => {
    const { page, complaints } = await visit('ru');
    await page.goto('/rules/fort#fort.act.lookout');
    const ours = page.locator('[id="fort.act.lookout"]');
    await ours.locator('.badge.ours').waitFor();
    await ours.getByText('видна была только её масть').waitFor();
    const widths = await page.locator('.statement > p').evaluateAll((all) => {
      return all.map((one) => one.getBoundingClientRect().width);
    });
    expect(Math.min(...widths)).toBeGreaterThan(0.95 * widths[0]!);
    expect(complaints).toEqual([]);
  });

  it('lets a statement be tried on a live table, again and again', async () => {
    const { page, complaints } = await visit('en');
    await page.goto('/rules/fort');
    await page.locator('[id="fort.follow.full"] .try').click();
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    await dialog.getByText('your Stuff is full').waitFor();
    await doStep(page);
    await dialog.locator('.reply.why').waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.locator('.lesson-card:not(.done)').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[id="fort.play.add"] .try').click();
    await doStep(page);
    await dialog.getByText('That’s how it works.').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the cards', () => {
  it('are found by symbol, by what they do and by words', async () => {
    const { page, complaints } = await visit('en');
    await page.goto('/cards');
    const cards = page.locator('.kid-card');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(50);
    await page.locator('.pill').filter({ hasText: 'crown' }).click();
    await page.locator('.pill').filter({ hasText: 'trash' }).click();
    const ids = (): Promise<(string | null)[]> =>
      cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    expect(await ids()).toEqual(['golden-boy', 'tiny']);
    await page.getByRole('searchbox').fill('gain');
    await page.waitForFunction(() => document.querySelectorAll('.kid-card').length === 1);
    expect(await ids()).toEqual(['tiny']);
    expect(await page.locator('[role="status"]').first().textContent()).toBe('1 card');
    expect(complaints).toEqual([]);
  });
});

describe('help at the table', () => {
  it('tells of a thing under the mouse, under the focus and when tapped, with its rule', async () => {
    const { page, complaints } = await visit('en');
    await page.goto('/learn/fort');
    const pack = page.locator('.own-board [data-zone="pack"] button');
    const told = page.locator('.inspector .told');
    await pack.hover();
    await told.getByText('Your Pack has room').waitFor();
    await page.mouse.move(2, 2);
    await told.waitFor({ state: 'detached' });
    await page.locator('.perk-box h2 button').focus();
    await page.keyboard.press('Enter');
    await told.getByText('take one of the face-up perks').waitFor();
    await told.getByRole('button', { name: 'Read the rule' }).click();
    await page.getByRole('dialog').getByText('When you reach level 2').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await told.getByText('take one of the face-up perks').waitFor();
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
