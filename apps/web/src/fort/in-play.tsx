import '../style/fort/in-play.css';
import type { FortHeard, FortView } from '@treefort/fort';
import { cardIn } from '@treefort/words';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { usePlan } from '../play/table-frame.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { ActionIcons } from './action-icons.tsx';
import { Card, keyed } from './card.tsx';

/** Who has followed the card that lies there. */
function followersOf(events: readonly FortHeard[]): number[] {
  const played = events.findLastIndex(({ kind }) => kind === 'played');
  const since = events.slice(played + 1);
  return since.flatMap((event) => (event.kind === 'followed' ? [event.seat] : []));
}

interface StripProps {
  readonly view: FortView;
  readonly which: 'public' | 'private';
  readonly card: string;
}

/** One action of the played card in signs and words; it glows while it is done. */
function PlayedStrip({ view, which, card }: StripProps) {
  const { words } = useLanguage();
  const { moment } = usePlaying();
  const notation = cardIn(view.box, card)?.[which] ?? '';
  const text = words.fort.card(card, view.box)[which];
  const state =
    view.underWay?.action === which ? 'running' : view.used.includes(which) ? 'used' : '';
  const followed =
    which === 'public'
      ? new Set(followersOf(moment.events as readonly FortHeard[]))
      : new Set<number>();
  return (
    <p className={`played-strip strip ${which} ${state}`}>
      <ActionIcons notation={notation} />
      {text !== null && <span className="strip-words">{text}</span>}
      {[...followed].map((seat) => (
        <Avatar key={`seat-${seat + 1}`} sitter={moment.sitters[seat]!} seat={seat} />
      ))}
    </p>
  );
}

/** What the place is for, while nothing lies there. */
function EmptyPlace() {
  const { web } = useLanguage();
  const plan = usePlan();
  return (
    <>
      <i className="card-place" />
      <div className="about-play">
        <h2>{web.t('fortTable:in-play')}</h2>
        <p>{web.t(plan === 'phone' ? 'fortStage:in-play-short' : 'fortStage:in-play-note')}</p>
      </div>
    </>
  );
}

/** The played card with its two actions, and what was added; the place is there also while nobody plays. */
export function InPlay({ view }: { readonly view: FortView }) {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const { played, box, declared } = view;
  if (played === null) {
    return (
      <section className="in-play empty" data-zone="in-play">
        <EmptyPlace />
      </section>
    );
  }
  const others = view.inPlay.toSpliced(view.inPlay.indexOf(played), 1);
  const who = { who: words.player(view.leader, people), card: words.fort.cardName(played) };
  return (
    <section className="in-play sheet" data-zone="in-play">
      <ul className="played-cards">
        <li>
          <Card id={played} box={box} target="played" />
        </li>
        {keyed(others).map(({ id, key }) => (
          <li key={key}>
            <Card id={id} box={box} target="added" />
          </li>
        ))}
      </ul>
      <div className="about-play">
        <h2>
          <Sentence
            text={web.parts('fortStage:plays', {
              ...who,
              you: view.leader === people.you ? 'yes' : 'no',
            })}
          />
          {declared && ' '}
          {declared && <Picture of={`suits/${declared}`} alt={words.fort.suit(declared).text} />}
        </h2>
        <PlayedStrip view={view} which="public" card={played} />
        <PlayedStrip view={view} which="private" card={played} />
      </div>
    </section>
  );
}
