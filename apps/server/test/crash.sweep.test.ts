import { survivesCrashes } from './survives-crashes.ts';

survivesCrashes({ on: ['PostgreSQL', 'PGlite'], kills: 3, tables: 4, choices: 50 });
