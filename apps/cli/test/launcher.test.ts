import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { launcher } from './run.ts';

/** Makes the launcher believe that it runs on an old Node. */
const OLD = `Object.defineProperty(process.versions, 'node', { value: '20.11.1' });`;
const preload = `data:text/javascript,${encodeURIComponent(OLD)}`;
const args = ['--import', preload, launcher];

describe('on a Node too old for TypeScript', () => {
  it('the command runs on the Node of the project, with its output and exit code', () => {
    const helped = spawnSync(process.execPath, [...args, '--help'], { encoding: 'utf8' });
    expect(helped.status).toBe(0);
    expect(helped.stdout).toContain('usage: treefort');
    const wrong = spawnSync(process.execPath, [...args, 'dance'], { encoding: 'utf8' });
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('unknown command "dance"');
  });

  it('hands on a signal and ends with it', async () => {
    const child = spawn(process.execPath, [...args, 'referee']);
    child.stdin.write('{}\n');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([128 + 15, null]);
  });

  it('the Node of the project is new enough', () => {
    const own = createRequire(import.meta.url).resolve('node/bin/node');
    const { stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' });
    expect(Number(stdout.slice(1).split('.')[0])).toBeGreaterThanOrEqual(24);
  });
});
