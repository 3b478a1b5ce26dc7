import { createSocket, type RemoteInfo } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { isIPv4 } from 'node:net';
import { onTestFinished } from 'vitest';

/** What each name means, the first time it is asked for, the second time and so on; the last stays. `null` is no answer. */
type Names = Readonly<Record<string, readonly (readonly string[] | null)[]>>;

const IPV4 = 1;
const IPV6 = 28;

/** The 16 bytes of an address that is written with all its groups but those of one `::`. */
function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]));
}

/** The name that a question asks for, and where the question ends. */
function nameIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function answerTo(question: Buffer, end: number, addresses: readonly string[]): Buffer {
  const kind = question.readUInt16BE(end - 4);
  const fitting = addresses.filter((one) => isIPv4(one) === (kind === IPV4));
  const records = fitting.map((address) => {
    const data = bytesOf(address);
    // The name is the one asked for; class IN; no second is it kept.
    const head = Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 0, 0, data.length]);
    return Buffer.concat([head, data]);
  });
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(records.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question.subarray(12, end), ...records]);
}

/** A stranger's name server, and somebody who asks it. */
export async function startNameServer(names: Names): Promise<Resolver> {
  const asked = new Map<string, number>();
  const socket = createSocket('udp4');
  socket.on('message', (question: Buffer, { port, address }: RemoteInfo) => {
    const { name, end } = nameIn(question);
    const key = `${name} ${question.readUInt16BE(end - 4) === IPV6}`;
    const times = asked.get(key) ?? 0;
    asked.set(key, times + 1);
    const meanings = names[name] ?? [[]];
    const meaning = meanings[Math.min(times, meanings.length - 1)];
    if (meaning) socket.send(answerTo(question, end, meaning), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  onTestFinished(() => resolver.cancel());
  return resolver;
}
