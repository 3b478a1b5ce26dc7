import { below, nth, type Random } from '@treefort/kernel';
import { type FreezingProxy, startFreezingProxy } from './freezing-proxy.ts';
import { type Place, type ServerProcess, startProcess } from './process.ts';

/** What happens to a server: it dies; it, or its connections, go silent; it is cut off from its database for a while. */
export type Trouble = 'kill' | 'freeze' | 'partition';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server to which bad things happen, and the way to its database. */
interface Victim {
  server: ServerProcess;
  readonly place: Place;
  readonly proxy?: FreezingProxy;
}

/** Servers on one store: two where it is PostgreSQL, each by a way of its own, one where it is a folder. */
export class CrashSite {
  private readonly victims: readonly Victim[];
  private turn = 0;

  private constructor(victims: readonly Victim[]) {
    this.victims = victims;
  }

  static async open(place: Place): Promise<CrashSite> {
    if ('folder' in place) {
      return new CrashSite([{ server: await startProcess(place), place }]);
    }
    const victim = async (): Promise<Victim> => {
      const proxy = await startFreezingProxy(place.url);
      const way = { url: proxy.url };
      return { server: await startProcess(way), place: way, proxy };
    };
    return new CrashSite(await Promise.all([victim(), victim()]));
  }

  /** A server to play on; the next one each time. */
  get url(): string {
    return nth(this.victims, this.turn++ % this.victims.length).server.url;
  }

  async suffer(trouble: Trouble, random: Random): Promise<void> {
    const victim = nth(this.victims, below(random, this.victims.length));
    switch (trouble) {
      case 'kill':
        await victim.server.kill('SIGKILL');
        victim.server = await startProcess(victim.place);
        return;
      case 'freeze':
        if (!victim.proxy) return victim.server.freeze(300 + below(random, 1500));
        return below(random, 2) ? victim.proxy.freezeOpen() : victim.proxy.loseAnswers();
      case 'partition':
        if (!victim.proxy) throw new Error('a folder is never apart from its server');
        victim.proxy.partition();
        await pause(300 + below(random, 4000));
        victim.proxy.thaw();
    }
  }

  /** Waits until all servers can play. */
  async recovered(): Promise<void> {
    for (const { server } of this.victims) {
      while ((await fetch(`${server.url}/readyz`)).status !== 200) await pause(50);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.victims.map(({ server }) => server.kill('SIGTERM')));
    await Promise.all(this.victims.map(({ proxy }) => proxy?.close()));
  }
}
