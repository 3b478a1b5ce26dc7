import { drawFrom } from '@treefort/kernel';
import type { Bot } from './bot.ts';

/** Any option, each as likely as the others. */
export const randomBot: Bot = {
  id: 'random',
  budget: {},
  sit: () => ({
    hear() {},
    choose: (_, { options }, __, random) => drawFrom(random, options).id,
  }),
};
