/** What the guided game of Roll Player promises in words must come about for whoever plays as the coach suggests. */
import { botsFor } from '@tabard/bots';
import { hintFor, type Lesson, prompt, setupOf } from '@tabard/page/lesson/guide';
import { Table } from '@tabard/table';
import { beforeAll, expect, test } from 'vitest';
import { lesson as written } from '../guide';
import module, { attributeScore, builtIn, DICE, type Hero, type RollPlayer, type Seen } from '../index';

/** By step: the board when it is suggested. Where both are asked, the squire answers after the learner, or before. */
async function walk(squireFirst: boolean): Promise<Map<string, RollPlayer>> {
  const before = new Map<string, RollPlayer>();
  await module.world?.ready();
  const lesson = written as Lesson;
  const table = Table.open(module.game, botsFor(module), setupOf(lesson, ['Learner', 'Squire']));
  for (let hint = hintFor(lesson, table.match); hint.kind !== 'end'; hint = hintFor(lesson, table.match)) {
    const { asks } = table.match.pending;
    const ask = asks.find(({ seat }) => seat === lesson.learner);
    if (!ask || (squireFirst && asks.length > 1)) {
      const word = prompt(lesson, table);
      if (word) table.answer(word.seat, word.key);
      else table.stepBot();
      continue;
    }
    if (hint.kind === 'step') before.set(hint.step.id, structuredClone(table.match.board) as RollPlayer);
    table.answer(lesson.learner, (hint.kind === 'step' && hint.step.answer) || ask.options[0]);
  }
  return before;
}

let before: Map<string, RollPlayer>;
beforeAll(async () => {
  before = await walk(false);
});

const at = (step: string): RollPlayer => before.get(step)!;
const hero = (step: string): Hero => at(step).heroes[0];

test('the first space of STR and the class want green, the second of DEX purple, the second of CHA blue', () => {
  expect(hero('class').colour).toBe('green');
  const { spaces } = builtIn.backstories[hero('startStory').backstory];
  const wants = (space: number) => spaces.find((one) => one.space === space)?.colour;
  expect([wants(0), wants(4), wants(16)]).toEqual(['green', 'purple', 'blue']);
  expect(builtIn.familiars[hero('startWeak').familiar].backstory).toEqual(['red', 'green', 'white']);
});

test('gold dice and a full row pay, and a Hearthguard gets more for the row', () => {
  expect([hero('startGold').gold, hero('startRow').gold]).toEqual([5, 7]);
  expect(hero('strength').gold).toBeGreaterThan(hero('fullRow').gold + 1);
});

test('the STR action makes a 6 of the 1, and the Fiend of the ★ card comes along', () => {
  const die = hero('flip').spaces[6];
  expect(DICE[die].colours).toEqual(['white']);
  expect([at('flip').values[die], at('keepFiend').values[die]]).toEqual([1, 6]);
  expect(hero('keepFiend').fiends).toMatchObject([{ active: 1 }]);
});

test('the Skill moves the token up, the Trait to the corner with 3 Stars', () => {
  expect([hero('useSkill').cell, hero('raise').cell, hero('refresh').cell]).toEqual([4, 1, 0]);
  expect(builtIn.alignments[hero('refresh').alignment].grid[0]).toBe(3);
  expect(hero('refresh').cards[0].exhausted).toBe(1);
  expect(hero('lowest').cards[0].exhausted).toBe(0);
});

test('the Charisma token banishes the Fiend', () => {
  expect([hero('charm').charisma, hero('banish').charisma, hero('buyTrait').charisma]).toEqual([0, 1, 0]);
  expect(hero('buyTrait').fiends).toMatchObject([{ active: 0 }]);
});

test('the Familiar brings XP, the weakness dice, the reroll a Trophy and the Location token', () => {
  expect(hero('hunt').xp).toBeGreaterThan(0);
  expect(at('pool').hunt?.pool).toBeGreaterThan(1);
  const { levels } = builtIn.minions[at('reroll').minion];
  const trophyFrom = levels.find(({ trophy }) => trophy)!.min;
  const sum = (step: string) => at(step).hunt!.dice.reduce((total, value) => total + value, 0);
  expect(sum('reroll')).toBeLessThan(trophyFrom);
  expect(sum('enough')).toBeGreaterThanOrEqual(trophyFrom);
  expect(hero('called').trophies).toHaveLength(1);
  expect(at('called').known[0]).toBe(1);
});

test('after the Call nine dice are to come, after round 8 four, and the twelfth round is the last', () => {
  const empty = (step: string) => hero(step).spaces.filter((die) => die < 0).length;
  expect(at('called').called).toBe(1);
  expect([empty('called'), empty('fourLeft'), empty('lastDie'), empty('lastMarket')]).toEqual([9, 4, 1, 0]);
});

test('no suggestion has put a goal out of reach', () => {
  const seen = { b: at('called'), seats: 2, content: builtIn } as unknown as Seen;
  const { spaces, class: card } = hero('called');
  for (const [row, { min, max }] of builtIn.classes[card].goals.entries()) {
    const empty = spaces.slice(3 * row, 3 * row + 3).filter((die) => die < 0).length;
    const score = attributeScore(seen, 0, row);
    expect([row, score + 6 * empty >= min, score + empty <= max]).toEqual([row, true, true]);
  }
});

test('a squire who is quicker, as on a screen, makes no difference', async () => {
  const other = await walk(true);
  expect([...other.keys()]).toEqual([...before.keys()]);
  expect(other.get('lastMarket')).toEqual(before.get('lastMarket'));
});
