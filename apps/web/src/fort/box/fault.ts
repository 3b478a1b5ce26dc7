import type { BoxFile } from '@treefort/fort';
import type { LoadedLanguage } from '../../shell/language.tsx';
import { FIGURES } from './draft-box.ts';

/** A figure out of its bounds: where it stands, and from what to what it may go. */
const FIGURE = /(levels|kids)\[(\d+)\]\.(\w+): expected a whole number from (\d+) to (\d+)/;

/** What is wrong with a box: a figure by its name, anything else in the words of who found it. */
export function faultSaid(message: string, box: BoxFile, { words, web }: LoadedLanguage): string {
  const [, list, n, field, from = '', to = ''] = FIGURE.exec(message) ?? [];
  const figure = FIGURES.find((one) => one === field);
  const kid = list === 'kids' ? box.kids[Number(n)] : undefined;
  if (list === 'levels' && figure) {
    const what = `${web.t('box:level', { n: n ?? '' })}, ${web.t(`box:${figure}`)}`;
    return web.t('box:figure-wrong', { what, from, to });
  }
  if (kid) {
    return web.t('box:figure-wrong', { what: words.fort.card(kid.id, box).name, from, to });
  }
  return web.t('box:wrong', { message: message.replace(/^options\.box: /, '') });
}
