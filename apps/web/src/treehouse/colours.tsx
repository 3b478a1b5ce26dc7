import '../style/treehouse/colours.css';
import { COLOURS, type Colour, type TreehouseView } from '@treefort/treehouse';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { useIsPointed } from '../play/pointed.ts';
import { Spot } from '../play/spot.tsx';
import { usePlan } from '../play/table-frame.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { ChangerCoin } from './changer-coin.tsx';
import { countsOf, soleLeader } from './prospect.ts';
import { broughtBy, heardOf, scoredSoFar } from './scored-so-far.ts';
import { SheetFoot } from './sheet-foot.tsx';

const SCORE = ['tree.score', 'tree.end.majority'] as const;
const COVERED = ['tree.changer.place', 'tree.score'] as const;

interface ColourProps {
  readonly view: TreehouseView;
  readonly colour: Colour;
}

/** What lies on a colour: a changer, or in the junior game the face of who picked it. */
function Laid({ view, colour }: ColourProps) {
  const { moment } = usePlaying();
  const laid = view.changers[colour];
  if (laid === undefined) return <span className="ring" />;
  if (typeof laid !== 'number') return <ChangerCoin key={laid} changer={laid} />;
  return <Avatar sitter={moment.sitters[laid]!} seat={laid} />;
}

/** How many rooms of a colour everybody has, the only leader underlined, and what they have just brought. */
function Counts({ view, colour }: ColourProps) {
  const { moment } = usePlaying();
  const counts = countsOf(view, colour);
  const leader = soleLeader(counts);
  const scored = scoredSoFar(heardOf(moment.events));
  // The sheet has the faces above its columns.
  const plan = usePlan();
  const isCard = plan === 'phone' || plan === 'tablet';
  return counts.map((count, seat) => {
    const points = broughtBy(scored, colour, seat);
    return (
      <span
        key={`count-${seat + 1}`}
        className={`count ${seat === moment.viewer ? 'own' : ''} ${seat === leader ? 'leads' : ''}`}
      >
        {isCard && <Avatar sitter={moment.sitters[seat]!} seat={seat} />}
        <b>{count}</b>
        {points !== undefined && <span className="gain">+{points}</span>}
      </span>
    );
  });
}

/** A colour, what lies on it, and how many rooms of it everybody has. */
function ColourRow({ view, colour }: ColourProps) {
  const { words, web } = useLanguage();
  const { moment, people } = usePlaying();
  const meant = useIsPointed(`colour:${colour}`);
  const [told] = heardOf(moment.telling?.beat ?? []);
  const worth = web.t('treeTable:worth', {
    colour: words.treehouse.colour(colour),
    n: view.worth[colour],
  });
  const counts = countsOf(view, colour).map((n, seat) => `${words.player(seat, people).text} ${n}`);
  const scores =
    told !== undefined && told.kind !== 'built' && 'colour' in told && told.colour === colour;
  return (
    <Spot
      target={`sheet:${colour}`}
      name={`${worth} ${counts.join(', ')}`}
      explanation={{ title: worth, rules: view.changers[colour] === undefined ? SCORE : COVERED }}
      className={`colour-row ${view.worth[colour] === 0 ? 'worthless' : ''} ${scores ? 'scoring' : ''} ${meant ? 'meant' : ''}`}
    >
      <span className="sign">
        <Picture of={`colours/${colour}`} />
        <Laid view={view} colour={colour} />
      </span>
      <span className="counts">
        <Counts view={view} colour={colour} />
      </span>
    </Spot>
  );
}

/** The faces above the columns of the score sheet. */
function SheetHead() {
  const { web } = useLanguage();
  const { moment } = usePlaying();
  return (
    <div className="sheet-head">
      <strong>{web.t('treeStage:rooms')}</strong>
      {moment.sitters.map((sitter, seat) => (
        <span key={`face-${seat + 1}`} className={`count of-seat-${seat}`}>
          <Avatar sitter={sitter} seat={seat} />
        </span>
      ))}
    </div>
  );
}

/** The six colours: on wide tables a score sheet, else six cards. */
export function Colours({ view }: { readonly view: TreehouseView }) {
  const { web } = useLanguage();
  const plan = usePlan();
  const isSheet = plan === 'desktop' || plan === 'wide';
  return (
    <section
      className={`colours ${isSheet ? 'sheet' : 'cards'}`}
      data-zone="middle"
      data-seats={view.players.length}
      aria-label={web.t('treeTable:colours')}
    >
      {isSheet && <SheetHead />}
      {COLOURS.map((colour) => (
        <ColourRow key={colour} view={view} colour={colour} />
      ))}
      {isSheet && <SheetFoot view={view} />}
    </section>
  );
}
