import { survivesCrashes } from './survives-crashes.ts';

survivesCrashes({
  on: [
    ['kill', 'PostgreSQL'],
    ['freeze', 'PostgreSQL'],
    ['partition', 'PostgreSQL'],
    ['kill', 'PGlite'],
    ['freeze', 'PGlite'],
  ],
  times: 3,
  tables: 4,
  choices: 50,
});
