import '../style/fort/middle.css';
import type { FortView } from '@treefort/fort';
import { Spot } from '../play/spot.tsx';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { Card, keyed } from './card.tsx';
import { PerkButton } from './rewards.tsx';

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
        <small>{web.t('fortStage:park-note')}</small>
      </h2>
      <ul className="park-cards">
        {keyed(view.park).map(({ id, key }) => (
          <li key={key}>
            <Card id={id} box={view.box} target={`park:${id}`} />
          </li>
        ))}
        <li data-zone="park-deck">
          <Spot
            target="deck"
            name={deck}
            explanation={{ title: deck, rules: DECK }}
            className="card whole back"
          >
            <Picture of="things/acorn" className="kid" />
            <b>{web.t('fortStage:unseen', { n: view.parkDeck })}</b>
          </Spot>
        </li>
      </ul>
    </section>
  );
}

/** Perks that are still to be had, and the stack of made-up rules. */
export function PerkBox({ view }: { readonly view: FortView }) {
  const { web } = useLanguage();
  const rules = web.t('fortStage:rules', { n: view.ruleCount });
  return (
    <section className="perk-box sheet">
      <h2>
        <Tip title={web.t('fortTable:perks')} rules={PERKS}>
          {web.t('fortTable:perks')}
        </Tip>
        <small>{web.t('fortStage:perks-note')}</small>
      </h2>
      <div className="perks">
        {view.perks.map((perk) => (
          <PerkButton key={perk} perk={perk} />
        ))}
        <Tip title={rules} rules={RULES} className="perk">
          <Picture of="things/rule" />
          <strong>{rules}</strong>
        </Tip>
      </div>
    </section>
  );
}
