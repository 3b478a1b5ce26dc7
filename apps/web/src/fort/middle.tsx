import '../style/fort/middle.css';
import '../style/fort/points.css';
import type { FortView } from '@treefort/fort';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Spot } from '../play/spot.tsx';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { Card } from './card.tsx';
import { PerkCard } from './rewards.tsx';

const PARK = ['fort.setup.park', 'fort.recruit.sources'] as const;
const DECK = ['fort.recruit.sources', 'fort.end.trigger'] as const;
const PERKS = ['fort.level.2'] as const;
const RULES = ['fort.level.1'] as const;

/** The Park with its deck. */
export function Park({ view }: { readonly view: FortView }) {
  const { web } = useLanguage();
  const deck = web.t('fortTable:park-deck', { n: view.parkDeck });
  return (
    <section className="park sheet" data-zone="park">
      <h2>
        <Tip title={web.t('fortTable:park')} rules={PARK}>
          {web.t('fortTable:park')}
        </Tip>
      </h2>
      <ul className="card-row large">
        {view.park.map((id, i) => (
          <li key={`${id}-${view.park.slice(0, i).filter((other) => other === id).length}`}>
            <Card id={id} box={view.box} target={`park:${id}`} size="large" />
          </li>
        ))}
        <li data-zone="park-deck">
          <Spot
            target="deck"
            name={deck}
            explanation={{ title: deck, rules: DECK }}
            className="card large back"
          >
            <Picture of="things/acorn" className="kid" />
            <span className="card-name">{view.parkDeck}</span>
          </Spot>
        </li>
      </ul>
    </section>
  );
}

/** Perks that are still to be had, and the stack of made-up rules. */
export function RewardRow({ view }: { readonly view: FortView }) {
  const { web } = useLanguage();
  if (view.perks.length === 0 && view.ruleCount === 0) return null;
  return (
    <section className="reward-row sheet">
      <h2>
        <Tip title={web.t('fortTable:perks')} rules={PERKS}>
          {web.t('fortTable:perks')}
        </Tip>
      </h2>
      <div className="perks">
        {view.perks.map((perk) => (
          <PerkCard key={perk} perk={perk} />
        ))}
        <Tip
          title={web.t('fortTable:made-up-rules', { n: view.ruleCount })}
          rules={RULES}
          className="perk calm"
        >
          <Picture of="things/rule" />
          <small>{web.t('fortTable:made-up-rules', { n: view.ruleCount })}</small>
        </Tip>
      </div>
    </section>
  );
}

const STEPS = 26;

/** The victory track with everybody's marker. */
export function VictoryTrack({ view }: { readonly view: FortView }) {
  const { words, web } = useLanguage();
  const { moment, people } = usePlaying();
  const standing = (n: number) =>
    view.seats.flatMap(({ track, board }, seat) =>
      Math.min(track, STEPS - 1) === n ? [{ board, seat }] : [],
    );
  return (
    <section className="victory-track" aria-label={web.t('fortTable:track')}>
      <ol aria-hidden="true">
        {Array.from({ length: STEPS }, (_, n) => (
          <li key={`step-${n + 1}`} className={n % 5 === 0 ? 'fifth' : ''}>
            {n % 5 === 0 && <span>{n}</span>}
            <div className="markers">
              {standing(n).map(({ board, seat }) => (
                <i
                  key={board}
                  className={`marker board-${board}`}
                  title={words.player(seat, people).text}
                >
                  <Avatar sitter={moment.sitters[seat]!} seat={seat} />
                </i>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className="unseen">
        {view.seats
          .map(({ track }, seat) => web.labelled(words.player(seat, people).text, track))
          .join(', ')}
      </p>
    </section>
  );
}
