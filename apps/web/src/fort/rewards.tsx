import type { FortView, SeatView } from '@treefort/fort';
import { Spot } from '../play/spot.tsx';
import { Picture } from '../shell/picture.tsx';
import { useTongue } from '../shell/tongue.tsx';

/** A perk: its name and what it does. */
export function PerkCard({ perk }: { readonly perk: string }) {
  const { words } = useTongue();
  const { name, text } = words.fort.perk(perk);
  return (
    <Spot target={`perk:${perk}`} name={`${name}: ${text}`} className="perk" direct>
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
  readonly own: SeatView;
}

/** What a fort has brought: a perk, a made-up rule, the sculpture. */
export function Rewards({ view, seat, own }: RewardsProps) {
  const { words, web } = useTongue();
  const sculpture = view.registers.sculpture === seat;
  if (!own.perk && !own.hasRule && !sculpture) return null;
  return (
    <div className="rewards">
      {own.perk && <PerkCard perk={own.perk} />}
      {own.hasRule && (
        <span className="perk calm">
          <Picture of="things/rule" />
          {own.rule ? (
            <span>
              <strong>{words.fort.madeUpRule(own.rule).name}</strong>
              <small>{words.fort.madeUpRule(own.rule).text}</small>
            </span>
          ) : (
            <small>{web.t('fortTable:rule-kept')}</small>
          )}
        </span>
      )}
      {sculpture && (
        <span className="perk calm">
          <Picture of="things/sculpture" /> <small>{web.t('fortTable:sculpture')}</small>
        </span>
      )}
    </div>
  );
}
