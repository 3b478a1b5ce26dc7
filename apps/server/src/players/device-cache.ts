/** Milliseconds for which a device is cached: for so long another server may take it for signed in, or know an old name. */
const CACHED_FOR = 1000;
const MOST_CACHED = 20_000;

/** What was found lately, by the hashes of secrets. */
export class DeviceCache<Found> {
  private readonly entries = new Map<string, { readonly found: Found; readonly until: number }>();

  get(key: string): Found | undefined {
    const entry = this.entries.get(key);
    return entry && entry.until > performance.now() ? entry.found : undefined;
  }

  set(key: string, found: Found): void {
    if (this.entries.size >= MOST_CACHED) this.entries.clear();
    this.entries.set(key, { found, until: performance.now() + CACHED_FOR });
  }

  forget(which: (found: Found) => boolean): void {
    for (const [key, { found }] of this.entries) if (which(found)) this.entries.delete(key);
  }
}
