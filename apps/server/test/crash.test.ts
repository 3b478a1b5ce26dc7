import { survivesCrashes } from './survives-crashes.ts';

survivesCrashes({
  on: [
    ['kill', 'PostgreSQL'],
    ['partition', 'PostgreSQL'],
  ],
  times: 1,
  tables: 2,
  choices: 20,
});
