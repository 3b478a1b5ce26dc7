import '../style/way.css';
import type { Options } from '@treefort/kernel';
import { useLanguage } from '../shell/language.tsx';

/** A variant of a game, by the name of its words. */
export interface Variant {
  readonly name: 'basic' | 'draft' | 'classic' | 'junior' | 'fewest';
  readonly options: Options;
}

interface VariantsProps {
  readonly variants: readonly Variant[];
  readonly chosen: Variant;
  readonly onChoose: (variant: Variant) => void;
}

export function Variants({ variants, chosen, onChoose }: VariantsProps) {
  const { web } = useLanguage();
  return (
    <fieldset className="ways">
      <legend>{web.t('newTable:how')}</legend>
      {variants.map((variant) => (
        <label key={variant.name} className="way sheet">
          <input
            type="radio"
            name="way"
            checked={variant === chosen}
            onChange={() => onChoose(variant)}
          />
          <span>
            <strong>{web.t(`newTable:${variant.name}`)}</strong>
            <br />
            {web.t(`newTable:${variant.name}-text`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
