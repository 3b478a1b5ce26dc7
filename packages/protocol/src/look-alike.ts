/** Letters and digits that are taken for another one, without their marks. */
const TAKEN_FOR: ReadonlyMap<string, string> = new Map(
  (
    [
      ['a', 'АаΑαɑ'],
      ['b', 'ВвΒβ'],
      ['c', 'СсϹϲ'],
      ['d', 'Ԁԁ'],
      ['e', 'ЕеΕε'],
      ['g', 'ɡ'],
      ['h', 'НнҺһΗ'],
      ['i', 'ІіΙιıLl1|Ӏӏ'],
      ['j', 'ЈјͿϳ'],
      ['k', 'КкΚκ'],
      ['m', 'МмΜ'],
      ['n', 'Νη'],
      ['o', 'ОоΟοσ0Օօ'],
      ['p', 'РрΡρ'],
      ['q', 'Ԛԛ'],
      ['s', 'Ѕѕ'],
      ['t', 'ТтΤτ'],
      ['u', 'υμս'],
      ['v', 'ν'],
      ['w', 'Ԝԝω'],
      ['x', 'ХхΧχ'],
      ['y', 'УуҮүΥγ'],
      ['z', 'Ζζ'],
      ['3', 'Зз'],
    ] as const
  ).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** What a name looks like at a glance: two names with the same look are easily taken for each other. */
export function lookOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{M}\p{P}\p{Z}\p{Sk}\p{Cf}]/gu, '');
  const look = [...bare].map((letter) => TAKEN_FOR.get(letter) ?? letter.toLowerCase()).join('');
  return look.replaceAll('rn', 'm').replaceAll('vv', 'w') || name;
}

/** Names of people at one table, with a number behind each that looks like one before it or like one of the others. */
export function toldApart(
  names: readonly (string | null)[],
  others: readonly string[] = [],
): (string | null)[] {
  const seen = new Set(others.map(lookOf));
  return names.map((name) => {
    if (name === null) return null;
    let told = name;
    for (let n = 2; seen.has(lookOf(told)); n++) told = `${name} (${n})`;
    seen.add(lookOf(told));
    return told;
  });
}
