import type { FortView } from '@treefort/fort';
import type { Refusal } from '@treefort/kernel';
import type { SentenceContext } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import type { Text, Thing } from '../text.ts';
import { cardIn } from './cards.ts';
import { type Detail, reason } from './refusal-reasons.ts';
import { refusedOption } from './refused-option.ts';

/** A reason behind a reason, with the rule that a reader can look up. */
function because(voice: Voice, rule: string, detail: Detail, view: FortView): Text {
  const cited: Thing = { is: 'rule', id: rule, text: rule };
  return voice.parts('table:cited', {
    why: reason(voice, rule, detail, view),
    rule: cited,
  });
}

/** What stops a card: each of its actions with what stands in its way. */
function notFully(voice: Voice, { detail = {}, id }: Refusal, view: FortView): Text {
  if (typeof detail.limit === 'string') {
    const why = because(voice, detail.limit, detail, view);
    return voice.parts('fort-refusal-detail:not-fully', { why });
  }
  // The figures are those of the first action that is stopped.
  const figures = detail.public === undefined ? 'private' : 'public';
  const limits = (['public', 'private'] as const).flatMap((which): Text[] => {
    const rule = detail[which];
    if (typeof rule !== 'string') return [];
    const why = because(voice, rule, which === figures ? detail : {}, view);
    return [voice.parts(`fort-refusal-detail:${which}-because`, { why })];
  });
  if (limits.length > 0) {
    const [first = [], second] = limits;
    const both = second && voice.parts('fort-refusal-detail:both-because', { first, second });
    return voice.parts('fort-refusal-detail:no-action-fully', { why: both ?? first });
  }
  const entry = view.played === null ? undefined : cardIn(view.box, view.played);
  const empty =
    (id === 'use:public' && !entry?.public) || (id === 'use:private' && !entry?.private);
  return voice.parts(empty ? 'fort-refusal-detail:empty-box' : 'fort-refusal:fort.play.one-full');
}

function whyNot(voice: Voice, refused: Refusal, view: FortView): Text {
  const { rule, detail = {} } = refused;
  if (rule === 'fort.play.one-full') return notFully(voice, refused, view);
  if (rule !== 'fort.follow.full' || typeof detail.limit !== 'string') {
    return reason(voice, rule, detail, view);
  }
  const why = because(voice, detail.limit, detail, view);
  return voice.parts('fort-refusal-detail:follow-because', { why });
}

/** Why an option is not offered; the rule itself is told by who asks. */
export function refusal(voice: Voice, refused: Refusal, { view }: SentenceContext<FortView>): Text {
  const what = refusedOption(voice, refused.id);
  return voice.parts('table:refused', { what, why: whyNot(voice, refused, view) });
}
