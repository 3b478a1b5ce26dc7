import { type FortView, fort, standard } from '@treefort/fort';
import type { Game, Table } from '@treefort/kernel';
import { type TreehouseView, treehouse } from '@treefort/treehouse';

/** The games of this server, in every rules version that was ever played: a table keeps the one it was set up with. */
export const installedGames: readonly Game[] = [treehouse, fort];

/** Best friends come with the board: nobody has chosen them. */
const KIDS = new Set(standard.designs.filter(({ friendOf }) => friendOf < 0).map(({ id }) => id));

/** What a seat has at the end, out of what it may see itself. */
const KEPT: Readonly<Record<string, (view: unknown, seat: number) => readonly string[]>> = {
  fort(view, seat) {
    const { hand, deck, discard, yard, lookout } = (view as FortView).seats[seat]!;
    const cards = [hand ?? [], deck ?? [], discard, yard, lookout].flat();
    return cards.filter((id) => KIDS.has(id));
  },
  treehouse: (view, seat) => (view as TreehouseView).players[seat]!.tree.map(({ room }) => room),
};

/** The ids of the kids or rooms that a seat has at the end of a game; none of a game that is not known here. */
export const keptBy = ({ game, state }: Table, seat: number): readonly string[] =>
  KEPT[game.id]?.(game.view(state, seat), seat) ?? [];
