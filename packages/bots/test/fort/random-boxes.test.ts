import { fort } from '@treefort/fort';
import { randomBox } from '@treefort/fort/random-box';
import { type Game, heardBy, randomFromText, sure } from '@treefort/kernel';
import { type GameMoment, randomGame } from '@treefort/kernel/every-moment';
import { beforeAll, expect, test } from 'vitest';
import { loadNetwork } from '../../src/network/loaded.ts';
import { botsOf } from '../../src/roster.ts';

beforeAll(() => loadNetwork('fort'));

/** Every bot, knowing all that the seat has heard, answers what is asked with something that is offered. */
function allAnswer({ table, events }: GameMoment): void {
  const [decision] = table.decisions();
  if (!decision) return;
  const { seat } = decision;
  const ids = decision.options.map(({ id }) => id);
  for (const bot of botsOf('fort')) {
    const player = bot.sit(seat);
    for (const event of events) player.hear(heardBy(event, seat));
    const view = table.game.view(table.state, seat);
    const budget = { iterations: 12 };
    expect(ids).toContain(player.choose(view, decision, budget, randomFromText(bot.id)));
  }
}

test('bots play with boxes that nobody would print', () => {
  for (let i = 0; i < 3; i++) {
    const box = randomBox(randomFromText(`bots ${i}`));
    const setup = { seats: 2 + (i % 3), options: sure(fort.options({ box })) };
    let moment = 0;
    for (const now of randomGame(fort as unknown as Game, setup, `bots ${i}`)) {
      if (moment++ % 60 === 0) allAnswer(now);
    }
  }
});
