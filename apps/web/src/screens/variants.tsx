import type { Options } from '@treefort/kernel';
import { useLanguage } from '../shell/language.tsx';

/** A way to set up a game, by the name of its words. */
export interface Variant {
  readonly name: 'basic' | 'draft' | 'classic' | 'junior' | 'fewest';
  readonly options: Options;
}

export const FORT_VARIANTS = [
  { name: 'basic', options: { setup: 'basic' } },
  { name: 'draft', options: { setup: 'draft' } },
] as const satisfies readonly Variant[];

export const TREEHOUSE_VARIANTS = [
  { name: 'classic', options: {} },
  { name: 'fewest', options: { fewest: true } },
  { name: 'junior', options: { junior: true } },
] as const satisfies readonly Variant[];

interface WaysProps {
  readonly ways: readonly Variant[];
  readonly chosen: Variant;
  readonly onChoose: (way: Variant) => void;
}

export function Variants({ ways, chosen, onChoose }: WaysProps) {
  const { web } = useLanguage();
  return (
    <fieldset className="ways">
      <legend>{web.t('newTable:how')}</legend>
      {ways.map((way) => (
        <label key={way.name} className="way sheet">
          <input type="radio" name="way" checked={way === chosen} onChange={() => onChoose(way)} />
          <span>
            <strong>{web.t(`newTable:${way.name}`)}</strong>
            <br />
            {web.t(`newTable:${way.name}-text`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
