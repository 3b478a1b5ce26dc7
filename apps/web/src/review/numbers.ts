/** A chance as people say it. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** A change of a chance, with its sign. */
export function signed(change: number): string {
  const points = Math.round(change * 100);
  return points === 0 ? '0 %' : `${points > 0 ? '+' : '−'}${Math.abs(points)} %`;
}
