import type { TurningPoint } from '@treefort/review';
import { useState } from 'react';
import { MomentTools } from './moment-tools.tsx';
import { Position } from './position.tsx';
import type { Reading } from './reading.ts';
import { ToldOption } from './told-option.tsx';

function Turning({ point, reading }: { readonly point: TurningPoint; readonly reading: Reading }) {
  const { opened, course, words, onShare } = reading;
  const { n, before, after } = point;
  const [seat, option] = opened.record.choices[n]!;
  const [open, setOpen] = useState(false);
  return (
    <li id={`at-${n}`} className="sheet">
      <h3>
        {words.labelled(words.t('review:turning-at', { n }), opened.sitters[seat]!.name)} –{' '}
        <ToldOption course={course} sitters={opened.sitters} n={n} seat={seat} option={option} />
      </h3>
      <ul className="changes">
        {opened.sitters.map(({ name }, one) => (
          <li key={`seat-${one + 1}`} className={`seat-${one}`}>
            {words.labelled(name, words.percent(before[one]!))} → {words.percent(after[one]!)}
          </li>
        ))}
      </ul>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.t('review:position')}</summary>
        {open && <Position opened={opened} at={n} />}
      </details>
      <MomentTools opened={opened} words={words} at={n} seat={seat} onShare={onShare} />
    </li>
  );
}

/** Where the game turned, with the boards as they were. */
export function TurningPoints({ reading }: { readonly reading: Reading }) {
  const { words, review } = reading;
  return (
    <section className="turning">
      <h2>{words.t('review:turning')}</h2>
      <ol>
        {review.turningPoints.map((point) => (
          <Turning key={point.n} point={point} reading={reading} />
        ))}
      </ol>
    </section>
  );
}
