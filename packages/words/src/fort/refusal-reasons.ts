import type { FortView, RefusalDetail, RefusalRule, SeatView } from '@treefort/fort';
import type { Key, Voice } from '../messages.ts';
import type { Text } from '../text.ts';
import { levelIn, price } from './cards.ts';
import { amount, card, resource, suit } from './names.ts';

type Reason = (voice: Voice, detail: RefusalDetail, view: FortView) => Text;

const ownSeat = ({ viewer, seats }: FortView): SeatView | undefined =>
  typeof viewer === 'number' ? seats[viewer] : undefined;

/** Stuff is full, or has room for less than is wanted. */
const noRoom: Reason = (voice, detail, view) => {
  const { resource: kind, have, wants, room = 0 } = detail;
  if (have !== undefined && room === 0) {
    return voice.parts('fort-refusal:fort.stuff', { resource: kind ?? 'either', have });
  }
  if (kind !== undefined && wants !== undefined && wants > room) {
    const all = amount(voice, resource(kind, wants), 'object');
    return voice.parts('fort-refusal-detail:stuff-room', { wants: all, room });
  }
  const held = amount(voice, ownSeat(view)?.stuff ?? { pizza: 0, toy: 0 }, 'alone');
  return voice.parts('fort-refusal-detail:stuff-all', { amount: held });
};

const noAdvance: Reason = (voice, detail, view) => {
  const next = levelIn(view.box, (detail.level ?? ownSeat(view)?.level ?? 0) + 1);
  if (!next) return voice.parts('fort-refusal-detail:top-level');
  const costs = { ...next, any: next.any + (detail.more ?? 0) };
  return voice.parts('fort-refusal:fort.act.advance', { price: price(voice, costs) });
};

/** The played card, with the suit declared for its coin. */
function playedCard(voice: Voice, { played, declared }: FortView): Text {
  const shown = card(voice, played ?? '');
  if (declared === null) return [shown];
  return voice.parts('fort-refusal-detail:declared-suit', {
    card: shown,
    suit: suit(voice, declared),
  });
}

/** Full, or with room for less than is wanted. */
const full =
  (key: Key, partly: Key): Reason =>
  (voice, { room, wants }) =>
    room && wants ? voice.parts(partly, { room, wants }) : voice.parts(key);

const plainly =
  (key: Key): Reason =>
  (voice) =>
    voice.parts(key);

/** Why, by the rule that says so; also for the rule that limits one action of a card. */
const REASONS: Readonly<Record<RefusalRule, Reason>> = {
  'fort.play.blank': plainly('fort-refusal:fort.play.blank'),
  'fort.play.actions': plainly('fort-refusal:fort.play.actions'),
  'fort.play.zero': plainly('fort-refusal:fort.play.zero'),
  'fort.play.add': plainly('fort-refusal:fort.play.add'),
  'fort.play.add-useful': (voice, { symbols }) =>
    symbols === undefined
      ? voice.parts('fort-refusal-detail:add-useless')
      : voice.parts('fort-refusal:fort.play.add-useful', { n: symbols }),
  'fort.play.add-lookout': plainly('fort-refusal:fort.play.add-lookout'),
  'fort.play.one-full': plainly('fort-refusal:fort.play.one-full'),
  'fort.follow.card': (voice, _, view) =>
    voice.parts('fort-refusal:fort.follow.card', { card: playedCard(voice, view) }),
  'fort.follow.full': plainly('fort-refusal:fort.follow.full'),
  'fort.follow.same-kind': plainly('fort-refusal:fort.follow.same-kind'),
  'fort.act.gain': plainly('fort-refusal:fort.act.gain'),
  'fort.stuff': noRoom,
  'fort.pack': full('fort-refusal:fort.pack', 'fort-refusal-detail:pack-room'),
  'fort.lookout': full('fort-refusal:fort.lookout', 'fort-refusal-detail:lookout-room'),
  'fort.act.pack': (voice, { have }) =>
    voice.parts(have === 0 ? 'fort-refusal-detail:none-in-stuff' : 'fort-refusal:fort.act.pack'),
  'fort.act.lookout': plainly('fort-refusal:fort.act.lookout'),
  'fort.act.trash': plainly('fort-refusal:fort.act.trash'),
  'fort.act.trash-rival': plainly('fort-refusal:fort.act.trash-rival'),
  'fort.act.trash-this': plainly('fort-refusal:fort.act.trash-this'),
  'fort.act.recruit': plainly('fort-refusal:fort.act.recruit'),
  'fort.act.advance': noAdvance,
  'fort.act.spend': plainly('fort-refusal:fort.act.spend'),
  'fort.act.copy-rival': plainly('fort-refusal:fort.act.copy-rival'),
  'fort.act.convert': plainly('fort-refusal:fort.act.convert'),
  'fort.recruit.sources': plainly('fort-refusal:fort.recruit.sources'),
  'fort.perk.birthday-party': plainly('fort-refusal:fort.perk.birthday-party'),
  'fort.perk.rough-housing': plainly('fort-refusal:fort.perk.rough-housing'),
  'fort.perk.do-over': plainly('fort-refusal:fort.perk.do-over'),
};

/** A refusal, or the rule behind one. */
interface Refused {
  readonly rule: RefusalRule;
  readonly detail?: RefusalDetail;
}

/** Why a rule stands in the way. */
export const reason = (voice: Voice, { rule, detail = {} }: Refused, view: FortView): Text =>
  REASONS[rule](voice, detail, view);
