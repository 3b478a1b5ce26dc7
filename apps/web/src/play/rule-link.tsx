import { useTongue } from '../shell/tongue.tsx';

/** Where a rule stands in the rulebook; it opens beside the table, which stays as it is. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const { web } = useTongue();
  const game = rule.startsWith('tree.') ? 'treehouse' : 'fort';
  return (
    <a className="rule-link" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
      {web.t('play:read-rule')}
    </a>
  );
}
