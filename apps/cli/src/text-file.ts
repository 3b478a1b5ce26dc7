import { createReadStream } from 'node:fs';
import { UsageError } from './usage.ts';

const LONGEST_FILE = 16 << 20;

/** A whole file as text; `-` is standard input. */
export async function readText(file: string): Promise<string> {
  const stream: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of stream) {
      size += part.length;
      if (size > LONGEST_FILE) throw new Error(`longer than ${LONGEST_FILE} bytes`);
      parts.push(part);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`cannot read ${file}: ${reason}`);
  }
  return Buffer.concat(parts).toString('utf8');
}
