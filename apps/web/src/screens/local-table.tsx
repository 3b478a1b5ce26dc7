import { startTransition, useEffect, useMemo, useState } from 'react';
import { GameTable } from '../play/game-table.tsx';
import type { Playing } from '../play/playing.tsx';
import { Bots } from '../table/bots.ts';
import { gameIdOf } from '../table/game-id.ts';
import { LocalTable, type World } from '../table/local-table.ts';
import { peopleAmong, withKnownBots } from '../table/new-table.ts';
import type { OpenFailure } from '../table/open-record.ts';
import { playedResult } from '../table/played-result.ts';
import { keepResult } from '../table/results.ts';
import { type SavedGame, savedGame, saveGame } from '../table/saved-games.ts';
import type { Table } from '../table/table.ts';
import { NotOpened } from './not-opened.tsx';

/** An open table, and the bot that gives hints at it. */
interface OpenTable extends Pick<Playing, 'advise'> {
  readonly table: Table;
}

/** Opens a saved game: bots think in a worker, and every choice is saved at once. */
function open(saved: SavedGame): OpenTable {
  const { record, hints } = saved;
  const sitters = withKnownBots(gameIdOf(record), saved.sitters);
  const bots = new Bots();
  const world: World = {
    think: (task) => bots.think(task),
    keep: (played, said) => {
      const game = { ...saved, ...said, sitters, record: played, touched: Date.now() };
      saveGame(game);
      const result = playedResult(game);
      if (result) keepResult(result);
    },
  };
  const table = new LocalTable(record, sitters, world, saved);
  const close = table.close.bind(table);
  table.close = () => {
    close();
    bots.close();
  };
  const advise = async () => {
    const { record: played, viewer } = table.now();
    return played && typeof viewer === 'number' ? bots.advise(played, viewer) : null;
  };
  // Hints are allowed against bots unless switched off, and among people only if switched on.
  const allowed = hints ?? peopleAmong(sitters) < 2;
  return { table, ...(allowed && { advise }) };
}

/** A table of this browser by its id. */
export function LocalTableScreen({ id }: { readonly id: string }) {
  const [found, setFound] = useState<OpenTable | OpenFailure>();
  useEffect(() => {
    const kept = savedGame(id);
    if (!kept) return setFound({ why: 'no-game' });
    if (!kept.ok) return setFound({ why: 'damaged', fault: kept.fault });
    const opened = open(kept.value);
    // Drawing a whole table takes long: a transition keeps the page responsive.
    startTransition(() => setFound(opened));
    return () => opened.table.close();
  }, [id]);
  const source = useMemo(() => ({ from: 'kept', id }) as const, [id]);
  if (found === undefined) return null;
  return 'why' in found ? (
    <NotOpened unopened={found} />
  ) : (
    <GameTable {...found} narrated source={source} />
  );
}
