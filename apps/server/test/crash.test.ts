import { survivesCrashes } from './survives-crashes.ts';

survivesCrashes({ on: ['PostgreSQL'], kills: 1, tables: 2, choices: 20 });
