import { parseAction, type Verb, verbsIn } from '@treefort/fort';
import { capital, cardIn, plain } from '@treefort/words';
import type { ReactNode } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { ActionIcons } from './action-icons.tsx';
import { countedIn, type Figures, figuresOf, isNothing, Signs, useFiguresText } from './brings.tsx';
import { type Action, type Foreseen, gainOf, type Plan, possible } from './plan.ts';
import { useTurn } from './turn.tsx';

/** What somebody does who does this. */
const DOES: Readonly<Record<Verb, DoesKey>> = {
  pizza: 'take',
  toy: 'take',
  any: 'take',
  copyPack: 'take',
  copyRival: 'take',
  pack: 'pack',
  lookout: 'tuck',
  trash: 'trash',
  trashRival: 'trash',
  trashThis: 'trash',
  recruit: 'recruit',
  advance: 'build',
  'advance−1': 'build',
  'advance+1': 'build',
  score: 'score',
  'spend pizza': 'spend',
  'spend toy': 'spend',
  convert: 'swap',
};
type DoesKey =
  | 'take'
  | 'pack'
  | 'tuck'
  | 'trash'
  | 'recruit'
  | 'build'
  | 'score'
  | 'spend'
  | 'swap';

/** The verb of an action, as its button begins. */
export function useVerb(): (notation: string) => string {
  const { web } = useLanguage();
  return (notation) => {
    const parsed = parseAction(notation);
    const [first] = 'action' in parsed ? verbsIn(parsed.action) : [];
    return first ? web.t(`fortDo:${DOES[first]}`) : '';
  };
}

interface LabelProps {
  readonly notation: string;
  readonly found: Foreseen | undefined;
  readonly figures: Figures;
}

/** The verb with what it brings; the signs of the card where that depends on what is chosen on the way. */
export function DoesLabel({ notation, found, figures }: LabelProps) {
  const verb = useVerb();
  const told = useFiguresText();
  const times = found && countedIn(found.brings);
  const isKnown = found !== undefined && !isNothing(figures);
  const asksMore = isKnown && found.asks !== undefined && found.asks !== 'follow';
  return (
    <>
      <span className="verb">
        {verb(notation)}
        {asksMore && '…'}
      </span>
      {isKnown ? (
        <>
          <span className="unseen">{told(figures)}</span>
          <Signs of={figures} />
        </>
      ) : (
        <span className="counted">
          <ActionIcons notation={notation} />
          {times !== undefined && <b className="times">= {times}</b>}
        </span>
      )}
    </>
  );
}

/** Which cards would be added: one by its name; several are counted, for a phone has no room for their names. */
export function With({ cards }: { readonly cards: readonly string[] }) {
  const { words, web } = useLanguage();
  const names = web.t('fortStage:with', {
    cards: web.list(cards.map((id) => [words.fort.cardName(id)])),
  });
  if (cards.length === 1) return names;
  return (
    <>
      <span className="unseen">{names}</span>
      <span aria-hidden="true">{web.t('fortStage:with-cards', { n: cards.length })}</span>
    </>
  );
}

interface StripProps {
  readonly card: string;
  readonly action: Action;
  readonly adds: readonly string[];
  /** What is chosen before the action: the card is played, or it lies there already. */
  readonly first: readonly string[];
}

/** What a plan brings at this moment; nothing where it is not possible. */
export function useForeseen(): (plan: Plan, first: readonly string[]) => Foreseen | undefined {
  const { rehearse } = useTurn();
  return (plan, first) => possible(rehearse, plan, first);
}

const isSame = (a: Figures, b: Figures): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One action of a card as a button: plays it, uses this action, and ends the play. */
export function StripButton({ card, action, adds, first }: StripProps) {
  const { web } = useLanguage();
  const { keyOf, isLesson } = usePlaying();
  const { view, asked, carryOut } = useTurn();
  const foreseen = useForeseen();
  const seat = asked?.decision.seat ?? 0;
  const plan: Plan = { card, actions: [action], adds };
  const start = first[0] ?? `use:${action}`;
  const found = foreseen(plan, first);
  const notation = cardIn(view.box, card)?.[action] ?? '';
  if (!found) return <NoStrip action={action} notation={notation} first={first} />;
  const figures = figuresOf(found.brings, seat);
  const most =
    adds.length === 0 && !isLesson ? foreseen({ ...plan, adds: 'all' }, first) : undefined;
  const more = most && figuresOf(most.brings, seat);
  const helps = more && !isSame(more, figures) && gainOf(most.brings) > gainOf(found.brings);
  return (
    <div className={`strip-row ${action}`}>
      <button
        type="button"
        className={`strip-button option ${action}`}
        data-does={action}
        data-options={first.length === 0 ? start : undefined}
        data-key={first.length === 0 ? keyOf(start) : undefined}
        onClick={() => carryOut(plan, start)}
      >
        <DoesLabel notation={notation} found={found} figures={figures} />
        {figures.cut > 0 && (
          <small className="cut">{web.t('fortStage:cut', { n: figures.cut })}</small>
        )}
      </button>
      {helps && (
        <button
          type="button"
          className={`strip-button more option ${action}`}
          data-does={`${action}-most`}
          onClick={() => carryOut({ ...plan, adds: 'all' }, start)}
        >
          <small>
            <With cards={most.adds} />
          </small>
          <Signs of={more} />
        </button>
      )}
    </div>
  );
}

interface NoStripProps extends Pick<StripProps, 'action' | 'first'> {
  readonly notation: string;
}

/** An action that cannot be used now, and why. */
function NoStrip({ action, notation, first }: NoStripProps): ReactNode {
  const { web } = useLanguage();
  const { voice } = usePlaying();
  const { rehearse } = useTurn();
  const refused = rehearse(first)
    ?.refusals()
    .find(({ id }) => id === `use:${action}`);
  return (
    <p className={`strip-button cannot ${action}`}>
      <ActionIcons notation={notation} />
      <small>
        {notation === '' && web.t('fortStage:no-action')}
        {notation !== '' &&
          (refused ? plain(capital(voice.refusal(refused))) : web.t('fortStage:not-now'))}
      </small>
    </p>
  );
}
