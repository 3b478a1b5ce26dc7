import { describe } from 'vitest';
import { whoIsStronger } from './arena-strength.ts';

describe.each(['fort', 'treehouse'])('who is stronger at %s', whoIsStronger);
