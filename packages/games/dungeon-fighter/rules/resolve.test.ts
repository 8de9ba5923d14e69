import type { Plain } from '@tabard/kernel';
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn, type Equipment } from '../content';
import { scenarios } from '../scenarios/position';
import {
  BARD,
  boardOf,
  fight,
  heroOf,
  JACK,
  LEBRON,
  lives,
  MARLA,
  THROW,
  throwing,
  told,
  ware,
} from '../scenarios/table.fixture';
import { dungeonFighterWith } from '.';

const [salmon, helm, lotion, whistle, cocoa, egg] = [
  'frozen-salmon',
  'horned-helm',
  'enlarging-lotion',
  'avalanche-whistle',
  'grandmothers-cocoa',
  'egg-timer',
].map(ware);
const MISS = { rest: 'out' };
const KILL = { section: 'BULL', symbol: 'icon' };
const ICEBERGS = { monster: 'auntie-draught' };

const hit = (game: ReturnType<typeof fight>) =>
  told(game, 'hit')[0] as never as { damage: number; parts: { what: string }[] };

describe('the order inside a throw', () => {
  test('DF-36.2 a touched Iceberg is gone and its damage is never lost: on a Hit, on a Miss, on an ignored result', () => {
    const given = { ...ICEBERGS, combat: { icebergs: [0, 1, 2, 3] } };
    const onHit = throwing(JACK, 'red', { section: 'B0', icebergs: [1] }, given);
    onHit.seat(JACK).answers(THROW);
    onHit.expectBoard({ combat: { life: 16, layout: { icebergs: [0, 2, 3] } } });
    const onMiss = throwing(JACK, 'red', { ...MISS, icebergs: [0, 3] }, given);
    onMiss.seat(JACK).answers(THROW);
    onMiss.expectBoard({ combat: { life: 18, layout: { icebergs: [1, 2] } } });
    onMiss.expectEvents([
      { type: 'foe.damaged', amount: 2, why: 'icebergs' },
      { type: 'hurt', seat: JACK },
    ]);
    const again: Plain = [{ section: 'B0', symbol: 'icon', icebergs: [2] }, { section: 'D0' }];
    const ignored = throwing(BARD, 'red', again, given);
    ignored.seat(BARD).answers(THROW, 'ability:red');
    ignored.expectBoard({ combat: { life: 19, layout: { icebergs: [0, 1, 3] } } }); // dealt at once
    ignored
      .seat(BARD)
      .answers(THROW)
      .expectBoard({ combat: { life: 18 } });
  });

  test('DF-36.3 of Water dice one is chosen first; Icebergs of all three count', () => {
    const water: Plain = [
      { id: 'water-0', section: 'B0' },
      { id: 'water-1', section: 'A0', symbol: 'icon' },
      { id: 'water-2', ...MISS, icebergs: [0] },
    ];
    const given = { ...ICEBERGS, combat: { pool: ['red', 'water'], icebergs: [0, 1] } };
    const game = throwing(JACK, 'water', [water], given);
    game.seat(JACK).answers(THROW);
    game.expectQuestion('throw.water', JACK).expectOptions(JACK, ['water-0', 'water-1', 'water-2']);
    game.seat(JACK).answers('water-0');
    game.expectQuestion('throw', LEBRON); // no icon on the one chosen; red is the last die
    game.expectBoard({ combat: { life: 16 } });
  });

  test('DF-36.3 three equal results leave nothing to choose', () => {
    const water = [0, 1, 2].map((n) => ({ id: `water-${n}`, section: 'B0' }));
    const game = throwing(JACK, 'water', [water], { combat: { pool: ['red', 'water'] } });
    game.seat(JACK).answers(THROW);
    game.expectBoard({ combat: { life: 17 } }).expectQuestion('throw', LEBRON);
  });

  test('DF-36.4, DF-R15 who throws again forgets everything of the first result but the Icebergs', () => {
    const first = { section: 'BULL', symbol: 'icon', reqs: { jump: false } };
    const game = throwing(BARD, 'red', [first, { section: 'D0' }]);
    game.seat(BARD).answers(THROW);
    game.expectQuestion('throw.again', BARD).expectOptions(BARD, ['keep', 'ability:red']);
    game.seat(BARD).answers('ability:red');
    game.expectQuestion('throw', BARD).expectBoard({ combat: { life: 20 } });
    expect(lives(game)).toEqual([9, 9, 9, 9]);
    game.seat(BARD).answers(THROW);
    game
      .expectBoard({ combat: { life: 19 } })
      .expectNoEvents([{ type: 'miss' }, { type: 'insta-kill' }, { type: 'ability.used' }]);
  });

  test('DF-R15 nor do Madness and XP count it, and it may be done again without limit', () => {
    const icon = { section: 'D0', symbol: 'icon' };
    const given = { monster: 'babbling-shaman', room: 'wishing-hole', combat: { life: 20, active: BARD } };
    const game = fight(given, { levelUp: 'on' }).world('throw', icon, icon, icon, icon, { section: 'D0' });
    game.seat(BARD).answers('red', THROW);
    for (let i = 0; i < 4; i++) {
      game.expectQuestion('throw.again', BARD).expectBoard({ combat: { hits: 0, life: 20 }, heroes: { 0: { xp: 0 } } });
      game.seat(BARD).answers('ability:red', THROW);
    }
    game.expectBoard({ combat: { hits: 1, life: 19, throws: 5 }, heroes: { 0: { xp: 0 } } });
  });

  test('DF-36.4 Fearless, Re-throw, a token and a Relic all open the window', () => {
    const penguin = { monster: 'bloodthirsty-penguin', chest: { relics: ['egg-timer'] } };
    const one = { section: 'D0', symbol: 'icon' };
    throwing(BARD, 'red', one, penguin)
      .seat(BARD)
      .answers(THROW)
      .expectOptions(BARD, ['keep', 'fearless', 'ability:red']);
    throwing(JACK, 'green', { ...MISS }, penguin)
      .seat(JACK)
      .answers(THROW)
      .expectOptions(JACK, ['keep', `relic:${egg}`]);
    const failed = { section: 'D0', bounced: false };
    throwing(JACK, 'green', failed, penguin)
      .seat(JACK)
      .answers(THROW)
      .expectOptions(JACK, ['keep', 'fearless', `relic:${egg}`]);
    const tokens = { combat: { life: 20, active: BARD }, heroes: { 0: { tokens: [1, 0, 0] } } };
    const token = fight(tokens, { levelUp: 'on' }).world('throw', { section: 'D0' }, { section: 'D0' });
    token.seat(BARD).answers('red', THROW);
    token.expectOptions(BARD, ['keep', 'token:red']);
    token
      .seat(BARD)
      .answers('token:red')
      .expectBoard({ heroes: { 0: { tokens: [2, 0, 0] } } });
    token.seat(BARD).answers(THROW).expectQuestion('turn.die', JACK); // it is spent
  });

  test('DF-36.4 not when the Icebergs alone defeat the Monster', () => {
    const result = { section: 'D0', symbol: 'icon', icebergs: [0, 1] };
    const given = (life: number) => ({ ...ICEBERGS, combat: { life, icebergs: [0, 1, 2, 3] } });
    const dead = throwing(BARD, 'red', result, given(2));
    dead.seat(BARD).answers(THROW);
    dead.expectNoEvents([{ type: 'rethrow' }]).expectBoard({ combat: null });
    throwing(BARD, 'red', result, given(3)).seat(BARD).answers(THROW).expectQuestion('throw.again', BARD);
  });

  test('DF-36.4 nor on an Insta-Kill', () => {
    const game = throwing(BARD, 'red', KILL, { combat: { life: 90 } });
    game.seat(BARD).answers(THROW);
    game.expectBoard({ combat: null }).expectEvents([{ type: 'insta-kill' }]);
  });

  test('DF-R69 Fearless and the icon on one die: throw again and lose it, or keep the 1 and use it', () => {
    const one = { section: 'D0', symbol: 'icon' };
    const given = { monster: 'bloodthirsty-penguin' };
    const kept = throwing(JACK, 'green', one, given);
    kept.seat(JACK).answers(THROW);
    kept.expectQuestion('throw.again', JACK).expectOptions(JACK, ['keep', 'fearless']);
    kept
      .seat(JACK)
      .answers('keep', 'ability:green')
      .expectBoard({ chest: { gold: 3 }, combat: { life: 19 } });
    const again = throwing(JACK, 'green', [one, { section: 'B0' }], given);
    again.seat(JACK).answers(THROW, 'fearless', THROW);
    again.expectBoard({ chest: { gold: 2 }, combat: { life: 17 } }).expectQuestion('turn.die', LEBRON);
  });

  test('DF-R72 the chosen Water die opens the window; all three are thrown again and one is chosen again', () => {
    const first: Plain = [
      { id: 'water-0', section: 'D0' },
      { id: 'water-1', section: 'B0' },
      { id: 'water-2', ...MISS },
    ];
    const second: Plain = [
      { id: 'water-0', section: 'A0' },
      { id: 'water-1', ...MISS },
      { id: 'water-2', ...MISS },
    ];
    const given = { monster: 'bloodthirsty-penguin', combat: { pool: ['red', 'blue', 'water'] } };
    const game = throwing(JACK, 'water', [first, second], given);
    game.seat(JACK).answers(THROW, 'water-0');
    game.expectOptions(JACK, ['keep', 'fearless']);
    game.seat(JACK).answers('fearless');
    expect(game.match.pending.asks[0].about.ids).toEqual(['water-0', 'water-1', 'water-2']);
    game.seat(JACK).answers(THROW);
    game.expectQuestion('throw.water', JACK);
    game
      .seat(JACK)
      .answers('water-0')
      .expectBoard({ combat: { life: 15, thrown: ['water'] } });
    const other = throwing(JACK, 'water', [first], given);
    other
      .seat(JACK)
      .answers(THROW, 'water-1')
      .expectBoard({ combat: { life: 17 } }); // a 3 opens nothing
  });

  test('DF-36.5 never the icon and a Level Up token in one throw', () => {
    const heroes = { 2: { tokens: [1, 1, 1] } };
    const game = fight({ heroes, combat: { active: LEBRON, pool: [], life: 20 } }, { levelUp: 'on' });
    game.world('throw', { section: 'D0', symbol: 'icon' });
    game.seat(LEBRON).answers('bonus', THROW);
    game
      .expectQuestion('throw.icon', LEBRON)
      .expectOptions(LEBRON, ['ability:red', 'ability:green', 'ability:blue', 'decline']);
    game.seat(LEBRON).answers('decline');
    game.expectQuestion('turn.run-out', 0).expectBoard({ heroes: { 2: { tokens: [1, 1, 1] } } });
    const blank = fight({ heroes, combat: { active: LEBRON, pool: [], life: 20 } }, { levelUp: 'on' });
    blank.world('throw', { section: 'D0' });
    blank.seat(LEBRON).answers('bonus', THROW);
    blank
      .expectQuestion('throw.token', LEBRON)
      .expectOptions(LEBRON, ['none', 'token:red', 'token:green', 'token:blue']);
    blank.seat(LEBRON).answers('token:red');
    blank.expectBoard({ combat: { life: 17 }, heroes: { 2: { tokens: [2, 1, 1] } } });
  });

  test('DF-36.7 every part of a Hit, in its order', () => {
    const given = {
      ...ICEBERGS,
      room: 'cool-slide',
      heroes: {
        2: { cards: ['frozen-salmon', 'horned-helm', 'enlarging-lotion'] },
        1: { cards: ['avalanche-whistle'] },
      },
      combat: { life: 50, cutthroat: 1, melody: 1, icebergs: [0, 1, 2, 3] },
    };
    const result = { section: 'B1', touched: ['C1'], symbol: 'icon', icebergs: [3] };
    const game = throwing(LEBRON, 'red', result, given);
    game.seat(LEBRON).answers(`${salmon}+${helm}+dance`, THROW, 'ability:red', `use:${lotion}`);
    game.seat(JACK).answers(`use:${whistle}`);
    game.expectQuestion('throw.cutthroat', LEBRON).expectOptions(LEBRON, ['keep', 'add:C1']);
    game.seat(LEBRON).answers('add:C1');
    expect(hit(game).parts.map(({ what }) => what)).toEqual([
      ...['section', 'cutthroat', 'piercing', 'weapon', 'weapon', 'dancing', 'spendable', 'spendable', 'icebergs'],
    ]);
    expect(hit(game).damage).toBe(4 + 3 + 2 + 1 + 2 + 2 + 3 + 5 + 1);
    game.expectBoard({ combat: { life: 50 - 23, cutthroat: 0, melody: 1 } });
  });

  test('DF-36.7 on the Weak Point Icebergs first, then half of what is left, and nothing else', () => {
    const given = {
      ...ICEBERGS,
      heroes: { 1: { cards: ['frozen-salmon', 'avalanche-whistle'] } },
      combat: { life: 10, icebergs: [0, 1, 2, 3], templates: ['weak-point'] },
    };
    const game = throwing(JACK, 'red', { template: 'weak-point', icebergs: [0] }, given);
    game.seat(JACK).answers(`${salmon}`, THROW);
    game.expectBoard({ combat: { life: 5, layout: { templates: [] } }, heroes: { 1: { life: 9 } } });
    game.expectEvents([
      { type: 'foe.damaged', amount: 1 },
      { type: 'weak-point', damage: 4, life: 5 },
    ]);
  });

  test('DF-36.7 a Monster that falls has no reaction', () => {
    const shaman = { monster: 'babbling-shaman', combat: { life: 3 } };
    throwing(JACK, 'red', { section: 'B0' }, shaman)
      .seat(JACK)
      .answers(THROW)
      .expectNoEvents([{ type: 'madness' }]);
  });

  test('DF-36.8, DF-R16 on a Miss Icebergs and Agile Instincts strike first, and the defeated strike back no more', () => {
    const miss = { ...MISS, symbol: 'icon', icebergs: [0] };
    const given = (life: number) => ({ ...ICEBERGS, combat: { life, icebergs: [0, 1, 2, 3] } });
    const three = throwing(JACK, 'red', miss, given(3));
    three.seat(JACK).answers(THROW, 'ability:red');
    three.expectBoard({ combat: null }).expectNoEvents([{ type: 'hurt' }]);
    const bergs = throwing(LEBRON, 'red', { ...MISS, icebergs: [0, 1] }, given(2));
    bergs.seat(LEBRON).answers(THROW);
    bergs.expectBoard({ combat: null }).expectNoEvents([{ type: 'hurt' }]);
    expect(lives(bergs)).toEqual([9, 9, 9, 9]);
    const alive = throwing(LEBRON, 'red', { ...MISS, icebergs: [0, 1] }, given(3));
    alive.seat(LEBRON).answers(THROW);
    alive.expectBoard({ combat: { life: 1 } });
    expect(lives(alive)).toEqual([9, 9, 8, 9]);
  });

  test('DF-36.8 less Armour; Agile Instincts or Soft Snow set it to 0', () => {
    const penguin = { monster: 'bloodthirsty-penguin' };
    const armed = throwing(JACK, 'red', MISS, { ...penguin, heroes: { 1: { cards: ['tea-tray'] } } });
    armed.seat(JACK).answers(THROW);
    armed.expectQuestion('throw.armour', JACK).expectOptions(JACK, ['done', `${ware('tea-tray')}`]);
    armed.seat(JACK).answers(`${ware('tea-tray')}`);
    expect(heroOf(armed, JACK).life).toBe(8);
    const agile = throwing(JACK, 'red', { ...MISS, symbol: 'icon' }, penguin);
    agile
      .seat(JACK)
      .answers(THROW, 'ability:red')
      .expectBoard({ combat: { life: 18 }, heroes: { 1: { life: 9 } } });
    const snow = throwing(
      JACK,
      'snow',
      { id: 'snow', ...MISS, symbol: 'snow' },
      { ...penguin, combat: { pool: ['red', 'green', 'snow'] } },
    );
    snow
      .seat(JACK)
      .answers(THROW)
      .expectBoard({ combat: { life: 20 }, heroes: { 1: { life: 9 } } });
  });

  test('DF-R58 an Armour need not be used when nothing is left to prevent, but may for what it brings besides', () => {
    const soft = { id: 'snow', ...MISS, symbol: 'snow' };
    const pool = { combat: { pool: ['red', 'green', 'snow'] } };
    const plain = throwing(JACK, 'snow', soft, { ...pool, heroes: { 1: { cards: ['tea-tray'] } } });
    plain.seat(JACK).answers(THROW).expectQuestion('turn.die', LEBRON);
    const cardigan = ware('deep-pocket-cardigan');
    const pockets = throwing(JACK, 'snow', soft, { ...pool, heroes: { 1: { cards: ['deep-pocket-cardigan'] } } });
    pockets
      .seat(JACK)
      .answers(THROW)
      .expectOptions(JACK, ['done', `${cardigan}`]);
    pockets
      .seat(JACK)
      .answers(`${cardigan}`)
      .expectBoard({ chest: { gold: 3 }, heroes: { 1: { life: 9, turned: [cardigan] } } });
  });

  test('DF-36.9 the faint check and its window come after the damage, then the loss', () => {
    const given = {
      heroes: { 0: { fainted: 1 }, 1: { life: 2 }, 2: { cards: ['grandmothers-cocoa'] }, 3: { fainted: 1 } },
    };
    const game = throwing(JACK, 'red', MISS, given);
    game.seat(JACK).answers(THROW);
    game.expectQuestion('faint.cards', LEBRON).expectBoard({ heroes: { 1: { life: 0, fainted: 0 } } });
    game.seat(LEBRON).answers('pass');
    game.expectBoard({ heroes: { 1: { life: 0, fainted: 1 } } }).expectStanding(null);
  });

  test('DF-36.10 Madness after the damage, then the next Hero’s turn', () => {
    const game = throwing(JACK, 'red', { section: 'D0' }, { monster: 'babbling-shaman' });
    game.seat(JACK).answers(THROW);
    game.expectEvents([
      { type: 'hit' },
      { type: 'madness', requirement: 'weak-hand', active: 1 },
      { type: 'turn.begins', seat: LEBRON },
    ]);
    const miss = throwing(JACK, 'red', MISS, { monster: 'babbling-shaman' });
    miss
      .seat(JACK)
      .answers(THROW)
      .expectBoard({ combat: { hits: 0 } });
  });

  test('DF-36.11 Spendables after icon, before damage, from the Active Hero clockwise; a Miss has no use for them', () => {
    const given = { heroes: { 1: { cards: ['avalanche-whistle'] }, 3: { cards: ['enlarging-lotion'] } } };
    const between = { section: 'B0', touched: ['C0'], symbol: 'icon' };
    const game = throwing(LEBRON, 'red', between, given);
    game.seat(LEBRON).answers(THROW, 'ability:red');
    game.expectQuestion('throw.cards', MARLA).expectBoard({ combat: { life: 20 } });
    game.seat(MARLA).answers('pass');
    game.expectQuestion('throw.cards', JACK);
    game.seat(JACK).answers(`use:${whistle}`);
    game.expectQuestion('throw.cards', MARLA); // asked again, now that something was used
    game
      .seat(MARLA)
      .answers('pass')
      .expectBoard({ combat: { life: 20 - 3 - 2 - 5 } });
    throwing(LEBRON, 'red', MISS, given).seat(LEBRON).answers(THROW).expectQuestion('turn.die', MARLA);
  });

  test('DF-36.11 healing in a throw for who wishes to be asked in every window', () => {
    const given = { heroes: { 1: { cards: ['grandmothers-cocoa'], life: 3 } } };
    const game = fight({ combat: { life: 20, active: LEBRON }, ...given }, { seats: 4 }).world('throw', MISS);
    game.seat(JACK).wishes('windows', 'all');
    game.seat(LEBRON).answers('red', THROW);
    game.expectQuestion('throw.cards', JACK).expectOptions(JACK, ['pass', `use:${cocoa}`]);
    game.seat(JACK).answers(`use:${cocoa}`);
    expect(lives(game)).toEqual([9, 7, 7, 9]);
    throwing(LEBRON, 'red', MISS, given).seat(LEBRON).answers(THROW).expectQuestion('turn.die', MARLA);
  });

  test('DF-36.11 no such window after an Insta-Kill', () => {
    const given = { heroes: { 2: { cards: ['avalanche-whistle'] } }, combat: { life: 90 } };
    const game = throwing(LEBRON, 'red', KILL, given);
    game.seat(LEBRON).answers(THROW, 'decline');
    game.expectBoard({ combat: null, spent: [] }).expectEvents([{ type: 'insta-kill' }]);
  });
});

test('DF-R36 what falls on a Miss is no Epic Shot, however deep', () => {
  const given = { ...ICEBERGS, combat: { life: 2, icebergs: [0, 1, 2, 3] } };
  const game = throwing(JACK, 'red', { ...MISS, symbol: 'icon', icebergs: [0, 1, 2, 3] }, given);
  game.seat(JACK).answers(THROW, 'ability:red');
  game.expectEvents([{ type: 'foe.defeated', by: 'other', life: -4 }]).expectNoEvents([{ type: 'epic-shot' }]);
  expect(boardOf(game).chest.gold).toBe(2 + 2);
});

test('DF-36.11, DF-36.8 a card for a Miss, as a pack may have, strikes before the Monster does', () => {
  const onMiss = (card: Equipment): Equipment =>
    card.id === 'avalanche-whistle' ? ({ ...card, window: 'throw-miss' } as Equipment) : card;
  const content = { ...builtIn, equipment: builtIn.equipment.map(onMiss) };
  const play = (life: number) => {
    const game = scenario(dungeonFighterWith(content, {}), scenarios).seats(3).world('throw', MISS);
    const heroes = { 2: { cards: ['avalanche-whistle'] } };
    game.given({ monster: 'walrus-pup', room: 'wishing-hole', combat: { life }, heroes });
    game.seat(1).answers('red', THROW);
    return game.seat(2).answers(`use:${whistle}`);
  };
  play(6).expectBoard({ combat: { life: 1 }, heroes: { 1: { life: 7 } } });
  const dead = play(2);
  dead.expectBoard({ combat: null, heroes: { 1: { life: 9 } }, leader: 1 });
  dead.expectEvents([{ type: 'foe.defeated', by: 'other', life: -3 }]).expectNoEvents([{ type: 'epic-shot' }]);
});
