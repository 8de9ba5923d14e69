/** What the cards speak of: nothing that their mode does not have, honest flags, and no circles. */
import { describe, expect, test } from 'vitest';
import { builtIn, type Change, FLAGS, type Knob, METRICS } from '.';
import { mechanicsOf, ofSet, recordsIn, wordsIn } from './cards.fixture';

const { market, classes, familiars, fiends, minions, monsters, adventures } = builtIn;

/** What a card does, as words. */
const speaks = (card: object): string[] => wordsIn(mechanicsOf(card as never));
const speaksOf = (words: readonly string[], card: object): string[] =>
  speaks(card).filter((word) => words.includes(word));

const BOOST = ['kind=boost'];
const HUNT = [
  ...['on=hunt', 'on=trophy', 'on=no-trophy', 'trophies', 'tokens', 'minion-dots', 'timing=hunt'],
  ...['hunt-dice', 'hunt-result', 'minion-gold', 'forbid=hunt', 'minion-change', 'mercenary-xp', 'mercenary-gold'],
  ...['injury', 'do=heal', 'ward', 'heal-xp', 'unbowed', 'xp-stored', 'devious'], // Injuries and hoards of XP come of Hunts
];
const COMBAT = [
  ...['on=combat', 'monster-dice', 'monster-result', 'honor-worth', 'champion', 'monster-stars', 'timing=combat'],
  ...['timing=monster', 'do=look', 'do=honor', 'mercenary-xp', 'mercenary-gold', 'combat-rerolls', 'combat-result'],
];
const FAMILIAR = ['FAM', 'familiar', 'familiar-action', 'on=familiar', 'power-slack', 'familiar-matches', 'whistle'];
const FIEND = [
  'on=fiend',
  'on=banish',
  'do=banish',
  'do=summon',
  'banish-gold',
  'fiends-active',
  'fiends-banished',
  'fiends',
];
/** Of what mode `base` has nothing. */
const NOT_IN_BASE = [
  ...[...BOOST, ...HUNT, ...COMBAT, ...FAMILIAR, ...FIEND],
  ...[
    'kind=split',
    'scroll',
    'xp',
    'do=xp',
    'do=pay-xp',
    'row-xp',
    'action-xp',
    'reroll-xp',
    'honor',
    'of=power',
    'per=power',
    'power-goal',
    'power-goal-scored',
  ],
  ...['controlling', 'combat-dice', 'backpack'],
];

describe('a set speaks only of what its modes have', () => {
  const inBase = [...ofSet(market, 'base'), ...ofSet(classes, 'base')];
  test.each(inBase.map((card) => [card.id, card] as const))('base: %s', (_, card) => {
    expect(speaksOf(NOT_IN_BASE, card)).toEqual([]);
  });

  const withoutBoost = [
    ...[...ofSet(market, 'ff'), ...ofSet(classes, 'ff'), ...familiars, ...fiends],
    ...ofSet(minions, 'ff'),
    ...ofSet(monsters, 'ff'),
    ...adventures.filter(({ monster }) => ofSet(monsters, 'ff').some(({ id }) => id === monster)),
  ];
  test('ff: no Boost Dice, and no value that only they can show', () => {
    const strange = withoutBoost.filter((card) => speaksOf(BOOST, card).length > 0 || recordsIn(card).some(isAboveSix));
    expect(strange.map(({ id }) => id)).toEqual([]);
  });
  const isAboveSix = (record: { readonly [field: string]: unknown }): boolean =>
    'dice' in record && Number((record.dice as { min?: number }).min ?? 0) > 6;
});

describe('5.16: every Market card has the flags that it needs', () => {
  const needs: { readonly [flag in (typeof FLAGS)[number]]: readonly string[] } = {
    needsOpponent: ['do=copy-skill'],
    needsBoost: BOOST,
    needsHunt: HUNT,
    needsFamiliar: FAMILIAR,
    needsFiend: FIEND,
    combat: COMBAT,
  };
  test.each(market.map((card) => [card.id, card] as const))('%s', (_, card) => {
    const wanted = FLAGS.filter((flag) => speaksOf(needs[flag], card).length > 0);
    expect([...(card.flags ?? [])].sort()).toEqual(wanted.sort());
  });
});

describe('RP-R40 nothing goes round in a circle', () => {
  /** What a change of this number of the rules would be seen in. */
  const SEEN_IN: { readonly [knob in Knob]?: readonly string[] } = {
    score: ['score', 'goal', 'goals', 'scoresAtLeast', 'scoresAtMost', 'highest-score', 'lowest-score', 'score-spread'],
    'die-score': [
      'score',
      'goal',
      'goals',
      'scoresAtLeast',
      'scoresAtMost',
      'highest-score',
      'lowest-score',
      'score-spread',
    ],
    'power-slack': ['power-goal', 'power-goal-scored'],
    'backstory-gold': ['backstory-matches'],
    'class-gold': ['class-dice'],
  };
  const changes = [
    ...market.flatMap((card) => ('abilities' in card ? (card.abilities ?? []) : [])),
    ...classes.flatMap(({ abilities }) => abilities),
    ...fiends.flatMap(({ restriction }) => restriction),
  ].filter((ability): ability is Change => 'change' in ability);

  test('the condition and the measure of a change never look at what it changes', () => {
    expect(changes.length).toBeGreaterThan(30);
    for (const { change, if: cond, per, dice } of changes) {
      const words = [...wordsIn({ cond, per, dice })];
      expect(words.filter((word) => SEEN_IN[change]?.includes(word))).toEqual([]);
    }
  });

  test('a Trait or Weapon looks at no Stars but those of the Alignment and the Monster', () => {
    const STARS = METRICS.filter((metric) => metric.endsWith('-stars'));
    expect(STARS).toEqual(['alignment-stars', 'monster-stars']);
  });

  test('the Stars of the Monster are asked for at scoring alone', () => {
    const asking = [...market, ...classes, ...fiends, ...minions, ...adventures].filter((card) =>
      wordsIn(card).includes('monster-stars'),
    );
    expect(asking.map(({ id }) => id)).toEqual(['relentless']);
  });
});
