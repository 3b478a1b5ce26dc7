import { type Random, randomFromText } from '@treefort/kernel';

/** The same for the same moment, whatever is hidden. */
export const randomAt = (what: string, n: number): Random => randomFromText(`review ${what} ${n}`);
