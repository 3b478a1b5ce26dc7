import '../style/fort/phone.css';
import type { FortHeard, FortOption, FortView } from '@treefort/fort';
import { useState } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import type { Moment } from '../table/table.ts';
import { CardRow } from './card.tsx';
import { FortPicture } from './fort-picture.tsx';
import { OwnBoard } from './own-board.tsx';
import { Park, PerkBox } from './park.tsx';
import { useTotal } from './race.tsx';
import { RivalBoard } from './rival-board.tsx';
import type { SeatProps } from './seat-head.tsx';
import { useTurn } from './turn.tsx';

/** What the stage of a phone shows: the own board, the Park, or the board of a rival by its seat. */
type Tab = 'own' | 'park' | number;

/** The tab that options name, if any does. */
function tabFor(options: readonly FortOption[], kind: string): Tab {
  if (kind === 'take-perk') return 'park';
  if (options.some(({ target }) => /^(park:|yard:|deck$)/.test(target))) return 'park';
  const copied = options.find((option) => option.kind === 'copy-rival');
  return copied ? copied.rival : 'own';
}

/** The tab of what is being told: the board of the player who acts, the Park where a card turns up. */
function tabOf(beat: readonly FortHeard[], viewer: FortView['viewer']): Tab {
  if (beat.some(({ kind }) => kind === 'turned-up')) return 'park';
  const acts = beat.find((event) => 'seat' in event);
  return acts && 'seat' in acts && acts.seat !== viewer ? acts.seat : 'own';
}

function wantedTab(view: FortView, { asked, telling, thinking }: Moment): Tab {
  // A table of Fort tells events of Fort, and offers its options.
  if (telling) return tabOf(telling.beat as readonly FortHeard[], view.viewer);
  if (asked) return tabFor(asked.decision.options as readonly FortOption[], asked.decision.kind);
  const [acting] = thinking;
  return acting ?? 'own';
}

/** The tab that was tapped stays until the next beat or question. */
function useTab(view: FortView): readonly [Tab, (tab: Tab) => void] {
  const { moment } = usePlaying();
  const { asked, telling } = moment;
  const now = asked?.decision.id ?? `${moment.events.length} ${telling?.at ?? 0}`;
  const [tapped, tap] = useState<{ readonly tab: Tab; readonly at: string }>();
  const tab = tapped?.at === now ? tapped.tab : wantedTab(view, moment);
  return [tab, (chosen) => tap({ tab: chosen, at: now })];
}

/** A rival folded to a strip: face, points, fort, and how many wait in the Yard. */
function RivalStrip({ view, seat, onOpen }: SeatProps & { readonly onOpen: () => void }) {
  const { words, web } = useLanguage();
  const { moment, people } = usePlaying();
  const { board, level, yard } = view.seats[seat]!;
  const { text, says } = useTotal(view, seat);
  const acts = view.leader === seat && view.phase !== 'over' ? 'acts' : '';
  return (
    <button
      type="button"
      className={`rival-strip sheet board-${board} ${acts}`}
      data-zone={zoneOf('seat', seat)}
      onClick={onOpen}
    >
      <span className="unseen">
        {`${words.player(seat, people).text}. ${says} ${web.t('fortStage:yard-count', { n: yard.length })}`}
      </span>
      <span className="strip-face" aria-hidden="true">
        <Avatar sitter={moment.sitters[seat]!} seat={seat} />
        <Picture of="things/score" />
        <b>{text}</b>
        <FortPicture level={level} board={board} small />
        <Picture of="things/yard" />
        <b>{yard.length}</b>
      </span>
    </button>
  );
}

/** The Yards of all rivals on one tab with the Park, while one recruits. */
function YardsRow({
  view,
  rivals,
}: {
  readonly view: FortView;
  readonly rivals: readonly number[];
}) {
  const { moment } = usePlaying();
  return (
    <div className="yards-row">
      {rivals.map((seat) => (
        <div
          key={`seat-${seat + 1}`}
          className="yard"
          style={{ flexGrow: 1 + view.seats[seat]!.yard.length }}
          data-zone={zoneOf('yard', seat)}
        >
          <Avatar sitter={moment.sitters[seat]!} seat={seat} />
          <CardRow ids={view.seats[seat]!.yard} box={view.box} zone={`yard:${seat}`} look="small" />
        </div>
      ))}
    </div>
  );
}

interface StageProps extends SeatProps {
  readonly rivals: readonly number[];
}

/** The middle of a phone's table: rivals as strips, and one board at a time. */
export function PhoneStage({ view, seat, rivals }: StageProps) {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const { asked } = useTurn();
  const [tab, setTab] = useTab(view);
  const yards = asked?.decision.options.some(({ target }) => target.startsWith('yard:')) ?? false;
  const names: readonly (readonly [Tab, string])[] = [
    ['own', web.t('fortStage:my-fort')],
    ['park', web.t(yards ? 'fortStage:park-yards' : 'fortTable:park')],
    ...rivals.map((rival) => [rival, words.player(rival, people).text] as const),
  ];
  return (
    <>
      <div className="rival-strips">
        {rivals.map((rival) => (
          <RivalStrip
            key={`seat-${rival + 1}`}
            view={view}
            seat={rival}
            onOpen={() => setTab(rival)}
          />
        ))}
      </div>
      <section className="phone-stage sheet">
        <div className="stage-tabs" role="tablist">
          {names.map(([one, name]) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === tab}
              className="stage-tab"
              onClick={() => setTab(one)}
            >
              <span>{name}</span>
            </button>
          ))}
        </div>
        <div key={tab} className="stage-shown" role="tabpanel">
          {tab === 'own' && <OwnBoard view={view} seat={seat} />}
          {tab === 'park' && <Park view={view} />}
          {tab === 'park' &&
            (yards ? <YardsRow view={view} rivals={rivals} /> : <PerkBox view={view} />)}
          {typeof tab === 'number' && <RivalBoard view={view} seat={tab} />}
        </div>
      </section>
    </>
  );
}
