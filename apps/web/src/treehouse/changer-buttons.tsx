import '../style/treehouse/changers.css';
import type { TreehouseConsequence, TreehouseOption, TreehouseView } from '@treefort/treehouse';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Spot } from '../play/spot.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';
import { ChangerCoin } from './changer-coin.tsx';
import { swingsOf } from './prospect.ts';

const CHANGER = ['tree.changer.choose', 'tree.score'] as const;
const COVER = ['tree.changer.place', 'tree.score'] as const;

type OptionTo<K> = Extract<TreehouseOption, { readonly kind: K }>;

interface TakeProps {
  readonly option: OptionTo<'take'>;
  readonly view: TreehouseView;
}

/** A changer that can be taken, and how many of it are left. */
export function TakeChanger({ option: { target, changer }, view }: TakeProps) {
  const { words, web } = useLanguage();
  const name = words.treehouse.changer(changer).text;
  return (
    <Spot
      target={target}
      name={name}
      explanation={{ title: name, rules: CHANGER }}
      className="choice-card take"
      direct
    >
      <ChangerCoin changer={changer} />
      <span className="choice-name">{web.t(`treeStage:take-${changer}`)}</span>
      <small>{web.t('treeTable:left', { n: view.middle[changer] })}</small>
    </Spot>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);

interface SwingsProps {
  readonly consequences: readonly TreehouseConsequence[];
}

/** Everybody's face with what this week would bring more or less. */
function Swings({ consequences }: SwingsProps) {
  const { moment } = usePlaying();
  const swings = swingsOf(consequences);
  return (
    <span className="swings">
      {moment.sitters.map((sitter, seat) => {
        const points = swings.get(seat) ?? 0;
        return (
          <span key={`swing-${seat + 1}`} className={`swing of-seat-${seat}`}>
            <Avatar sitter={sitter} seat={seat} />
            <b className={points > 0 ? 'gain' : points < 0 ? 'loss' : ''}>
              {points === 0 ? '0' : signed(points)}
            </b>
          </span>
        );
      })}
    </span>
  );
}

interface ColourButtonProps extends SwingsProps {
  readonly option: OptionTo<'cover' | 'colour'>;
}

/** A colour for a changer, or to score in the junior game, with what that would bring everybody. */
export function ColourButton({ option: { target, colour }, consequences }: ColourButtonProps) {
  const { words } = useLanguage();
  const name = words.treehouse.colour(colour).text;
  return (
    <Spot
      target={target}
      name={name}
      explanation={{ title: name, rules: COVER }}
      className="choice-card colour"
      direct
    >
      <Picture of={`colours/${colour}`} />
      <span className="choice-name">{withSoftHyphens(name)}</span>
      <Swings consequences={consequences} />
    </Spot>
  );
}
