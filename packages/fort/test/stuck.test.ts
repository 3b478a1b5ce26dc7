import { describe, expect } from 'vitest';
import { boxWith } from './boxes.ts';
import { rule } from './rule.ts';
import { table } from './table.ts';

describe('a play that cannot be finished as it should', () => {
  rule('fort.play.stuck', 'an action for which no suit can be chosen is not used', () => {
    // One card to trash: enough for one symbol, but the card shows two, and the only one to add would be gone.
    const box = boxWith({ moles: { public: '', private: 'trash × anySuit' } });
    const t = table({ hand: ['moles', 'dot'], deck: [], discard: [] }, {}, { box });
    t.leader
      .plays('moles')
      .uses('private')
      .has({ hand: ['dot'] });
    expect(t.events('stopped')).toMatchObject([{ seat: 0, rule: 'fort.play.zero', left: 0 }]);
    expect(t.everything.phase).toBe('recruit');
  });

  rule('fort.play.stuck', 'an action too long to foresee is used as far as it goes', () => {
    const long = `${'trash recruit > '.repeat(7)}advance`;
    const box = boxWith({ bug: { public: '', private: long } });
    const hand = ['bug', 'dot', 'doc', 'worm', 'chef'];
    const t = table({ hand, discard: ['tink', 'ant'], stuff: {}, pack: {} }, {}, { box });
    t.leader.plays('bug').uses('private');
    while (t.everything.phase === 'act') t.leader.chooses(t.leader.options[0]!);
    expect(t.events('stopped')).toMatchObject([{ rule: 'fort.act.advance', left: 1 }]);
    expect(t.everything.phase).toBe('recruit');
  });
});
