import '../style/new-table.css';
import type { BoxFile } from '@treefort/fort';
import { loadReview } from '@treefort/words';
import { useState } from 'react';
import { BoxChoice } from '../fort/box/box-choice.tsx';
import { FriendsForm } from '../online/friends-form.tsx';
import { useOnlineWords } from '../online/online-words.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useOptionalWords } from '../shell/loaded-words.ts';
import { go } from '../shell/navigation.ts';
import type { Opponents } from '../shell/routes.ts';
import { Choice } from '../shell/settings-dialog.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt, createTable, peopleAmong } from '../table/new-table.ts';
import type { Sitter } from '../table/table.ts';
import { SeatsHere } from './seats-here.tsx';
import { FORT_VARIANTS, TREEHOUSE_VARIANTS, type Variant, Variants } from './variants.tsx';

interface NewTableProps {
  readonly game: GameId;
  readonly among?: Opponents | undefined;
}

/** Setting up a table: the defaults are good, so one tap starts. */
export function NewTable({ game, among }: NewTableProps) {
  const { words, web } = useLanguage();
  const online = useOnlineWords();
  const ways: readonly Variant[] = game === 'fort' ? FORT_VARIANTS : TREEHOUSE_VARIANTS;
  const [where, setWhere] = useState<'here' | 'online'>(among === 'friends' ? 'online' : 'here');
  const person = (n: number): Sitter => ({ name: web.t('newTable:person', { n }) });
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    among === 'people'
      ? [person(1), person(2)]
      : [{ name: web.t('newTable:me') }, botAt(game, 2), botAt(game, 1)],
  );
  const [way, setWay] = useState(ways[0]!);
  const [box, setBox] = useState<BoxFile>();
  const company = peopleAmong(sitters) > 1 ? 'people' : 'bots';
  const [advised, setAdvised] = useState({ bots: true, people: false });
  const advice = useOptionalWords(loadReview);
  const options = { ...way.options, ...(box && { box }) };
  const named = (): Sitter[] =>
    sitters.map((sitter, seat) => ({
      ...sitter,
      name: sitter.name.trim() || web.t('newTable:person', { n: seat + 1 }),
    }));
  const start = (): void =>
    go({
      at: 'play',
      id: createTable({ game, sitters: named(), options, hints: advised[company] }),
    });
  const how = (
    <>
      <Variants ways={ways} chosen={way} onChoose={setWay} />
      {game === 'fort' && <BoxChoice box={box} onChoose={setBox} />}
    </>
  );
  return (
    <main className="new-table">
      <h1>{web.t('newTable:title', { game: words[game].name })}</h1>
      <Choice
        title={online.t('friends:where')}
        name="where"
        values={['here', 'online'] as const}
        chosen={where}
        label={(value) => online.t(`friends:${value}`)}
        onChoose={setWhere}
      />
      {where === 'online' ? (
        <FriendsForm game={game} options={options}>
          {how}
        </FriendsForm>
      ) : (
        <>
          <SeatsHere game={game} sitters={sitters} onChange={setSitters} />
          {how}
          {advice && (
            <label className="way sheet hints-choice">
              <input
                type="checkbox"
                checked={advised[company]}
                onChange={() => setAdvised({ ...advised, [company]: !advised[company] })}
              />
              <span>
                <strong>{advice.t('hint:allow')}</strong>
                <br />
                {advice.t(company === 'people' ? 'hint:allow-people' : 'hint:allow-text')}
              </span>
            </label>
          )}
          <p className="row start">
            <button type="button" className="button strong large" onClick={start}>
              {web.t('newTable:start')}
            </button>
            <Link to={{ at: 'home' }} className="button">
              {web.t('play:home')}
            </Link>
          </p>
        </>
      )}
    </main>
  );
}
