import type { FortHeard, FortRefusal, FortView } from '@treefort/fort';
import { heardBy } from '@treefort/kernel';
import { describe, expect, it } from 'vitest';
import { loadWords, plain, type SentenceContext, type Text, type Thing } from '../src/index.ts';
import { fortGames, type Moment } from './games.ts';

const english = await loadWords('en');
const people = { names: ['Anna', 'Bruno', 'Chloé', 'Diego'] };
const moments = fortGames();

const contextOf = ({ view }: Moment<FortView>): SentenceContext<FortView> => ({ view, people });
const things = (text: Text): Thing[] => text.filter((part) => typeof part !== 'string');
const cardName = (id: string): string => english.fort.cardName(id).text;

/** The first of something in the games that were played. */
function first<T>(what: string, all: readonly T[]): T {
  const [found] = all;
  if (found === undefined) throw new Error(`no game had ${what}`);
  return found;
}

type Heard<K> = Extract<FortHeard, { readonly kind: K }>;

/** All events of a kind, as everybody heard them. */
const eventsOf = <K extends FortHeard['kind']>(kind: K): Heard<K>[] =>
  moments
    .flatMap(({ events }) => events.map((event) => heardBy(event, 'watcher') as FortHeard))
    .filter((event): event is Heard<K> => event.kind === kind);

const said = (event: FortHeard): string => plain(english.fort.event(event, people) ?? []);
const whoOf = ({ seat }: { readonly seat: number }): string => people.names[seat]!;

/** All refusals by a rule, each with its moment. */
const refusalsBy = (rule: FortRefusal['rule']) =>
  moments.flatMap((moment) =>
    (moment.refusals as FortRefusal[])
      .filter((refused) => refused.rule === rule)
      .map((refused) => ({ refused, context: contextOf(moment) })),
  );

describe('questions of Fort', () => {
  it('say which time it is, where a card is asked for as often as something is counted', () => {
    const trashing = moments.filter(({ decision }) => decision.kind === 'trash');
    const asked = (time: (view: FortView) => boolean): string => {
      const moment = first(
        'such a question',
        trashing.filter(({ view }) => time(view)),
      );
      return plain(english.game('fort').question(moment.decision, contextOf(moment)));
    };
    const once = 'Which card do you trash? It leaves the game.';
    expect(asked(({ underWay }) => underWay?.of === 1)).toBe(once);
    const second = asked(({ underWay }) => underWay?.of === 2 && underWay.repetition === 2);
    expect(second).toBe(`${once} (2 of 2)`);
  });
});

describe('options of Fort', () => {
  const withBug = first(
    'Bug played',
    moments.filter(({ view }) => view.played === 'bug'),
  );
  const context = { ...contextOf(withBug), people: { ...people, you: 0 } };

  it.each<[string, string]>([
    ['play:moles', 'Play The Moles'],
    ['add:moles', 'Add The Moles (2 shovels)'],
    ['add:puddin:glue', 'Add Puddin (1 crown and 1 coin), coin as glue'],
    ['add:puddin:coin', 'Add Puddin (1 crown and 1 coin)'],
    ['follow:bud', 'Follow: discard Bud (1 coin)'],
    ['pack:supply:toy', 'Pack a toy from the supply'],
    ['pack:pizza', 'Pack a pizza from Stuff'],
    ['tuck:bug', 'Tuck from your hand: Bug'],
    ['tuck:yard:0:bug', 'Tuck from your Yard: Bug'],
    ['tuck:deck', 'Tuck the top card of the Park deck, unseen'],
    ['trash:discard:bug', 'Trash from your discard pile: Bug'],
    ['trash:this', 'Trash the played card afterwards'],
    ['recruit:yard:1:bug', 'From Bruno’s Yard: Bug'],
    ['pay:none:none', 'Pay nothing'],
    ['pay:pizza3:pizza1-toy4', 'Pay 3 pizzas from Stuff, 1 pizza and 4 toys from Pack'],
    ['use:private', 'Use the private action: Score 1 point for each level of your fort.'],
    ['recycle:dot', 'Trash Recycling: take Dot'],
    ['keep:loner', 'Keep Loner: 5 points if you own no best friend'],
  ])('%s is a button', (id, text) => {
    expect(plain(english.fort.optionNamed(id, context))).toBe(text);
  });

  it('are told the same by their ids', () => {
    const differently = moments.flatMap((moment) =>
      moment.decision.options.filter((option) => {
        const told = english.game('fort').option(option, contextOf(moment));
        return plain(english.fort.optionNamed(option.id, contextOf(moment))) !== plain(told);
      }),
    );
    expect(differently).toEqual([]);
  });

  it('name their cards, suits and players as things', () => {
    expect(things(english.fort.optionNamed('add:puddin:glue', context))).toEqual([
      { is: 'card', id: 'puddin', text: 'Puddin' },
      { is: 'suit', id: 'glue', text: 'glue' },
    ]);
    expect(things(english.fort.optionNamed('recruit:yard:1:bug', context))[0]).toEqual({
      is: 'seat',
      id: '1',
      text: 'Bruno',
    });
  });

  it('that no move is called so are an error', () => {
    expect(() => english.fort.optionNamed('dance:bug', context)).toThrow('no move is called so');
  });
});

describe('events of Fort', () => {
  it('say what a coin stands for, unless for itself', () => {
    const added = eventsOf('added');
    const other = first(
      'a coin as a suit',
      added.filter(({ suit }) => suit && suit !== 'coin'),
    );
    const own = first(
      'a coin as a coin',
      added.filter(({ suit }) => suit === 'coin'),
    );
    const name = english.fort.suit(other.suit!).text;
    expect(said(other)).toBe(`${whoOf(other)} added ${cardName(other.card)} as ${name}.`);
    expect(said(own)).toBe(`${whoOf(own)} added ${cardName(own.card)}.`);
    const lent = eventsOf('lent').filter(({ coin }) => coin);
    const asSuit = first(
      'a coin lent',
      lent.filter(({ suit }) => suit !== 'coin'),
    );
    const itself = first(
      'a coin lent as a coin',
      lent.filter(({ suit }) => suit === 'coin'),
    );
    expect(said(asSuit)).toMatch(/ \(a coin\) from the Lookout\.$/);
    expect(said(itself)).toBe(`${whoOf(itself)} added coin from the Lookout.`);
  });

  it('tell how much was counted where that is more than one', () => {
    const counted = eventsOf('counted').filter(({ counter }) => counter === 'shovel');
    const more = first(
      'two shovels',
      counted.filter(({ n }) => n === 2),
    );
    const one = first(
      'one shovel',
      counted.filter(({ n }) => n === 1),
    );
    expect(said(more)).toBe(`${whoOf(more)} counted 2 shovels.`);
    expect(english.fort.event(one, people)).toBeNull();
  });

  it('tell why an action ended in part', () => {
    const full = first(
      'a full Pack',
      eventsOf('stopped').filter(({ rule }) => rule === 'fort.pack'),
    );
    expect(said(full)).toBe(`${whoOf(full)} couldn’t finish: the Pack was full.`);
  });

  it('tell the perk by which a second card was recruited', () => {
    const second = first(
      'a birthday party',
      eventsOf('recruited').filter(({ because }) => 'perk' in because),
    );
    expect(said(second)).toMatch(/ recruited .+ \(Birthday Party\)\.$/);
  });

  it('tell the final score part by part, all seats in one sentence', () => {
    const { events } = first(
      'an end',
      moments.filter((moment) => moment.events.some(({ kind }) => kind === 'over')),
    );
    const parts = events.filter(({ kind }) => kind === 'final-points');
    const sentences = english.game('fort').news(parts, people).map(plain);
    expect(sentences[0]).toMatch(/^Points on the track: Anna \d+, Bruno \d+\.$/);
    expect(sentences.at(-1)).toMatch(/^Points for the fort: Anna \d+, Bruno \d+\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
    // The narrator tells what lies open of all at once, too.
    const forts = parts.filter((event) => 'part' in event && event.part === 'fort');
    expect(plain(english.game('fort').tell(forts, people)!)).toBe(sentences.at(-1));
  });

  it('of one beat are one sentence, with the card whose action is used', () => {
    const used = first('an action', eventsOf('used'));
    const told = plain(english.fort.beat([used], people)!);
    expect(told).toBe(`${whoOf(used)} used the ${used.action} action of ${cardName(used.card)}.`);
    // In a log the card has been named as played.
    const all = eventsOf('played').flatMap((played) => {
      const next = eventsOf('used').find(({ beat }) => beat === (played.beat ?? 0) + 1);
      return next?.card === played.card && next.seat === played.seat ? [[played, next]] : [];
    });
    const both = first('a card played and used', all);
    expect(english.fort.news(both, people).map(plain)).toEqual([
      expect.stringMatching(/ played .+, used the \w+ action\.$/),
    ]);
  });
});

describe('the log of a game', () => {
  const over = moments.findIndex(({ events }) => events.some(({ kind }) => kind === 'over'));
  const events = moments
    .slice(0, over + 1)
    .flatMap((moment) => moment.events.map((event) => heardBy(event, 'watcher')));
  const log = english.game('fort').news(events, people).map(plain);

  it('has one sentence for all that a player does in a row', () => {
    const turns = events.filter(({ kind }) => kind === 'turn');
    expect(log.filter((line) => / turn, round \d+[:.]/.test(line))).toHaveLength(turns.length);
    const whose = log.map(
      (line) => people.names.find((name) => line.startsWith(`${name} `)) ?? line,
    );
    const passed = (i: number) => log[i]?.endsWith(' passed.');
    const again = whose.filter(
      (who, i) => i > 0 && who === whose[i - 1] && !passed(i) && !passed(i - 1),
    );
    expect(again).toEqual([]);
  });

  it('tells a card that turned up with the deed that made room for it', () => {
    expect(log.some((line) => / from the Park \(.+ turned up\)/.test(line))).toBe(true);
    expect(log.filter((line) => line.endsWith('was turned up in the Park.'))).toEqual([]);
  });
});

describe('refusals of Fort', () => {
  it('tell how much is wanted and how much fits', () => {
    const { refused, context } = first(
      'less room than wanted',
      refusalsBy('fort.follow.full').filter(
        ({ refused: { detail } }) => detail?.limit === 'fort.stuff' && (detail.room ?? 0) > 0,
      ),
    );
    const { resource, wants, room } = refused.detail!;
    const goods = english.fort.amount({ pizza: 0, toy: 0, [resource!]: wants });
    expect(plain(english.fort.refusal(refused, context))).toMatch(
      new RegExp(
        `– it would bring ${goods}, but Stuff only has room for ${room} \\(fort.stuff\\)$`,
      ),
    );
  });

  it('name the rule behind the rule as a thing', () => {
    const { refused, context } = first(
      'a card of which no action can be used',
      refusalsBy('fort.play.one-full').filter(
        ({ refused: { detail } }) => detail?.public && detail.private,
      ),
    );
    const text = english.fort.refusal(refused, context);
    expect(plain(text)).toMatch(
      /: you can’t use any of its actions fully – public: .+; private: .+\)$/,
    );
    expect(things(text).map(({ is, id }) => [is, id])).toEqual([
      ['card', refused.kind === 'play' ? refused.card : ''],
      ['rule', refused.detail!.public],
      ['rule', refused.detail!.private],
    ]);
  });

  it('give the figures to the action that they are of', () => {
    const figures = refusalsBy('fort.play.one-full').filter(
      ({ refused: { detail } }) => detail?.have !== undefined && detail.room === 0,
    );
    const { refused, context } = first(
      'a full Stuff',
      figures.filter(({ refused: { detail } }) => detail?.public === 'fort.stuff'),
    );
    const { resource, have } = refused.detail!;
    const goods = english.fort.amount({ pizza: 0, toy: 0, [resource!]: have });
    expect(plain(english.fort.refusal(refused, context))).toContain(
      `public: you have ${goods} in Stuff and no room for more (fort.stuff)`,
    );
  });

  it('count the resource that DIY costs more', () => {
    const { refused, context } = first(
      'DIY refused',
      refusalsBy('fort.act.advance').filter(({ refused: { kind } }) => kind === 'diy'),
    );
    const { any = 0 } = refused.detail!;
    expect(plain(english.fort.refusal(refused, context))).toMatch(
      new RegExp(`^DIY: you can’t afford the next fort level \\(.*${any + 1} of either\\)$`),
    );
  });
});

describe('what is secret', () => {
  it('is told only to those who may know it', () => {
    const drew = first(
      'cards drawn',
      moments.flatMap(({ events }) => events.filter(({ kind }) => kind === 'drew')),
    );
    const seat = drew.seat!;
    const told = (viewer: number | 'watcher') =>
      plain(english.game('fort').event(heardBy(drew, viewer), people)!);
    const names = (drew.secret as unknown as { cards: string[] }).cards.map(cardName);
    expect(told(seat)).toBe(
      `${people.names[seat]} drew ${new Intl.ListFormat('en-GB').format(names)}.`,
    );
    expect(told('watcher')).toBe(`${people.names[seat]} drew ${names.length} cards.`);
    const drafted = first('a draft', eventsOf('drafted'));
    expect(english.fort.event(drafted, people)).toBeNull();
  });

  it('a draft names the seat that hears of it, whatever the order of answers', () => {
    const { events } = first(
      'a draft of all',
      moments.filter((moment) => moment.events.filter(({ kind }) => kind === 'drafted').length > 1),
    );
    const draft = events.filter(({ kind }) => kind === 'drafted');
    const { seat } = draft[1]!;
    const { card } = heardBy(draft[1]!, seat!) as unknown as { readonly card: string };
    const heard = draft.map((event) => heardBy(event, seat!));
    const told = english.game('fort').tell(heard, people);
    expect(plain(told!)).toBe(`${people.names[seat!]} kept ${cardName(card)}`);
  });

  it('a name is said as it is, whatever it holds', () => {
    const names = ["{who}'s <b>'{n}'", 'Bruno', 'Chloé', 'Diego'];
    const passed = first(
      'a pass',
      eventsOf('passed').filter(({ seat }) => seat === 0),
    );
    expect(plain(english.fort.event(passed, { names })!)).toBe("{who}'s <b>'{n}' passed.");
  });
});
