import { everyMoment } from './every-moment.ts';

everyMoment('fort', { setups: [{}, { setup: 'draft' }], games: 30, every: 7 });
everyMoment('treehouse', { setups: [{}, { junior: true }, { fewest: true }], games: 30, every: 3 });
