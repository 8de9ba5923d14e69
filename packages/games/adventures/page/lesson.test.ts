/** What the guided game of Roll Player Adventures says in words must come about for whoever plays as is suggested. */

import { botsFor } from '@tabard/bots';
import { quickStream } from '@tabard/kernel';
import { type Hint, hintFor, type Lesson, setupOf } from '@tabard/page/lesson/guide';
import { Table } from '@tabard/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { lesson as written } from '../guide';
import module, { type Adventures, COLOURS, coloursOf, house } from '../index';

/** By step: the board when it is suggested, and after the last. */
const before = new Map<string, Adventures>();
let lesson: Lesson;
let sitDown: () => Table;

beforeAll(async () => {
  await module.world?.ready();
  lesson = written as Lesson;
  sitDown = () => Table.open(module.game, botsFor(module), setupOf(lesson, ['Learner']));
  const table = sitDown();
  for (let hint = hintFor(lesson, table.match); hint.kind !== 'end'; hint = hintFor(lesson, table.match)) {
    if (hint.kind !== 'step') throw new Error(`a ${hint.kind} where the lesson has a step: ${table.match.where}`);
    before.set(hint.step.id, boardOf(table));
    table.answer(lesson.learner, hint.step.answer!);
  }
  before.set('over', boardOf(table));
});

const boardOf = ({ match }: Table): Adventures => structuredClone(match.board) as Adventures;
const at = (step: string): Adventures => before.get(step)!;

/** "K2 K4 W3": the dice of the pool. */
const pool = (step: string): string => diceIn(at(step), (place) => place === 2);
const diceIn = ({ dieAt, dieMask, dieValue }: Adventures, isThere: (place: number) => boolean): string =>
  dieAt.flatMap((place, die) => (isThere(place) ? [`${coloursOf(dieMask[die])[0]}${dieValue[die]}`] : [])).join(' ');
const slots = (step: string): string =>
  at(step)
    .challenge!.slots.map(({ colours, value }) => `${coloursOf(colours).join('') || '*'}${value || '?'}`)
    .join(' ');
const row = (step: string, colour: (typeof COLOURS)[number]): number => at(step).rows[COLOURS.indexOf(colour)];

test('who follows the coach hears steps and nothing else, and comes to THE END in time for bed', () => {
  expect(at('over').story.label).toBe('THE_END');
  const pages = [...before.keys()].length;
  expect(pages).toBeGreaterThan(40); // A minute for three of them: twenty minutes at most.
  expect(pages).toBeLessThan(60);
});

test('the hero is good at sneaking and has no STR', () => {
  expect(at('chain').portrait).toEqual(['tamsin-quill']);
  expect([row('chain', 'K'), row('chain', 'W'), row('chain', 'R')]).toEqual([3, 2, 0]);
  expect([at('chain').items, at('chain').xp]).toEqual([[41], 1]);
});

test('Stealth I: the gloves make the missing 5 of a 4, and everything is covered', () => {
  expect(slots('black')).toBe('K? *3 *5');
  expect([pool('gloves'), pool('checkDone')]).toEqual(['K2 K4 W3', 'K2 K5 W3']);
  expect(at('checkDone').bonusTokens).toBe(1);
  expect(at('road').story.keywords).toContain('TOLLPAID');
  expect(at('road').favor).toEqual([5, 6, 5]); // Passed: the Tidebound think better of them.
});

test('the bully: the ability covers two slots, red strikes back, and 3 of other rows buy it', () => {
  expect(at('reedsWay').map.xp).toMatchObject({ B: 1 });
  expect([at('fightBlack').challenge!.enemies, slots('fightBlack')]).toEqual([[1], 'R? *4 K?']);
  expect([pool('ability'), pool('fightDone')]).toEqual(['K2 G2 B2', 'K4 K2 B2']);
  expect([at('fightPlace').fatigue, at('red').fatigue, at('redRoll').fatigue]).toEqual([[2], [4], [7]]);
  expect(diceIn(at('red'), (place) => place > 2)).toBe('K4 K2');
  expect(at('rest').gold - at('redPlace').gold).toBe(2); // The coin below the slot, and the story's.
});

test('the rest: a die of fatigue gone, full rows, the class card up', () => {
  expect([at('rest').fatigue, at('stems').fatigue]).toEqual([[7], [2]]);
  expect([at('rest').classState, at('stems').classState]).toEqual([[1], [0]]);
  expect(at('stems').rows).toEqual(at('stems').scores);
});

test('Endure I: a 1 is rerolled to a 4', () => {
  expect(slots('green')).toBe('G? W? *4');
  expect([pool('rootless'), pool('endureDone')]).toEqual(['K1 G2 W5', 'K4 G2 W5']);
  expect(at('trail').story.keywords).toContain('TRACKS');
});

test('rope, stones, a familiar, the tower', () => {
  expect([at('trail').items, at('trail').map.mapCards]).toEqual([[41, 57], [9]]);
  expect(at('chapelWay').map.xp).toMatchObject({ C: 2 });
  expect(at('pocket').map.tokens).toContain('sentry@C');
  const owned = house.cards.filter(({ deck }, card) => deck === 'familiar' && at('chick').cardOwner[card] === 0);
  expect(owned).toHaveLength(1);
  expect(at('theEnd').story.endAvailable).toBe(1);
});

describe('who does otherwise', () => {
  /** Answers with whatever this says, else as is suggested; tells the hints. */
  function play(otherwise: (hint: Hint, options: readonly string[]) => string | undefined): Hint[] {
    const table = sitDown();
    const hints: Hint[] = [];
    for (let i = 0; i < 400; i++) {
      const hint = hintFor(lesson, table.match);
      hints.push(hint);
      const [ask] = table.match.pending.asks;
      if (hint.kind === 'end' || !ask) break;
      const own = otherwise(hint, ask.options);
      table.answer(0, own ?? (hint.kind === 'step' ? hint.step.answer : undefined) ?? goingOn(ask.options));
    }
    return hints;
  }
  const goingOn = (options: readonly string[]): string =>
    ['best', 'confirm', 'enough', 'done'].find((key) => options.includes(key)) ?? options.at(-1)!;
  const idsIn = (hints: readonly Hint[]) => hints.flatMap((hint) => (hint.kind === 'step' ? [hint.step.id] : []));

  test('takes another hero: hears of cards and class in words that are true of any', () => {
    const steps = idsIn(play((_, options) => options.find((key) => key === 'character:bram-oddmouth')));
    expect(steps).toEqual(expect.arrayContaining(['black', 'checkCards', 'fightCards', 'endureCards', 'rest', 'both']));
    for (const untrue of ['gloves', 'ability', 'rootless']) expect(steps).not.toContain(untrue);
  });

  test('pays the toll: the guide is there again behind the chain, and again in the reeds where it fails', () => {
    const steps = idsIn(play((hint) => (hint.kind === 'step' && hint.step.id === 'chain' ? 'choice:0' : undefined)));
    expect(steps).not.toContain('black');
    expect(steps).toEqual(expect.arrayContaining(['road', 'fightBlack', 'rest', 'green', 'again']));
  });

  test('changes another die: no step speaks of dice that are no longer there', () => {
    const table = sitDown();
    for (const key of ['character:tamsin-quill', 'choice:1', 'buy:K', 'enough']) table.answer(0, key);
    const feint = `play:${house.cards.findIndex(({ id }) => id === 'feint')}:0`;
    for (const key of [feint, 'die:8:-1', 'enough']) table.answer(0, key); // The black 4 is a 3 now.
    expect(boardOf(table).dieValue[8]).toBe(3);
    expect(hintFor(lesson, table.match)).not.toMatchObject({ step: { id: 'gloves' } });
  });

  test.each([1, 2, 3, 4])('as they like (%i): a step that is shown is true of the dice on the table', (seed) => {
    const chance = quickStream(seed);
    const table = sitDown();
    for (let i = 0; i < 300; i++) {
      const hint = hintFor(lesson, table.match);
      const [ask] = table.match.pending.asks;
      if (hint.kind === 'end' || !ask) break;
      if (hint.kind === 'step') {
        for (const [path, value] of Object.entries(hint.step.fits ?? {}))
          expect([hint.step.id, path, valueAt(boardOf(table), path)]).toEqual([hint.step.id, path, value]);
      }
      const follows = hint.kind === 'step' && hint.step.answer !== undefined && chance.below(4) > 0;
      table.answer(0, follows ? hint.step.answer! : ask.options[chance.below(ask.options.length)]);
    }
  });
  const valueAt = (b: unknown, path: string): unknown =>
    path.split('.').reduce<unknown>((value, name) => (value as { [name: string]: unknown })?.[name], b);
});
