import { type FortView, PHASES, type SeatView, type Total, type UnderWay } from '@treefort/fort';

const view: Record<keyof FortView, string> = {
  game: '`fort`',
  viewer: 'the seat it is built for, or `watcher`',
  setup: '`basic` or `draft`',
  box: '`standard`, or the whole box file',
  phase: `what the table is at: ${PHASES.map((phase) => `\`${phase}\``).join(', ')}`,
  round: 'the round, from 1',
  first: 'the first player',
  leader: 'the seat whose turn it is',
  sculpture: 'the seat with the macaroni sculpture, or `null`',
  waiting: 'the seats that have yet to answer',
  seats: 'one object for each seat, see below',
  park: 'the cards of the Park',
  parkDeck: 'how many cards the Park deck has',
  perks: 'the face-up perks',
  ruleCount: 'how many made-up rules are left',
  sawRules: 'the made-up rules that the viewer looked through',
  played: 'the card being played, or `null`',
  declared: 'the suit declared for its coin, or `null`',
  used: 'the actions of the played card that are done: `public`, `private`',
  leaderTook:
    'the kind that the leader took in the public action, which followers must take too, or `null`',
  underWay: 'the action that is being carried out, see below, or `null`',
  inPlay: 'the played card and the cards added to it',
  lent: "symbols that the leader's Lookout has added: a list of `suit` and `n`",
  trashed: 'the cards that have left the game',
  ending: 'why this is the last round: `points`, `level` or `park-deck`; else `null`',
  draftStep: 'which pick of the draft this is, from 1, or `null`',
  resume: "a token for the engine's own `sample`; no contract",
};

const seat: Record<keyof SeatView, string> = {
  board: '`orange`, `yellow`, `red` or `green`',
  hand: 'your hand; `null` for others',
  deck: 'your deck in no order; `null` for others',
  draft:
    'in the draft, of your seat: the `packet` it picks from and what it has `kept`; else `null`',
  handCount: 'how many cards are in hand',
  deckCount: 'how many cards the deck has',
  surelyInHand: 'cards that everyone knows to be in hand',
  inHandOrDeck: 'cards that everyone knows to be in hand or deck',
  shown: 'kids of the first deal that have come into the open',
  discard: 'the discard pile, in no order',
  yard: 'the Yard',
  lookout: 'the Lookout',
  stuff: '`pizza` and `toy` in Stuff',
  pack: '`pizza` and `toy` in the Pack',
  packHolds: 'how much the Pack holds',
  lookoutHolds: 'how many cards the Lookout holds',
  level: 'the fort level',
  track: 'points on the track',
  perk: 'the perk, or `null`',
  hasRule: 'whether a made-up rule was kept',
  rule: "your made-up rule, at the end everyone's; else `null`",
  ruleTurn: 'how many had kept a rule before this seat, or `null`',
  answered: 'whether a sealed pick has been given',
  sealed: 'your sealed pick, or `null`',
  total: 'what the seat would have if the game ended now, see below',
  count: 'the final count after the end, as in the event `over`; else `null`',
};

const underWay: Record<keyof UnderWay, string> = {
  seat: 'who does it: the leader or a follower',
  card: 'the card, or `null` for the perk DIY',
  action: '`public`, `private` or `diy`',
  counter: 'what it is done as often as, or `null`',
  counted: 'how many there are so far',
  added: 'cards and symbols of the Lookout that were added',
  repetition: 'which time it is being done, from 1; 0 while symbols are added',
  of: 'how many times it will be done; 0 while symbols are added',
  left: 'the verbs left in the step that is asked about',
};

const total: Record<keyof Total, string> = {
  now: 'all the points that the viewer can know of',
  track: 'points on the track',
  fort: 'points of the fort level',
  sculpture: 'points of the macaroni sculpture',
  rule: 'points of the made-up rule; `null` where the viewer does not know it',
};

/** What views of Fort hold. */
export const fortView: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  field: view,
  'field of a seat': seat,
  'field of `underWay`': underWay,
  'field of `total`': total,
};
