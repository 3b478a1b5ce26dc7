import { writeFileSync } from 'node:fs';
import { PAGE, pageNow } from './page.ts';

writeFileSync(PAGE, pageNow());
