import { describe, expect, it } from 'vitest';
import { en } from '../glossary/en.ts';
import { fr } from '../glossary/fr.ts';
import { ptBR } from '../glossary/pt-BR.ts';
import { ru } from '../glossary/ru.ts';
import type { Term } from '../glossary/term.ts';
import { uk } from '../glossary/uk.ts';
import { LOCALES, type Locale } from '../src/locale.ts';
import { everyText } from './every-text.ts';

const GLOSSARIES: Readonly<Record<Locale, readonly Term[]>> = { en, ru, uk, fr, 'pt-BR': ptBR };

describe.each(LOCALES)('the words of %s', (locale) => {
  it('call nothing by another name than the glossary does', async () => {
    const texts = await everyText(locale);
    const wrong = GLOSSARIES[locale].flatMap((term) =>
      texts.flatMap(({ key, text }) => {
        if (!term.not || term.except?.test(key)) return [];
        const [found] = text.match(term.not) ?? [];
        return found ? [`${key}: “${found}”, but ${term.thing} is ${term.use}: ${text}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('use every word of the glossary', async () => {
    const texts = (await everyText(locale)).map(({ text }) => text).join('\n');
    const unused = GLOSSARIES[locale].filter(({ use }) => !use.test(texts));
    expect(unused.map(({ thing, use }) => `${thing}: ${use}`)).toEqual([]);
  });
});
