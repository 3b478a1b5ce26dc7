import { useLanguage } from '../shell/language.tsx';
import { usePlaying } from './playing.tsx';

/** Opens the statement of a rule over the table, which stays as it is. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { web } = useLanguage();
  const { readRule } = usePlaying();
  return (
    <button type="button" className="rule-link" onClick={() => readRule(rule)}>
      {web.t('play:read-rule')}
    </button>
  );
}

/** The same as a § sign, inside a sentence that names a rule. */
export function RuleSign({ rule }: { readonly rule: string }) {
  const { web } = useLanguage();
  const { readRule } = usePlaying();
  const title = web.labelled(web.t('play:read-rule'), rule);
  return (
    <button
      type="button"
      className="rule-link rule-sign"
      aria-label={title}
      title={title}
      onClick={() => readRule(rule)}
    >
      §
    </button>
  );
}
