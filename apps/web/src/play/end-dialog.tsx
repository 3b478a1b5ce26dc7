import type { Outcome } from '@treefort/kernel';
import { loadEnd } from '@treefort/words';
import { EndScreen } from '../end/end-screen.tsx';
import { EndWordsContext } from '../end/end-words.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { useLoadedWords } from '../shell/loaded-words.ts';
import { Sky } from '../shell/sky.tsx';
import { usePlaying } from './playing.tsx';

interface EndProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** The end of a game over the whole window; closing it shows the table. */
export function EndDialog({ outcome, onClose }: EndProps) {
  const { words } = useLanguage();
  const end = useLoadedWords(loadEnd);
  const { view } = usePlaying().moment;
  if (!end) return null;
  const title = end.t('end:title', { game: words.game(view.game).name });
  return (
    <Dialog title={title} onClose={onClose} className="end">
      <Sky />
      <EndWordsContext value={end}>
        <EndScreen outcome={outcome} onClose={onClose} />
      </EndWordsContext>
    </Dialog>
  );
}
