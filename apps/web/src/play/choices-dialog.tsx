import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { OpenDecision } from '../table/table.ts';
import { usePlaying } from './playing.tsx';
import { RuleLink } from './rule-link.tsx';
import { Sentence } from './sentence.tsx';

interface ChoicesProps {
  readonly asked: OpenDecision;
  readonly onClose: () => void;
}

/** The decision as a list: everything that can be chosen, and why the rest cannot. */
export function ChoicesDialog({ asked, onClose }: ChoicesProps) {
  const { web } = useLanguage();
  const { voice, choose, keyOf } = usePlaying();
  const take = (option: string): void => {
    onClose();
    choose(option);
  };
  return (
    <Dialog title={web.t('play:choices')} onClose={onClose}>
      <p>{web.t('play:choices-hint')}</p>
      <ul className="choices">
        {asked.decision.options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className="button option"
              data-options={option.id}
              data-key={keyOf(option.id)}
              onClick={() => take(option.id)}
            >
              <span>
                <Sentence text={voice.option(option)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {asked.refusals.length > 0 && <h3>{web.t('play:not-now')}</h3>}
      <ul className="refused">
        {asked.refusals.map((refusal) => (
          <li key={refusal.id}>
            <Sentence text={voice.refusal(refusal)} /> <RuleLink rule={refusal.rule} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
