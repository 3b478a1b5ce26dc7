import type { FortView } from '@treefort/fort';
import type { Refusal } from '@treefort/kernel';
import { cardOf, levelOf, priceText } from './cards.ts';
import { amount, partsOf, suitName, titleOf } from './names.ts';

type Detail = Readonly<Record<string, number | string>>;
type Reason = (detail: Detail, view: FortView) => string;

const number = (value: number | string | undefined): number =>
  typeof value === 'number' ? value : 0;

const kinds = (resource: number | string | undefined): string =>
  resource === 'pizza' ? 'pizzas' : resource === 'toy' ? 'toys' : 'of that kind';

function noRoom({ resource, have, room }: Detail, { viewer, seats }: FortView): string {
  if (have !== undefined && number(room) === 0) {
    return `you have ${have} ${kinds(resource)} in Stuff, no room for more`;
  }
  const own = typeof viewer === 'number' ? seats[viewer] : undefined;
  const held = own ? `you have ${amount(own.stuff)}, room for ` : 'room for ';
  return `Stuff has no room for all of it: ${held}4 of each`;
}

function noAdvance(detail: Detail, view: FortView): string {
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer] : undefined;
  const price = levelOf(view, number(detail.level ?? own?.level) + 1);
  if (!price) return 'your fort is at the top level';
  return `you cannot pay the next fort level (${priceText(price)})`;
}

const followSuit = ({ played, declared }: FortView): string =>
  played === null ? '' : ` as ${titleOf(played)}${declared ? ` (${suitName(declared)})` : ''}`;

/** Why, by the rule that says so; also for the rule that limits one action of a card. */
const REASONS: Readonly<Record<string, Reason>> = {
  'fort.play.blank': () => 'it has no action; it can only be added to another card',
  'fort.play.actions': () => 'that action has been used already',
  'fort.play.zero': () => 'it would change nothing, because it is multiplied by zero',
  'fort.play.add': () => 'it shows no matching symbol',
  'fort.play.add-useful': ({ symbols }) =>
    symbols === undefined
      ? 'then an added card would not matter: without it the action does as much'
      : `it would not matter: with ${symbols} symbols the action already does all it can`,
  'fort.play.add-lookout': () => 'that symbol does not match',
  'fort.follow.card': (_, view) => `it shows no coin and not the same suit${followSuit(view)}`,
  'fort.follow.same-kind': () => 'the leader took the other kind, so you do too',
  'fort.act.gain': () => 'all that one action gains is of one kind, and you chose the other',
  'fort.stuff': noRoom,
  'fort.pack': ({ have }) => `your Pack is full (${have ?? 'no room'})`,
  'fort.lookout': ({ have }) => `your Lookout is full (${have ?? 'no room'})`,
  'fort.act.pack': ({ have }) =>
    have === 0 ? 'you have none of that in Stuff' : 'you have nothing in Stuff to pack',
  'fort.act.lookout': () => 'you have no card to tuck',
  'fort.act.trash': () => 'you have no card to trash in hand or discard pile',
  'fort.act.trash-rival': () => 'no rival has a card in the Yard',
  'fort.act.recruit': () => 'there is nothing to recruit',
  'fort.act.advance': noAdvance,
  'fort.act.spend': () => 'you have nothing to spend',
  'fort.act.copy-rival': () => 'no rival has anything in the Pack that you have room for',
  'fort.act.copy-pack': () => 'your Pack is empty',
  'fort.act.convert': () => 'there is nothing to swap that way',
  'fort.recruit.sources': () => 'the Park deck is empty',
  'fort.perk.birthday-party': () =>
    'the second one comes from the Park or its deck, not from a Yard',
  'fort.perk.rough-housing': () => 'it comes after all others have followed or passed',
  'fort.perk.do-over': () => 'no card of your hand can be played',
};

const because = (rule: number | string | undefined, detail: Detail, view: FortView): string => {
  const reason = typeof rule === 'string' ? REASONS[rule] : undefined;
  return reason ? `${reason(detail, view)} (${rule})` : String(rule ?? '');
};

/** What stops a card: each of its actions with what stands in its way. */
function notFully({ detail = {}, id }: Refusal, view: FortView): string {
  if (detail.limit !== undefined) {
    return `it could not be used fully: ${because(detail.limit, detail, view)}`;
  }
  const { public: shared, private: own } = detail;
  const limits = [
    shared !== undefined && `public: ${because(shared, {}, view)}`,
    own !== undefined && `private: ${because(own, {}, view)}`,
  ].filter(Boolean);
  if (limits.length > 0) return `no action of it can be used fully - ${limits.join('; ')}`;
  if (id.startsWith('use:') && view.played !== null) {
    const card = cardOf(view, view.played);
    if (!(id === 'use:public' ? card?.public : card?.private)) return 'that action box is empty';
  }
  return 'then no action of the card could be used fully any more, and one must be';
}

function subject(id: string): string {
  const [kind = '', ...rest] = partsOf(id);
  const what = titleOf(rest.at(-1) ?? '');
  switch (kind) {
    case 'use':
      return `the ${rest[0]} action`;
    case 'done':
      return 'done';
    case 'play':
    case 'follow':
      return what;
    case 'add':
      return titleOf(rest[0] ?? '');
    case 'diy':
    case 'do-over':
    case 'rough-housing':
      return titleOf(kind);
    case 'recruit':
      return rest[0] === 'deck' ? 'the top of the Park deck' : what;
    default:
      return suitName(rest.at(-1) ?? kind);
  }
}

/** Why an option is not offered, in words; the rule id is told by who asks. */
export function refusal(refused: Refusal, view: FortView): string {
  const { rule, detail = {} } = refused;
  const head = subject(refused.id);
  if (rule === 'fort.play.one-full') return `${head}: ${notFully(refused, view)}`;
  if (rule === 'fort.follow.full') {
    const why = detail.limit === undefined ? '' : `: ${because(detail.limit, detail, view)}`;
    return `${head}: you could not do all of the action, and following means all of it${why}`;
  }
  return `${head}: ${REASONS[rule]?.(detail, view) ?? 'not possible now'}`;
}
