import type { Kind, MadeUpRule, Perk, Resources, SymbolName } from '@treefort/fort';

/** What the first of two actions of a card does, so that the second scores more. */
type FirstAction = 'pack' | 'tuck' | 'other';

/** What an option brings, compared with the other one. */
type Gain =
  /** The last round begins, with the most points of all that are known. */
  | {
      readonly kind: 'ends-ahead';
      readonly points: number;
      readonly rival: number;
      readonly theirs: number;
      /** Whether the rival has a made-up rule that nobody else knows: 1 or 0. */
      readonly hidden: number;
    }
  /** The fort reaches a level, which counts so much in the end. */
  | { readonly kind: 'level'; readonly level: number; readonly points: number }
  /** Points on the track, and those of the other option. */
  | { readonly kind: 'points'; readonly points: number; readonly instead: number }
  /** The same, where both options only differ in what is done first. */
  | {
      readonly kind: 'order';
      readonly first: FirstAction;
      readonly points: number;
      readonly instead: number;
    }
  | { readonly kind: 'rule-points'; readonly madeUp: MadeUpRule; readonly points: number }
  /** All of the price of the next level is there afterwards. */
  | { readonly kind: 'affords'; readonly level: number; readonly amount: Resources }
  /** Some of what is lacking on the way to a level, and what there is. */
  | {
      readonly kind: 'needs';
      readonly level: number;
      readonly lacks: Resources;
      readonly have: Resources;
      readonly amount: Resources;
    }
  | { readonly kind: 'goods'; readonly amount: Resources }
  /** The same, where the other option brings something too. */
  | { readonly kind: 'goods-more'; readonly amount: Resources; readonly less: Resources }
  /** So many more in the Pack, where a card that counts them scores. */
  | { readonly kind: 'packs'; readonly n: number; readonly other: string }
  | { readonly kind: 'packs-plain'; readonly n: number }
  /** Cards come to the Lookout, to the deck, or leave it, and more of them than with the other option. */
  | { readonly kind: 'tucks'; readonly card: string; readonly suit: SymbolName }
  | { readonly kind: 'recruits'; readonly card: string }
  | { readonly kind: 'trashes'; readonly card: string }
  /** Stuff is nearly full of it. */
  | { readonly kind: 'makes-room'; readonly resource: Kind }
  /** The other option would stop before it is done in full. */
  | { readonly kind: 'in-full' }
  | {
      readonly kind: 'fewer';
      readonly resource: Kind;
      readonly n: number;
      /** How many there are of the other kind. */
      readonly m: number;
    };

/** What becomes of a card. */
type CardReason =
  /** It does not wait in the Yard, where the rival who moves next could take it. */
  | { readonly kind: 'out-of-yard'; readonly card: string; readonly rival: number }
  /** It builds, as only so many of the other cards in the deck do. */
  | { readonly kind: 'builder'; readonly card: string; readonly n: number }
  | { readonly kind: 'builder-from'; readonly card: string; readonly rival: number }
  | { readonly kind: 'scorer'; readonly card: string; readonly points: number }
  /** So many of the other cards show its suit. */
  | {
      readonly kind: 'suits';
      readonly card: string;
      readonly suit: SymbolName;
      readonly n: number;
    }
  | { readonly kind: 'double'; readonly card: string; readonly suit: SymbolName }
  | { readonly kind: 'coin'; readonly card: string }
  /** It gains something that only so many of the other cards gain. */
  | {
      readonly kind: 'supplier';
      readonly card: string;
      readonly resource: Kind;
      readonly n: number;
    }
  | { readonly kind: 'taken-from'; readonly card: string; readonly rival: number }
  /** The rival who moves next owns so many cards of its suit. */
  | {
      readonly kind: 'before-rival';
      readonly card: string;
      readonly rival: number;
      readonly suit: SymbolName;
      readonly n: number;
    }
  /** The card that the other option would give up is good for something, which this one is not. */
  | { readonly kind: 'keeps-builder'; readonly card: string; readonly other: string }
  | {
      readonly kind: 'keeps-scorer';
      readonly card: string;
      readonly other: string;
      readonly points: number;
    }
  | {
      readonly kind: 'keeps-supplier';
      readonly card: string;
      readonly other: string;
      readonly resource: Kind;
      readonly n: number;
    }
  | { readonly kind: 'lonely'; readonly card: string; readonly suit: SymbolName }
  | { readonly kind: 'thins'; readonly card: string }
  /** From the Lookout it lends its suit, which so many of the other cards count. */
  | {
      readonly kind: 'lends';
      readonly card: string;
      readonly suit: SymbolName;
      readonly n: number;
    }
  | { readonly kind: 'lookout-scores'; readonly card: string; readonly other: string }
  | { readonly kind: 'tucked-safe'; readonly card: string };

/** What is not given away or used up. */
type Restraint =
  /** Resources stay in the Pack, where a card that counts them scores again. */
  | { readonly kind: 'pack-stays'; readonly other: string }
  /** The payment leaves the Pack alone, and Stuff has room again. */
  | { readonly kind: 'pack-kept' }
  | { readonly kind: 'leaves'; readonly amount: Resources; readonly level: number }
  | { readonly kind: 'saves-builder'; readonly card: string }
  | {
      readonly kind: 'saves-suit';
      readonly card: string;
      readonly suit: SymbolName;
      readonly n: number;
    }
  | { readonly kind: 'saves'; readonly card: string }
  /** A card that the plan needs for something else. */
  | { readonly kind: 'later'; readonly card: string }
  /** The played card would be trashed otherwise. */
  | { readonly kind: 'stays'; readonly card: string }
  | { readonly kind: 'costs'; readonly amount: Resources }
  | { readonly kind: 'saves-perk'; readonly perk: Perk };

/** What rivals can do, or cannot. */
type RivalReason =
  | { readonly kind: 'unfollowed'; readonly card: string }
  /** Fewer of the rivals' hidden cards show this suit than the other. */
  | { readonly kind: 'declare'; readonly suit: SymbolName; readonly n: number }
  | { readonly kind: 'robs'; readonly card: string; readonly rival: number };

/** Everything else. */
type OtherReason =
  | { readonly kind: 'free-symbol'; readonly suit: SymbolName }
  | { readonly kind: 'own-suit'; readonly suit: SymbolName; readonly n: number }
  | { readonly kind: 'takes-back'; readonly card: string }
  /** So many of the cards do what the perk helps with: they pack, or tuck. */
  | { readonly kind: 'perk-packs'; readonly perk: Perk; readonly n: number }
  | { readonly kind: 'perk-tucks'; readonly perk: Perk; readonly n: number }
  /** The perk stays; the other one can be used once. */
  | { readonly kind: 'perk-lasts'; readonly perk: Perk; readonly once: Perk }
  /** Nobody who could be recruited by name builds. */
  | { readonly kind: 'nobody-builds' };

/** Why an option of Fort is advised. Each says something that holds at the table, and that speaks for the option. */
export type FortHintReason = Gain | CardReason | Restraint | RivalReason | OtherReason;
