import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Asking } from './asking.ts';

const page = readFileSync(new URL('../../../docs/referee.md', import.meta.url), 'utf8');
const sessions = [...page.matchAll(/```text\n(> [\s\S]*?)```/g)].map(([, session]) => session!);

describe('docs/referee.md', () => {
  it('has a worked session', () => {
    expect(sessions.length).toBeGreaterThan(0);
  });

  it.each(sessions)('shows what the referee really answers', (session) => {
    const { referee } = new Asking();
    const lines = session.trimEnd().split('\n');
    const requests = lines.filter((line) => line.startsWith('> '));
    const real = requests.flatMap((line) => [line, `< ${referee.reply(line.slice(2))}`]);
    expect(lines).toEqual(real);
  });
});
