import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type PushMessage, pushMessage } from '@treefort/protocol';

const derived = (salt: Uint8Array, secret: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A browser that takes notifications from a push service: it alone can read them (RFC 8291). */
export class PushBrowser {
  private readonly own = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    this.own.generateKeys();
  }

  /** What it tells a server, as PushSubscription does. */
  subscription(endpoint: string, language = 'en') {
    const keys = {
      p256dh: this.own.getPublicKey('base64url'),
      auth: this.auth.toString('base64url'),
    };
    return { endpoint, keys, language };
  }

  read(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const text = body.subarray(21 + length);
    const ours = this.own.getPublicKey();
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), ours, sender]);
    const secret = derived(this.auth, this.own.computeSecret(sender), about, 32);
    const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(text.subarray(-16));
    const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
    // Behind the text stands a 2, and then perhaps nothings.
    const end = plain.lastIndexOf(2);
    return pushMessage.parse(JSON.parse(plain.subarray(0, end).toString()));
  }
}
