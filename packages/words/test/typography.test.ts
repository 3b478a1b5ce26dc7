import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../src/locale.ts';
import { everyText } from './every-text.ts';

/** What no language writes. */
const NEVER: readonly [what: string, pattern: RegExp][] = [
  ['a straight quote', /["']/],
  ['three dots', /\.\.\./],
  ['a space before an ellipsis', /[\p{L}_)]\s…/u],
  ['a hyphen for a dash', /\S - /],
  ['a hyphen between figures', /\d-\d/],
  ['a dash between figures, after which a line may break', /\d–\d/],
  ['two spaces', /\S {2}/],
  ['a space before a comma or a stop', /[^\s>] [,.](?!\.)/],
];

const CYRILLIC: readonly [what: string, pattern: RegExp][] = [
  ['English quotes', /“(?![^„]*$)|”/],
  ['an en dash', /–/],
  ['a dash without spaces', /\S—|—\S/],
  ['a per cent sign that may be parted from its figure', / %/],
  ['a Latin letter', /[a-zA-Z]/],
];

/** What each language does not write besides. */
const NEVER_IN: Readonly<Record<Locale, readonly [what: string, pattern: RegExp][]>> = {
  en: [
    ['French quotes', /[«»]/],
    ['an em dash', /—/],
    ['a per cent sign with a space', /\s%/],
  ],
  ru: CYRILLIC,
  uk: CYRILLIC,
  fr: [
    ['English quotes', /[“”]/],
    ['an em dash', /—/],
    ['no thin space before ; ! ?', /[^\u202f][;!?]/],
    ['no hard space before : or %', /[^\u00a0][:%]/],
    ['no hard space inside quotes', /«[^\u00a0]|[^\u00a0]»/],
  ],
  'pt-BR': [
    ['French quotes', /[«»]/],
    ['an em dash', /—/],
    ['a space before : ; ! ? %', /\s[:;!?%]/],
  ],
};

/** What is typed or stands for itself, in any language: commands, places, names of formats. */
const TYPED =
  /\b(?:why|undo|quick|look|help|hint|quit|Enter|SHA-256|JSON|QR|Treefort|JavaScript|resume|true|false|iPhone|iPad|Discord|Slack|Telegram|[xnXAB])\b|https:\/\/|\d:\d|\p{Lu}{3,}:\p{Lu}{3,}/gu;

/** The name of a command at the beginning of its line. */
const COMMAND = /^ {2}\w+(?: X)? +/gm;

it.each(LOCALES)('what is written in %s has the signs of that language', async (locale) => {
  const wrong = (await everyText(locale)).flatMap(({ key, text }) => {
    const bare = text.replaceAll(COMMAND, '').replaceAll(TYPED, '_');
    return [...NEVER, ...NEVER_IN[locale]]
      .filter(([, pattern]) => pattern.test(bare))
      .map(([what]) => `${key}: ${what} in ${text}`);
  });
  expect(wrong).toEqual([]);
});
