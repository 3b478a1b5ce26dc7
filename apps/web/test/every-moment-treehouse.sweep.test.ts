import { everyMoment } from './every-moment.ts';

everyMoment('treehouse', { games: 300, every: 1 });
