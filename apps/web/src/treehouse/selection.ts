import { writeMove } from '@treefort/treehouse';
import { useContext, useSyncExternalStore } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { PointedContext } from '../play/pointed.ts';
import type { RoomAhead, TreePlace } from './prospect.ts';

/** The room of the hand that is pointed at, if it can be picked. What else is pointed at draws nothing anew. */
export function useSelected(rooms: readonly RoomAhead[]): RoomAhead | undefined {
  const store = useContext(PointedContext);
  const now = (): RoomAhead | undefined => {
    const target = store.now()?.target;
    return rooms.find(({ room }) => target === `hand:${room}`);
  };
  return useSyncExternalStore(store.watch, now, now);
}

interface RoomActions {
  /** Picks the room; where it goes is asked afterwards. */
  take(ahead: RoomAhead): void;
  /** Picks the room, and builds it as soon as that is asked. */
  build(ahead: RoomAhead, place: TreePlace): void;
  discard(ahead: RoomAhead): void;
}

const DISCARD = writeMove({ kind: 'discard' });

/** What can be done with a room of the hand. */
export function useRoomActions(): RoomActions {
  const { choose } = usePlaying();
  const pickThen = ({ option }: RoomAhead, next: string): void =>
    choose(option, (options) => options.find(({ id }) => id === next)?.id);
  return {
    take: ({ option }) => choose(option),
    build: (ahead, { level, place }) => pickThen(ahead, writeMove({ kind: 'place', level, place })),
    discard: (ahead) => pickThen(ahead, DISCARD),
  };
}
