import type { BoxFile } from '@treefort/fort';
import type { Fault } from '@treefort/kernel';
import { useLanguage } from '../../shell/language.tsx';
import { Picture } from '../../shell/picture.tsx';
import { FIGURES, isProvisional, withCopies, withFigure } from './draft-box.ts';
import { isAt } from './fault.ts';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly provisional: boolean;
  readonly wrong: boolean;
  readonly onChange: (value: number) => void;
}

/** A figure of the box; those that no rulebook prints have a star. */
function FigureField({ label, value, most, provisional, wrong, onChange }: FigureProps) {
  const { words } = useLanguage();
  return (
    <span className="figure" title={provisional ? words.t('table:provisional') : undefined}>
      <input
        className="field"
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={Number.isNaN(value) ? '' : value}
        aria-label={provisional ? `${label} (${words.t('table:provisional')})` : label}
        aria-invalid={wrong}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {provisional && <span aria-hidden="true">*</span>}
    </span>
  );
}

export interface FiguresProps {
  readonly box: BoxFile;
  /** What is wrong with the box, which names the place. */
  readonly fault: Fault | undefined;
  readonly onChange: (box: BoxFile) => void;
}

/** What the levels of the fort cost and score. */
export function LevelFigures({ box, fault, onChange }: FiguresProps) {
  const { web } = useLanguage();
  const name = web.t('box:own-name');
  return (
    <table className="level-figures">
      <caption>{web.t('box:levels')}</caption>
      <thead>
        <tr>
          <td />
          {FIGURES.map((figure) => (
            <th key={figure} scope="col">
              {web.t(`box:${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {box.levels.map((level, n) =>
          n === 0 ? null : (
            <tr key={`level-${n + 1}`}>
              <th scope="row">{web.t('box:level', { n })}</th>
              {FIGURES.map((figure) => (
                <td key={figure}>
                  <FigureField
                    label={web.labelled(web.t('box:level', { n }), web.t(`box:${figure}`))}
                    value={level[figure]}
                    most={figure === 'points' ? 99 : 9}
                    provisional={isProvisional(box, n, figure)}
                    wrong={isAt(fault, `levels[${n}].${figure}`)}
                    onChange={(value) => onChange(withFigure(box, n, { [figure]: value }, name))}
                  />
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** How often each kid is in the box. */
export function KidFigures({ box, fault, onChange }: FiguresProps) {
  const { words, web } = useLanguage();
  const name = web.t('box:own-name');
  return (
    <fieldset className="kid-figures">
      <legend>{web.t('box:kids')}</legend>
      {box.kids.map(({ id, copies }, i) => {
        const kid = words.fort.card(id, box).name;
        return (
          <span key={id} className="kid-figure">
            <Picture of={`kids/${id}`} />
            <span>{kid}</span>
            <FigureField
              label={web.labelled(web.t('box:copies'), kid)}
              value={copies}
              most={60}
              provisional={box.provisional.includes('copies')}
              wrong={isAt(fault, `kids[${i}].copies`)}
              onChange={(value) => onChange(withCopies(box, i, value, name))}
            />
          </span>
        );
      })}
    </fieldset>
  );
}
