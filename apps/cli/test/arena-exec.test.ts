import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Standings } from '../src/arena/standings.ts';
import { folder, treefort } from './run.ts';

// These tests need python3 on the machine, as the README says.

const example = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));

const ANSWER = `
import json, sys, time
for line in sys.stdin:
    q = json.loads(line)
    ids = [o["id"] for o in q["decision"]["options"]]
`;

/** A program in Python that does so with each question `q` and the ids of its options. */
function program(body: string): string {
  const file = join(folder(), 'mine.py');
  writeFileSync(file, ANSWER + body.replaceAll(/^/gm, '    '));
  return `python3 ${file}`;
}

async function arena(game: string, command: string, ...args: string[]) {
  const out = folder();
  const ran = await treefort(['arena', game, '--exec', command, '--out', out, ...args]);
  expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
  const { standings } = JSON.parse(readFileSync(join(out, 'standings.json'), 'utf8')) as Standings;
  return { ...ran, of: (name: string) => standings.find((one) => one.name === name)! };
}

const against = ['--players', 'random', '--seats', '2'];

describe('a contestant in another language', () => {
  it('is asked with its own view, what it heard since, and its budget', async () => {
    const command = program(`
seen = q["view"]["players"]
ok = q["do"] == "choose" and q["game"] == "treehouse" and q["budget"] == {"ms": 30}
ok = ok and q["view"]["viewer"] == q["seat"] == q["decision"]["seat"]
ok = ok and seen[q["seat"]]["hand"] is not None and not seen[q["seat"]]["answered"]
first = q["view"]["moment"] == 0
ok = ok and (len(q["events"]) == 0) == (first and q["seat"] == 0)
ok = ok and all("secret" not in e for e in q["events"]) and len(q["events"]) < 20
print(json.dumps({"option": ids[0] if ok else "no"}), flush=True)`);
    const { of } = await arena('treehouse', command, ...against, '--games', '4', '--ms', '30');
    expect(of('mine').firstFault).toBeUndefined();
  });

  it('may sit on several seats, and two programs may meet', async () => {
    const first = program('print(json.dumps({"option": ids[0]}), flush=True)');
    const args = ['--exec', first, '--exec', `python3 ${example}`, '--seats', '4', '--games', '8'];
    const { of } = await arena('treehouse', first, ...args);
    expect(of('mine')).toMatchObject({ faults: 0 });
    expect(of('bot')).toMatchObject({ faults: 0 });
    expect(of('mine').played + of('bot').played).toBeGreaterThanOrEqual(32);
  });
});

describe('a program that misbehaves does not stop the arena', () => {
  const few = [...against, '--games', '2', '--jobs', '1'];

  it.each<[string, string, string]>([
    ['answers what is not offered', 'print(\'{"option":"fly"}\', flush=True)', 'it answered "fly"'],
    ['answers no JSON', 'print("hello", flush=True)', 'its answer: not JSON'],
    ['answers something else', 'print("[1]", flush=True)', 'expected {"option":"…"}, found [1]'],
    ['answers null', 'print("null", flush=True)', 'expected {"option":"…"}, found null'],
    ['crashes', 'raise ValueError("oh no")', 'stopped with code 1: ValueError: oh no'],
    ['leaves without a word', 'sys.exit(0)', 'stopped with code 0'],
    [
      'never ends its line',
      'print("x" * 2000000, end="", flush=True)',
      'longer than a line may be',
    ],
  ])('one that %s', async (_, body, message) => {
    const { of, out } = await arena('treehouse', program(body), ...few);
    expect(of('mine').faults).toBe(of('mine').choices);
    expect(of('mine').firstFault).toContain(message);
    expect(out).toMatch(/mine: \d+ faults, each replaced by a random choice; the first: /);
  });

  it('one that does not answer in time', async () => {
    const { of } = await arena(
      'treehouse',
      program('time.sleep(600)'),
      ...few,
      '--patience',
      '200',
    );
    expect(of('mine').faults).toBe(of('mine').choices);
    expect(of('mine').firstFault).toContain('gave no answer within 200 ms');
  });

  it('one that fails again and again is not asked for the rest of the game', async () => {
    const log = join(folder(), 'log');
    const body = `open(${JSON.stringify(log)}, "a").write("asked\\n"); print("?", flush=True)`;
    const { of } = await arena('treehouse', program(body), ...few);
    expect(of('mine').faults).toBe(2 * 33);
    expect(readFileSync(log, 'utf8').split('\n')).toHaveLength(2 * 3 + 1);
  });

  it('one that fails now and then goes on after each', async () => {
    const body = `
if q["decision"]["kind"] == "pick" and q["view"]["moment"] == 0: sys.exit(3)
print(json.dumps({"option": ids[-1]}), flush=True)`;
    const { of } = await arena('treehouse', program(body), ...few);
    expect(of('mine').faults).toBe(2);
    expect(of('mine').firstFault).toContain('stopped with code 3');
  });

  it('one that says more than it was asked', async () => {
    const body = 'print(json.dumps({"option": ids[0]}) + "\\nthat was easy", flush=True)';
    const { of } = await arena('treehouse', program(body), ...few);
    expect(of('mine').choices).toBe(2 * 33);
    expect(of('mine').faults).toBeLessThan(of('mine').choices);
  });
});

describe('a module that misbehaves', () => {
  it('is blamed for what it throws, at any time', async () => {
    const file = join(folder(), 'wild.ts');
    writeFileSync(
      file,
      `export const bot = { sit: () => ({
        hear(event) { if (event.kind === 'over') throw new Error('what?'); },
        choose() { throw new Error('no idea'); } }) };`,
    );
    const out = folder();
    const args = ['arena', 'treehouse', '--players', `${file},random`, '--games', '2'];
    const { code } = await treefort([...args, '--out', out]);
    expect(code).toBe(0);
    const { standings } = JSON.parse(
      readFileSync(join(out, 'standings.json'), 'utf8'),
    ) as Standings;
    const wild = standings.find(({ name }) => name === 'wild')!;
    expect(wild).toMatchObject({ faults: wild.choices + 2, firstFault: 'no idea' });
  });
});
