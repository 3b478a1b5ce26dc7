import { below, type Random } from '@treefort/kernel';

const letter = (random: Random): string => String.fromCharCode(below(random, 0x250));

const text = (random: Random, longest: number): string =>
  Array.from({ length: below(random, longest) }, () => letter(random)).join('');

/** A value of any shape, a few levels deep. */
function anything(random: Random, depth = 3): unknown {
  switch (below(random, depth > 0 ? 9 : 6)) {
    case 0:
      return null;
    case 1:
      return below(random, 2) === 0;
    case 2:
      return (below(random, 1 << 20) - (1 << 19)) * 1e300;
    case 3:
      return text(random, 30);
    case 4:
      return below(random, 8);
    case 5:
      return ['sit', 'choose', 'chat', '__proto__', 'constructor'][below(random, 5)];
    case 6:
      return Array.from({ length: below(random, 4) }, () => anything(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(random, 4) }, () => [
          ['do', 'seat', 'options', '__proto__', 'decision', 'text'][below(random, 6)]!,
          anything(random, depth - 1),
        ]),
      );
  }
}

const VALID = [
  '{"do":"choose","decision":"1","options":["pass"]}',
  '{"do":"chat","text":"hello"}',
  '{"do":"orders","pass":true}',
  '{"do":"sit","seat":1}',
];

const valid = (random: Random): string => VALID[below(random, VALID.length)]!;

/** Ways to say something that makes no sense. */
const KINDS: Readonly<Record<string, (random: Random) => string | Uint8Array>> = {
  bytes: (random) => Uint8Array.from({ length: below(random, 200) }, () => below(random, 256)),
  letters: (random) => text(random, 200),
  truncated: (random) => {
    const whole = valid(random);
    return whole.slice(0, 1 + below(random, whole.length - 1));
  },
  nested: (random) => '['.repeat(100 + below(random, 5000)) + ']'.repeat(below(random, 5000)),
  objects: (random) => JSON.stringify({ do: 'choose', ...Object(anything(random)), oops: 1 }),
  shapes: (random) => JSON.stringify(anything(random)),
  unknown: (random) => JSON.stringify({ do: text(random, 12), ref: below(random, 100) }),
  long: (random) => JSON.stringify({ do: 'chat', text: 'x'.repeat(2500 + below(random, 10_000)) }),
  steering: () => JSON.stringify({ do: 'chat', text: 'abc\u202egnp.exe' }),
  replayed: () => VALID[0]!,
  oversized: (random) => `"${'x'.repeat(20_000 + below(random, 100_000))}"`,
};

export const badKinds = Object.keys(KINDS);

export const badFrame = (kind: string, random: Random): string | Uint8Array => KINDS[kind]!(random);
