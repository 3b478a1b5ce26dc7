import '../style/fort/board.css';
import '../style/fort/dock.css';
import type { FortOption, FortView } from '@treefort/fort';
import { capital, plain } from '@treefort/words';
import type { BoardProps } from '../games/game-face.ts';
import type { FortTypes } from '../games/game-types.ts';
import { Dock } from '../play/dock.tsx';
import { usePlaying } from '../play/playing.tsx';
import { TableFrame, usePlan } from '../play/table-frame.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { OpenDecision } from '../table/table.ts';
import { AddingProvider } from './adding.tsx';
import { FinalCount } from './final-count.tsx';
import { Hand } from './hand.tsx';
import { InPlay } from './in-play.tsx';
import { OwnBoard } from './own-board.tsx';
import { Park, PerkBox } from './park.tsx';
import { PhoneStage } from './phone-stage.tsx';
import { Race } from './race.tsx';
import { fortReader, placeOf } from './reader.tsx';
import { RivalBoard } from './rival-board.tsx';
import type { SeatProps } from './seat-head.tsx';
import { TurnProvider } from './turn.tsx';

/** Whose turn it is, and how far it has got. */
function Turn({ view }: { readonly view: FortView }) {
  const { words, web } = useLanguage();
  const { people, voice } = usePlaying();
  const { round, leader } = view;
  if (view.phase === 'draft' || view.phase === 'over')
    return <strong>{plain(capital([voice.phase]))}</strong>;
  const last = view.ending !== null;
  const turn = { who: words.player(leader, people), you: leader === people.you ? 'yes' : 'no' };
  return (
    <span className="turn-line">
      <small>{last ? web.t('fortTable:last-round') : web.t('fortTable:round', { n: round })}</small>
      <strong>{web.t('fortTable:turn', turn)}</strong>
      <small className="turn-phase">{voice.phase}</small>
    </span>
  );
}

/** Where more of the same may be done or left: the end of it stands beside the hand. */
const MORE: readonly string[] = ['follow-second', 'recruit-more', 'do-over'];

const isQuiet = ({ decision }: OpenDecision<FortOption>, option: FortOption): boolean =>
  placeOf(option) === 'quiet' || (option.kind === 'done' && MORE.includes(decision.kind));

/** The boxes between header and dock; on a phone most of them share one place. */
function Boxes({ view, seat }: SeatProps) {
  const plan = usePlan();
  const rivals = view.seats.map((_, i) => (seat + 1 + i) % view.seats.length).slice(0, -1);
  if (plan === 'phone') {
    return (
      <>
        <Race view={view} />
        <InPlay view={view} />
        <PhoneStage view={view} seat={seat} rivals={rivals} />
      </>
    );
  }
  return (
    <>
      <Race view={view} />
      <div className="rivals" data-count={rivals.length}>
        {rivals.map((rival) => (
          <RivalBoard key={`seat-${rival + 1}`} view={view} seat={rival} />
        ))}
      </div>
      <InPlay view={view} />
      <Park view={view} />
      <PerkBox view={view} />
      <OwnBoard view={view} seat={seat} />
    </>
  );
}

/** The table of Fort: race, rivals, what is in play, Park, perks, my board and my hand. */
export function FortTable({ view, asked, foreseen, log, ...does }: BoardProps<FortTypes>) {
  const { words } = useLanguage();
  const { onUndo, onLog, onChoices } = does;
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const header = (
    <TopBar onUndo={onUndo} onLog={onLog}>
      <h1>
        <span className="game-name">{words.fort.name}</span> <Turn view={view} />
      </h1>
    </TopBar>
  );
  const dock = (
    <Dock
      asked={asked}
      hand={<Hand />}
      reader={(pointed) => fortReader(pointed, asked)}
      quiet={asked?.decision.options.filter((option) => isQuiet(asked, option)) ?? []}
      onChoices={onChoices}
    />
  );
  return (
    <TurnProvider view={view} asked={asked} foreseen={foreseen}>
      <AddingProvider>
        <TableFrame game="fort" header={header} dock={dock} log={log}>
          <Boxes view={view} seat={seat} />
        </TableFrame>
        <FinalCount view={view} />
      </AddingProvider>
    </TurnProvider>
  );
}
