import '../style/fort/perks.css';
import type { Perk } from '@treefort/fort';
import { usePlaying } from '../play/playing.tsx';
import { Spot } from '../play/spot.tsx';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import type { SeatProps } from './seat-head.tsx';

interface PerkProps {
  readonly perk: Perk;
  /** Lit, though its options name other things. */
  readonly isUsable?: boolean | undefined;
  /** The target by which options name it; a rival's perk is named by none. */
  readonly target?: string;
  readonly onTap?: () => void;
}

/** A perk as a button: its name; the reader says what it does. */
export function PerkButton({ perk, target = `perk:${perk}`, isUsable, ...taps }: PerkProps) {
  const { words, web } = useLanguage();
  const { name, text } = words.fort.perk(perk);
  return (
    <Spot
      target={target}
      name={web.labelled(name, text)}
      explanation={{ title: name, text, rules: [`fort.perk.${perk}`] }}
      className={`perk ${isUsable ? 'usable' : ''}`}
      {...taps}
    >
      <Picture of="things/perk" />
      <strong>{name}</strong>
    </Spot>
  );
}

/** Made-up rules that are kept: the own one by its name and points. */
function RuleTip({ view, seat }: SeatProps) {
  const { words, web } = useLanguage();
  const { hasRule, rule, total } = view.seats[seat]!;
  if (!hasRule) return null;
  const kept = rule ? words.fort.madeUpRule(rule) : undefined;
  return (
    <Tip
      title={kept?.name ?? web.t('fortTable:rule-kept')}
      {...(kept && { text: kept.text })}
      rules={[rule ? `fort.rule.${rule}` : 'fort.level.1']}
      className="perk"
    >
      <Picture of="things/rule" alt={kept ? '' : web.t('fortTable:rule-kept')} />
      {kept && <strong>{kept.name}</strong>}
      {kept && total.rule !== null && <b className="gain">+{total.rule}</b>}
    </Tip>
  );
}

interface RewardsProps extends SeatProps {
  /** What a tap on a perk does that names cards of the discard pile. */
  readonly onRecycle?: () => void;
}

/** What a fort has brought: a perk, a made-up rule, the sculpture. */
export function Rewards({ view, seat, onRecycle }: RewardsProps) {
  const { web } = useLanguage();
  const { moment } = usePlaying();
  const { perk } = view.seats[seat]!;
  const own = seat === moment.viewer;
  // Its options are cards of the discard pile, which may be closed.
  const canRecycle = moment.asked?.decision.options.some(({ id }) => id.startsWith('recycle:'));
  return (
    <span className="rewards">
      {perk && own && (
        <PerkButton
          perk={perk}
          isUsable={canRecycle}
          {...(perk === 'recycling' && onRecycle && { onTap: onRecycle })}
        />
      )}
      {perk && !own && <PerkButton perk={perk} target={`perk-of-${seat}:${perk}`} />}
      <RuleTip view={view} seat={seat} />
      {view.sculpture === seat && (
        <Tip
          title={web.t('fortTable:sculpture')}
          rules={['fort.level.5', 'fort.end.score']}
          className="perk"
        >
          <Picture of="things/sculpture" alt={web.t('fortTable:sculpture')} />
        </Tip>
      )}
    </span>
  );
}
