import { describe, expect, it } from 'vitest';
import { lookOf, nameFault, normalName, playerName, toldApart } from '../src/index.ts';

const faultOf = (name: string) => nameFault(normalName(name));

describe('a name', () => {
  it.each([
    ...['Ada', 'Zoë', 'Jean-Luc O’Neill', 'Анна', 'Ґалаґан Юрій', 'Ελένη', 'José María'],
    ...['山田太郎', 'たけしアニメ', 'K-ポップ', '김민준', 'Kim 민준', '李 Lee'],
    ...[
      'Nguyễn Thị Bích',
      'אורי',
      'محمد',
      'प्रिया',
      'สมชาย',
      'Ada 2',
      'Ada 🌳',
      '👩‍👩‍👧',
      '🇧🇷 Rui',
      '❤️',
      '👍🏽',
    ],
    '𝓐𝓭𝓪',
  ])('may be %s', (name) => expect(faultOf(name)).toBeUndefined());

  it.each([
    ['A\u200bda', { why: 'hidden', letter: 'U+200B' }],
    ['Ada\u202e', { why: 'hidden', letter: 'U+202E' }],
    ['Ada\u0007', { why: 'hidden', letter: 'U+0007' }],
    ['A\u00adda', { why: 'hidden', letter: 'U+00AD' }],
    ['\u3164', { why: 'hidden', letter: 'U+3164' }],
    ['\u2800', { why: 'hidden', letter: 'U+2800' }],
    ['A\u200dda', { why: 'hidden', letter: 'U+200D' }],
    [`Ada${'\u0316'.repeat(39)}`, { why: 'long' }],
    [`Ada${'\u0316'.repeat(3)}`, { why: 'accents', letter: 'a' }],
    [' \u0316Ada', { why: 'accents', letter: '\u25cc\u0316' }],
    ['\u0410da', { why: 'mixed', letter: '\u0410' }],
    ['Анн\u0061', { why: 'mixed', letter: 'a' }],
    ['Анн\u{1d41a}', { why: 'mixed', letter: '\u{1d41a}' }],
    ['Ad\u03b1', { why: 'mixed', letter: '\u03b1' }],
    ['Иван Smith', { why: 'mixed', letter: 'И' }],
    ['\u13aadam', { why: 'rare', letter: '\u13aa' }],
    ['', { why: 'blank' }],
    ['   ', { why: 'blank' }],
    ['x'.repeat(41), { why: 'long' }],
  ])('may not be %j', (name, fault) => expect(faultOf(name)).toEqual(fault));

  it('is composed and has single spaces', () => {
    expect(playerName.parse('  Zoe\u0308 \u3000  Ada\u00a0B ')).toBe('Zo\u00eb Ada B');
    expect(playerName.safeParse('A\u200bda').error?.issues[0]?.message).toBe(
      'holds U+200B, which shows nothing',
    );
  });
});

describe('names at one table', () => {
  it.each([
    ['Ada', 'ADA'],
    ['AOC', 'АОС'],
    ['Bill', 'BiII'],
    ['Rornan', 'Roman'],
    ['Ada', '𝓐𝓭𝓪'],
    ['Ada', 'A.d a!'],
    ['Zoe', 'Zoë'],
    ['ΝΙΚΗ', 'NIKH'],
  ])('%s and %s look alike', (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  it.each([
    ['Ada', 'Eda'],
    ['Паша', 'Даша'],
    ['🌳', '🦊'],
    ['?!', '??'],
  ])('%s and %s do not', (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)));

  it('are told apart by a number', () => {
    expect(toldApart(['Ada', null, 'ada', 'Bob', 'АDА'])).toEqual([
      ...['Ada', null, 'ada (2)', 'Bob'],
      'АDА (3)',
    ]);
    expect(toldApart(['Ada', 'Ada (2)', 'Ada'])).toEqual(['Ada', 'Ada (2)', 'Ada (3)']);
    expect(toldApart(['Squirrel'], ['Squirrel'])).toEqual(['Squirrel (2)']);
  });
});
