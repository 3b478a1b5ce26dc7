import type { TableRelations } from '@treefort/protocol';
import { useCallback, useEffect, useState } from 'react';
import { relationsAt } from '../remote/company.ts';
import type { RemoteState } from '../remote/remote-state.ts';
import type { ChatLine } from '../remote/table-log.ts';
import { keptName } from '../shell/own-name.ts';

/** How this player stands to those at a table, and how that is asked anew. */
export interface RelationsAt {
  readonly relations: TableRelations;
  readonly look: () => void;
}

/** Asks how this player stands to those at a table; who has no name stands to nobody. */
export function useRelations(table: string, { seats }: RemoteState): RelationsAt {
  const [relations, setRelations] = useState<TableRelations>([]);
  const look = useCallback((): void => {
    if (keptName() === undefined) return;
    void relationsAt(table).then((found) => found.ok && setRelations(found.value));
  }, [table]);
  const people = seats.filter(({ kind }) => kind === 'player').length;
  // Somebody else may have sat down.
  useEffect(() => {
    if (people > 1) look();
  }, [people, look]);
  return { relations, look };
}

/** Whom this player wants to hear. */
interface Hearing {
  readonly relations: TableRelations;
  readonly hideWatchers: boolean;
}

/** What was said by those whom this player wants to hear. */
export const heardBy = (
  chat: readonly ChatLine[],
  { relations, hideWatchers }: Hearing,
): readonly ChatLine[] =>
  chat.filter(({ seat }) => {
    if (seat === undefined) return !hideWatchers;
    const relation = relations[seat];
    return !relation?.muted && !relation?.blocked;
  });
