import { faults } from './faults.ts';
import * as fort from './fort.ts';
import * as actions from './fort-actions.ts';
import * as cannot from './fort-cannot.ts';
import { cards } from './fort-cards.ts';
import * as decisions from './fort-decisions.ts';
import * as events from './fort-events.ts';
import * as narration from './fort-narration.ts';
import * as rewards from './fort-rewards.ts';
import { table } from './table.ts';
import * as treehouse from './treehouse.ts';
import { rooms } from './treehouse-rooms.ts';

export {
  actions,
  cannot,
  cards,
  decisions,
  events,
  faults,
  fort,
  narration,
  rewards,
  rooms,
  table,
  treehouse,
};
