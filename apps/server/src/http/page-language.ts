import { existsSync } from 'node:fs';
import { pickLocale } from '@treefort/words';

/** The languages that an Accept-Language names, the best liked first. */
function preferred(header: string): string[] {
  const named = header.split(',').map((part) => {
    const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim());
    const quality = settings.find((setting) => setting.startsWith('q='));
    return { tag, liked: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });
  const wanted = named.filter(({ liked }) => liked > 0);
  return wanted.sort((a, b) => b.liked - a.liked).map(({ tag }) => tag);
}

/** The page in the language of a request, where the build has one; link previews are in that language too. */
export function pageFile(root: string, accepted: string | undefined): string {
  const file = `index.${pickLocale(preferred(accepted ?? ''))}.html`;
  return existsSync(`${root}/${file}`) ? file : 'index.html';
}
