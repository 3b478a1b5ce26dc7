import type { Lessons, RuleWords } from '@treefort/words';
import { useLanguage } from '../shell/language.tsx';
import { Marked } from './marked.tsx';

interface StatementProps {
  readonly lessons: Lessons;
  readonly rule: RuleWords;
  readonly words: readonly string[];
  /** Whether the address names this statement. */
  readonly named: boolean;
  readonly onTry: (() => void) | undefined;
}

/** A statement of the rulebook with its address, its marks, and a position to try it on. */
export function Statement({ lessons, rule, words: sought, named, onTry }: StatementProps) {
  const { words } = useLanguage();
  const { id, name, text, printed, provisional } = rule;
  return (
    <article id={id} className={`statement ${named ? 'named-here' : ''}`}>
      <p>
        {name && (
          <strong>
            <Marked text={name} words={sought} />
            {'. '}
          </strong>
        )}
        <Marked text={text} words={sought} />
      </p>
      <a className="anchor" href={`#${id}`} title={id}>
        <span aria-hidden="true">#</span>
        <span className="unseen">{lessons.t('rulebook:address', { rule: id })}</span>
      </a>
      {printed && (
        <p className="printed">
          <Marked text={words.t('table:printed', { text: printed })} words={sought} />
        </p>
      )}
      {(onTry || printed || provisional) && (
        <footer>
          {onTry && (
            <button type="button" className="button try" onClick={onTry}>
              {lessons.t('learn:try')}
            </button>
          )}
          {printed && (
            <span className="badge ours" title={lessons.t('rulebook:ours-text')}>
              {words.t('table:our-reading')}
            </span>
          )}
          {provisional && <span className="badge">{words.t('table:provisional')}</span>}
        </footer>
      )}
    </article>
  );
}
