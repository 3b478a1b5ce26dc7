import '../style/fort/hand.css';
import type { FortView } from '@treefort/fort';
import { type MouseEvent, useContext } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { PointedContext, useFromPointed } from '../play/pointed.ts';
import { canHover } from '../play/spot.tsx';
import { zoneOf } from '../play/zone.ts';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { useAdding } from './adding.tsx';
import { figuresOf, isNothing, Signs } from './brings.tsx';
import { Card, keyed } from './card.tsx';
import { type Action, bestOf, foresee, mainOf } from './plan.ts';
import { useTurn } from './turn.tsx';

/** Where the cards go that stay in the hand: from what the end of the turn would do. */
function useGoing(): { readonly yard: readonly string[]; readonly safe: readonly string[] } {
  const { asked, foreseen, rehearse } = useTurn();
  const none = { yard: [], safe: [] };
  const kind = asked?.decision.kind;
  const of = (brings: ReturnType<typeof foreseen>) => ({
    yard: brings.find((one) => one.kind === 'yard')?.cards ?? [],
    safe: brings.find((one) => one.kind === 'safe')?.cards ?? [],
  });
  const [recruit] = asked?.decision.options.filter((one) => one.kind === 'recruit') ?? [];
  if (kind === 'recruit' && recruit) {
    const brings = rehearse([recruit.id])?.brings;
    return brings ? of(brings) : none;
  }
  if (kind !== 'play') return none;
  const [last] = rehearse(['skip'])?.asks?.options ?? [];
  return last ? of(rehearse(['skip', last.id])?.brings ?? []) : none;
}

/** The selected card of the hand, if it can be played. */
function useSelected(): string | undefined {
  const { asked } = useTurn();
  return useFromPointed((pointed) => {
    const option = asked?.decision.options.find(({ target }) => target === pointed?.target);
    return option?.kind === 'play' ? option.card : undefined;
  });
}

/** The actions to which a card of the hand could be added, once another is played. */
function useAddable(card: string | undefined): (added: string) => Action | undefined {
  const { rehearse } = useTurn();
  if (card === undefined) return () => undefined;
  const offered = (['public', 'private'] as const).map((action) => {
    const options = rehearse([`play:${card}`, `use:${action}`])?.asks?.options ?? [];
    return { action, cards: options.flatMap((one) => (one.kind === 'add' ? [one.card] : [])) };
  });
  return (added) => offered.find(({ cards }) => cards.includes(added))?.action;
}

/** Whether another card of the hand could be added to one that is played. */
function useHasFriends(card: string): boolean {
  const { asked, view } = useTurn();
  const addable = useAddable(asked?.decision.kind === 'play' ? card : undefined);
  const { viewer } = view;
  const hand = typeof viewer === 'number' ? (view.seats[viewer]?.hand ?? []) : [];
  return hand.some((other) => other !== card && addable(other) !== undefined);
}

interface TagProps {
  readonly id: string;
  readonly going: 'yard' | 'safe' | undefined;
}

/** What hangs on a card: the amount that adding it would bring, or where it goes when the turn ends. */
function Tag({ id, going }: TagProps) {
  const { web } = useLanguage();
  const { asked, rehearse } = useTurn();
  const selected = useSelected();
  const action = useAddable(selected)(id);
  const { addsTo } = useAdding();
  if (selected !== undefined && selected !== id && action) {
    const adds = [...new Set([...addsTo(selected), id])];
    const plan = { card: selected, actions: [action], adds };
    const found = foresee(rehearse, plan, [`play:${selected}`]);
    const figures = figuresOf(found?.brings ?? [], asked?.decision.seat ?? 0);
    return (
      <span className={`tag add ${addsTo(selected).includes(id) ? 'added' : ''}`}>
        <span className="tag-word">{web.t('fortStage:add')}</span>
        {!isNothing(figures) && <Signs of={figures} />}
      </span>
    );
  }
  if (!going || selected === id) return null;
  return (
    <span className={`tag goes-${going}`}>
      <Picture of={`things/${going === 'yard' ? 'yard' : 'safe'}`} />
      <span className="tag-word">{web.t(`fortStage:${going}`)}</span>
    </span>
  );
}

/** The action whose strip was pressed, if one was. */
function actionAt({ clientX, clientY, currentTarget }: MouseEvent): Action | undefined {
  // The card captures the pointer to be dragged, so the event itself names the whole card.
  const strip = document.elementFromPoint(clientX, clientY)?.closest('.strip');
  if (!strip || !currentTarget.contains(strip)) return undefined;
  return strip.matches('.public') ? 'public' : 'private';
}

interface HandCardProps extends TagProps {
  readonly view: FortView;
  readonly zone: 'hand' | 'pack';
}

/** A card of the own hand. A click selects one that can be played, and adds one that can be added to it. */
function HandCard({ id, view, zone, going }: HandCardProps) {
  const { asked, rehearse, carryOut } = useTurn();
  const { point, optionsAt, isLesson } = usePlaying();
  const store = useContext(PointedContext);
  const selected = useSelected();
  const addable = useAddable(selected)(id);
  const { toggle, addsTo } = useAdding();
  const target = `${zone}:${id}`;
  // Somebody who could add a card selects first; to others the mouse has shown all there is to it.
  const hasFriends = useHasFriends(id);
  const isPlay = asked?.decision.kind === 'play' && !isLesson;
  const canAdd = selected !== undefined && selected !== id && addable !== undefined;
  // A second tap plays the selected card for what it is mainly played for.
  const play = (): void => {
    const plan = mainOf(rehearse, { card: id, adds: addsTo(id) }, [`play:${id}`]);
    if (plan) carryOut(plan, `play:${id}`);
  };
  const useStrip = (action: Action): boolean => {
    const wanted = { card: id, actions: [action], adds: addsTo(id) };
    const plan = bestOf(rehearse, wanted, [`play:${id}`])?.plan;
    if (plan) carryOut(plan, `play:${id}`);
    return plan !== undefined;
  };
  const tap = (event: MouseEvent): void => {
    const pinned = store.now()?.pinned === true;
    const action = actionAt(event);
    // A mouse has read the card before it presses one of its strips.
    if (action && canHover() && !(canAdd && pinned) && useStrip(action)) return;
    if (canAdd && pinned) toggle(selected, id);
    else if (selected === id && (pinned || (canHover() && !hasFriends))) play();
    else point({ target, shows: id, pinned: true });
  };
  const adds = canAdd && addsTo(selected).includes(id);
  return (
    <Card
      id={id}
      box={view.box}
      target={target}
      held
      stays={isPlay && optionsAt(target).length > 0}
      className={canAdd ? `addable ${adds ? 'added' : ''}` : ''}
      {...(isPlay && (canAdd || optionsAt(target).length > 0) && { onTap: tap })}
    >
      <Tag id={id} going={going} />
    </Card>
  );
}

/** The own hand; in the draft, the packet that is being passed. Who sees all cards has the first seat's hand here. */
export function Hand() {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const { view } = useTurn();
  const going = useGoing();
  const watches = view.viewer === 'watcher';
  const seat = view.viewer === 'watcher' ? 0 : view.viewer;
  const drafting = view.phase === 'draft';
  const { hand, draft } = view.seats[seat]!;
  const ids = draft?.packet ?? hand ?? [];
  if (watches && ids.length === 0) return null;
  const where = (id: string): TagProps['going'] =>
    going.safe.includes(id) ? 'safe' : going.yard.includes(id) ? 'yard' : undefined;
  return (
    <ul
      className={`hand ${drafting ? 'packet' : ''}`}
      data-zone={zoneOf('hand', seat)}
      aria-label={
        watches
          ? web.labelled(words.player(seat, people).text, web.t('fortTable:hand'))
          : web.t('fortTable:your-hand')
      }
    >
      {keyed(ids).map(({ id, key }) => (
        <li key={key}>
          <HandCard id={id} view={view} zone={drafting ? 'pack' : 'hand'} going={where(id)} />
        </li>
      ))}
    </ul>
  );
}
