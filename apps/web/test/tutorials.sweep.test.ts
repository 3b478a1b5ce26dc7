import { LOCALES } from '@treefort/words';
import { tutorials } from './tutorials.ts';

tutorials(LOCALES);
