import { request } from 'node:http';

/** One request from an address of choice; the status it got. */
export function knock(
  url: string,
  from: string,
  what: { path: string; method?: string; headers?: object; body?: string },
) {
  const { path, method = 'GET', headers = {}, body } = what;
  return new Promise<number>((resolve, reject) => {
    const all = { ...(body && { 'content-type': 'application/json' }), ...headers };
    const call = request(
      url + path,
      { method, localAddress: from, headers: all, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    call.on('error', reject);
    call.end(body);
  });
}
