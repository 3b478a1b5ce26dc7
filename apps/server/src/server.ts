import type { AddressInfo } from 'node:net';
import { makeApp } from './http/app.ts';
import type { Config } from './config.ts';
import { healthRoutes } from './http/health-routes.ts';
import { Limits } from './limits/limits.ts';
import { pageRoutes } from './http/page-routes.ts';
import { playerRoutes } from './http/player-routes.ts';
import { recordRoutes } from './http/record-routes.ts';
import { openService } from './service.ts';
import { socketRoutes } from './socket/socket-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { warmUp } from './tables/warm-up.ts';

/** How often it is looked for connections that can be closed, in milliseconds. */
const IDLE_ROUND = 50;

/** A server that runs. */
export interface Server {
  readonly url: string;
  /** Stops accepting, finishes what is in hand, tells clients to connect again. */
  close(): Promise<void>;
}

/** An address as it stands in a link; one that stands for all is that of this machine. */
function shownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Starts a server; it is ready when this ends. */
export async function serve(config: Config): Promise<Server> {
  const limits = new Limits(config.playersPerAddress);
  const app = await makeApp(config, limits);
  const service = await openService(config, limits, app.log);
  const state = { closing: false };
  playerRoutes(app, service);
  tableRoutes(app, service);
  recordRoutes(app, service);
  healthRoutes(app, service, state);
  const sockets = socketRoutes(app, service);
  await pageRoutes(app, service);
  warmUp();
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await service.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://${shownHost(config.host)}:${port}`,
    async close() {
      state.closing = true;
      sockets.farewell();
      service.waitingRoom.close();
      // A connection whose answer comes now would be kept for the next request, which is not for this server.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_ROUND);
      await app.close().finally(() => clearInterval(idle));
      await service.close();
    },
  };
}
