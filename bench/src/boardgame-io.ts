import { createRequire } from 'node:module';

// Its entry points are folders, which `require` finds and `import` does not.
const require = createRequire(import.meta.url);

type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});

export const { INVALID_MOVE, Stage }: Core = require('boardgame.io/core');
export const { CreateGameReducer, InitializeGame }: Internal = require('boardgame.io/internal');
