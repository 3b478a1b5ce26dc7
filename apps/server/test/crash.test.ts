import { survivesCrashes } from './survives-crashes.ts';

survivesCrashes({ kills: 1, tables: 2, choices: 5 });
