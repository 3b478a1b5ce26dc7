import type { Outcome } from '@treefort/kernel';
import { EndScreen } from '../end/end-screen.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Sky } from '../shell/sky.tsx';
import { usePlaying } from './playing.tsx';

interface EndProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** The end of a game over the whole window; closing it shows the table. */
export function EndDialog({ outcome, onClose }: EndProps) {
  const { words, web } = useLanguage();
  const { view } = usePlaying().moment;
  const title = web.t('end:title', { game: words.game(view.game).name });
  return (
    <Dialog title={title} onClose={onClose} className="end">
      <Sky />
      <EndScreen outcome={outcome} onClose={onClose} />
    </Dialog>
  );
}
