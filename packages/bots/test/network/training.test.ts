import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { offsetsOf } from '../../src/network/shape.ts';
import { lessonNamed } from '../../train/network/lessons.ts';

const MAIN = new URL('../../train/network/main.ts', import.meta.url).pathname;
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'treefort-training-'));
  folders.push(folder);
  return folder;
};

/** Trains in a folder for a little while, and returns what is kept. */
function train(lesson: string, folder: string, more: readonly string[]) {
  const flags = ['--lesson', lesson, '--folder', folder, '--afresh', '--measure', '0', ...more];
  const little = ['--games', '0', '--quick', '100', '--noted', '2', '--every', '1', '--seed', 'x'];
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...flags, ...little]);
  expect(`${stderr}`).toBe('');
  expect(status).toBe(0);
  const bytes = readFileSync(join(folder, `${lesson}-state.bin`));
  const row = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  return {
    average: row.slice(0, offsetsOf(lessonNamed(lesson).shape).end),
    table: readFileSync(join(folder, `${lesson}-curve.md`), 'utf8')
      .trim()
      .split('\n'),
    state: JSON.parse(readFileSync(join(folder, `${lesson}-state.json`), 'utf8')),
  };
}

describe.each([
  // No more than the newest generation is remembered.
  { lesson: 'fort', remembered: '13000' },
  { lesson: 'treehouse', remembered: '6000' },
])('training of $lesson', ({ lesson, remembered }) => {
  const two = ['--generations', '2', '--remembered', remembered];
  const one = train(lesson, newFolder(), [...two, '--jobs', '1']);

  test('gives the same weights from the same options, however many threads there are', () => {
    expect(train(lesson, newFolder(), [...two, '--jobs', '2']).average).toEqual(one.average);
    const faster = train(lesson, newFolder(), [...two, '--rate', '0.001']);
    expect(faster.average).not.toEqual(one.average);
  });

  test('goes on where it was stopped', () => {
    const folder = newFolder();
    const stopped = train(lesson, folder, [...two, '--jobs', '1', '--seconds', '0.001']);
    expect(stopped.state.generation).toBe(1);
    const resumed = train(lesson, folder, [...two, '--jobs', '1']);
    expect(resumed.state).toEqual(one.state);
    expect(resumed.average).toEqual(one.average);
    expect(resumed.table.at(-1)).toMatch(/^\| 2 \| 200 \|/);
    expect(resumed.table).toHaveLength(one.table.length);
  });
});
