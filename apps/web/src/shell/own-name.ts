import { keepText, readText } from './storage.ts';

/** Where the name of this browser's player is kept; who one is, the server knows by a cookie. */
export const OWN_PLAYER = 'treefort.myself';

/** What was kept; earlier versions kept the player's secret beside the name. */
export function keptPlayer(): { readonly name?: unknown; readonly token?: unknown } {
  try {
    return (JSON.parse(readText(OWN_PLAYER) ?? 'null') ?? {}) as ReturnType<typeof keptPlayer>;
  } catch {
    return {};
  }
}

/** The name that was given in this browser, if one was. */
export function keptName(): string | undefined {
  const { name } = keptPlayer();
  return typeof name === 'string' ? name : undefined;
}

export const keepName = (name: string): void => void keepText(OWN_PLAYER, JSON.stringify({ name }));
