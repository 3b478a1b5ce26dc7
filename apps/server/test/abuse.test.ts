import { survivesAbuse } from './survives-abuse.ts';

survivesAbuse(500);
