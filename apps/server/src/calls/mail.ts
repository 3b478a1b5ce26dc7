import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import type { CallText, Delivery } from './call.ts';
import { spokenIn } from './call-text.ts';

/** Milliseconds for each step of talking to the SMTP server. */
const TIME_LIMIT = 10_000;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The page that ends messages, by a secret that is sent to nobody when the page is opened. */
export const stopLink = (publicUrl: string, stop: string): string =>
  `${publicUrl}/calls/stop#${stop}`;

/** Emails through the SMTP server of the host. */
export class Mail {
  private readonly transport: Transporter;
  private readonly from: string;
  private readonly publicUrl: string;

  constructor({ smtp, from }: NonNullable<Config['mail']>, publicUrl: string) {
    this.transport = createTransport({
      url: smtp,
      pool: true,
      connectionTimeout: TIME_LIMIT,
      greetingTimeout: TIME_LIMIT,
      socketTimeout: TIME_LIMIT,
    });
    this.from = from;
    this.publicUrl = publicUrl;
  }

  async askToConfirm(to: string, secret: string, language: string): Promise<Delivery> {
    const { calls } = await spokenIn(language);
    const link = `${this.publicUrl}/calls/confirm#${secret}`;
    return await this.write({
      to,
      subject: calls.t('letter:confirm-subject'),
      text: [
        calls.t('letter:confirm-text'),
        `${calls.t('letter:confirm-open')}\n${link}`,
        calls.t('letter:confirm-not'),
      ].join('\n\n'),
    });
  }

  async send(
    { address, stop, language }: { address: string; stop: string; language: string },
    { title, body, table }: CallText,
  ): Promise<Delivery> {
    const { calls } = await spokenIn(language);
    return await this.write({
      to: address,
      subject: `${title}: ${body}`,
      text: [
        `${title}. ${body}`,
        `${calls.t('letter:open')}\n${this.publicUrl}/table/${table}`,
        `${calls.t('letter:stop')}\n${stopLink(this.publicUrl, stop)}`,
      ].join('\n\n'),
      // One click in the mail program, without opening a page (RFC 8058).
      headers: {
        'List-Unsubscribe': `<${this.publicUrl}/api/calls/stop/${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  private async write({ headers, ...letter }: Letter): Promise<Delivery> {
    try {
      await this.transport.sendMail({
        from: this.from,
        ...letter,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    } catch (error) {
      const { responseCode } = error as { responseCode?: number };
      // The SMTP server says that it will never take it.
      return responseCode !== undefined && responseCode >= 500 ? 'refused' : 'failed';
    }
  }

  close(): void {
    this.transport.close();
  }
}
