import { type Locale, languageOf } from '@treefort/words';
import { manifestPath } from '../src/shell/page-language.ts';

const DESCRIPTION = /(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A built page with what its head says in a language. */
export function pageIn(locale: Locale, html: string): string {
  const description = escaped(languageOf(locale).always.description);
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replaceAll(DESCRIPTION, (_, begin: string) => begin + description)
    .replace(
      /(<link rel="manifest" href=")[^"]*/,
      (_, begin: string) => begin + manifestPath(locale),
    );
}
