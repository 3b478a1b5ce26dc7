import { loadRulebook } from '@treefort/words';
import { useOptionalWords } from '../shell/loaded-words.ts';
import type { Explanation } from './playing.tsx';
import { RuleLink } from './rule-link.tsx';

interface ExplanationProps {
  readonly explanation: Explanation;
}

/** An explanation with the statements of the rulebook. */
export function ExplanationText({ explanation: { title, text, rules } }: ExplanationProps) {
  const book = useOptionalWords(loadRulebook);
  return (
    <div className="told" role="status">
      <p>
        <strong>{title}</strong> {text}
      </p>
      {rules.map((id) => (
        <p key={id}>
          {book?.rule(id)?.text} {book && <RuleLink rule={id} />}
        </p>
      ))}
    </div>
  );
}
