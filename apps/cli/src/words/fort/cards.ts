import {
  type BoxFile,
  type CardEntry,
  type FortView,
  type LevelEntry,
  standard,
} from '@treefort/fort';
import { notation, suitName, titleOf } from './names.ts';

const tables = new WeakMap<BoxFile, ReadonlyMap<string, CardEntry>>();

const boxOf = ({ box }: FortView): BoxFile => (typeof box === 'string' ? standard.file : box);

/** A card of the box that is played with. */
export function cardOf(view: FortView, id: string): CardEntry | undefined {
  const box = boxOf(view);
  let table = tables.get(box);
  if (!table) {
    table = new Map([...box.kids, ...box.friends].map((card) => [card.id, card]));
    tables.set(box, table);
  }
  return table.get(id);
}

export const levelOf = (view: FortView, level: number): LevelEntry | undefined =>
  boxOf(view).levels[level];

const symbolsOf = (view: FortView, id: string): string =>
  cardOf(view, id)?.suits.map(suitName).join(', ') ?? '';

/** A card with what it shows: "The Moles [shovel, shovel]". */
export const withSymbols = (view: FortView, id: string): string =>
  `${titleOf(id)} [${symbolsOf(view, id)}]`;

/** What a card can do: its public action, then its private one. */
export function actionsOf(view: FortView, id: string): string {
  const card = cardOf(view, id);
  if (card?.public === undefined && card?.private === undefined) return 'no action';
  const shown = (action = ''): string => (action === '' ? '-' : notation(action));
  return `${shown(card.public)} | ${shown(card.private)}`;
}

/** Everything printed on a card. */
export const wholeCard = (view: FortView, id: string): string =>
  `${withSymbols(view, id)} ${actionsOf(view, id)}`;

/** A price: "1 pizza, 1 toy, 1 any". */
export function priceText({ pizzas, toys, any }: Pick<LevelEntry, 'pizzas' | 'toys' | 'any'>) {
  const parts = [
    pizzas > 0 && (pizzas === 1 ? '1 pizza' : `${pizzas} pizzas`),
    toys > 0 && (toys === 1 ? '1 toy' : `${toys} toys`),
    any > 0 && `${any} any`,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing';
}

/** The action that is under way: as the card writes it, or nothing for a perk. */
export function actionUnderWay(view: FortView): string {
  const card = view.played === null ? undefined : cardOf(view, view.played);
  return [card?.public, card?.private][view.registers.which] ?? '';
}
