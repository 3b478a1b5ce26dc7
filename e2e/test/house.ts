import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Config,
  type Recomputed,
  readConfig,
  recomputeRatings,
  type Server,
  serve,
} from '@treefort/server';
import { Client, type Host } from '@treefort/web/browser';

const SETTINGS = { log: 'silent', 'players-per-address': '10000', 'pass-delay': '0' };

/** The real server with the built client, its tables in a folder of its own; it can stop and come back on the same port. */
export class House implements Host {
  private readonly page: string;
  private readonly folder: string;
  private readonly besides: Partial<Config>;
  private server: Server;

  private constructor(page: string, folder: string, besides: Partial<Config>, server: Server) {
    this.page = page;
    this.folder = folder;
    this.besides = besides;
    this.server = server;
  }

  static async open(page: string, besides: Partial<Config> = {}): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), 'treefort-e2e-'));
    return new House(page, folder, besides, await start({ page, ...besides }, folder, '0'));
  }

  get url(): string {
    return this.server.url;
  }

  /** Stops and starts again; what is done in between happens while no server runs. */
  async restart(meanwhile?: () => Promise<unknown>): Promise<void> {
    const { port } = new URL(this.url);
    await this.server.close();
    await meanwhile?.();
    this.server = await start({ page: this.page, ...this.besides }, this.folder, port);
  }

  /** Computes all ratings again from the log, while no server runs, and says what was stored otherwise. */
  async recompute(): Promise<Recomputed> {
    let found: Recomputed | undefined;
    await this.restart(async () => {
      found = await recomputeRatings({ folder: this.folder });
    });
    return found!;
  }

  async close(): Promise<void> {
    await this.server.close();
    await rm(this.folder, { recursive: true });
  }
}

const start = (besides: Partial<Config>, data: string, port: string): Promise<Server> =>
  serve({ ...readConfig({ ...SETTINGS, data, port }, {}), ...besides });

/** A browser before the real server. */
export async function openHouse(
  besides: Partial<Config> = {},
): Promise<{ client: Client; house: House }> {
  const opened: { house?: House } = {};
  const client = await Client.start(async (page) => {
    opened.house = await House.open(page, besides);
    return opened.house;
  });
  return { client, house: opened.house! };
}
