import { MADE_UP_RULES, PERKS } from '@treefort/fort';
import type { Lessons, RewardWords } from '@treefort/words';
import { isFound } from '../../rulebook/search.ts';
import { useLanguage } from '../../shell/language.tsx';
import { Picture } from '../../shell/picture.tsx';

interface RewardListProps {
  readonly title: string;
  readonly note: string;
  readonly picture: 'perk' | 'rule';
  readonly rewards: readonly RewardWords[];
  readonly sought: readonly string[];
}

/** Perks or made-up rules, each with what it does. */
function RewardList({ title, note, picture, rewards, sought }: RewardListProps) {
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

/** A game uses so many more perks and made-up rules than it has players. */
const SPARE = 1;

interface RewardListsProps {
  readonly lessons: Lessons;
  readonly sought: readonly string[];
}

export function RewardLists({ lessons, sought }: RewardListsProps) {
  const { words } = useLanguage();
  return (
    <>
      <RewardList
        title={lessons.t('gallery:perks')}
        note={lessons.t('gallery:rewards-note', { all: PERKS.length, more: SPARE })}
        picture="perk"
        rewards={PERKS.map((id) => words.fort.perk(id))}
        sought={sought}
      />
      <RewardList
        title={lessons.t('gallery:rules')}
        note={lessons.t('gallery:rewards-note', { all: MADE_UP_RULES.length, more: SPARE })}
        picture="rule"
        rewards={MADE_UP_RULES.map((id) => words.fort.madeUpRule(id))}
        sought={sought}
      />
    </>
  );
}
