import type { FortRefusal, FortView, RefusalDetail, RefusalRule } from '@treefort/fort';
import type { Voice } from '../messages.ts';
import type { Text, Thing } from '../text.ts';
import { cardIn } from './cards.ts';
import { reason } from './refusal-reasons.ts';
import { refusedOption } from './refused-option.ts';
import type { FortContext } from './subjects.ts';

/** The rule behind a refusal, with its figures. */
interface Behind {
  readonly rule: RefusalRule;
  readonly detail: RefusalDetail;
}

/** A reason behind a reason, with the rule that a reader can look up. */
function because(voice: Voice, behind: Behind, view: FortView): Text {
  const cited: Thing = { is: 'rule', id: behind.rule, text: behind.rule };
  return voice.parts('table:cited', { why: reason(voice, behind, view), rule: cited });
}

/** What stops a card: each of its actions with what stands in its way. */
function notFully(voice: Voice, refused: FortRefusal, view: FortView): Text {
  const { detail = {} } = refused;
  if (detail.limit !== undefined) {
    const why = because(voice, { rule: detail.limit, detail }, view);
    return voice.parts('fort-refusal-detail:not-fully', { why });
  }
  // The figures are those of the first action that is stopped.
  const figures = detail.public === undefined ? 'private' : 'public';
  const limits = (['public', 'private'] as const).flatMap((which): Text[] => {
    const rule = detail[which];
    if (rule === undefined) return [];
    const why = because(voice, { rule, detail: which === figures ? detail : {} }, view);
    return [voice.parts(`fort-refusal-detail:${which}-because`, { why })];
  });
  if (limits.length > 0) {
    const [first = [], second] = limits;
    const both = second && voice.parts('fort-refusal-detail:both-because', { first, second });
    return voice.parts('fort-refusal-detail:no-action-fully', { why: both ?? first });
  }
  const entry = view.played === null ? undefined : cardIn(view.box, view.played);
  const empty = refused.kind === 'use' && !entry?.[refused.action];
  return voice.parts(empty ? 'fort-refusal-detail:empty-box' : 'fort-refusal:fort.play.one-full');
}

function whyNot(voice: Voice, refused: FortRefusal, view: FortView): Text {
  const { rule, detail = {} } = refused;
  if (rule === 'fort.play.one-full') return notFully(voice, refused, view);
  if (rule !== 'fort.follow.full' || detail.limit === undefined) {
    return reason(voice, refused, view);
  }
  const why = because(voice, { rule: detail.limit, detail }, view);
  return voice.parts('fort-refusal-detail:follow-because', { why });
}

/** Why an option is not offered; the rule itself is told by who asks. */
export function refusal(voice: Voice, refused: FortRefusal, context: FortContext): Text {
  const what = refusedOption(voice, refused, context);
  return voice.parts('table:refused', { what, why: whyNot(voice, refused, context.view) });
}
