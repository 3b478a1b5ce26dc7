import { helpFor, run } from './commands.ts';
import { UsageError } from './usage.ts';

// A closed pipe (`treefort box | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const args = process.argv.slice(2);
try {
  process.exitCode = await run(args);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`treefort: ${error.message}\n(see ${helpFor(args[0])})\n`);
  process.exitCode = 2;
}
