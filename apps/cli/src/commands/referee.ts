import { once } from 'node:events';
import { type Line, LineSplitter, Referee, tooLong } from '@treefort/protocol';
import { games } from '../games.ts';
import { type Command, UsageError } from '../usage.ts';

async function serve(): Promise<void> {
  const referee = new Referee(games);
  const splitter = new LineSplitter();
  const answer = async (lines: Iterable<Line>) => {
    for (const line of lines) {
      const reply = 'text' in line ? referee.reply(line.text) : JSON.stringify(tooLong());
      if (!process.stdout.write(`${reply}\n`)) await once(process.stdout, 'drain');
    }
  };
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
    await answer(splitter.push(chunk));
  }
  await answer(splitter.end());
}

/** The program that asked has gone: nobody is left to answer. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

export const command: Command = {
  usage: 'referee',
  about: [
    'The rules of every game for other programs: one JSON request a line on standard',
    'input, one JSON reply a line on standard output. See docs/referee.md.',
  ].join('\n'),
  flags: {},
  examples: [
    `echo '{"do":"new","game":"treehouse","seats":3}' | treefort referee`,
    'treefort referee < requests.jsonl > replies.jsonl',
  ],
  async run({ words }) {
    if (words.length > 0) {
      throw new UsageError(`referee takes no arguments, found ${JSON.stringify(words[0])}`);
    }
    process.stdout.on('error', endWithReader);
    await serve();
    return 0;
  },
};
