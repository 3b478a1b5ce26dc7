import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  /** As it came, with its headers; long lines are put together again. */
  readonly text: string;
}

/** A mail server of somebody: it takes everything, and remembers it. */
export interface Mailbox {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Ends when so many mails have come. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

const unfolded = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r\n[ \t]/g, ' ');

export async function startMailbox(): Promise<Mailbox> {
  const watchers = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => {
        text += part;
      });
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        mailbox.received.push({ to: to?.address ?? '', text: unfolded(text) });
        done();
        for (const look of watchers) look();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (mailbox.received.length < count) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}
