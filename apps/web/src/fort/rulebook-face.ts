import type { RulebookFace } from '../games/game-face.ts';
import { fortTrials } from './trials.ts';

export const fortRulebook: RulebookFace = { trials: fortTrials };
