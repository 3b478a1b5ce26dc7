import { writeFileSync } from 'node:fs';
import { PROTOCOL, REFEREE } from './page.ts';

for (const page of [REFEREE, PROTOCOL]) writeFileSync(page.file, page.textNow());
