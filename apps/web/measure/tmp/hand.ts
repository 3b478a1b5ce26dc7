import { createServer } from 'node:http';
import { Client } from '../../test/browser.ts';

const client = await Client.start();
const pages: Record<string, any> = {};
const AsyncFunction = (async () => {}).constructor as any;
createServer(async (req, res) => {
  let body = '';
  for await (const c of req) body += c;
  try {
    const out = await new AsyncFunction('client', 'pages', body)(client, pages);
    res.end(typeof out === 'string' ? out : (JSON.stringify(out, null, 1) ?? 'ok'));
  } catch (e) {
    res.end('ERR ' + (e as Error).stack);
  }
}).listen(7070, '127.0.0.1');
console.log('up', client.url);
