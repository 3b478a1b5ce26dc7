import type { cardIn } from '@treefort/words';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

type Entry = NonNullable<ReturnType<typeof cardIn>>;

/** A card without actions lends its suits to others. */
export const onlyHelps = (entry: Entry): boolean =>
  entry.public === undefined && entry.private === undefined;

interface HelpsOthersProps {
  readonly suits: Entry['suits'];
}

/** Says so where other cards have their actions, with what it lends. */
export function HelpsOthers({ suits }: HelpsOthersProps) {
  const { web } = useLanguage();
  return (
    <span className="helps">
      {web.t('signs:helps-others')}
      <span className="lent">
        {suits.map((suit, i) => (
          <Picture key={`${suit}-${i + 1}`} of={`suits/${suit}`} />
        ))}
      </span>
    </span>
  );
}
