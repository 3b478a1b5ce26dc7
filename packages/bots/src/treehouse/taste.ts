import type { FeatureId } from './features.ts';

/** How much a player cares for each feature of a move. */
export type Taste = Readonly<Record<FeatureId, number>>;

/** Fitted by self-play: `npm run fit:treehouse -w packages/bots`. */
export const FITTED: Taste = {
  'pick.builds': 7.1,
  'pick.places': 1.0,
  'pick.first': -3.22,
  'pick.own': -1.19,
  'pick.alone': 3.56,
  'pick.level': 2.61,
  'pick.stake': 1.76,
  'pick.rivals': -0.39,
  'pick.next': 0.41,
  'pick.nextBuilds': 0.04,
  'pick.plenty': -0.85,
  'place.builds': 0.63,
  'place.height': -0.11,
  'place.centre': -2.2,
  'place.even': -1.86,
  'place.open': 1.25,
  'place.colours': 1.42,
  'place.now': 1.35,
  'place.later': 2.13,
  'place.growth': -0.47,
  'take.double': 2.64,
  'take.swing': 1.12,
  'cover.own': 3.78,
  'cover.rivals': -3.25,
  'cover.foremost': -0.44,
};
