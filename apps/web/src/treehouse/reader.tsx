import type { TreehouseView } from '@treefort/treehouse';
import type { ReactNode } from 'react';
import type { Pointed } from '../play/playing.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { RoomAhead, TreehouseAsked } from './prospect.ts';
import { PickedRoomText, SelectedRoom } from './room-reader.tsx';

interface ReaderProps {
  readonly view: TreehouseView;
  readonly seat: number;
  readonly asked: TreehouseAsked | undefined;
  readonly rooms: readonly RoomAhead[];
}

interface AdviceProps {
  readonly of: 'select' | 'changer-for-all' | 'cover-for-all' | 'colour-for-all';
  readonly children?: ReactNode;
}

/** What a question is about, in a few words. */
function Advice({ of, children }: AdviceProps) {
  const { web } = useLanguage();
  return (
    <div className="advice">
      <p>{web.t(`treeStage:${of}`)}</p>
      {children}
    </div>
  );
}

/** What comes after taking a changer. */
function AfterTaking() {
  const { web } = useLanguage();
  return <p>{web.t('treeStage:changer-next')}</p>;
}

/** From whom the next hand comes. */
function NextHand({ view, seat }: Pick<ReaderProps, 'view' | 'seat'>) {
  const { web, words } = useLanguage();
  const { people } = usePlaying();
  const seats = view.players.length;
  const from = (seat + seats - 1) % seats;
  if ((view.players[seat]?.handSize ?? 0) <= 2) return null;
  return (
    <p>
      <Sentence text={web.parts('treeStage:next-hand', { who: words.player(from, people) })} />
    </p>
  );
}

/** Whether something is told of what is pointed at that has nothing to do with the question. */
const isElsewhere = (pointed: Pointed, { decision }: TreehouseAsked): boolean =>
  pointed.target !== 'picked' && !decision.options.some(({ target }) => target === pointed.target);

/** What is read beside the hand: the room that is selected or picked, else what the question is about. */
export function readTreehouse(props: ReaderProps, pointed: Pointed | undefined): ReactNode {
  const { view, seat, asked, rooms } = props;
  const selected = rooms.find(({ room }) => pointed?.target === `hand:${room}`);
  if (selected) return <SelectedRoom view={view} seat={seat} ahead={selected} />;
  if (!asked || (pointed && isElsewhere(pointed, asked))) return null;
  const { options } = asked.decision;
  switch (options[0]?.kind) {
    case 'pick':
      return (
        <Advice of="select">
          <NextHand view={view} seat={seat} />
        </Advice>
      );
    case 'place':
    case 'discard': {
      const { picked } = view.players[seat]!;
      const places = options.filter(({ kind }) => kind === 'place').length;
      return picked && <PickedRoomText view={view} seat={seat} room={picked} places={places} />;
    }
    case 'take':
      return (
        <Advice of="changer-for-all">
          <AfterTaking />
        </Advice>
      );
    case 'cover':
      return <Advice of="cover-for-all" />;
    case 'colour':
      return <Advice of="colour-for-all" />;
    case undefined:
      return null;
  }
}
