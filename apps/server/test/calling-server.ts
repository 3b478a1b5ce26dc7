import { readConfig, serve } from '../src/index.ts';
import { SETTINGS } from './settings.ts';

/** A server whose push services may be on this machine. */
const config = readConfig(
  { ...SETTINGS, log: 'error', 'public-url': 'https://games.example.org' },
  process.env,
);
const { url } = await serve({ ...config, calls: { ...config.calls, privateAddresses: true } });
console.log(`Treefort is at ${url}`);
