import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody else's server: it remembers what it was posted. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on; a redirect leads to /elsewhere, and 0 to no answer at all. */
  status: number;
  /** Ends when it was posted so often. */
  until(count: number): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const watchers = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { url: path = '', headers } = request;
    receiver.received.push({ path, headers, body: Buffer.concat(parts) });
    for (const look of watchers) look();
    if (receiver.status === 0) return;
    response.writeHead(receiver.status, { location: '/elsewhere' }).end('thanks');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    status: 201,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (receiver.received.length < count) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
  };
  return receiver;
}
