import type { CSSProperties } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { RecordedTable } from '../table/recorded-table.ts';

interface TableProps {
  readonly table: RecordedTable;
}

/** The next choice; a viewer who could not know it sees only who chooses. */
export function Next({ table }: TableProps) {
  const { words, web } = useLanguage();
  const { people, voice } = usePlaying();
  const { next, eyes } = table;
  if (!next) return <>{web.t('replay:over')}</>;
  const [seat, option] = next;
  const who = words.player(seat, people);
  if (eyes !== 'all' && eyes !== seat) return <>{web.t('replay:next-who', { who })}</>;
  const what = voice.optionNamed(option);
  return <Sentence text={web.parts('replay:next', { who, what })} />;
}

/** Where one is in a game: a slider with a mark for every turn, larger ones for rounds and weeks. */
export function TimeLine({ table }: TableProps) {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const { at, last, marks } = table;
  const here = marks.findLast((mark) => mark.at <= at);
  const moment = web.t('replay:moment', { n: at, of: last });
  const where = here ? words.game(here.view.game).turn(here.view, people) : '';
  return (
    <div className="time-line">
      <div className="time-marks" aria-hidden="true">
        {marks.map((mark) => (
          <i
            key={mark.at}
            className={mark.great ? 'great' : ''}
            style={{ '--at': mark.at / Math.max(1, last) } as CSSProperties}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={web.t('replay:timeline')}
        title={where}
        aria-valuetext={`${moment}. ${where}`}
        onChange={(event) => table.turn({ at: Number(event.target.value) })}
      />
    </div>
  );
}
