import '../style/table.css';
import type { Outcome } from '@treefort/kernel';
import {
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { tableFaces } from '../games/table-faces.ts';
import { Dialog } from '../shell/dialog.tsx';
import { KeysDialog } from '../shell/keys-dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { useTurnNotification } from '../shell/turn-notification.ts';
import { foreseenAt } from '../table/foreseen.ts';
import type { StagedTable } from '../table/staged-table.ts';
import type { Moment, Table, Then } from '../table/table.ts';
import { Bubbles } from './bubbles.tsx';
import { CardAnimation } from './card-animation.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { HandOver } from './hand-over.tsx';
import { useJoined } from './joined.ts';
import { type KeyActions, useFocusKept, useKeys } from './keyboard.ts';
import { Log } from './log.tsx';
import { LogTextProvider } from './log-text.tsx';
import { Announcer } from './narrator.tsx';
import { type Playing, PlayingContext, voiceOf } from './playing.tsx';
import { PointedContext, PointedStore } from './pointed.ts';
import { PressGuard } from './press-guard.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { useSound } from './sound.ts';
import { SpotlightCard } from './spotlight.tsx';
import { useStaged } from './staged.ts';
import { StorageWarning } from './storage-warning.tsx';

/** The keys of the first ten options. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

type Surroundings = Pick<Playing, 'onlineParts' | 'source' | 'foot' | 'advise'>;

interface TableProps
  extends Pick<Playing, 'moment' | 'readRule'>,
    Pick<ReturnType<typeof useJoined>, 'choicesOf'> {
  readonly table: StagedTable;
  readonly around: Surroundings;
  readonly pointed: PointedStore;
}

/** The words for the moment. They do not depend on what is pointed at, so they are kept between pointer events. */
function useVoice({ sitters, viewer, view }: Moment): Pick<Playing, 'people' | 'voice'> {
  const { words } = useLanguage();
  return useMemo(() => {
    const names = words.names(sitters);
    const people = { names, you: typeof viewer === 'number' ? viewer : undefined };
    return { people, voice: voiceOf(words, view, people) };
  }, [words, sitters, viewer, view]);
}

function usePlayingAt({ table, moment, around, pointed, ...rest }: TableProps): Playing {
  const { readRule, choicesOf } = rest;
  const spoken = useVoice(moment);
  const { onlineParts, source, foot, advise } = around;
  const plan = useRef<() => readonly Then[]>(undefined);
  return useMemo(() => {
    const { asked } = moment;
    return {
      moment,
      face: tableFaces[moment.view.game],
      ...spoken,
      ...(onlineParts && { onlineParts }),
      ...(source && { source }),
      ...(foot !== undefined && { foot }),
      ...(advise && { advise }),
      point: pointed.point,
      choose: (option, ...then) => {
        pointed.point(undefined);
        const next = then.length > 0 ? then : (plan.current?.() ?? []);
        table.choose(...choicesOf(option), ...next);
      },
      plan,
      takeBack: () => table.takeBack(),
      stage: table,
      isLesson: table.tryInVain !== undefined,
      tryInVain: (refusal) => {
        if (!table.tryInVain) return;
        // The lesson shows the reason itself; the inspector would show it a second time.
        pointed.point(undefined);
        table.tryInVain(refusal);
      },
      readRule,
      optionsAt: (target) => asked?.decision.options.filter((one) => one.target === target) ?? [],
      refusalsAt: (target) => asked?.refusals.filter((one) => one.target === target) ?? [],
      keyOf: (option) => KEYS[asked?.decision.options.findIndex(({ id }) => id === option) ?? -1],
    };
  }, [table, moment, onlineParts, source, foot, advise, readRule, spoken, pointed, choicesOf]);
}

type Shown = 'log' | 'choices' | 'keys' | 'table';

/** What the keys do at this table now. */
function useKeyActions(
  table: StagedTable,
  playing: Playing,
  show: (shown: Shown) => void,
): KeyActions {
  return useMemo(() => {
    const { moment, choose, point } = playing;
    return {
      choose: (nth) => {
        const option = moment.asked?.decision.options[nth];
        if (option) choose(option.id);
      },
      undo: () => moment.undo && 'option' in moment.undo && table.undo(),
      log: () => show('log'),
      choices: () => moment.asked && show('choices'),
      help: () => show('keys'),
      unpoint: () => point(undefined),
      skip: () => {
        if (moment.telling) table.skip();
        return moment.telling !== undefined;
      },
      stepBeats: (by) => {
        if (!moment.telling?.held) return false;
        table.stepTo(moment.telling.at + by);
        return true;
      },
    };
  }, [table, playing, show]);
}

interface TableRoomProps extends Surroundings {
  readonly table: Table;
  /** Whether what happens is told beat by beat; a lesson or a record has its own steps. */
  readonly narrated?: boolean;
  /** What is shown when the game is over; by default the scores and a rematch. */
  readonly end?: (outcome: Outcome, close: () => void) => ReactNode;
  /** Shown above the board, such as a lesson. */
  readonly children?: ReactNode;
}

const rematch: NonNullable<TableRoomProps['end']> = (outcome, close) => (
  <EndDialog outcome={outcome} onClose={close} />
);

/** The board with its dialogs, for a game played here, on a server or in a record. */
export function GameTable({ table: source, narrated = false, ...rest }: TableRoomProps) {
  const { end = rematch, children, ...around } = rest;
  const { web } = useLanguage();
  const table = useStaged(source, narrated);
  const [pointed] = useState(() => new PointedStore());
  const now = (): Moment => table.now();
  // The same function as long as it is the same table: watching anew would interrupt what is told.
  const watch = useCallback((changed: () => void) => table.watch(changed), [table]);
  const staged = useSyncExternalStore(watch, now, now);
  const { moment, choicesOf } = useJoined(staged);
  const [rule, readRule] = useState<string>();
  const playing = usePlayingAt({ table, moment, around, pointed, readRule, choicesOf });
  const [shown, setShown] = useState<Shown>();
  useTurnNotification(moment.asked !== undefined, web.t('play:your-turn'));
  const { face } = playing;
  const foreseen = useMemo(() => foreseenAt(moment), [moment]);
  useSound(moment, face);
  useFocusKept(moment, shown !== undefined && shown !== 'table');
  useKeys(useKeyActions(table, playing, setShown));
  const { asked, handOver, outcome, view, sitters } = moment;
  if (handOver !== undefined) {
    const sitter = sitters[handOver]!;
    return <HandOver sitter={sitter} seat={handOver} onTake={() => table.takeOver()} />;
  }
  const shared = {
    onUndo: () => table.undo(),
    onLog: () => setShown('log'),
    onChoices: () => setShown('choices'),
    log: <Log />,
  };
  return (
    <PlayingContext value={playing}>
      <PointedContext value={pointed}>
        <LogTextProvider>
          {children}
          <face.Board view={view} asked={asked} foreseen={foreseen} {...shared} />
          <CardAnimation moment={moment} face={face} />
          <SpotlightCard />
          {narrated && <Bubbles />}
          <PressGuard decision={asked?.decision.id} />
          <Announcer />
          <StorageWarning />
          {shown === 'log' && (
            <Dialog
              title={web.t('play:log')}
              onClose={() => setShown(undefined)}
              className="log-dialog"
            >
              <Log />
            </Dialog>
          )}
          {rule !== undefined && <RuleDialog rule={rule} onClose={() => readRule(undefined)} />}
          {shown === 'choices' && asked && (
            <ChoicesDialog asked={asked} onClose={() => setShown(undefined)} />
          )}
          {shown === 'keys' && <KeysDialog onClose={() => setShown(undefined)} />}
          {outcome && shown === undefined && end(outcome, () => setShown('table'))}
          {outcome && shown === 'table' && around.foot === undefined && (
            <button
              type="button"
              className="button strong back-to-end"
              onClick={() => setShown(undefined)}
            >
              {web.t('play:scores')}
            </button>
          )}
        </LogTextProvider>
      </PointedContext>
    </PlayingContext>
  );
}
