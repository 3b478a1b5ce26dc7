import { checkEnd } from './end.ts';
import type { Tell } from './events.ts';
import { whichOf } from './move-forms.ts';
import { ACT, type FortState, KEEP, PERK } from './state.ts';
import { MADE_UP_RULES, NONE, PERKS, TOP_LEVEL } from './words.ts';

/** What reaching a level brings (fort.level.1, fort.level.2, fort.level.5). */
export function reachLevel(s: FortState, tell?: Tell): void {
  const seat = s.actor;
  if (s.level[seat] === 1 && s.ruleStack && s.rule[seat] === NONE) {
    s.sawRules[seat] = s.ruleStack;
    s.ruleTurn[seat] = 0;
    for (let other = 0; other < s.seats; other++) {
      if (s.rule[other] !== NONE) s.ruleTurn[seat]!++;
    }
    s.news++;
    s.phase = KEEP;
    tell?.({
      kind: 'looks',
      seat,
      secret: { seats: [seat], rules: MADE_UP_RULES.filter((_, i) => (s.ruleStack >> i) & 1) },
    });
  } else if (s.level[seat] === 2 && s.perkRow && s.perk[seat] === NONE) {
    s.phase = PERK;
  } else if (s.level[seat] === TOP_LEVEL && s.sculpture === NONE) {
    s.sculpture = seat;
    tell?.({ kind: 'took-sculpture', seat });
    checkEnd(s, tell);
  }
}

export function keepRule(s: FortState, m: number, tell?: Tell): void {
  const rule = whichOf(m);
  s.ruleStack &= ~(1 << rule);
  s.rule[s.actor] = rule;
  s.phase = ACT;
  tell?.({
    kind: 'kept-rule',
    seat: s.actor,
    secret: { seats: [s.actor], rule: MADE_UP_RULES[rule]! },
  });
}

export function takePerk(s: FortState, m: number, tell?: Tell): void {
  const perk = whichOf(m);
  s.perkRow &= ~(1 << perk);
  s.perk[s.actor] = perk;
  s.phase = ACT;
  tell?.({ kind: 'took-perk', seat: s.actor, perk: PERKS[perk]! });
}
