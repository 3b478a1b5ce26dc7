import { WebSocket } from 'ws';
import { type Answer, Connection } from './client.ts';

interface Request {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page of ours in a browser: it keeps cookies and says where it is from, as browsers do by themselves. */
export class Browser {
  readonly url: string;
  /** Cookies by name, with everything that was said of them. */
  readonly cookies = new Map<string, { readonly value: string; readonly text: string }>();

  constructor(url: string) {
    this.url = url;
  }

  /** The same cookies before another server. */
  at(url: string): Browser {
    const same = new Browser(url);
    for (const [name, cookie] of this.cookies) same.cookies.set(name, cookie);
    return same;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  get secret(): string | undefined {
    return this.cookies.get('treefort')?.value;
  }

  private get headers(): Record<string, string> {
    return { origin: this.url, ...(this.cookie && { cookie: this.cookie }) };
  }

  async ask(path: string, { method = 'GET', body, headers = {} }: Request = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.headers,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const text of response.headers.getSetCookie()) this.keep(text);
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.ask(path, { method: 'POST', ...(body !== undefined && { body }) });
  }

  connect(table: string, headers: Readonly<Record<string, string>> = {}): Promise<Connection> {
    const at = `${this.url.replace('http', 'ws')}/api/tables/${table}/play`;
    return Connection.over(new WebSocket(at, { headers: { ...this.headers, ...headers } }));
  }

  private keep(text: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, { value, text });
  }
}
