import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './storage/database.ts';

const FINE = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What a host may want to know, in the words of Prometheus. */
export class Metrics {
  readonly registry = new Registry();

  readonly entries = new Counter({
    name: 'treefort_entries_total',
    help: 'Entries written to logs of tables, by what they did and for whom',
    labelNames: ['did', 'by'] as const,
    registers: [this.registry],
  });
  readonly races = new Counter({
    name: 'treefort_races_total',
    help: 'Entries that came second at their place and were tried again',
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'treefort_refused_total',
    help: 'Commands that changed nothing, by reason',
    labelNames: ['why'] as const,
    registers: [this.registry],
  });
  readonly commandSeconds = new Histogram({
    name: 'treefort_command_seconds',
    help: 'From a command to its reply, after all seats here were told',
    labelNames: ['do'] as const,
    buckets: FINE,
    registers: [this.registry],
  });
  readonly databaseSeconds = new Histogram({
    name: 'treefort_database_seconds',
    help: 'Time in the database, by statement',
    labelNames: ['statement'] as const,
    buckets: FINE,
    registers: [this.registry],
  });
  readonly batchSize = new Histogram({
    name: 'treefort_batch_entries',
    help: 'Entries written by one statement',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.registry],
  });
  readonly botSeconds = new Histogram({
    name: 'treefort_bot_seconds',
    help: 'Thinking time of bots, by level',
    labelNames: ['level'] as const,
    buckets: FINE,
    registers: [this.registry],
  });
  readonly botFaults = new Counter({
    name: 'treefort_bot_faults_total',
    help: 'Answers of bots that failed or took too long and were replaced',
    labelNames: ['level'] as const,
    registers: [this.registry],
  });
  readonly reconnects = new Counter({
    name: 'treefort_reconnects_total',
    help: 'Connections that went on from something seen before',
    registers: [this.registry],
  });
  readonly calls = new Counter({
    name: 'treefort_calls_total',
    help: 'Messages to players who were not at the table, by channel and what became of them',
    labelNames: ['channel', 'outcome'] as const,
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'treefort_sockets',
    help: 'Open WebSockets',
    registers: [this.registry],
  });
  readonly tables = new Gauge({
    name: 'treefort_tables_in_memory',
    help: 'Tables that are folded in memory',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}

/** The same database; how long it takes for each statement is noted. */
export const timed = (database: Database, { databaseSeconds }: Metrics): Database => ({
  ...database,
  async query<R>(statement: string, text: string, values: readonly unknown[]): Promise<R[]> {
    const stop = databaseSeconds.startTimer({ statement });
    try {
      return await database.query<R>(statement, text, values);
    } finally {
      stop();
    }
  },
});
