import type { FortConsequence, FortOption, FortView } from '@treefort/fort';
import { plain } from '@treefort/words';
import type { ReactNode } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { countedIn, figuresOf, isNothing, PaidSigns, Signs } from './brings.tsx';
import { useTurn } from './turn.tsx';

/** The picture on the button of an option that no card of the table stands for. */
function Sign({
  option,
  view,
}: {
  readonly option: FortOption;
  readonly view: FortView;
}): ReactNode {
  const { moment } = usePlaying();
  switch (option.kind) {
    case 'gain':
    case 'gain-either':
    case 'pack':
    case 'spend':
    case 'convert':
      return <Picture of={`things/${option.resource}`} />;
    case 'copy-rival':
      return <Avatar sitter={moment.sitters[option.rival]!} seat={option.rival} />;
    case 'keep':
      return <Picture of="things/rule" />;
    case 'take-perk':
      return <Picture of="things/perk" />;
    case 'score':
      return <Picture of="things/score" />;
    case 'trash-this':
      return view.played && <Picture of={`kids/${view.played}`} />;
    default:
      return null;
  }
}

/** How many pizzas or toys there will be to choose. */
function EitherSign({ of }: { readonly of: readonly FortConsequence[] }) {
  const n = countedIn(of);
  return (
    n !== undefined && (
      <span className="gains">
        <span className="gain-sign">
          <Picture of="things/any" />
          <b>{n}</b>
        </span>
      </span>
    )
  );
}

/** Options whose words already say what they bring. */
const SAID: readonly FortOption['kind'][] = ['pay', 'spend', 'keep', 'pack', 'convert'];

/** What an option is, in words; of many ways to pay, signs alone fit beside each other. */
function StepLabel({ option, many }: StepProps) {
  const { voice } = usePlaying();
  const said = voice.option(option);
  if (option.kind !== 'pay' || !many) {
    return (
      <span>
        <Sentence text={said} />
      </span>
    );
  }
  return (
    <>
      <span className="unseen">{plain(said)}</span>
      <PaidSigns of={option} />
    </>
  );
}

interface StepProps {
  readonly option: FortOption;
  /** It is one of more than can be said in sentences. */
  readonly many: boolean;
}

/** An option in words, with its picture and what it brings. */
function StepButton({ option, many }: StepProps) {
  const { keyOf, choose } = usePlaying();
  const { view, asked, ...turn } = useTurn();
  const isSuit = option.kind === 'suit' || option.kind === 'declare';
  const brings = isSuit ? turn.foreseenOfSuit(option.id) : turn.foreseen(option.id);
  const figures = figuresOf(brings, asked?.decision.seat ?? 0);
  // Said already, or the rest of the action: the same whichever rule is kept.
  const isSaid = SAID.includes(option.kind);
  return (
    <button
      type="button"
      className="button option step-button"
      data-options={option.id}
      data-key={keyOf(option.id)}
      onClick={() => choose(option.id)}
    >
      <Sign option={option} view={view} />
      <StepLabel option={option} many={many} />
      {!isSaid && !isNothing(figures) && <Signs of={figures} />}
      {isSuit && isNothing(figures) && <EitherSign of={brings} />}
    </button>
  );
}

/** What is chosen by a button: pizza or toys, a suit, how to pay. */
export function StepReader({ options }: { readonly options: readonly FortOption[] }) {
  const { web } = useLanguage();
  const many = options.length > 4;
  return (
    <fieldset className={`steps ${many ? (options[0]?.kind === 'pay' ? 'signs' : 'many') : ''}`}>
      <legend className="unseen">{web.t('play:choices')}</legend>
      {options.map((option) => (
        <StepButton key={option.id} option={option} many={many} />
      ))}
    </fieldset>
  );
}
