import { everyMoment } from './every-moment.ts';

everyMoment('fort', { setups: [{}, { setup: 'draft' }], games: 300, every: 2 });
everyMoment('treehouse', {
  setups: [{}, { junior: true }, { fewest: true }],
  games: 300,
  every: 1,
});
