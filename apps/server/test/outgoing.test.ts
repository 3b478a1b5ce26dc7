import { describe, expect, test } from 'vitest';
import { Outgoing } from '../src/calls/outgoing.ts';
import { isPublic, publicLookup } from '../src/calls/public-address.ts';
import { quietFor } from '../src/calls/quiet-hours.ts';
import { readConfig } from '../src/index.ts';
import { startNameServer } from './name-server.ts';
import { startReceiver } from './receiver.ts';

const { calls } = readConfig({}, {});
const strict = new Outgoing(calls);
const lenient = new Outgoing({ ...calls, privateAddresses: true, timeLimit: 300 });

describe('what players make the server post to', () => {
  test.each([
    ...['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::5e'],
  ])('%s is a public address', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', 'fe80::1'],
    ...['fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::a00:1', '2002:7f00:1::', '2001::1', 'nonsense'],
  ])('%s is none', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each([
    ...['http://example.org/', 'ftp://example.org/', 'https://127.0.0.1/', 'https://[::1]/'],
    ...['https://0x7f.1/', 'https://2130706433/', 'https://[::ffff:10.0.0.1]/', 'https://10.1/'],
    ...['https://user:secret@example.org/', 'file:///etc/passwd', 'nonsense'],
  ])('%s is not posted to', (url) => {
    expect(strict.mayPostTo(url)).toBe(false);
  });

  test.each([
    ...['127.0.0.1', '10.0.0.1', '::1', '::ffff:7f00:1', 'fd00::1', '2002:7f00:1::'],
    // One of several is enough.
    ...['8.8.8.8 169.254.169.254', '2606:4700::1111 fe80::1', '8.8.8.8 ::1'],
  ])('a name of %s is refused when it was looked up, before anything is sent', async (means) => {
    const receiver = await startReceiver();
    const resolver = await startNameServer({ 'inside.example': [means.split(' ')] });
    const url = `https://inside.example:${new URL(receiver.url).port}/`;
    const outgoing = new Outgoing(calls, publicLookup(resolver));
    expect(outgoing.mayPostTo(url)).toBe(true);
    expect(await outgoing.post({ url, headers: {}, body: 'x' })).toBe('gone');
    expect(receiver.received).toEqual([]);
  });

  test('a name that means something else the next time is asked for once, and used as it was checked', async () => {
    const meanings = [
      ['8.8.8.8', '2606:4700::1111'],
      ['127.0.0.1', '::1'],
    ];
    const lookup = publicLookup(await startNameServer({ 'turning.example': meanings }));
    const ask = () =>
      new Promise((resolve, reject) => {
        lookup('turning.example', { all: true }, (error, found) =>
          error ? reject(error) : resolve(found),
        );
      });
    // What a connection is given are addresses, of which no name server is asked again.
    expect(await ask()).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
    await expect(ask()).rejects.toThrow('a private address');
  });

  test('a name server that does not answer, or knows no such name, is a failure that may pass', async () => {
    const names = { 'silent.example': [null], 'nothing.example': [[]] };
    const outgoing = new Outgoing(calls, publicLookup(await startNameServer(names)));
    for (const name of Object.keys(names)) {
      const post = { url: `https://${name}/`, headers: {}, body: 'x' };
      expect(await outgoing.post(post)).toBe('failed');
    }
  });

  test.each([
    [204, 'sent'],
    [302, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
    [0, 'failed'],
  ] as const)('an answer with %d means: %s', async (status, delivery) => {
    const receiver = await startReceiver();
    receiver.status = status;
    const post = { url: `${receiver.url}/hook`, headers: {}, body: 'hello' };
    expect(await lenient.post(post)).toBe(delivery);
    // A redirect is not followed.
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });
});

test.each([
  ['2026-01-10T21:59:00Z', 0],
  ['2026-01-10T22:00:00Z', 9 * 60],
  ['2026-01-11T06:59:30Z', 0.5],
  ['2026-01-11T07:00:00Z', 0],
])('at %s it is quiet in London for %d minutes more', (time, minutes) => {
  const hours = { from: '22:00', to: '07:00', zone: 'Europe/London' };
  expect(quietFor(Date.parse(time), hours)).toBe(minutes * 60_000);
});

test('quiet hours are those of the place, not of the server', () => {
  const hours = { from: '13:00', to: '14:30', zone: 'Asia/Kolkata' };
  expect(quietFor(Date.parse('2026-07-01T08:00:00Z'), hours)).toBe(60 * 60_000);
  expect(quietFor(Date.parse('2026-07-01T13:30:00Z'), hours)).toBe(0);
});
