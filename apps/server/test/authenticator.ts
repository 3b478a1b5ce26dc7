import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Browser } from './browser.ts';
import type { Answer } from './client.ts';

const encoded = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** A device that makes one passkey and shows it, as WebAuthn says. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(32);
  private counter = 0;

  private get cose() {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ];
    return isoCBOR.encode(new Map(entries));
  }

  private dataFor(host: string, flags: number): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(++this.counter, 1);
    return Buffer.concat([sha256(host), head]);
  }

  private credential(type: string, challenge: string, origin: string) {
    const clientData = JSON.stringify({ type, challenge, origin, crossOrigin: false });
    const id = encoded(this.id);
    const whole = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
    return { clientData, whole };
  }

  /** The answer to being asked to make a passkey. */
  make(origin: string, challenge: string): object {
    const { clientData, whole } = this.credential('webauthn.create', challenge, origin);
    const idLength = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      ...[this.dataFor(new URL(origin).hostname, USER_PRESENT | HAS_CREDENTIAL), Buffer.alloc(16)],
      ...[idLength, this.id, this.cose],
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    const clientDataJSON = encoded(clientData);
    return { ...whole, response: { clientDataJSON, attestationObject: encoded(attestation) } };
  }

  /** The answer to being asked to show it. */
  show(origin: string, challenge: string): object {
    const { clientData, whole } = this.credential('webauthn.get', challenge, origin);
    const authenticatorData = this.dataFor(new URL(origin).hostname, USER_PRESENT);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const signature = sign('sha256', signed, this.keys.privateKey);
    const response = {
      clientDataJSON: encoded(clientData),
      authenticatorData: encoded(authenticatorData),
      signature: encoded(signature),
    };
    return { ...whole, response };
  }

  /** Makes a passkey for who is signed in at a page. */
  async register(page: Browser): Promise<Answer> {
    const { body } = await page.post('/api/me/passkeys/challenge');
    return await page.post('/api/me/passkeys', this.make(page.url, String(body.challenge)));
  }

  /** Signs in at a page. */
  async signIn(page: Browser): Promise<Answer> {
    const { body } = await page.post('/api/sign-in/passkey/challenge');
    return await page.post('/api/sign-in/passkey', this.show(page.url, String(body.challenge)));
  }
}
