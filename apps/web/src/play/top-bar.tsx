import { type ReactNode, useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { loudness, toggleSound, useSettings } from '../shell/settings.ts';
import { SettingsDialog } from '../shell/settings-dialog.tsx';
import { usePlaying } from './playing.tsx';
import { StageSign } from './stage-sign.tsx';
import { PracticeBadge, UndoButton } from './undo-button.tsx';

interface TopBarProps {
  readonly children: ReactNode;
  readonly onUndo: () => void;
  readonly onLog: () => void;
}

function MuteButton() {
  const { web } = useLanguage();
  const silent = loudness(useSettings()) === 0;
  return (
    <button
      type="button"
      className="button round quiet mute"
      aria-label={web.t('comfort:mute')}
      title={web.t('comfort:mute')}
      aria-pressed={silent}
      onClick={toggleSound}
    >
      <StageSign of={silent ? 'muted' : 'note'} />
    </button>
  );
}

/** Whose turn it is, and the way out. */
export function TopBar({ children, onUndo, onLog }: TopBarProps) {
  const { web } = useLanguage();
  const { onlineParts } = usePlaying();
  const [open, setOpen] = useState(false);
  return (
    <header className="top-bar">
      <Link to={{ at: 'home' }} className="button round quiet" label={web.t('play:home')}>
        <StageSign of="home" />
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
        <StageSign of="list" />
      </button>
      <MuteButton />
      <button
        type="button"
        className="button round quiet"
        aria-label={web.t('home:settings')}
        title={web.t('home:settings')}
        onClick={() => setOpen(true)}
      >
        <StageSign of="settings" />
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
