import '../style/new-table.css';
import type { Options } from '@treefort/kernel';
import { useState } from 'react';
import { setupFaces } from '../games/setup-faces.ts';
import { FriendsForm } from '../online/friends-form.tsx';
import { useOnlineWords } from '../online/online-words.ts';
import { QueueForm } from '../online/queue-form.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { Opponents } from '../shell/routes.ts';
import { Choice } from '../shell/settings-dialog.tsx';
import type { GameId } from '../table/game-id.ts';
import { LocalForm, useLocalForm } from './local-form.tsx';
import { Variants } from './variants.tsx';

interface NewTableProps {
  readonly game: GameId;
  readonly among?: Opponents | undefined;
}

/** The chosen options of a game, and the fields in which they are chosen. */
function useGameOptions(game: GameId) {
  const { variants, MoreOptions } = setupFaces[game];
  const [variant, setVariant] = useState(variants[0]!);
  const [more, setMore] = useState<Options>({});
  const fields = (
    <>
      <Variants variants={variants} chosen={variant} onChoose={setVariant} />
      {MoreOptions && <MoreOptions options={more} onChange={setMore} />}
    </>
  );
  return { options: { ...variant.options, ...more }, fields };
}

const WHERE = ['here', 'online', 'anyone'] as const;
type Where = (typeof WHERE)[number];

const whereFor = (among: Opponents | undefined): Where => {
  if (among === 'anyone') return 'anyone';
  return among === 'friends' ? 'online' : 'here';
};

/** Setting up a table, here or on the server: the defaults are good, so one tap starts. */
export function NewTable({ game, among }: NewTableProps) {
  const { words, web } = useLanguage();
  const online = useOnlineWords();
  const [where, setWhere] = useState<Where>(() => whereFor(among));
  const { options, fields } = useGameOptions(game);
  const local = useLocalForm(game, among);
  return (
    <main className="new-table">
      <h1>{web.t('newTable:title', { game: words[game].name })}</h1>
      <Choice
        title={online.t('friends:where')}
        name="where"
        values={WHERE}
        chosen={where}
        label={(value) => online.t(value === 'anyone' ? 'queue:anyone' : `friends:${value}`)}
        onChoose={setWhere}
      />
      {where === 'anyone' && <QueueForm game={game} />}
      {where === 'online' && (
        <FriendsForm game={game} options={options}>
          {fields}
        </FriendsForm>
      )}
      {where === 'here' && (
        <LocalForm game={game} options={options} form={local}>
          {fields}
        </LocalForm>
      )}
    </main>
  );
}
