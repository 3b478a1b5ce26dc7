/** What to do when devices are signed out. */
export class SignOuts {
  private readonly watchers = new Map<string, Set<() => void>>();

  /** The devices that somebody watches. */
  get watched(): string[] {
    return [...this.watchers.keys()];
  }

  /** Acts when a device is signed out, unless the returned function is called before. */
  when(device: string, act: () => void): () => void {
    const acts = this.watchers.get(device) ?? new Set();
    this.watchers.set(device, acts.add(act));
    return () => {
      acts.delete(act);
      if (acts.size === 0 && this.watchers.get(device) === acts) this.watchers.delete(device);
    };
  }

  happened(device: string): void {
    const acts = this.watchers.get(device) ?? [];
    this.watchers.delete(device);
    for (const act of acts) act();
  }
}
