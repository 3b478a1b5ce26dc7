import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CallPatience } from '../config.ts';
import type { Delivery } from './call.ts';
import { isPublic, PrivateAddress, publicLookup } from './public-address.ts';

/** Nobody reads more of an answer than this. */
const MOST_BYTES = 16 << 10;
/** Connections to one host at a time. */
const MOST_SOCKETS = 16;

/** A request to an address that a player has given. */
export interface OutgoingPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'failed' : 'refused';
}

/**
 * Posts to addresses that players give: by https, only to machines that anybody could reach, without following redirects,
 * within a time, reading little.
 */
export class Outgoing {
  private readonly privateAddresses: boolean;
  private readonly timeLimit: number;
  private readonly http: http.Agent;
  private readonly https: https.Agent;
  private readonly lookup: LookupFunction;

  constructor({ privateAddresses, timeLimit }: CallPatience, lookup = publicLookup()) {
    this.lookup = lookup;
    this.privateAddresses = privateAddresses;
    this.timeLimit = timeLimit;
    const options = { keepAlive: true, maxSockets: MOST_SOCKETS };
    this.http = new http.Agent(options);
    this.https = new https.Agent(options);
  }

  /** Whether an address may be posted to as far as it tells by itself: a name is looked up when it is used. */
  mayPostTo(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname, username, password } = new URL(url);
    if (username !== '' || password !== '') return false;
    if (this.privateAddresses) return protocol === 'https:' || protocol === 'http:';
    const host = hostname.replace(/^\[|\]$/g, '');
    return protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
  }

  async post({ url, headers, body }: OutgoingPost): Promise<Delivery> {
    if (!this.mayPostTo(url)) return 'gone';
    try {
      return deliveryOf(await this.statusOf(url, headers, body));
    } catch (error) {
      return error instanceof PrivateAddress ? 'gone' : 'failed';
    }
  }

  private statusOf(
    url: string,
    headers: OutgoingPost['headers'],
    body: OutgoingPost['body'],
  ): Promise<number> {
    const secure = url.startsWith('https:');
    return new Promise((resolve, reject) => {
      const request = (secure ? https : http).request(url, {
        method: 'POST',
        headers: { 'content-length': Buffer.byteLength(body), ...headers },
        agent: secure ? this.https : this.http,
        signal: AbortSignal.timeout(this.timeLimit),
        ...(!this.privateAddresses && { lookup: this.lookup }),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        let bytes = 0;
        // Read, so that the connection can be used again, but not for ever.
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > MOST_BYTES) response.destroy();
        });
        response.on('error', () => {});
      });
      request.end(body);
    });
  }

  close(): void {
    this.http.destroy();
    this.https.destroy();
  }
}
