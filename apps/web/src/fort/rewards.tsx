import type { FortView, Perk } from '@treefort/fort';
import { Spot } from '../play/spot.tsx';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

/** A perk: its name and what it does. */
export function PerkCard({ perk }: { readonly perk: Perk }) {
  const { words, web } = useLanguage();
  const { name, text } = words.fort.perk(perk);
  return (
    <Spot
      target={`perk:${perk}`}
      name={web.labelled(name, text)}
      explanation={{ title: name, rules: [`fort.perk.${perk}`] }}
      className="perk"
      direct
    >
      <Picture of="things/perk" />
      <span>
        <strong>{name}</strong>
        <small>{text}</small>
      </span>
    </Spot>
  );
}

interface RewardsProps {
  readonly view: FortView;
  readonly seat: number;
}

/** What a fort has brought: a perk, a made-up rule, the sculpture. */
export function Rewards({ view, seat }: RewardsProps) {
  const { words, web } = useLanguage();
  const { perk, hasRule, rule } = view.seats[seat]!;
  const sculpture = view.sculpture === seat;
  if (!perk && !hasRule && !sculpture) return null;
  const kept = rule ? words.fort.madeUpRule(rule) : undefined;
  return (
    <div className="rewards">
      {perk && <PerkCard perk={perk} />}
      {hasRule && (
        <Tip
          title={kept?.name ?? web.t('fortTable:rule-kept')}
          rules={[rule ? `fort.rule.${rule}` : 'fort.level.1']}
          className="perk calm"
        >
          <Picture of="things/rule" />
          {kept ? (
            <span>
              <strong>{kept.name}</strong>
              <small>{kept.text}</small>
            </span>
          ) : (
            <small className="unseen">{web.t('fortTable:rule-kept')}</small>
          )}
        </Tip>
      )}
      {sculpture && (
        <Tip
          title={web.t('fortTable:sculpture')}
          rules={['fort.level.5', 'fort.end.score']}
          className="perk calm"
        >
          <Picture of="things/sculpture" />
          <small>{web.t('fortTable:sculpture')}</small>
        </Tip>
      )}
    </div>
  );
}
