import { type ReactNode, useEffect, useId, useRef } from 'react';
import { InDialog } from './in-dialog.ts';
import { scrollableByKeyboard } from './keyboard-scroll.ts';
import { useLanguage } from './language.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly className?: string;
}

/** A modal dialog; the browser keeps the focus inside and restores it. */
export function Dialog({ title, children, onClose, className = '' }: DialogProps) {
  const { web } = useLanguage();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog sheet ${className}`}
      aria-labelledby={heading}
      // In React the closing of a dialog inside this one comes up here as well.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="button round"
          aria-label={web.t('play:close')}
          onClick={() => ref.current?.close()}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      <div className="dialog-body" ref={scrollableByKeyboard}>
        <InDialog value={true}>{children}</InDialog>
      </div>
    </dialog>
  );
}
