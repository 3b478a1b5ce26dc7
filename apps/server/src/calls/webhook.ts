import type { CallText, Delivery } from './call.ts';
import { spokenIn } from './call-text.ts';
import { stopLink } from './mail.ts';
import type { Outgoing } from './outgoing.ts';

/** Posts to chats, by way of an address that a player was given there. */
export class Webhook {
  private readonly outgoing: Outgoing;
  private readonly publicUrl: string;

  constructor(outgoing: Outgoing, publicUrl: string) {
    this.outgoing = outgoing;
    this.publicUrl = publicUrl;
  }

  async send(
    { address, stop, language }: { address: string; stop: string; language: string },
    { about, title, body, table }: CallText,
  ): Promise<Delivery> {
    const { calls } = await spokenIn(language);
    const url = `${this.publicUrl}/table/${table}`;
    const end = stopLink(this.publicUrl, stop);
    const text = `${title}. ${body}\n${url}\n${calls.t('letter:stop')} <${end}>`;
    return await this.outgoing.post({
      url: address,
      headers: { 'content-type': 'application/json', 'user-agent': 'Treefort' },
      // Discord reads `content`, Slack and its like read `text`; nobody is mentioned by way of a player's name.
      body: JSON.stringify({
        content: text,
        text,
        allowed_mentions: { parse: [] },
        about,
        table,
        url,
      }),
    });
  }
}
