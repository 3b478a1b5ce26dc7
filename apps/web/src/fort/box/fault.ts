import type { BoxFile } from '@treefort/fort';
import type { Fault } from '@treefort/kernel';
import type { LoadedLanguage } from '../../shell/language.tsx';
import { FIGURES } from './draft-box.ts';

/** Where a figure of a box stands. */
const FIGURE = /(levels|kids)\[(\d+)\]\.(\w+)$/;

/** Whether a fault is about this place of a box. */
export const isAt = (fault: Fault | undefined, place: string): boolean =>
  fault?.problem?.is === 'value' && fault.problem.where.endsWith(place);

/** What is wrong with a box: a figure by its name, anything else by its place in the file. */
export function faultSaid({ problem }: Fault, box: BoxFile, language: LoadedLanguage): string {
  const { words, web } = language;
  if (problem?.is === 'value' && problem.expected?.is === 'whole') {
    const [, list, n, field] = FIGURE.exec(problem.where) ?? [];
    const { from, to } = problem.expected;
    const figure = FIGURES.find((one) => one === field);
    const kid = list === 'kids' ? box.kids[Number(n)] : undefined;
    if (list === 'levels' && figure) {
      const what = `${web.t('box:level', { n: n ?? '' })}, ${web.t(`box:${figure}`)}`;
      return web.t('box:figure-wrong', { what, from, to });
    }
    if (kid) {
      return web.t('box:figure-wrong', { what: words.fort.card(kid.id, box).name, from, to });
    }
  }
  const said = web.t('box:wrong');
  return problem ? `${said} ${words.problem(problem)}` : said;
}
