import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { table } from './table.ts';

const NOBODY = { hand: [] };

describe('adding cards from hand', () => {
  rule('fort.play.add', 'cards that show the suit may be added, others not', () => {
    const t = table({ hand: ['bug', 'lefty', 'moles', 'dash', 'puddin', 'bud'] }, NOBODY);
    t.leader.plays('bug').uses('public').cannot('add:dash', 'fort.play.add');
    expect(t.leader.options.toSorted()).toEqual([
      ...['add:bud:shovel', 'add:lefty', 'add:moles', 'add:puddin:shovel', 'done'],
    ]);
    t.leader.adds('lefty').adds('moles').done();
    t.leader.has({ pizza: 4, hand: ['dash', 'puddin', 'bud'], track: 0 });
    expect(t.everything.inPlay.toSorted()).toEqual(['bug', 'lefty', 'moles']);
  });

  rule('fort.play.add', 'the actions of added cards are not used', () => {
    const t = table({ hand: ['bug', 'sarge', 'wart'] }, NOBODY);
    t.leader.plays('bug').uses('public').adds('sarge').adds('wart').done();
    t.leader.has({ pizza: 3, toy: 0, track: 0, lookout: [] });
    expect(t.events('used')).toHaveLength(1);
  });

  rule('fort.play.add', 'they are added when the action begins, not later', () => {
    const t = table({ hand: ['crash', 'blitz', 'punky', 'dot'] }, NOBODY);
    t.leader.plays('crash').uses('public').done();
    expect(t.leader.asked).toBe('trash');
    expect(t.leader.options.filter((id) => id.startsWith('add'))).toEqual([]);
  });

  rule('fort.play.add', 'nothing need be added', () => {
    const t = table({ hand: ['bug', 'moles', 'lefty'] }, NOBODY);
    t.leader
      .plays('bug')
      .uses('public')
      .done()
      .has({ pizza: 1, hand: ['moles', 'lefty'] });
  });

  rule('fort.play.add', 'what was added counts in the other action too', () => {
    const t = table({ hand: ['sarge', 'moles', 'dot', 'chef', 'doc'], level: 2 }, NOBODY);
    t.leader.plays('sarge').uses('public').adds('moles').done().has({ toy: 3 });
    t.leader.uses('private').done().tucks('dot').tucks('chef').tucks('doc');
    t.leader.has({ lookout: ['dot', 'chef', 'doc'], hand: [] });
  });

  rule('fort.play.add', 'in the other order too, and more may be added there', () => {
    const t = table({ hand: ['sarge', 'lefty', 'bug', 'dot', 'chef'], level: 1 }, NOBODY);
    t.leader.plays('sarge').uses('private').adds('lefty').done().tucks('dot').tucks('chef');
    t.leader
      .uses('public')
      .adds('bug')
      .done()
      .has({ toy: 3, lookout: ['dot', 'chef'], hand: [] });
  });

  rule('fort.play.add', 'a symbol counts only where its suit multiplies', () => {
    const t = table({ hand: ['chef', 'bones', 'dash'] }, NOBODY);
    t.leader.plays('chef').uses('public').cannot('add:dash', 'fort.play.add').adds('bones').done();
    t.leader.has({ pizza: 2 }).uses('private').adds('dash').done().has({ pizza: 3 });
    const u = table({ hand: ['chef', 'bones', 'dash'] }, NOBODY);
    u.leader.plays('chef').uses('private').adds('dash').done().has({ pizza: 1 });
    u.leader.uses('public').done().has({ pizza: 2 });
  });

  rule('fort.play.add', 'they are added to this card only, not to the next', () => {
    const t = table({ hand: ['bug', 'moles'] }, { hand: ['bug'] }, { park: ['doc'] });
    t.leader.plays('bug').uses('public').adds('moles').done().has({ pizza: 3 });
    t.allPass().leader.recruits('deck');
    t.leader.plays('bug').uses('public').done().has({ pizza: 1 });
  });
});

describe('every added card must matter', () => {
  rule('fort.play.add-useful', 'a card that brings nothing more cannot be added', () => {
    const t = table({ hand: ['bug', 'lefty', 'sarge'], stuff: { pizza: 2 }, level: 1 }, NOBODY);
    t.leader.plays('bug').uses('public').adds('lefty');
    // Two pizzas fit: a third shovel is not asked for.
    t.leader.has({ pizza: 4, hand: ['sarge'] });
  });

  rule('fort.play.add-useful', 'a card that made another useless cannot be added after it', () => {
    const bug = { hand: ['bug', 'lefty', 'sarge', 'moles'], stuff: { pizza: 1 }, level: 1 };
    const t = table(bug, NOBODY);
    // Room for three: Lefty and The Moles would be four shovels, and Lefty would not matter.
    t.leader.plays('bug').uses('public').adds('lefty').cannot('add:moles', 'fort.play.add-useful');
    t.leader.adds('sarge').has({ pizza: 4, hand: ['moles'] });
    const u = table(bug, NOBODY);
    u.leader
      .plays('bug')
      .uses('public')
      .adds('moles')
      .has({ pizza: 4, hand: ['lefty', 'sarge'] });
  });

  rule('fort.play.add-useful', 'one and two symbols go together in either order if all fit', () => {
    for (const cards of [
      ['lefty', 'moles'],
      ['moles', 'lefty'],
    ]) {
      const t = table({ hand: ['bug', 'lefty', 'moles'] }, NOBODY);
      t.leader.plays('bug').uses('public').adds(cards[0]!).adds(cards[1]!).has({ pizza: 4 });
    }
  });

  rule('fort.play.add-useful', 'two symbols matter if one of them does', () => {
    const doodles = () =>
      table(
        {
          hand: ['doodles', 'icky-and-sticky', 'tink', 'dot'],
          stuff: { toy: 2 },
          pack: { toy: 1 },
        },
        NOBODY,
      );
    const t = doodles();
    t.leader.plays('doodles').uses('private').uses('public').adds('icky-and-sticky');
    t.leader.has({ toy: 4, hand: ['tink', 'dot'] });
    const u = doodles();
    u.leader.plays('doodles').uses('private').uses('public').adds('tink');
    u.leader.has({ toy: 4, hand: ['icky-and-sticky', 'dot'] });
  });

  rule('fort.play.add-useful', 'all are judged together: two pairs, then a single', () => {
    const hand = ['prince', 'puddin', 'puddin', 'golden-boy', 'dot', 'doc', 'bug', 'chef'];
    const prince = { hand, level: 3 };
    const t = table(prince, NOBODY);
    // Room for four. 1 + 2 + 2 crowns: each pair matters, a single one more would not.
    t.leader.plays('prince').uses('public').adds('puddin', 'crown').adds('puddin', 'crown');
    expect(t.leader.asked).toBe('tuck');
    const u = table(prince, NOBODY);
    u.leader.plays('prince').uses('public').adds('puddin', 'crown').adds('golden-boy');
    expect(u.leader.asked).toBe('tuck');
    const v = table(prince, NOBODY);
    v.leader.plays('prince').uses('public').adds('golden-boy').adds('puddin', 'crown');
    expect(v.leader.asked).toBe('tuck');
  });

  rule('fort.play.add-useful', 'with three places the second pair is refused', () => {
    const hand = ['prince', 'puddin', 'puddin', 'tiny', 'dot', 'doc', 'bug', 'chef'];
    const t = table({ hand, level: 2, lookout: ['wart'] }, NOBODY);
    t.leader.plays('prince').uses('public').adds('tiny').tucks('dot').tucks('doc');
    t.leader.has({ lookout: ['wart', 'dot', 'doc'] });
    const u = table({ hand, level: 2 }, NOBODY);
    u.leader.plays('prince').uses('public').adds('puddin', 'crown');
    expect(u.leader.asked).toBe('tuck');
    const v = table({ hand, level: 3 }, NOBODY);
    v.leader.plays('prince').uses('public').adds('puddin', 'crown').adds('puddin', 'crown');
    expect(v.leader.asked).toBe('tuck');
  });

  rule(
    'fort.play.add-useful',
    'an added card may not be missed as a card to tuck or to trash',
    () => {
      const t = table({ hand: ['moose', 'bug', 'dot'], level: 3 }, NOBODY);
      t.leader.plays('moose').uses('public');
      // Adding Bug would leave one card for two places.
      expect(t.leader.asked).toBe('tuck');
      const u = table({ hand: ['moose', 'bug', 'dot', 'doc'], level: 3 }, NOBODY);
      u.leader
        .plays('moose')
        .uses('public')
        .adds('bug')
        .tucks('dot')
        .has({ lookout: ['dot', 'doc'] });
    },
  );

  rule('fort.play.add-useful', 'it must matter in the action that begins', () => {
    const sarge = { hand: ['sarge', 'lefty', 'dot', 'chef'], stuff: { toy: 3 }, level: 1 };
    const t = table(sarge, NOBODY);
    t.leader
      .plays('sarge')
      .uses('public')
      .has({ toy: 4, hand: ['lefty', 'dot', 'chef'] });
    t.leader
      .uses('private')
      .adds('lefty')
      .tucks('dot')
      .tucks('chef')
      .has({ lookout: ['dot', 'chef'] });
    const u = table(sarge, NOBODY);
    u.leader.plays('sarge').uses('private').adds('lefty').tucks('dot').tucks('chef');
    // Two shovels, room for one toy.
    u.leader.uses('public').has({ toy: 4 });
  });

  rule(
    'fort.play.add-useful',
    'what mattered in the first action need not matter in the second',
    () => {
      const hand = ['sarge', 'lefty', 'moles', 'dot', 'chef'];
      const t = table({ hand, stuff: { toy: 1 }, level: 1 }, NOBODY);
      t.leader.plays('sarge').uses('private').adds('lefty').done().tucks('dot').tucks('chef');
      // 1 + 1 + 2 shovels and room for three toys: The Moles matter, and Lefty has mattered.
      t.leader.uses('public').adds('moles').done().has({ toy: 4, hand: [] });
    },
  );

  rule('fort.play.add-useful', 'a kind may not be chosen that makes an added card useless', () => {
    const blitz = {
      ...{ hand: ['blitz', 'crash'], discard: ['dot'], stuff: { pizza: 3 } },
      ...({ level: 2, perk: 'recycling' } as const),
    };
    const t = table(blitz, NOBODY);
    t.leader.plays('blitz').uses('public').adds('crash').done();
    t.leader.cannot('kind:pizza', 'fort.play.add-useful').takes('toy').takes('toy');
    t.leader.has({ toy: 2, pizza: 3 });
    const u = table({ hand: ['golden-boy', 'prince'], stuff: { pizza: 1, toy: 3 } }, NOBODY);
    u.leader.plays('golden-boy').uses('public').adds('prince').done().has({ pizza: 3, toy: 1 });
  });

  rule('fort.play.add-useful', 'in a group too: without a toy to spend no glue matters', () => {
    const kitty = (toy: number) =>
      table({ hand: ['kitty', 'tink', 'icky-and-sticky', 'dot'], stuff: { toy } }, NOBODY);
    const one = kitty(1);
    one.leader.plays('kitty').uses('private').has({ toy: 0, track: 1 });
    one.leader.has({ hand: ['tink', 'icky-and-sticky', 'dot'] });
    const two = kitty(2);
    two.leader.plays('kitty').uses('private');
    // The pair would be three: two toys are spent, and then three gained.
    expect(two.leader.options.toSorted()).toEqual([
      ...['add:dot', 'add:icky-and-sticky', 'add:tink', 'done'],
    ]);
    two.leader.adds('tink').has({ toy: 0, track: 2, hand: ['icky-and-sticky', 'dot'] });
    const pair = kitty(2);
    pair.leader.plays('kitty').uses('private').adds('icky-and-sticky');
    pair.leader
      .has({ track: 2, toy: 0 })
      .done()
      .has({ toy: 3, hand: ['tink', 'dot'] });
    const three = kitty(3);
    three.leader.plays('kitty').uses('private').adds('tink');
    three.leader.cannot('add:icky-and-sticky', 'fort.play.add-useful').adds('dot');
    three.leader.has({ track: 3, hand: ['icky-and-sticky'] });
  });
});

describe('coins that are added', () => {
  rule('fort.play.add-coin', 'a coin is added as the suit that multiplies', () => {
    const t = table({ hand: ['bug', 'bud', 'smoke'] }, NOBODY);
    t.leader.plays('bug').uses('public').adds('bud', 'shovel').adds('smoke', 'shovel').done();
    t.leader.has({ pizza: 3 });
  });

  rule('fort.play.add-coin', 'it keeps its suit for the other action', () => {
    const t = table({ hand: ['chef', 'bud', 'dash', 'munch'] }, NOBODY);
    t.leader.plays('chef').uses('public').adds('bud', 'book').done().has({ pizza: 2 });
    t.leader.uses('private').cannot('done', 'fort.play.zero').adds('dash').done();
    t.leader.has({ pizza: 3 });
    const u = table({ hand: ['sarge', 'bud', 'dot', 'chef'], level: 1 }, NOBODY);
    u.leader.plays('sarge').uses('public').adds('bud', 'shovel').done().has({ toy: 2 });
    u.leader
      .uses('private')
      .done()
      .tucks('dot')
      .tucks('chef')
      .has({ lookout: ['dot', 'chef'] });
  });

  rule(
    'fort.play.add-coin',
    'beside the suit that is counted it may be given any of the six',
    () => {
      const swap = () =>
        table({ hand: ['golden-boy', 'puddin'], stuff: { pizza: 2 } }, { hand: [] });
      const t = swap();
      t.leader.plays('golden-boy').uses('public');
      // Two crowns beside the own one would be three swaps: with two pizzas that is no full use.
      expect(t.leader.options.toSorted()).toEqual([
        ...['add:puddin:book', 'add:puddin:glue', 'add:puddin:shovel', 'add:puddin:skateboard'],
        ...['add:puddin:squirt-gun', 'done'],
      ]);
      t.leader.cannot('add:puddin:crown', 'fort.play.one-full');
      t.leader.chooses('add:puddin:book').finishes().has({ pizza: 0, toy: 2 });
    },
  );

  rule('fort.play.add-coin', 'beside a suit it counts with it, or alone as another suit', () => {
    const t = table({ hand: ['golden-boy', 'puddin'], stuff: { pizza: 3 } }, NOBODY);
    t.leader.plays('golden-boy').uses('public').adds('puddin', 'crown').done();
    t.leader.has({ pizza: 0, toy: 3 });
    const u = table({ hand: ['bug', 'puddin'] }, NOBODY);
    u.leader.plays('bug').uses('public').adds('puddin', 'shovel').done().has({ pizza: 2 });
  });
});
