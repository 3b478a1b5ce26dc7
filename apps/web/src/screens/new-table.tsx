import '../style/new-table.css';
import type { BoxFile } from '@treefort/fort';
import { loadReview } from '@treefort/words';
import { useState } from 'react';
import { BoxChoice } from '../box/box-choice.tsx';
import { FriendsForm } from '../online/friends-form.tsx';
import { useOnline } from '../online/words.ts';
import type { Company } from '../shell/address.ts';
import { Link } from '../shell/link.tsx';
import { useIfLoaded } from '../shell/loaded.ts';
import { go } from '../shell/route.ts';
import { Choice } from '../shell/settings-dialog.tsx';
import { useTongue } from '../shell/tongue.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt, lay, peopleAmong } from '../table/new.ts';
import type { Sitter } from '../table/table.ts';
import { SeatsHere } from './seats-here.tsx';
import { FORT_WAYS, TREEHOUSE_WAYS, type Way, Ways } from './ways.tsx';

interface NewTableProps {
  readonly game: GameId;
  readonly among?: Company | undefined;
}

/** Setting up a table: the defaults are good, so one tap starts. */
export function NewTable({ game, among }: NewTableProps) {
  const { words, web } = useTongue();
  const online = useOnline();
  const ways: readonly Way[] = game === 'fort' ? FORT_WAYS : TREEHOUSE_WAYS;
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
  const advice = useIfLoaded(loadReview);
  const options = { ...way.options, ...(box && { box }) };
  const named = (): Sitter[] =>
    sitters.map((sitter, seat) => ({
      ...sitter,
      name: sitter.name.trim() || web.t('newTable:person', { n: seat + 1 }),
    }));
  const start = (): void =>
    go({ at: 'table', id: lay({ game, sitters: named(), options, hints: advised[company] }) });
  const how = (
    <>
      <Ways ways={ways} chosen={way} onChoose={setWay} />
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
