import '../style/treehouse/reader.css';
import type { Colour, RoomName, TreehouseView } from '@treefort/treehouse';
import type { ReactNode } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { type RoomAhead, roomsOf } from './prospect.ts';
import { rivalryIn } from './rivalry.ts';
import { colourOfRoom } from './room-colour.ts';
import { useRoomActions } from './selection.ts';

interface SeatProps {
  readonly view: TreehouseView;
  readonly seat: number;
}

interface ColourProps extends SeatProps {
  readonly colour: Colour;
}

/** Whether the room has to touch others of its colour. */
function ColourRule({ view, seat, colour }: ColourProps) {
  const { web, words } = useLanguage();
  const has = roomsOf(view.players[seat]!.tree, colour) > 0;
  const named = words.treehouse.colour(colour);
  return (
    <Sentence
      text={web.parts(has ? 'treeStage:must-touch' : 'treeStage:first-of-colour', {
        colour: named,
      })}
    />
  );
}

/** Who else collects the colour. */
function Collectors({ view, seat, colour }: ColourProps) {
  const { web, words } = useLanguage();
  const { people } = usePlaying();
  const { kind, mine, theirs, who } = rivalryIn(view, seat, colour);
  const names = web.list(who.map((one) => [words.player(one, people)]));
  return (
    <Sentence
      text={web.parts(`treeStage:${kind}`, {
        who: names,
        mine,
        theirs,
      })}
    />
  );
}

interface RoomTextProps extends SeatProps {
  readonly room: RoomName;
  readonly places: number;
}

/** All that is known of a room before it is taken: its rule, its places, what it brings, who else wants it. */
function RoomProspect({ view, seat, room, places }: RoomTextProps) {
  const { web } = useLanguage();
  const colour = colourOfRoom(room);
  return (
    <>
      <p>
        <ColourRule view={view} seat={seat} colour={colour} />
      </p>
      <p className={places > 0 ? 'fits' : ''}>
        {web.t(places > 0 ? 'treeStage:places-lit' : 'treeStage:no-place', { n: places })}
      </p>
      {places > 0 && (
        <p>
          {view.worth[colour] > 0 && (
            <>
              <b className="gain">+{view.worth[colour]}</b> {web.t('treeStage:this-week')}{' '}
            </>
          )}
          <Collectors view={view} seat={seat} colour={colour} />
        </p>
      )}
    </>
  );
}

interface ReaderProps extends RoomTextProps {
  readonly children: ReactNode;
}

function Read({ children, ...text }: ReaderProps) {
  const { words } = useLanguage();
  return (
    <div className="room-reader">
      <Picture of={`rooms/${text.room}`} className="large-room" />
      <div className="room-facts">
        <h3>{words.treehouse.room(text.room).text}</h3>
        <RoomProspect {...text} />
      </div>
      {children}
    </div>
  );
}

interface SelectedProps extends SeatProps {
  readonly ahead: RoomAhead;
}

/** The room that is selected, and the button that takes it. */
export function SelectedRoom({ view, seat, ahead }: SelectedProps) {
  const { web, words } = useLanguage();
  const { take, discard } = useRoomActions();
  const { room, places } = ahead;
  const fits = places.length > 0;
  const name = words.treehouse.room(room).text;
  return (
    <Read view={view} seat={seat} room={room} places={places.length}>
      <button
        type="button"
        className={`button commit take ${fits ? 'strong' : ''}`}
        onClick={() => (fits ? take(ahead) : discard(ahead))}
      >
        {web.t(fits ? 'treeStage:take' : 'treeStage:discard', { room: lowered(name) })}
      </button>
    </Read>
  );
}

const lowered = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);

interface PickedProps extends SeatProps {
  readonly room: RoomName;
  readonly places: number;
}

/** The room that was picked, while it is asked where it goes. */
export function PickedRoomText({ view, seat, room, places }: PickedProps) {
  const { web, words } = useLanguage();
  const { choose, optionsAt, keyOf } = usePlaying();
  const [discard] = optionsAt('discard');
  const name = words.treehouse.room(room).text;
  return (
    <Read view={view} seat={seat} room={room} places={places}>
      {discard && (
        <button
          type="button"
          className="button commit"
          data-options={discard.id}
          data-key={keyOf(discard.id)}
          onClick={() => choose(discard.id)}
        >
          {web.t('treeStage:discard', { room: lowered(name) })}
        </button>
      )}
    </Read>
  );
}
