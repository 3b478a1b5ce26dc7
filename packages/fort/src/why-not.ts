import { counted, LookAhead } from './look-ahead.ts';
import { type Obstacle, obstacleTo } from './obstacle.ts';
import { Outlook } from './outlook.ts';
import { differentCards, handOf, size } from './piles.ts';
import { DIY_PROGRAM, type Program } from './program.ts';
import {
  PASS_RULES,
  type PassRule,
  type RefusalDetail,
  type RefusalRule,
} from './refusal-rules.ts';
import { designOf, type FortState, PRIVATE, PUBLIC } from './state.ts';
import { followSuits, followSymbols, smallestAdd, suitFor, symbols } from './symbols.ts';
import { beforeFollow } from './usable.ts';
import { NONE, SUITS, type Suit } from './words.ts';

/** Why a card cannot be played or followed with, an action not used, a perk not used up. */

const ahead = new LookAhead();

/** The rule that refuses something, and figures that help to understand why. */
export interface Why {
  readonly rule: RefusalRule;
  readonly detail?: RefusalDetail;
}

/** What stops an action of the leader's card that has left the hand, begun with as few symbols as possible. */
function leaderObstacle(
  s: FortState,
  card: number,
  program: Program,
  inHand: number,
): Obstacle | undefined {
  const o = new Outlook().look(s, s.leader).open();
  o.hand = inHand;
  const suit = suitFor(s, program);
  const own = symbols(s, designOf(s, card), program, suit);
  const fewest = suit === NONE ? 1 : own || smallestAdd(s, s.leader, suit, card);
  return obstacleTo(o, program, counted(program, o, fewest));
}

export function cannotPlay(s: FortState, card: number): Why {
  const { programs } = designOf(s, card);
  if (!programs[PUBLIC] && !programs[PRIVATE]) return { rule: 'fort.play.blank' };
  const inHand = size(s, handOf(s.leader)) - 1;
  const [first, second] = programs.map(
    (program) => program && leaderObstacle(s, card, program, inHand),
  );
  const figures = first ?? second;
  return {
    rule: 'fort.play.one-full',
    detail: {
      ...figures?.detail,
      ...(first && { public: first.rule }),
      ...(second && { private: second.rule }),
    },
  };
}

/** The perk asks for one resource more than the price (fort.perk.diy). */
export function cannotDiy(s: FortState): Why {
  const o = new Outlook().look(s, s.leader).open();
  const obstacle = obstacleTo(o, DIY_PROGRAM, 1);
  return { rule: 'fort.act.advance', detail: { ...obstacle?.detail, more: 1 } };
}

export function cannotUse(s: FortState, which: number): Why {
  const program = designOf(s, s.played).programs[which];
  if (!program) return { rule: 'fort.play.one-full' };
  if ((s.used >> which) & 1) return { rule: 'fort.play.actions' };
  const obstacle = leaderObstacle(s, s.played, program, size(s, handOf(s.leader)));
  if (!obstacle) return { rule: 'fort.play.one-full' };
  if (obstacle.steps === 0) return { rule: obstacle.rule, detail: obstacle.detail };
  return { rule: 'fort.play.one-full', detail: { limit: obstacle.rule, ...obstacle.detail } };
}

export function cannotFollow(s: FortState, card: number): Why {
  const design = designOf(s, card);
  const played = designOf(s, s.played);
  if (!(design.suitBits & followSuits(s, played))) return { rule: 'fort.follow.card' };
  const program = played.programs[PUBLIC]!;
  const o = beforeFollow(s, ahead);
  const shown = s.followSymbols + followSymbols(design, suitFor(s, program));
  const obstacle = obstacleTo(o, program, counted(program, o, shown));
  if (!obstacle) return { rule: 'fort.follow.full' };
  o.kind = NONE;
  const free = s.leaderKind !== NONE && !obstacleTo(o, program, counted(program, o, shown));
  const limit = free ? 'fort.follow.same-kind' : obstacle.rule;
  return { rule: 'fort.follow.full', detail: { ...obstacle.detail, limit, done: obstacle.steps } };
}

/** Why a rival has to pass: what hinders the cards that match, or that none does; and the suits that would. */
export function cannotFollowAtAll(s: FortState): { rule: PassRule; suits: Suit[] } {
  const cards: number[] = [];
  differentCards(s, handOf(s.actor), cards);
  // In the order of their numbers: how cards happen to lie in a hand must not matter.
  const reasons = cards.sort((a, b) => a - b).map((card) => cannotFollow(s, card));
  const hindered = reasons.find(({ rule }) => rule !== 'fort.follow.card');
  const open = followSuits(s, designOf(s, s.played));
  return {
    rule:
      PASS_RULES.find((rule) => rule === (hindered?.detail?.limit ?? hindered?.rule)) ??
      'fort.follow.card',
    suits: SUITS.filter((_, suit) => (open >> suit) & 1),
  };
}
