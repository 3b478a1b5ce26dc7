import '../style/table.css';
import { useMemo } from 'react';
import { tableFaces } from '../games/table-faces.ts';
import { type Playing, PlayingContext, voiceOf } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { OpenedRecord } from '../table/open-record.ts';
import { RecordedTable } from '../table/recorded-table.ts';

const nothing = (): void => {};
const none = (): readonly never[] => [];

/** The board as a watcher saw it, small and inert. */
export function PositionBoard({
  opened,
  at,
}: {
  readonly opened: OpenedRecord;
  readonly at: number;
}) {
  const { words } = useLanguage();
  const playing = useMemo((): Playing => {
    const moment = new RecordedTable(opened, { at, eyes: 'watcher' }).now();
    const people = { names: moment.sitters.map(({ name }) => name) };
    return {
      moment,
      face: tableFaces[moment.view.game],
      people,
      voice: voiceOf(words, moment.view, people),
      point: nothing,
      choose: nothing,
      stage: { skip: nothing, stepTo: nothing, goOn: nothing },
      isLesson: false,
      tryInVain: nothing,
      readRule: nothing,
      optionsAt: none,
      refusalsAt: none,
      keyOf: () => undefined,
    };
  }, [opened, at, words]);
  const { face, moment } = playing;
  const shared = { onUndo: nothing, onLog: nothing, onChoices: nothing, log: null };
  return (
    <div className="position" inert>
      <PlayingContext value={playing}>
        <face.Board view={moment.view} asked={undefined} foreseen={none} {...shared} />
      </PlayingContext>
    </div>
  );
}
