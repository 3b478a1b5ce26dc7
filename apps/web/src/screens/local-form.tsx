import type { Options } from '@treefort/kernel';
import { loadReview } from '@treefort/words';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useOptionalWords } from '../shell/loaded-words.ts';
import { go } from '../shell/navigation.ts';
import type { Opponents } from '../shell/routes.ts';
import { YesChoice } from '../shell/yes-choice.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt, createTable, peopleAmong } from '../table/new-table.ts';
import type { Sitter } from '../table/table.ts';
import { SeatsHere } from './seats-here.tsx';

interface LocalFormState {
  readonly sitters: readonly Sitter[];
  readonly setSitters: (sitters: readonly Sitter[]) => void;
  /** Whether hints are allowed: by default against bots alone, not among people. */
  readonly hints: boolean;
  readonly toggleHints: () => void;
  readonly hasPeople: boolean;
}

/** Kept by the screen, so that nothing typed is lost while the other form is looked at. */
export function useLocalForm(game: GameId, among: Opponents | undefined): LocalFormState {
  const { web } = useLanguage();
  const person = (n: number): Sitter => ({ name: web.t('newTable:person', { n }) });
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    among === 'people'
      ? [person(1), person(2)]
      : [{ name: web.t('newTable:me') }, botAt(game, 2), botAt(game, 1)],
  );
  const [allowed, setAllowed] = useState({ bots: true, people: false });
  const hasPeople = peopleAmong(sitters) > 1;
  const rivals = hasPeople ? 'people' : 'bots';
  return {
    sitters,
    setSitters,
    hints: allowed[rivals],
    toggleHints: () => setAllowed({ ...allowed, [rivals]: !allowed[rivals] }),
    hasPeople,
  };
}

/** Whether the strongest bot may be asked for advice. */
function HintsChoice({ hints, toggleHints, hasPeople }: LocalFormState) {
  const words = useOptionalWords(loadReview);
  if (!words) return null;
  return (
    <YesChoice
      chosen={hints}
      title={words.t('hint:allow')}
      text={words.t(hasPeople ? 'hint:allow-people' : 'hint:allow-text')}
      onChange={toggleHints}
    />
  );
}

interface LocalFormProps {
  readonly game: GameId;
  readonly options: Options;
  readonly form: LocalFormState;
  /** The fields of the game's options. */
  readonly children: ReactNode;
}

/** Setting up a table on this device: who plays, and the start. */
export function LocalForm({ game, options, form, children }: LocalFormProps) {
  const { web } = useLanguage();
  const start = (): void => {
    const sitters = form.sitters.map((sitter, seat) => ({
      ...sitter,
      name: sitter.name.trim() || web.t('newTable:person', { n: seat + 1 }),
    }));
    go({ at: 'play', id: createTable({ game, sitters, options, hints: form.hints }) });
  };
  return (
    <>
      <SeatsHere game={game} sitters={form.sitters} onChange={form.setSitters} />
      {children}
      <HintsChoice {...form} />
      <p className="row start">
        <button type="button" className="button strong large" onClick={start}>
          {web.t('newTable:start')}
        </button>
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </>
  );
}
