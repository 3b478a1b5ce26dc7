import { beforeEach, describe, expect, it } from 'vitest';
import { Asking } from './asking.ts';

let asking: Asking;
beforeEach(() => {
  asking = new Asking();
  asking.begin(3);
});

/** Refused with the reason, and nothing changed by it. */
function refuses(line: string | object, why: string, message: string): void {
  const before = asking.everything();
  const text = typeof line === 'string' ? line : JSON.stringify(line);
  const reply = asking.line(text);
  expect(reply).toMatchObject({ ok: false, why });
  expect(reply.message).toContain(message);
  expect(reply.message?.length).toBeLessThan(400);
  expect(asking.everything()).toEqual(before);
}

const choose = { do: 'choose', seat: 0, decision: '0', option: 'pick:library' };

describe('bad input is refused by name and changes nothing', () => {
  it('an unknown game', () => {
    const request = { do: 'new', game: 'chess', seats: 2, seed: 'x' };
    refuses(request, 'bad-request', 'unknown game "chess"; known: treehouse');
  });

  it('an unknown seat', () => {
    for (const seat of [3, -1, 0.5, 33, '1', null]) {
      for (const verb of ['choose', 'undo', 'refusals', 'view']) {
        const rest = verb === 'choose' ? { decision: '0', option: 'pick:library' } : {};
        const message = `request.seat: expected a whole number from 0 to 2, found ${JSON.stringify(seat)}`;
        refuses({ do: verb, seat, ...rest }, 'bad-request', message);
      }
    }
  });

  it('a number of seats the game does not take', () => {
    const request = { do: 'new', game: 'treehouse', seats: 5, seed: 'x' };
    refuses(request, 'bad-request', 'treehouse takes 2, 3, 4 seats, not 5');
  });

  it('an unknown option', () => {
    const request = { ...choose, option: 'pick:sauna' };
    refuses(request, 'not-an-option', '"pick:sauna" is not offered to seat 0');
  });

  it('an option of enormous length', () => {
    refuses({ ...choose, option: 'x'.repeat(500_000) }, 'not-an-option', 'is not offered');
  });

  it('an unknown decision id', () => {
    for (const decision of ['1', '-1', 'now', 'x'.repeat(500_000)]) {
      refuses({ ...choose, decision }, 'stale', `decision "${decision.slice(0, 80)}" is not open`);
    }
    refuses(
      { ...choose, decision: 0 },
      'bad-request',
      'request.decision: expected a text, found 0',
    );
  });

  it('malformed JSON', () => {
    for (const line of ['', '{', '{"do":"decisions"', 'new', '\u0000', '{"do":"state"}}']) {
      refuses(line, 'bad-request', 'request: not JSON');
    }
  });

  it('JSON that is no request', () => {
    for (const line of ['null', '7', '"state"', '[]', '[{"do":"state"}]']) {
      refuses(line, 'bad-request', 'request: expected an object');
    }
    refuses({}, 'bad-request', 'request.do: expected one of new, scenario');
    refuses({ do: 'castle' }, 'bad-request', 'found "castle"');
    refuses({ do: 'toString' }, 'bad-request', 'found "toString"');
    refuses({ do: 'state', loudly: true }, 'bad-request', 'unknown field "loudly"');
  });

  it('JSON nested deeper than anything', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    refuses(`{"do":"replay","record":${deep}}`, 'bad-request', 're');
    refuses(`{"do":"new","game":${deep}}`, 'bad-request', 're');
    refuses(`{"do":"scenario","game":"treehouse","seats":${deep}}`, 'bad-request', 're');
  });

  it('a 10 MB line', () => {
    const line = JSON.stringify({ ...choose, option: 'x'.repeat(10_000_000) });
    refuses(line, 'bad-request', 'request: longer than 1048576 characters');
  });

  it('unknown options and odd seeds', () => {
    const request = { do: 'new', game: 'treehouse', seats: 2, seed: 'x' };
    refuses({ ...request, options: { easy: true } }, 'bad-request', 'unknown field "easy"');
    refuses(
      { ...request, options: { junior: 1 } },
      'bad-request',
      'junior: expected true or false',
    );
    refuses({ ...request, seed: 7 }, 'bad-request', 'request.seed: expected a text, found 7');
  });

  it('a seat answering for another', () => {
    const { id, options } = asking.decision(1);
    const request = { ...choose, decision: id, option: options[0]!.id };
    refuses(request, 'not-an-option', `"${options[0]!.id}" is not offered to seat 0`);
  });

  it('a seat answering when another is asked', () => {
    asking.begin(2);
    let open = asking.ask({ do: 'decisions' }).decisions;
    for (; open[0]!.kind !== 'cover'; open = asking.ask({ do: 'decisions' }).decisions) {
      asking.first(open[0]!.seat);
    }
    const { id, seat, options } = open[0]!;
    const request = { do: 'choose', seat: 1 - seat, decision: id, option: options[0]!.id };
    refuses(request, 'not-an-option', `decision ${id} is not put to seat ${1 - seat}`);
  });

  it('an answer sent twice', () => {
    const { id, options } = asking.decision(0);
    const request = { ...choose, decision: id, option: options[0]!.id };
    expect(asking.ask(request).ok).toBe(true);
    refuses(request, 'stale', 'seat 0 has already answered');
  });

  it('an answer sent again after all have answered', () => {
    const { id, options } = asking.decision(0);
    for (const seat of [0, 1, 2]) asking.first(seat);
    const request = { ...choose, decision: id, option: options[0]!.id };
    refuses(request, 'stale', 'decision "0" is not open; the present one is 1');
  });

  it('an answer after the end', () => {
    asking.playOn('end');
    refuses(choose, 'over', 'the game is over');
  });

  it('a record that is none, or of rules that are not known', () => {
    asking.first(0);
    const { record } = asking.ask({ do: 'record' });
    const replay = (changed: unknown) => ({ do: 'replay', record: changed });
    refuses({ do: 'replay' }, 'bad-request', 'record: expected an object, found nothing');
    refuses(replay('tf1-abc'), 'bad-request', 'record text');
    refuses(replay({ ...record, rules: '0' }), 'bad-request', 'unknown rules "0" of treehouse');
    refuses(
      replay({ ...record, digest: undefined, choices: [[0, 'pick:sauna']] }),
      'bad-request',
      'choice 0',
    );
  });

  it('a record that states another outcome', () => {
    asking.playOn('outcome');
    const { record } = asking.ask({ do: 'record' });
    const outcome = { scores: [99, 0, 0], winners: [0] };
    const request = { do: 'replay', record: { ...record, outcome, digest: undefined } };
    refuses(request, 'bad-request', 'the record states');
  });

  it('anything at all before the first game', () => {
    for (const verb of ['decisions', 'state', 'outcome', 'record']) {
      const reply = new Asking().ask({ do: verb });
      expect(reply).toMatchObject({ ok: false, why: 'bad-request' });
      expect(reply.message).toContain('no game yet');
    }
  });
});
