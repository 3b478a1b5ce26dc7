import { readFileSync } from 'node:fs';
import { nth } from '@treefort/kernel';
import type { Contestant, Load } from './server-contest.ts';

const CLOCK_TICK = 10;

/** The sum of two fields of what Linux says about a process, in milliseconds. */
function ticks(pid: number | 'self', field: number): number {
  const fields = nth(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') '), 1).split(' ');
  return (Number(fields[field]) + Number(fields[field + 1])) * CLOCK_TICK;
}

/** Milliseconds of processor time a process has used (Linux). */
export const processorTime = (pid: number): number => ticks(pid, 11);

/** The same of all processes that this one has started and that have ended. */
export const processorTimeOfEnded = (): number => ticks('self', 13);

const HEAP = /^(?:nodejs_heap_size_used_bytes|nodejs_external_memory_bytes) (\S+)/gm;

/** Bytes that a server of ours has in use; exact where every collection of garbage is a whole one. */
export async function memory(url: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 40; i++) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const sum = [...text.matchAll(HEAP)].reduce((total, [, bytes]) => total + Number(bytes), 0);
    least = Math.min(least, sum);
  }
  return least;
}

/** A load, and the processor time of the server and of the simulated players for each move, in microseconds. */
export interface Costed extends Load {
  readonly name: string;
  readonly cost: number;
  readonly players: number;
}

export async function costed(
  name: string,
  contestants: readonly Contestant[],
  measure: () => Promise<Load>,
): Promise<Costed> {
  const used = () => contestants.reduce((sum, { pid }) => sum + processorTime(pid), 0);
  const [before, begin, playing] = [used(), performance.now(), process.cpuUsage()];
  const load = await measure();
  const moves = (load.perSecond * (performance.now() - begin)) / 1000;
  const { user, system } = process.cpuUsage(playing);
  const cost = ((used() - before) * 1000) / moves;
  return { ...load, name, cost, players: (user + system) / moves };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

/** Loads as a table in Markdown. */
export function loadTable(loads: readonly Costed[]): string {
  const head = [
    '',
    'tables',
    'moves/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'server CPU µs/move',
    'players’',
  ];
  const rows = loads.map(({ name, tables, perSecond, p50, p95, p99, cost, players }) => [
    name,
    whole(tables),
    whole(perSecond),
    fine(p50),
    fine(p95),
    fine(p99),
    whole(cost),
    whole(players),
  ]);
  const lines = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
