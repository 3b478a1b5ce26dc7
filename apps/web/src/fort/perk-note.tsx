import { useLanguage } from '../shell/language.tsx';
import { useTurn } from './turn.tsx';

/** Says that the own perk could be used now: its button on the board is lit. */
export function PerkNote() {
  const { words, web } = useLanguage();
  const { view, asked } = useTurn();
  const { perk } = view.seats[asked?.decision.seat ?? 0]!;
  const can = asked?.decision.options.some(({ target }) => target === `perk:${perk}`);
  if (!perk || !can) return null;
  return (
    <p className="perk-note">{web.t('fortStage:may-use', { perk: words.fort.perk(perk).name })}</p>
  );
}
