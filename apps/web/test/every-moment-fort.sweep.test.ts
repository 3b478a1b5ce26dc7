import { everyMoment } from './every-moment.ts';

everyMoment('fort', { games: 300, every: 3 });
