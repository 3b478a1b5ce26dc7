import '../style/treehouse/colours.css';
import { COLOURS, type Colour, type TreehouseView } from '@treefort/treehouse';
import { usePlaying } from '../play/playing.tsx';
import { Spot } from '../play/spot.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

const SCORE = ['tree.score', 'tree.end.majority'] as const;
const COVERED = ['tree.changer.place', 'tree.score'] as const;
const CHANGER = ['tree.changer.choose', 'tree.score'] as const;

const countOf = (view: TreehouseView, seat: number, colour: Colour): number =>
  view.players[seat]?.tree.filter((room) => room.colour === colour).length ?? 0;

interface ColourCardProps {
  readonly view: TreehouseView;
  readonly colour: Colour;
}

/** A colour, what a room of it is worth now, and how many everybody has. */
function ColourCard({ view, colour }: ColourCardProps) {
  const { words, web } = useLanguage();
  const { moment } = usePlaying();
  const named = words.treehouse.colour(colour);
  const laid = view.changers[colour];
  const worth = web.t('treeTable:worth', { colour: named, n: view.worth[colour] });
  return (
    <Spot
      target={`colour:${colour}`}
      name={worth}
      explanation={{ title: worth, rules: laid === undefined ? SCORE : COVERED }}
      className={`colour-card ${colour} ${laid === undefined ? '' : 'covered'}`}
      direct
    >
      <Picture of={`colours/${colour}`} />
      <span className="worth">×{view.worth[colour]}</span>
      <span className="counts">
        {view.players.map((_, seat) => (
          <span
            key={`count-${seat + 1}`}
            className={seat === moment.viewer ? 'own' : ''}
            title={moment.sitters[seat]?.name}
          >
            {countOf(view, seat, colour)}
          </span>
        ))}
      </span>
    </Spot>
  );
}

/** The six colour cards, and the changers that nobody has taken yet. */
export function ColourCards({ view }: { readonly view: TreehouseView }) {
  const { words, web } = useLanguage();
  const changers = view.phase === 'take' || view.phase === 'cover';
  return (
    <section className="colour-cards" data-zone="middle" aria-label={web.t('treeTable:colours')}>
      {COLOURS.map((colour) => (
        <ColourCard key={colour} view={view} colour={colour} />
      ))}
      {changers &&
        (['double', 'none'] as const).map((changer) => (
          <Spot
            key={changer}
            target={`changer:${changer}`}
            name={words.treehouse.changer(changer).text}
            explanation={{ title: words.treehouse.changer(changer).text, rules: CHANGER }}
            className="changer"
            direct
          >
            <span className="worth">×{changer === 'double' ? 2 : 0}</span>
            <small>{web.t('treeTable:left', { n: view.middle[changer] })}</small>
          </Spot>
        ))}
    </section>
  );
}
