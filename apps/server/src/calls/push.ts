import type { PushMessage } from '@treefort/protocol';
import webPush from 'web-push';
import type { Delivery } from './call.ts';
import type { PushKeys, Subscription } from './call-book.ts';
import type { Outgoing } from './outgoing.ts';

/** Seconds for which a push service keeps a message for a browser that is not there. */
const KEPT = 24 * 3600;
/** Push services want to know whom to ask about trouble; a server that nobody set up has nobody. */
const NOBODY = 'mailto:nobody@treefort.invalid';

/** Notifications of browsers, through the push service of each. */
export class Push {
  private readonly outgoing: Outgoing;
  private readonly vapidDetails: PushKeys & { readonly subject: string };

  constructor(outgoing: Outgoing, keys: PushKeys, publicUrl: string | null) {
    this.outgoing = outgoing;
    const subject = publicUrl?.startsWith('https:') ? publicUrl : NOBODY;
    this.vapidDetails = { ...keys, subject };
  }

  get key(): string {
    return this.vapidDetails.publicKey;
  }

  async send(to: Omit<Subscription, 'language'>, message: PushMessage): Promise<Delivery> {
    const { endpoint, keys } = to;
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys },
        JSON.stringify(message),
        // A later message for the same table takes the place of one that has not arrived.
        { vapidDetails: this.vapidDetails, TTL: KEPT, urgency: 'normal', topic: message.table },
      );
      return await this.outgoing.post({ url: endpoint, headers: { ...headers }, body });
    } catch {
      // Keys of a browser that are none.
      return 'gone';
    }
  }
}
