import type { App } from '../http/app.ts';

/** Milliseconds between two pings. */
const PING = 30_000;

/** Ends connections that did not answer the last ping: the other end has silently gone. */
export function keepAlive(app: App): void {
  const silent = new WeakSet<object>();
  const timer = setInterval(() => {
    for (const ws of app.websocketServer.clients) {
      if (silent.has(ws)) ws.terminate();
      silent.add(ws);
      ws.once('pong', () => silent.delete(ws));
      ws.ping();
    }
  }, PING);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
