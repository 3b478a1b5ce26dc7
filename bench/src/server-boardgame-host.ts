import { createRequire } from 'node:module';
import { boardgameTreehouse } from './boardgame-treehouse.ts';

type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});
const { Server }: ServerModule = createRequire(import.meta.url)('boardgame.io/server');

/** boardgame.io's own server with its Treehouse and its default storage (memory), on the port given. */
const port = Number(process.argv[2]);
const server = Server({ games: [boardgameTreehouse], origins: ['http://localhost'] });
await server.run({ port, callback: () => console.log(`http://127.0.0.1:${port}`) });
process.once('SIGTERM', () => process.exit(0));
