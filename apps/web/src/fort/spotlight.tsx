import '../style/fort/spotlight.css';
import { ENOUGH_POINTS, type FortHeard, type FortView } from '@treefort/fort';
import { capital } from '@treefort/words';
import type { ReactNode } from 'react';
import type { Spotlight } from '../games/game-face.ts';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { FortPicture, LEVEL_NAMES } from './fort-picture.tsx';

type Of<K extends FortHeard['kind']> = Extract<FortHeard, { readonly kind: K }>;

/** Who does it, for a sentence about it. */
function useWho(seat: number) {
  const { words } = useLanguage();
  const { people } = usePlaying();
  return { who: words.player(seat, people), you: seat === people.you ? 'yes' : 'no' } as const;
}

function SeatFace({ seat, view }: { readonly seat: number; readonly view: FortView }) {
  const { moment } = usePlaying();
  return (
    <span className={`spot-rival board-${view.seats[seat]!.board}`}>
      <Avatar sitter={moment.sitters[seat]!} seat={seat} />
    </span>
  );
}

interface StolenProps {
  readonly event: Of<'recruited'>;
  readonly owner: number;
  readonly view: FortView;
}

/** A friend of mine who went to play with a rival. */
function Stolen({ event, owner, view }: StolenProps) {
  const { words, web } = useLanguage();
  const { handCount, deckCount, discard, yard, lookout } = view.seats[owner]!;
  const left = handCount + deckCount + discard.length + yard.length + lookout.length;
  const named = { card: words.fort.cardName(event.card), who: useWho(event.seat).who };
  return (
    <span className="spot-lines stolen">
      <span className="spot-faces">
        <Picture of={`kids/${event.card}-sad`} />
        <svg viewBox="0 0 64 32" className="spot-arrow" aria-hidden="true">
          <path d="M4 18q12-12 24-3t28-1M46 4l11 10-11 10" />
        </svg>
        <SeatFace seat={event.seat} view={view} />
      </span>
      <strong>
        <Sentence text={capital(web.parts('fortStage:went-to-play', named))} />
      </strong>
      <span>{web.t('fortStage:taken-from-you', { n: left })}</span>
    </span>
  );
}

function Built({ event, view }: { readonly event: Of<'advanced'>; readonly view: FortView }) {
  const { web } = useLanguage();
  const { board } = view.seats[event.seat]!;
  const name = LEVEL_NAMES[event.level];
  return (
    <span className="spot-lines built">
      <FortPicture level={event.level} board={board} />
      <strong>
        <Sentence
          text={capital(web.parts('fortStage:built', { ...useWho(event.seat), n: event.level }))}
        />
      </strong>
      {name && <span>{web.t(name)}</span>}
    </span>
  );
}

function Reached({ seat, view }: { readonly seat: number; readonly view: FortView }) {
  const { web } = useLanguage();
  return (
    <span className="spot-lines reached">
      <span className="spot-faces">
        <SeatFace seat={seat} view={view} />
        <Picture of="things/score" />
      </span>
      <strong>
        <Sentence
          text={capital(web.parts('fortStage:reached', { ...useWho(seat), n: ENOUGH_POINTS }))}
        />
      </strong>
      <span>{web.t('fortStage:last-round-begins')}</span>
    </span>
  );
}

function Perked({ event, view }: { readonly event: Of<'took-perk'>; readonly view: FortView }) {
  const { words, web } = useLanguage();
  const { name, text } = words.fort.perk(event.perk);
  return (
    <span className="spot-lines">
      <span className="spot-faces">
        <SeatFace seat={event.seat} view={view} />
        <Picture of="things/perk" />
      </span>
      <strong>
        <Sentence
          text={capital(web.parts('fortStage:perk-taken', { ...useWho(event.seat), perk: name }))}
        />
      </strong>
      <span>{text}</span>
    </span>
  );
}

const shown = (ms: number, content: ReactNode): Spotlight => ({ ms, dims: true, content });

/** The beats of Fort that have their moment: a stolen friend, a fort that grew, 25 points, a perk. */
export function fortSpotlight(beat: readonly FortHeard[], view: FortView): Spotlight | null {
  const ends = beat.some((event) => event.kind === 'ending' && event.reason === 'points');
  const scored = beat.find((event) => event.kind === 'scored');
  if (ends && scored) return shown(1600, <Reached seat={scored.seat} view={view} />);
  for (const event of beat) {
    if (event.kind === 'recruited' && event.owner !== undefined && event.owner === view.viewer) {
      return shown(2200, <Stolen event={event} owner={event.owner} view={view} />);
    }
    if (event.kind === 'advanced') return shown(1800, <Built event={event} view={view} />);
    if (event.kind === 'took-perk') return shown(1400, <Perked event={event} view={view} />);
  }
  return null;
}
