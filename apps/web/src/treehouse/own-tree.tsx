import type { TreehouseView } from '@treefort/treehouse';
import { useState } from 'react';
import { AskedGhosts, PreviewGhosts } from './ghosts.tsx';
import { NamePlate } from './name-plate.tsx';
import { OpenHand } from './open-hand.tsx';
import {
  type PlaceAhead,
  placesAsked,
  type RoomAhead,
  samePlace,
  type TreehouseAsked,
  type TreehouseForeseen,
} from './prospect.ts';
import { useRises } from './rises.tsx';
import { useRoomActions, useSelected } from './selection.ts';
import { Tree } from './tree.tsx';

interface OwnTreeProps {
  readonly view: TreehouseView;
  readonly seat: number;
  readonly asked: TreehouseAsked | undefined;
  readonly foreseen: TreehouseForeseen;
  readonly rooms: readonly RoomAhead[];
}

/** My tree, with the places of the room that is selected or picked. */
export function OwnTree({ view, seat, asked, foreseen, rooms }: OwnTreeProps) {
  const selected = useSelected(rooms);
  const { build } = useRoomActions();
  const risesOn = useRises(seat);
  const [look, setLook] = useState<PlaceAhead>();
  const player = view.players[seat]!;
  const places = selected?.places ?? placesAsked(asked, foreseen);
  const near = look && places.find((place) => samePlace(place, look));
  const ahead = (near ? [near] : places).map(({ balance }) => balance);
  return (
    <section className="own-tree">
      <Tree seat={seat} player={player} own ahead={[...new Set(ahead)]} risesOn={risesOn}>
        {selected ? (
          <PreviewGhosts
            seat={seat}
            places={selected.places}
            onLook={setLook}
            onBuild={(place) => build(selected, place)}
          />
        ) : (
          asked && <AskedGhosts seat={seat} places={places} onLook={setLook} asked={asked} />
        )}
      </Tree>
      <NamePlate view={view} seat={seat} />
      <OpenHand view={view} player={player} />
    </section>
  );
}
