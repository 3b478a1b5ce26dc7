import '../style/fort/board.css';
import type { FortOption, FortView } from '@treefort/fort';
import { capital, plain } from '@treefort/words';
import type { BoardProps } from '../games/game-face.ts';
import type { FortTypes } from '../games/game-types.ts';
import { Dock, OptionButtons } from '../play/dock.tsx';
import { usePlaying } from '../play/playing.tsx';
import { TableFrame } from '../play/table-frame.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import type { OpenDecision } from '../table/table.ts';
import { Card } from './card.tsx';
import { InPlay } from './in-play.tsx';
import { Park, RewardRow, VictoryTrack } from './middle.tsx';
import { OwnBoard, RivalBoard } from './seat-board.tsx';

/** Whether an option is chosen by a card of the hand; everything else is a button too. */
function isInHand(option: FortOption): boolean {
  switch (option.kind) {
    case 'play':
    case 'add':
    case 'follow':
    case 'draft':
      return true;
    case 'tuck':
    case 'trash':
      return option.from === 'hand';
    case 'skip':
    case 'diy':
    case 'declare':
    case 'use':
    case 'done':
    case 'lookout-symbol':
    case 'suit':
    case 'gain':
    case 'gain-either':
    case 'pack':
    case 'trash-rival':
    case 'trash-this':
    case 'recruit':
    case 'pay':
    case 'score':
    case 'spend':
    case 'copy-pack':
    case 'copy-rival':
    case 'convert':
    case 'pass':
    case 'keep':
    case 'take-perk':
    case 'recycle':
    case 'rough-housing':
    case 'do-over':
      return false;
  }
}

interface HandProps {
  readonly view: FortView;
  readonly asked: OpenDecision<FortOption> | undefined;
}

/** The own hand; in the draft, the pack that is being passed. */
function Hand({ view, asked }: HandProps) {
  const { web } = useLanguage();
  const { viewer } = view;
  if (viewer === 'watcher') return null;
  const drafting = view.phase === 'draft';
  const { hand, draft } = view.seats[viewer]!;
  const ids = draft?.packet ?? hand ?? [];
  if (ids.length === 0) return null;
  const useful = asked?.decision.options.some(isInHand) ?? false;
  return (
    <ul
      className={`hand ${drafting ? 'pack' : ''} ${useful ? '' : 'resting'}`}
      data-zone={zoneOf('hand', viewer)}
      aria-label={web.t('fortTable:your-hand')}
    >
      {ids.map((id, i) => (
        <li key={`${id}-${ids.slice(0, i).filter((other) => other === id).length}`}>
          <Card
            id={id}
            box={view.box}
            target={`${drafting ? 'pack' : 'hand'}:${id}`}
            size="large"
            held
          />
        </li>
      ))}
    </ul>
  );
}

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
    <>
      <strong>{web.t('fortTable:turn', turn)}</strong>
      <small>
        {last ? web.t('fortTable:last-round') : web.t('fortTable:round', { n: round })} ·{' '}
        {voice.phase}
      </small>
    </>
  );
}

/** The table of Fort: rivals, the middle, my board and my hand. */
export function FortTable({ view, asked, foreseen, log, ...does }: BoardProps<FortTypes>) {
  const { words } = useLanguage();
  const { onUndo, onLog, onChoices } = does;
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const rivals = view.seats.map((_, i) => (seat + 1 + i) % view.seats.length).slice(0, -1);
  const header = (
    <TopBar onUndo={onUndo} onLog={onLog}>
      <h1>
        <span className="game-name">{words.fort.name}</span> <Turn view={view} />
      </h1>
    </TopBar>
  );
  const buttons = asked?.decision.options.filter((option) => !isInHand(option)) ?? [];
  const dock = (
    <Dock
      asked={asked}
      hand={<Hand view={view} asked={asked} />}
      reader={(pointed) =>
        pointed || buttons.length === 0 ? null : <OptionButtons options={buttons} />
      }
      quiet={[]}
      onChoices={onChoices}
    />
  );
  return (
    <TableFrame game="fort" header={header} dock={dock} log={log}>
      <VictoryTrack view={view} />
      <div className="rivals">
        {rivals.map((rival) => (
          <RivalBoard key={`seat-${rival + 1}`} view={view} seat={rival} />
        ))}
      </div>
      <div className="middle">
        <InPlay view={view} asked={asked} foreseen={foreseen} />
        <Park view={view} />
        <RewardRow view={view} />
      </div>
      <OwnBoard view={view} seat={seat} />
    </TableFrame>
  );
}
