/** A token bucket for each key: so many at once, then so many a second. */
export class RateLimit {
  private readonly burst: number;
  private readonly perSecond: number;
  private readonly levels = new Map<string, { left: number; at: number }>();

  constructor(burst: number, perSecond: number) {
    this.burst = burst;
    this.perSecond = perSecond;
  }

  /** Takes one, if one is left. */
  take(key: string, now = performance.now()): boolean {
    const known = this.levels.get(key);
    const gained = known ? ((now - known.at) / 1000) * this.perSecond : this.burst;
    const left = Math.min(this.burst, (known?.left ?? 0) + gained);
    this.levels.delete(key);
    this.levels.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    this.forget(now);
    return left >= 1;
  }

  /** A key that was not used for long has a full bucket again and need not be kept. */
  private forget(now: number): void {
    const full = (this.burst / this.perSecond) * 1000;
    for (const [key, { at }] of this.levels) {
      if (now - at < full) return;
      this.levels.delete(key);
    }
  }
}
