import type { BotTask } from '@treefort/bots';

/** BotPool that do what no bot should: the server must not notice more than their fault. */
export function think({ seat, haste }: BotTask): string {
  if (seat === 0) throw new Error('stumbled');
  if (seat === 1) return 'nonsense';
  if (seat === 3) return String(haste);
  for (;;);
}
