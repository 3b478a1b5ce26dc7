import { parseJson, reading } from '@treefort/kernel';
import { keepText, readText } from '../shell/storage.ts';

/** What can be explained, by the name of its words. */
export const BUBBLES = [
  'fort-follow',
  'fort-recruit',
  'fort-yard',
  'treehouse-balance',
  'treehouse-changer',
] as const;
type BubbleId = (typeof BUBBLES)[number];

/** An explanation of something that a player meets for the first time, and the zone it points at. */
export interface Bubble {
  readonly id: BubbleId;
  readonly zone: string;
}

const KEY = 'treefort.bubbles';

/** Which ones were closed on this device; unreadable text counts as none. */
export function closedBubbles(): readonly string[] {
  const json = parseJson(readText(KEY) ?? '[]', 'bubbles');
  if (!json.ok) return [];
  const read = reading(json.value, 'bubbles', (reader) => reader.list().map((one) => one.text()));
  return read.ok ? read.value : [];
}

export const closeBubble = (id: BubbleId): void =>
  void keepText(KEY, JSON.stringify([...new Set([...closedBubbles(), id])]));
