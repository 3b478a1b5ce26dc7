import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Asking } from './asking.ts';
import { launcher, treefort } from './run.ts';

const replies = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const begin = '{"do":"new","game":"treehouse","seats":2,"seed":"x"}';

describe('treefort referee', () => {
  it('gives the same replies as the referee itself, in order', async () => {
    const asking = new Asking();
    const lines = [begin, '{"do":"decisions"}', 'nonsense', '{"do":"record"}', '{"do":"view"}'];
    const { code, out, err } = await treefort(['referee'], `${lines.join('\n')}\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(replies(out)).toEqual(lines.map((line) => asking.line(line)));
  });

  it('answers a last line without a newline, and lines that end in CR LF', async () => {
    const { out } = await treefort(['referee'], `${begin}\r\n{"do":"outcome"}`);
    expect(replies(out)).toMatchObject([{ ok: true }, { ok: true, over: false, outcome: null }]);
  });

  it('refuses a 10 MB line with one reply and answers the next', async () => {
    const line = `{"do":"choose","option":"${'x'.repeat(10_000_000)}"}`;
    const { code, out } = await treefort(['referee'], `${begin}\n${line}\n{"do":"outcome"}\n`);
    expect(code).toBe(0);
    expect(replies(out)).toMatchObject([
      { ok: true },
      { ok: false, why: 'bad-request', message: 'request: longer than 1048576 characters' },
      { ok: true, over: false },
    ]);
  });

  it('answers a line that never ends, without keeping it', async () => {
    const child = spawn(process.execPath, [launcher, 'referee']);
    child.stdin.write('x'.repeat(2_000_000));
    const [chunk] = await once(child.stdout, 'data');
    expect(JSON.parse(String(chunk))).toMatchObject({ ok: false, why: 'bad-request' });
    child.stdin.end('\n');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('answers each request before the next is sent, through a whole game', async () => {
    const child = spawn(process.execPath, [launcher, 'referee']);
    const ask = async (line: string) => {
      child.stdin.write(`${line}\n`);
      let text = '';
      while (!text.endsWith('\n')) text += String((await once(child.stdout, 'data'))[0]);
      return JSON.parse(text);
    };
    await ask(begin);
    for (;;) {
      const { over, decisions } = await ask('{"do":"decisions"}');
      if (over) break;
      const [{ seat, id, options }] = decisions;
      const request = { do: 'choose', seat, decision: id, option: options[0].id };
      expect((await ask(JSON.stringify(request))).ok).toBe(true);
    }
    const { record } = await ask('{"do":"record"}');
    expect(await ask(JSON.stringify({ do: 'replay', record }))).toMatchObject({
      ok: true,
      over: true,
    });
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('takes bytes that are no text', async () => {
    const child = spawn(process.execPath, [launcher, 'referee']);
    child.stdin.end(Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x0a]));
    const [chunk] = await once(child.stdout, 'data');
    expect(JSON.parse(String(chunk))).toMatchObject({ ok: false, why: 'bad-request' });
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
