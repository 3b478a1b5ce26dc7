import { canonical } from './record.ts';

/** Equal content; the order of keys, which costs time to settle, is looked at only where it decides. */
export const alike = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** Throws, with the law that is broken and the place, where two things differ. */
export const same = (law: string, a: unknown, b: unknown): void => {
  if (alike(a, b)) return;
  const [left, right] = [canonical(a), canonical(b)];
  let at = 0;
  while (left[at] === right[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  throw new Error(`${law}\n  one:   …${near(left)}…\n  other: …${near(right)}…`);
};
