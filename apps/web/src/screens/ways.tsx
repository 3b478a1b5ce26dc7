import type { Options } from '@treefort/kernel';
import { useTongue } from '../shell/tongue.tsx';

/** A way to set up a game, by the name of its words. */
export interface Way {
  readonly name: 'basic' | 'draft' | 'classic' | 'junior' | 'fewest';
  readonly options: Options;
}

export const FORT_WAYS = [
  { name: 'basic', options: { setup: 'basic' } },
  { name: 'draft', options: { setup: 'draft' } },
] as const satisfies readonly Way[];

export const TREEHOUSE_WAYS = [
  { name: 'classic', options: {} },
  { name: 'fewest', options: { fewest: true } },
  { name: 'junior', options: { junior: true } },
] as const satisfies readonly Way[];

interface WaysProps {
  readonly ways: readonly Way[];
  readonly chosen: Way;
  readonly onChoose: (way: Way) => void;
}

export function Ways({ ways, chosen, onChoose }: WaysProps) {
  const { web } = useTongue();
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
