import { tutorials } from './tutorials.ts';

tutorials(['ru']);
