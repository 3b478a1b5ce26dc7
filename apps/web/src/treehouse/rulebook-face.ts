import type { RulebookFace } from '../games/game-face.ts';
import { treehouseTrials } from './trials.ts';

export const treehouseRulebook: RulebookFace = { trials: treehouseTrials };
