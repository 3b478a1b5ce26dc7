import type { AddressInfo } from 'node:net';
import type { Game } from '@treefort/kernel';
import { accountRoutes } from './accounts/account-routes.ts';
import { comeBackRoutes } from './accounts/come-back-routes.ts';
import { companyRoutes } from './company/company-routes.ts';
import type { Config } from './config.ts';
import { installedGames } from './games.ts';
import { makeApp } from './http/app.ts';
import { callRoutes } from './http/call-routes.ts';
import { deviceRoutes } from './http/device-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import { playerRoutes } from './http/player-routes.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { queueRoutes } from './http/queue-routes.ts';
import { ratingRoutes } from './http/rating-routes.ts';
import { recordRoutes } from './http/record-routes.ts';
import { signInRoutes } from './http/sign-in-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { Limits } from './limits/limits.ts';
import { openService } from './service.ts';
import { socketRoutes } from './socket/socket-routes.ts';
import { warmUp } from './tables/warm-up.ts';

/** Milliseconds between two looks for idle connections while the server stops. */
const CLOSE_IDLE = 50;

/** Milliseconds in which requests are answered and clients say goodbye when the server stops; then it hangs up. */
const FAREWELL = 1500;

/** A server that runs. */
export interface Server {
  readonly url: string;
  /** Stops accepting, finishes what is under way, and tells clients to reconnect. */
  close(): Promise<void>;
}

/** The host for a link; for "all addresses" that of this machine. */
function shownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Starts a server for these games; it is ready when this resolves. */
export async function serve(
  config: Config,
  games: readonly Game[] = installedGames,
): Promise<Server> {
  const limits = new Limits(config.playersPerAddress);
  const app = await makeApp(config, limits, games);
  const service = await openService({ config, games, limits, log: app.log });
  const state = { closing: false };
  playerRoutes(app, service);
  deviceRoutes(app, service);
  signInRoutes(app, service);
  accountRoutes(app, service);
  comeBackRoutes(app, service);
  companyRoutes(app, service);
  tableRoutes(app, service);
  queueRoutes(app, service);
  recordRoutes(app, service);
  callRoutes(app, service);
  ratingRoutes(app, service);
  profileRoutes(app, service);
  healthRoutes(app, service, state);
  const sockets = socketRoutes(app, service);
  await pageRoutes(app, service);
  warmUp(games);
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
      sockets.closeAll();
      service.windDown();
      // Otherwise a connection that gets its answer now would be kept open for the next request.
      const idle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE);
      const late = setTimeout(() => {
        sockets.cutAll();
        app.server.closeAllConnections();
      }, FAREWELL);
      await app.close();
      clearInterval(idle);
      clearTimeout(late);
      await service.close();
    },
  };
}
