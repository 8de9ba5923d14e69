/** The list of open questions is kept in order, and each ruling is seen to be followed. */
import { readFileSync } from 'node:fs';
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn, type Equipment } from './content';
import { dungeonFighterWith } from './rules';
import { undecided } from './rules/undecided';
import { scenarios } from './scenarios/position';
import {
  boardOf,
  bossFight,
  fight,
  lives,
  offered,
  party,
  question,
  rest,
  roomCard,
  THROW,
  told,
  ware,
} from './scenarios/table.fixture';

const text = readFileSync(new URL('./QUESTIONS.md', import.meta.url), 'utf8');
const own = readFileSync(new URL('./questions.test.ts', import.meta.url), 'utf8');
const MISS = { rest: 'out' };
const [cocoa, bottle, tray] = ['grandmothers-cocoa', 'hot-water-bottle', 'tea-tray'].map(ware);

test('every open question names its clause first, has a ruling, a reason and a test', () => {
  const questions = text.split(/^- /m).slice(1);
  expect(questions.length).toBeGreaterThan(0);
  for (const each of questions) {
    expect(each).toMatch(/^\*\*DF-[A-Z]?\d+(\.\d+)?\s/);
    expect(each).toMatch(/\?\*\*\s+Ruling:/);
    expect(each).toMatch(/\sWhy:\s/);
    expect(own).toContain(`test('${/DF-[A-Z]?\d+(\.\d+)?/.exec(each)?.[0]}`);
  }
});

describe('windows', () => {
  test('DF-R37 healing has no place in the last window against the Boss', () => {
    const heroes = { 0: { cards: ['grandmothers-cocoa'], life: 2 }, 2: { cards: ['bag-of-fresh-snow'] } };
    const game = bossFight({ combat: { pool: [] }, chest: { bonus: 0 }, heroes });
    game.expectQuestion('last.cards', 2);
    game.seat(2).answers('pass');
    game.expectStanding({ reason: 'no-dice' });
  });

  test('DF-R31 in a throw only those are asked about healing who wish it; at a turn’s start all may throw it in', () => {
    const given = { heroes: { 0: { cards: ['grandmothers-cocoa'], life: 3 } }, combat: { life: 20 } };
    const quiet = fight(given).world('throw', { section: 'D0' });
    quiet.expectInterrupts(0, [`use:${cocoa}`]);
    quiet.seat(1).answers('red', THROW);
    quiet.expectQuestion('turn.die', 2).expectInterrupts(0, [`use:${cocoa}`]);
    const asked = fight(given).world('throw', { section: 'D0' });
    asked.seat(0).wishes('windows', 'all');
    asked.seat(1).answers('red', THROW);
    asked.expectQuestion('throw.cards', 0);
    const { combat: _, ...others } = given;
    for (const [windows, next] of [
      ['important', 'turn.die'],
      ['all', 'room.cards'],
    ]) {
      const room = party({ ...others, rooms: ['wishing-hole', 'cool-slide'], monsters: ['walrus-pup'] });
      room.seat(0).wishes('windows', windows);
      room.seat(0).answers(`room:${roomCard('wishing-hole')}`);
      room.expectQuestion(next);
    }
  });

  test('DF-8.5 before a faint a card may heal somebody else, and then the Hero faints', () => {
    const heroes = { 0: { life: 3 }, 1: { life: 1 }, 2: { cards: ['grandmothers-cocoa'] } };
    const game = fight({ heroes }).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    game.seat(2).answers(`use:${cocoa}`);
    game.expectQuestion('card.target', 2).expectOptions(2, ['hero:0', 'hero:1']);
    game.seat(2).answers('hero:0');
    expect(lives(game)).toEqual([7, 0, 9]);
    game.expectBoard({ heroes: { 1: { fainted: 1 } } });
  });

  test('DF-R59 damage by a card on a Miss comes before the counterattack and is no Hit', () => {
    const onMiss = (card: Equipment): Equipment =>
      card.id === 'avalanche-whistle' ? ({ ...card, window: 'throw-miss' } as Equipment) : card;
    const content = { ...builtIn, equipment: builtIn.equipment.map(onMiss) };
    const game = scenario(dungeonFighterWith(content, {}), scenarios).seats(3).options({ levelUp: 'on' });
    const heroes = { 2: { cards: ['avalanche-whistle'] } };
    game.given({ monster: 'walrus-pup', room: 'wishing-hole', combat: { life: 2 }, heroes }).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    game.seat(2).answers(`use:${ware('avalanche-whistle')}`);
    game.expectEvents([{ type: 'foe.defeated', by: 'other', life: -3 }]);
    game.expectNoEvents([{ type: 'hurt' }, { type: 'epic-shot' }, { type: 'xp.gained' }]);
  });
});

describe('turns', () => {
  test('DF-R10 a die thrown before the party backed down was still the last of the combat', () => {
    const strikes = (card: Equipment): Equipment =>
      card.id === 'avalanche-whistle' ? ({ ...card, window: 'turn-start' } as Equipment) : card;
    const content = { ...builtIn, equipment: builtIn.equipment.map(strikes) };
    const game = scenario(dungeonFighterWith(content, {}), scenarios).seats(3).world('throw', { section: 'D0' });
    const heroes = { 0: { cards: ['avalanche-whistle'] } };
    game.given({ monster: 'pogo-fox', room: 'wishing-hole', monsters: ['bashful-lemming'], heroes });
    game.seat(1).answers('red', THROW);
    game.seat(2).answers('back-down');
    for (const seat of [0, 1, 2]) game.seat(seat).answers('yes');
    game.expectQuestion('turn.die', 1); // to the left of the Leader again
    game.seat(0).answers(`use:${ware('avalanche-whistle')}`);
    game.expectBoard({ leader: 1, combat: null });
  });

  test('DF-5.3 the last die is asked for only while somebody could throw something in', () => {
    expect(question(fight({ combat: { pool: ['blue'] } }))).toBe('throw');
    const cards = fight({ combat: { pool: ['blue'] }, heroes: { 0: { cards: ['hot-water-bottle'], life: 1 } } });
    cards
      .expectQuestion('turn.die', 1)
      .expectOptions(1, ['blue'])
      .expectInterrupts(0, [`use:${bottle}`]);
    expect(question(fight({ combat: { pool: ['blue'] }, monster: 'pogo-fox' }))).toBe('turn.die');
  });

  test('DF-29.8 of three equal Water dice the first counts, unasked', () => {
    const water = [0, 1, 2].map((n) => ({ id: `water-${n}`, section: 'B0' }));
    const game = fight({ combat: { life: 20, pool: ['red', 'blue', 'water'] } }).world('throw', water);
    game.seat(1).answers('water', THROW);
    expect(told(game, 'water.chosen')).toEqual([{ type: 'water.chosen', seat: 1, die: 'water-0' }]);
  });

  test('DF-R104.9 whose time runs out spends nothing', () => {
    const game = fight({ heroes: { 1: { cards: ['tea-tray'] } } }).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    const [ask] = game.match.pending.asks;
    expect(undecided(game.match.seen(1) as never, ask)).toBe('done');
  });
});

test('DF-12.10 after 30 exchanges in one Resting the party goes on', () => {
  const game = rest({ heroes: { 0: { cards: ['tea-tray'] } } }, { seats: 2 });
  for (let i = 0; i < 30; i++) {
    expect(question(game)).toBe('rest.exchange');
    game.seat(0).answers(`card:${i % 2}:${tray}`, `to:${(i + 1) % 2}`);
  }
  game.expectQuestion('dungeon.card');
  expect([boardOf(game).exchanges, offered(game, 1).length]).toEqual([30, 2]);
});

describe('tokens, Templates and Relics', () => {
  test('DF-R33 after a token’s Re-throw another token may be used', () => {
    const given = { heroes: { 0: { tokens: [1, 1, 0], life: 5 } }, combat: { active: 0, life: 20, pool: [] } };
    const game = fight(given, { levelUp: 'on' }).world('throw', { section: 'A0' }, { section: 'D0' });
    game.seat(0).answers('bonus', THROW, 'token:red', THROW);
    game.expectQuestion('throw.token', 0).expectOptions(0, ['none', 'token:green']);
    game.seat(0).answers('token:green');
    game.expectBoard({ heroes: { 0: { tokens: [2, 2, 0], life: 6 } }, combat: { life: 19 } });
  });

  test('DF-16.6 a pack’s Weapon brings its Gold on a Weak Point', () => {
    const salmon = ware('frozen-salmon');
    const golden = (card: Equipment, i: number): Equipment =>
      i === salmon ? ({ ...card, extra: { kind: 'gold', n: 2 } } as Equipment) : card;
    const content = { ...builtIn, equipment: builtIn.equipment.map(golden) };
    const game = scenario(dungeonFighterWith(content, {}), scenarios)
      .seats(3)
      .world('throw', { template: 'weak-point' });
    const combat = { life: 9, templates: ['weak-point'] };
    game.given({ monster: 'walrus-pup', room: 'wishing-hole', combat, heroes: { 1: { cards: ['frozen-salmon'] } } });
    game.seat(1).answers('red', `${salmon}`, THROW);
    game.expectBoard({ chest: { gold: 3 }, combat: { life: 5 } });
  });

  test('DF-R26 a Template that Monster and Equipment called for stays when the party backs down', () => {
    const combat = { templates: ['weak-point'], toFlip: [{ template: 'weak-point', by: 'equipment' }] };
    const game = fight({ monster: 'pogo-fox', monsters: ['white-bear'], combat });
    game.seat(1).answers('leave', 'back-down');
    for (const seat of [0, 1, 2]) game.seat(seat).answers('yes');
    expect(boardOf(game).combat?.layout.templates).toHaveLength(1);
  });

  test('DF-R74 nobody is asked whom the Relic heals when all with least life are whole', () => {
    const scarred = { scars: ['red', 'green'], life: 5 };
    const game = rest({ chest: { relics: ['everwarm-slippers'] }, heroes: { 0: scarred, 1: scarred, 2: { life: 6 } } });
    game.expectQuestion('dungeon.card');
    expect(lives(game)).toEqual([5, 5, 6]);
  });

  test('DF-31.6 a token may be put on a scarred colour', () => {
    const heroes = { 1: { xp: 3, scars: ['green'] } };
    const game = party({ phase: 'shop', chest: { gold: 1 }, heroes }, { levelUp: 'on' });
    game.expectOptions(1, ['red', 'green', 'blue', 'keep']);
  });
});
