import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that is not ours, with one page. */
export interface OtherSite {
  readonly url: string;
  close(): void;
}

/** By another name of this machine, which makes it another site to a browser. */
export async function otherSite(html: string): Promise<OtherSite> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
