import '../style/rule-dialog.css';
import { loadRulebook } from '@treefort/words';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import { makePath } from '../shell/routes.ts';
import { usePlaying } from './playing.tsx';

interface RuleDialogProps {
  readonly rule: string;
  readonly onClose: () => void;
}

/** One statement of the rulebook in a dialog, with a link to the whole rulebook. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { words, web } = useLanguage();
  const book = useLoadedWords(loadRulebook);
  const { game } = usePlaying().moment.view;
  const chapter = book?.[game].find(({ rules }) => rules.some(({ id }) => id === rule));
  const statement = book?.rule(rule);
  return (
    <Dialog title={chapter?.title ?? web.t('home:rules')} onClose={onClose} className="rule-dialog">
      {statement && (
        <p className="statement">
          {statement.name && <strong>{statement.name}. </strong>}
          {statement.text} {statement.printed && <em>({words.t('table:our-reading')})</em>}{' '}
          {statement.provisional && <em>({words.t('table:provisional')})</em>}
        </p>
      )}
      {statement?.printed && (
        <p className="printed">{words.t('table:printed', { text: statement.printed })}</p>
      )}
      <p className="row">
        <a
          className="button quiet"
          href={makePath({ at: 'rules', game, rule })}
          target="_blank"
          rel="noopener"
        >
          {web.t('play:all-rules')}
        </a>
      </p>
    </Dialog>
  );
}
