/** Waits for something, but no longer than so many milliseconds; it may go on unheard. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
