import { type FortState, type FortView, fort, standard } from '@treefort/fort';
import { sure } from '@treefort/kernel';
import { SOBER } from '../../src/fort/characters.ts';
import { positionRow } from '../../src/fort/evaluation.ts';
import { fortHeuristics } from '../../src/fort/heuristics.ts';
import { FORT_SHAPE, FortJudge, JUDGED } from '../../src/fort/judge.ts';
import { GUIDED } from '../../src/fort/levels.ts';
import { weightsOf } from '../../src/fort/weight-rows.ts';
import type { Lesson } from './lesson.ts';

const SEATS = [4, 2, 3, 4];
const BASIC = sure(fort.options({ setup: 'basic' }));
const DRAFT = sure(fort.options({ setup: 'draft' }));
const FIRST = {
  reasons: weightsOf(SOBER.moveWeights, standard),
  positions: positionRow(SOBER.positionWeights, standard),
};

export const fortLesson: Lesson<FortState, FortView> = {
  game: fort,
  played: fort,
  shape: FORT_SHAPE,
  settings: JUDGED,
  taught: GUIDED,
  heuristics: fortHeuristics(SOBER.moveWeights, SOBER.positionWeights),
  judge: (weights) => new FortJudge(weights, FIRST),
  setup: (number) => ({
    seats: SEATS[number % SEATS.length]!,
    options: number % 5 === 0 ? DRAFT : BASIC,
  }),
  guests: ['thumb', 'hare', 'plain', 'owl1'],
};
