import type { BuiltRoom } from '@treefort/treehouse';
import type { ReactNode } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { heardOf } from './scored-so-far.ts';

/** While a colour is scored, what each room of it brings rises on the room. */
export function useRises(seat: number): (room: BuiltRoom) => ReactNode {
  const { moment } = usePlaying();
  const beat = heardOf(moment.telling?.beat ?? []);
  const own = beat.find((event) => event.kind === 'scored-colour' && event.seat === seat);
  const most = beat.find((event) => event.kind === 'majority' && event.seat === seat);
  return ({ colour }) => {
    if (own?.kind === 'scored-colour' && own.colour === colour) {
      return <span className="rises">{own.worth === 0 ? '×0' : `+${own.worth}`}</span>;
    }
    if (most?.kind === 'majority' && most.colour === colour) {
      return <span className="rises">+1</span>;
    }
    return null;
  };
}
