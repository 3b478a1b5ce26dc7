import type { RewardWords } from '@treefort/words';
import { isFound } from '../../rulebook/search.ts';
import { Picture } from '../../shell/picture.tsx';

interface RewardListProps {
  readonly title: string;
  readonly note: string;
  readonly picture: 'perk' | 'rule';
  readonly rewards: readonly RewardWords[];
  readonly sought: readonly string[];
}

/** Perks or made-up rules, each with what it does. */
export function RewardList({ title, note, picture, rewards, sought }: RewardListProps) {
  const shown = rewards.filter(({ name, text }) => isFound(sought, [name, text]));
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className="aside">{note}</p>
      <ul className="reward-cards">
        {shown.map(({ name, text }) => (
          <li key={name} className="sheet">
            <Picture of={`things/${picture}`} />
            <p>
              <strong>{name}</strong>
              <br />
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
