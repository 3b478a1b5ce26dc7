import { writeMove } from '@treefort/treehouse';
import { plain } from '@treefort/words';
import { usePlaying } from '../play/playing.tsx';
import { Spot } from '../play/spot.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { PlaceAhead, TreehouseAsked, TreePlace } from './prospect.ts';
import { positionOf } from './tree.tsx';

const LEANS = ['treeStage:leans-left', 'treeStage:balanced', 'treeStage:leans-right'] as const;
const ARROWS = ['↙', '↓', '↘'] as const;

/** Which way the tree would lean: in words where there is room for them, and as an arrow. */
function Leaning({ balance }: Pick<PlaceAhead, 'balance'>) {
  const { web } = useLanguage();
  return (
    <>
      <span className="leans" aria-hidden="true">
        {ARROWS[balance + 1]}
      </span>
      <span className="leans-words">{web.t(LEANS[balance + 1] ?? LEANS[1])}</span>
    </>
  );
}

const keyOf = ({ level, place }: TreePlace): string => `${level}:${place}`;

interface GhostsProps {
  readonly seat: number;
  readonly places: readonly PlaceAhead[];
  /** Looked at closely: the marker shows where it would swing. */
  readonly onLook: (place: PlaceAhead | undefined) => void;
}

interface PreviewProps extends GhostsProps {
  readonly onBuild: (place: PlaceAhead) => void;
}

/** The places of a room that is selected but not picked yet: a tap picks it and builds it there. */
export function PreviewGhosts({ seat, places, onLook, onBuild }: PreviewProps) {
  const { voice } = usePlaying();
  return places.map((place) => (
    <span key={keyOf(place)} className="tree-place" style={positionOf(place)}>
      <button
        type="button"
        className="spot ghost lit"
        data-target={`tree:${seat}:${keyOf(place)}`}
        onPointerEnter={() => onLook(place)}
        onPointerLeave={() => onLook(undefined)}
        onFocus={() => onLook(place)}
        onClick={() => onBuild(place)}
      >
        <span className="unseen">
          {plain(voice.optionNamed(writeMove({ kind: 'place', ...place })))}
        </span>
        <Leaning balance={place.balance} />
      </button>
    </span>
  ));
}

/** Far from everything built, a refused place is not worth a mark. */
const NEAR_MISSES = ['tree.colour', 'tree.balance.blocked'];

/** Places that are nearly allowed. */
function missedIn({ refusals }: TreehouseAsked): TreePlace[] {
  const missed = refusals.filter(({ rule }) => NEAR_MISSES.includes(rule));
  return missed.filter((refusal) => refusal.kind === 'place');
}

interface AskedGhostsProps extends GhostsProps {
  readonly asked: TreehouseAsked;
}

/** The places of what was picked: offered ones, and those that are nearly so. */
export function AskedGhosts({ seat, places, onLook, asked }: AskedGhostsProps) {
  const ghost = (place: TreePlace, ahead?: PlaceAhead) => (
    <span
      key={keyOf(place)}
      className="tree-place"
      style={positionOf(place)}
      onPointerEnter={() => onLook(ahead)}
      onPointerLeave={() => onLook(undefined)}
    >
      <Spot target={`tree:${seat}:${keyOf(place)}`} name="" className="ghost" direct>
        {ahead && <Leaning balance={ahead.balance} />}
      </Spot>
    </span>
  );
  return (
    <>
      {places.map((place) => ghost(place, place))}
      {missedIn(asked).map((place) => ghost(place))}
    </>
  );
}
