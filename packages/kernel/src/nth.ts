/** The entry of a list at an index where there must be one; a missing entry is a bug and is named. */
export function nth<T>(list: ArrayLike<T>, i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`no entry ${i} in a list of ${list.length}`);
  return found;
}
