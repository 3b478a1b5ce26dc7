import type { Colour, RoomName } from '@treefort/treehouse';

/** Why an option of Treehouse is advised. Each says something that holds at the table, and that speaks for the option. */
export type TreehouseHintReason =
  /** The other room could not be built anywhere. */
  | { readonly kind: 'other-unbuildable'; readonly room: RoomName }
  /** It joins so many rooms of its colour, and the rival who gets the hand next collects it too. */
  | {
      readonly kind: 'joins-denies';
      readonly colour: Colour;
      readonly n: number;
      readonly rival: number;
    }
  | { readonly kind: 'joins'; readonly colour: Colour; readonly n: number }
  /** The rival who gets the hand next has so many rooms of the colour. */
  | {
      readonly kind: 'denies';
      readonly colour: Colour;
      readonly rival: number;
      readonly n: number;
    }
  /** Built, nobody else has as many rooms of the colour. */
  | { readonly kind: 'leads'; readonly colour: Colour; readonly n: number }
  /** Built, a rival no longer has the most rooms of the colour alone. */
  | { readonly kind: 'ends-lead'; readonly colour: Colour; readonly rival: number }
  | { readonly kind: 'new-colour'; readonly colour: Colour }
  /** It could go to more places than the other one. */
  | {
      readonly kind: 'more-places';
      readonly colour: Colour;
      readonly n: number;
      readonly instead: number;
    }
  /** The colour has one place left, and a room of another colour may be built there before long. */
  | { readonly kind: 'last-place'; readonly colour: Colour }
  /** The marker goes back to the centre. */
  | { readonly kind: 'balances' }
  | { readonly kind: 'stays-balanced' }
  /** So many places are free to build on afterwards, and fewer with the other option. */
  | { readonly kind: 'opens'; readonly n: number; readonly instead: number }
  /** A colour can still grow, which the other option would wall in. */
  | { readonly kind: 'keeps-growing'; readonly colour: Colour }
  /** So many places for more rooms of the same colour, and fewer with the other option. */
  | {
      readonly kind: 'grows';
      readonly colour: Colour;
      readonly n: number;
      readonly instead: number;
    }
  /** The place beside a colour, which the other option would take, stays free for it. */
  | { readonly kind: 'spares'; readonly colour: Colour }
  /** A lower level is filled first. */
  | { readonly kind: 'lower'; readonly level: number }
  /** A room counts in so many scorings from now on; a discarded one never does. */
  | { readonly kind: 'counts'; readonly n: number }
  /** Every place for the room would wall in a colour. */
  | { readonly kind: 'would-wall-in'; readonly colour: Colour }
  /** A changer on this colour: what it gives or takes. */
  | {
      readonly kind: 'gains-most';
      readonly colour: Colour;
      readonly points: number;
      readonly rival: number;
      readonly theirs: number;
    }
  | {
      readonly kind: 'costs-most';
      readonly colour: Colour;
      readonly points: number;
      readonly rival: number;
      readonly theirs: number;
    }
  /** The seat's own points by a colour that counts twice. */
  | { readonly kind: 'gains'; readonly colour: Colour; readonly points: number }
  /** What it costs the rival with the most points, who has more of it than the seat. */
  | {
      readonly kind: 'costs-leader';
      readonly colour: Colour;
      readonly rival: number;
      readonly theirs: number;
    }
  | { readonly kind: 'costs-little'; readonly colour: Colour; readonly points: number };
