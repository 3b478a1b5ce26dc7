import { type SeatInfo, toldApart } from '@treefort/protocol';
import { botNames } from '@treefort/words';
import { standIn } from '../bots/levels.ts';
import type { Match } from './match.ts';
import { botOf, type Seat } from './seat.ts';

function kindOf({ planned, player, invite }: Seat): SeatInfo['kind'] {
  if (player !== null) return 'player';
  if (planned.kind === 'bot') return 'bot';
  return invite ? 'invited' : 'open';
}

/** What the bots at a table are called, in whatever language it is looked at. */
const namesOfBots = ({ seats }: Match): string[] =>
  seats.flatMap(({ planned }) => (planned.kind === 'bot' ? botNames(planned.level) : []));

/** The names of the people at a table: nobody is taken for another one, or for a bot. */
const namesAt = (match: Match): (string | null)[] =>
  toldApart(
    match.seats.map(({ name }) => name),
    namesOfBots(match),
  );

/** The seats of a table as everybody may see them. */
export function seatInfosOf(match: Match): SeatInfo[] {
  const { plan, seats, host } = match;
  const names = namesAt(match);
  return seats.map((seat, i) => ({
    kind: kindOf(seat),
    name: names[i] ?? null,
    bot: botOf(seat, standIn(plan.game)),
    away: seat.away,
    ...(host !== null && seat.player === host && { host: true as const }),
    ...(seat.again !== null && { again: seat.again }),
  }));
}
