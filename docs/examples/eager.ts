import type { Bot } from '@treefort/bots';
import { below } from '@treefort/kernel';

/** What a bot of few thoughts would rather not do, and what it likes best. */
const AVOIDS = ['skip', 'pass', 'done', 'discard'];
const LIKES = ['pay:', 'score', 'recruit:park:'];

/** A bot for either game: it never lets a chance go by, and when in doubt it tosses a coin. */
export const bot: Bot = {
  id: 'eager',
  sit: () => ({
    hear() {},
    choose(_view, { options }, _budget, random) {
      const eager = options.filter(({ id }) => !AVOIDS.includes(id));
      const liked = eager.filter(({ id }) => LIKES.some((like) => id.startsWith(like)));
      const best = [liked, eager, options].find((some) => some.length > 0) ?? options;
      return best[below(random, best.length)]!.id;
    },
  }),
};
