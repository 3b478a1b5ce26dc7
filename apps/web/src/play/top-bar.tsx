import { type ReactNode, useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { SettingsDialog } from '../shell/settings-dialog.tsx';
import { usePlaying } from './playing.tsx';
import { PracticeBadge, UndoButton } from './undo-button.tsx';

interface TopBarProps {
  readonly children: ReactNode;
  readonly onUndo: () => void;
  readonly onLog: () => void;
}

/** Whose turn it is, and the way out. */
export function TopBar({ children, onUndo, onLog }: TopBarProps) {
  const { web } = useLanguage();
  const { onlineParts } = usePlaying();
  const [open, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <Link to={{ at: 'home' }} className="button round quiet" label={web.t('play:home')}>
        <span aria-hidden="true">⌂</span>
      </Link>
      <div className="turn">{children}</div>
      <PracticeBadge />
      <UndoButton onUndo={onUndo} />
      {onlineParts?.bar}
      <button
        type="button"
        className="button round quiet log-button"
        aria-label={web.t('play:log')}
        title={web.t('play:log')}
        onClick={onLog}
      >
        <span aria-hidden="true">☰</span>
      </button>
      <button
        type="button"
        className="button round quiet"
        aria-label={web.t('home:settings')}
        title={web.t('home:settings')}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⚙</span>
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
