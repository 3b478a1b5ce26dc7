import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

/**
 * One player's WebSocket, as light as it can be and the same for every server: of a message only its place is looked
 * for; it is read when its player has to move.
 */
export class Wire<M> {
  private readonly socket: WebSocket;
  private readonly placeIn: RegExp;
  private readonly read: (text: string) => M;
  private text = '';
  private at = -1;
  private message: M | undefined;
  private waiting: { readonly place: number; resolve(): void } | undefined;

  constructor(url: string, how: { place: RegExp; read(text: string): M }, options?: ClientOptions) {
    this.placeIn = how.place;
    this.read = how.read;
    this.socket = new WebSocket(url, { ...options, perMessageDeflate: false });
    this.socket.on('message', (data: Buffer) => this.receive(data.toString('latin1')));
  }

  /** The place of the last message. */
  get place(): number {
    return this.at;
  }

  /** Every piece of news, also those that are never read. */
  heard(_text: string): void {}

  /** What is no news is for `other`, which may answer it. */
  other(_text: string): void {}

  private receive(text: string): void {
    const place = this.placeIn.exec(text)?.[1];
    if (place === undefined) return this.other(text);
    this.heard(text);
    this.text = text;
    this.at = Number(place);
    this.message = undefined;
    if (!this.waiting || this.at < this.waiting.place) return;
    this.waiting.resolve();
    this.waiting = undefined;
  }

  get last(): M {
    this.message ??= this.read(this.text);
    return this.message;
  }

  async opened(): Promise<void> {
    await once(this.socket, 'open');
  }

  told(place: number): Promise<void> {
    if (this.at >= place) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting = { place, resolve };
    });
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.terminate();
  }
}
