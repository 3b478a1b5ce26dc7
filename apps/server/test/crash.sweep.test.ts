import { survivesCrashes } from './survives-crashes.ts';

survivesCrashes({ kills: 3, tables: 4, choices: 50 });
