import '../style/keys.css';
import { Dialog } from './dialog.tsx';
import { useLanguage } from './language.tsx';

/** Every key and what it does at a table. */
const KEYS = [
  ['1–9, 0', 'choose'],
  ['← ↑ → ↓', 'move'],
  ['Tab', 'next'],
  ['Enter', 'act'],
  ['Space', 'skip'],
  ['Esc', 'close'],
  ['A', 'choices'],
  ['U', 'undo'],
  ['L', 'log'],
  ['?', 'help'],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  return (
    <Dialog title={web.t('comfort:keys')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{web.t(`comfort:key-${deed}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
