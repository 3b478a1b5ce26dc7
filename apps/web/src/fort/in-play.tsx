import '../style/fort/action.css';
import type { FortOption, FortView, SymbolName } from '@treefort/fort';
import { cardIn } from '@treefort/words';
import { useLayoutEffect, useRef } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import type { OpenDecision } from '../table/table.ts';
import { ActionIcons } from './action-icons.tsx';
import { Card } from './card.tsx';
import { type Harvest, harvestOf, harvestSoFar } from './harvest.ts';

/** "4 shovels → 4 pizzas, room for 3". */
function useHarvest(): (found: Harvest) => string {
  const { words, web } = useLanguage();
  return ({ suit, n, verb, room }) => {
    const count = words.t(`fort-suit-count:${suit as SymbolName}`, { n });
    if (verb === undefined) return web.t('fortTable:so-far', { count });
    const amount = verb === 'pizza' || verb === 'toy';
    const what = words.t(amount ? `fort-amount:${verb}` : `fort-verb:${verb}`, { n });
    if (room === undefined) return web.t('fortTable:brings', { count, what });
    return web.t('fortTable:brings-room', { count, what, n: room });
  };
}

/** What the symbols bring so far, while they are added; how often it is done, after that. */
function useCount(view: FortView): string {
  const { web } = useLanguage();
  const said = useHarvest();
  const { phase, underWay } = view;
  if (phase === 'act' && underWay && underWay.of > 1) {
    return web.t('fortTable:times', { n: underWay.of });
  }
  const found = harvestSoFar(view);
  return found ? said(found) : '';
}

/** What each card would bring that one may follow with. */
function Following({ view, asked }: InPlayProps) {
  const { words, web } = useLanguage();
  const said = useHarvest();
  const { viewer } = view;
  if (!asked || typeof viewer !== 'number') return null;
  const lines = asked.decision.options.flatMap((option) => {
    if (option.kind !== 'follow') return [];
    const found = harvestOf(view, option.card, viewer);
    return found ? [{ card: option.card, found }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="following">
      {lines.map(({ card, found }) => (
        <li key={card} className="count">
          <Sentence text={[words.fort.cardName(card), web.labelled('', said(found))]} />
        </li>
      ))}
    </ul>
  );
}

interface ActionBoxProps {
  readonly which: 'public' | 'private';
  readonly notation: string;
  readonly text: string | null;
  readonly running: boolean;
}

/** One action of the played card: a button where it can be used now. */
function ActionBox({ which, notation, text, running }: ActionBoxProps) {
  const { web } = useLanguage();
  const { optionsAt, choose, keyOf } = usePlaying();
  const [offered] = optionsAt(`use:${which}`);
  const inside = (
    <>
      <small>{web.t(`fortTable:${which}`)}</small>
      <ActionIcons notation={notation} />
      <span>{text ?? '–'}</span>
    </>
  );
  const className = `action-text ${which} ${running ? 'running' : ''}`;
  if (!offered) return <p className={className}>{inside}</p>;
  return (
    <button
      type="button"
      className={`${className} lit`}
      data-options={offered.id}
      data-key={keyOf(offered.id)}
      onClick={() => choose(offered.id)}
    >
      {inside}
    </button>
  );
}

/** Brings a card that was just played into sight: on a small screen the board may be scrolled elsewhere. */
function useInSight(played: string | null) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(played);
  useLayoutEffect(() => {
    if (last.current !== played) section.current?.scrollIntoView({ block: 'nearest' });
    last.current = played;
  }, [played]);
  return section;
}

/** The middle of the table: the played card with its two actions, and what was added. */
interface InPlayProps {
  readonly view: FortView;
  readonly asked: OpenDecision<FortOption> | undefined;
}

export function InPlay({ view, asked }: InPlayProps) {
  const { words, web } = useLanguage();
  const count = useCount(view);
  const { played, box, declared } = view;
  const section = useInSight(played);
  if (played === null) return null;
  const entry = cardIn(box, played);
  const said = words.fort.card(played, box);
  const others = view.inPlay.toSpliced(view.inPlay.indexOf(played), 1);
  return (
    <section ref={section} className="in-play sheet" data-zone="in-play">
      <h2>
        {web.t('fortTable:in-play')}
        {count && <span className="count">{count}</span>}
        {declared && (
          <span className="named is-suit">
            <Picture of={`suits/${declared}`} />
            {words.fort.suit(declared).text}
          </span>
        )}
      </h2>
      <div className="in-play-cards">
        <Card id={played} box={box} target="played" />
        {others.map((id, i) => (
          <Card key={`${id}-${i + 1}`} id={id} box={box} target="added" />
        ))}
        <div className="two-actions">
          {(['public', 'private'] as const).map((which) => (
            <ActionBox
              key={which}
              which={which}
              notation={entry?.[which] ?? ''}
              text={said[which]}
              running={view.underWay?.action === which}
            />
          ))}
        </div>
      </div>
      <Following view={view} asked={asked} />
    </section>
  );
}
