import { survivesAbuse } from './survives-abuse.ts';

survivesAbuse(3000);
