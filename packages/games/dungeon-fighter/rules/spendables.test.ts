import type { Plain } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn, type Equipment } from '../content';
import { scenarios } from '../scenarios/position';
import {
  boardOf,
  bossFight,
  combat,
  fight,
  heroOf,
  lives,
  party,
  question,
  rest,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';
import { dungeonFighterWith } from './index';

const [lotion, cocoa, bottle, whistle, snow, puddle, poster] = [
  'enlarging-lotion',
  'grandmothers-cocoa',
  'hot-water-bottle',
  'avalanche-whistle',
  'bag-of-fresh-snow',
  'bottled-puddle',
  'anatomical-poster',
].map(ware);
const MISS = { rest: 'out' };

describe('a Spendable', () => {
  test('DF-16.11 is used once and lies on the discard pile', () => {
    const game = fight({ heroes: { 0: { cards: ['grandmothers-cocoa', 'tea-tray'], life: 2 } } });
    game.seat(0).answers(`use:${cocoa}`);
    game.expectBoard({ spent: [cocoa], heroes: { 0: { life: 6, cards: [ware('tea-tray')] } } });
    game.refuses(0, `use:${cocoa}`);
    expect(told(game, 'spendable.used')).toEqual([{ type: 'spendable.used', seat: 0, card: cocoa, target: 0 }]);
  });

  test('DF-16.12 has a use where its effect makes sense, and nowhere else', () => {
    const whole = fight({ heroes: { 0: { cards: ['grandmothers-cocoa'] } } });
    whole.expectInterrupts(0, []).refuses(0, `use:${cocoa}`, 'DF-16.12'); // nobody is hurt
    const hit = fight({ heroes: { 0: { cards: ['avalanche-whistle'] } } });
    hit.expectInterrupts(0, []).refuses(0, `use:${whistle}`, 'DF-R31'); // there is no Hit
    fight({ heroes: { 0: { cards: ['bag-of-fresh-snow'] } } }).expectInterrupts(0, [`use:${snow}`]);
    const quiet = rest({
      heroes: { 0: { cards: ['bag-of-fresh-snow'] }, 2: { cards: ['grandmothers-cocoa'], life: 1 } },
    });
    quiet.expectInterrupts(0, []).expectInterrupts(2, [`use:${cocoa}`]);
  });

  test('DF-16.13 a Hero who is not Active may use one, a fainted one not', () => {
    const heroes = {
      0: { cards: ['grandmothers-cocoa'] },
      2: { cards: ['hot-water-bottle'], fainted: 1 },
      1: { life: 2 },
    };
    const game = fight({ heroes });
    game.expectInterrupts(0, [`use:${cocoa}`]).expectInterrupts(2, []);
    game.refuses(2, `use:${bottle}`, 'DF-8.4');
    game.seat(0).answers(`use:${cocoa}`);
    expect(lives(game)).toEqual([9, 6, 0]);
    game.expectQuestion('turn.die', 1); // and it is still his turn
  });

  test('DF-16.14 may be used immediately before a Hero faints', () => {
    const game = fight({ heroes: { 1: { life: 1 }, 0: { cards: ['hot-water-bottle'] } } }).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    game.expectQuestion('faint.cards', 0).expectOptions(0, ['pass', `use:${bottle}`]);
    game.seat(0).answers(`use:${bottle}`);
    game.expectBoard({ heroes: { 1: { life: 8, fainted: 0 } } });
  });

  test('DF-16.14 there a card that does not heal is of no use', () => {
    const cards = ['bag-of-fresh-snow'];
    const game = fight({ heroes: { 1: { life: 1 }, 0: { cards } } }).world('throw', MISS);
    game.seat(1).answers('red', THROW);
    game.expectEvents([{ type: 'faints', seat: 1 }]).expectQuestion('turn.die', 2);
  });

  test('DF-16.12 who heals says whom, of those who are hurt and stand', () => {
    const heroes = { 0: { cards: ['grandmothers-cocoa'] }, 1: { life: 3 }, 2: { life: 6 }, 3: { fainted: 1 } };
    const game = fight({ heroes }, { seats: 4 });
    game.seat(0).answers(`use:${cocoa}`);
    game.expectQuestion('card.target', 0).expectOptions(0, ['hero:1', 'hero:2']);
    game.seat(0).answers('hero:2');
    expect(lives(game)).toEqual([9, 3, 9, 0]);
  });
});

describe('the moments of DF-R31', () => {
  const holding = { heroes: { 0: { cards: ['grandmothers-cocoa'], life: 3 } } };

  test('DF-R31 at the start of a turn, before dice are chosen or retrieved', () => {
    fight(holding)
      .expectQuestion('turn.die', 1)
      .expectInterrupts(0, [`use:${cocoa}`]);
    fight({ ...holding, combat: { pool: [] } })
      .expectQuestion('turn.run-out', 1)
      .expectInterrupts(0, [`use:${cocoa}`]);
  });

  test('DF-R31 a die granted before the run-out choice fills the pool', () => {
    const game = fight({ heroes: { 0: { cards: ['bag-of-fresh-snow'] } }, combat: { pool: [] } });
    game.seat(0).answers(`use:${snow}`);
    game.expectBoard({ combat: { pool: [], thrown: ['snow'], retrievals: 0 } }).expectQuestion('throw', 1); // the one die
  });

  test('DF-R31 never between choosing the die and its rest', () => {
    const game = fight(holding);
    game.seat(1).answers('red');
    game.expectQuestion('throw', 1).expectInterrupts(0, []).refuses(0, `use:${cocoa}`);
    const armed = fight({ heroes: { ...holding.heroes, 1: { cards: ['frozen-salmon'] } } });
    armed.seat(1).answers('red');
    armed.expectQuestion('turn.weapons', 1).expectInterrupts(0, []);
  });

  test('DF-R31 in Resting and in the Shop', () => {
    rest(holding)
      .expectQuestion('rest.exchange')
      .expectInterrupts(0, [`use:${cocoa}`]);
    const shop = party({ ...holding, phase: 'shop', chest: { gold: 3 } });
    shop.expectQuestion('shop.buy').expectInterrupts(0, [`use:${cocoa}`]);
    shop.seat(0).answers(`use:${cocoa}`);
    shop.expectQuestion('shop.buy').expectBoard({ heroes: { 0: { life: 7 } }, chest: { gold: 3 } });
  });

  test('DF-R31 after the room is revealed and at the start of Resting, for who wishes to be asked', () => {
    const game = party({ ...holding, rooms: ['wishing-hole', 'cool-slide'], monsters: ['walrus-pup'] });
    game.seat(0).wishes('windows', 'all');
    game.seat(0).answers(`room:${roomCard('wishing-hole')}`);
    game.expectQuestion('room.cards', 0).expectBoard({ combat: null });
    game.seat(0).answers(`use:${cocoa}`);
    game.expectQuestion('turn.die', 1);
    expect(heroOf(game, 0).life).toBe(7);
  });

  test('DF-R31 from the Active Hero on, all are asked again after a card, until all pass', () => {
    const heroes = {
      0: { cards: ['enlarging-lotion'] },
      1: { cards: ['avalanche-whistle'] },
      3: { cards: ['grandmothers-cocoa'], life: 2 },
    };
    const game = fight({ heroes, combat: { life: 30 } }, { seats: 4 }).world('throw', {
      section: 'B0',
      touched: ['C0'],
    });
    game.seat(1).answers('red', THROW);
    game.expectQuestion('throw.cards', 1); // 3 did not wish to be asked about healing
    game.seat(1).answers('pass');
    game.expectQuestion('throw.cards', 0);
    game.seat(0).answers(`use:${lotion}`);
    game.expectQuestion('throw.cards', 1).expectOptions(1, ['pass', `use:${whistle}`]);
    game.seat(1).answers(`use:${whistle}`);
    game.expectBoard({ combat: { life: 30 - 3 - 3 - 5 } }).expectQuestion('turn.die', 2);
  });

  test('DF-R31 a window in which nobody can play anything is skipped', () => {
    const heroes = { 0: { cards: ['bag-of-fresh-snow'] }, 1: { cards: ['enlarging-lotion'] } };
    const game = fight({ heroes, combat: { life: 30 } }).world('throw', { section: 'B0' });
    game.seat(1).answers('red', THROW);
    expect(question(game)).toBe('turn.die');
  });
});

describe('the cards of the box', () => {
  test.each([
    ['B0', ['C0'], true],
    ['B0', [], false],
    ['D2', ['D1'], true],
  ] as const)('DF-R18: Enlarging Lotion on %s with %j beside it: %s, and a flat 3', (section, touched, usable) => {
    const game = fight({ heroes: { 2: { cards: ['enlarging-lotion'] } }, combat: { life: 30 } });
    game.world('throw', { section, touched: [...touched] });
    game.seat(1).answers('red', THROW);
    expect(question(game)).toBe(usable ? 'throw.cards' : 'turn.die');
    if (!usable) return;
    game.seat(2).answers(`use:${lotion}`);
    expect(told(game, 'hit')[0]).toMatchObject({ parts: [{ what: 'section' }, { what: 'spendable', amount: 3 }] });
  });

  test('DF-R18 it is for a Hit only', () => {
    const game = fight({ heroes: { 2: { cards: ['enlarging-lotion'] } }, combat: { life: 30 } });
    game.world('throw', { section: 'B0', touched: ['C0'], bounced: false });
    game.seat(1).answers('red', THROW);
    expect(question(game)).toBe('turn.die');
  });

  test('DF-29.2 dice join the pool at that moment', () => {
    const game = fight({ heroes: { 0: { cards: ['bottled-puddle'] } } });
    game.seat(0).answers(`use:${puddle}`);
    game.expectQuestion('turn.die', 1).expectOptions(1, ['red', 'green', 'blue', 'water']);
    game.expectEvents([{ type: 'spendable.used' }, { type: 'dice.join', die: 'water' }]);
  });

  test('DF-30.1 the Active Hero flips what another’s card calls for, before a die is chosen', () => {
    const game = fight({ heroes: { 0: { cards: ['anatomical-poster'] } } }).world('flip', { template: 'weak-point' });
    game.seat(0).answers(`use:${poster}`);
    game.expectQuestion('flip', 1);
    game.seat(1).answers('assist');
    game.expectQuestion('turn.die', 1);
    expect(combat(game).layout.templates.map(({ id }) => id)).toEqual(['weak-point']);
  });

  test('DF-30.1 so it is when the pool was empty', () => {
    const given = { heroes: { 0: { cards: ['anatomical-poster'] } }, combat: { pool: [] } };
    const game = fight(given).world('flip', { template: 'weak-point' });
    game.seat(0).answers(`use:${poster}`);
    game.seat(1).answers('assist');
    game.expectQuestion('turn.run-out', 1);
  });
});

describe('damage outside a throw, as a pack may have it', () => {
  const strikes = (card: Equipment): Equipment =>
    card.id === 'avalanche-whistle' ? ({ ...card, window: 'turn-start' } as Equipment) : card;
  const content = { ...builtIn, equipment: builtIn.equipment.map(strikes) };
  const pack = (life: number, more: object = {}) =>
    scenario(dungeonFighterWith(content, {}), scenarios)
      .seats(3)
      .options({ levelUp: 'on' })
      .given({
        leader: 2,
        monster: 'walrus-pup',
        room: 'wishing-hole',
        combat: { life, ...more },
        heroes: { 0: { cards: ['avalanche-whistle'] } },
      });

  test('DF-R59 it may be used in its window, and the turn goes on', () => {
    const game = pack(6);
    game.seat(0).answers(`use:${whistle}`);
    game.expectBoard({ combat: { life: 1 } }).expectQuestion('turn.die', 0);
  });

  test('DF-R59 what it defeats leads to Resting: no Epic Shot, no XP, and the Leader stays if nobody has thrown', () => {
    const game = pack(1);
    game.seat(0).answers(`use:${whistle}`);
    game.expectEvents([{ type: 'foe.defeated', by: 'other', life: -4 }]);
    game.expectNoEvents([{ type: 'epic-shot' }, { type: 'xp.gained' }]);
    game.expectBoard({ leader: 2, combat: null, chest: { gold: 1 + 3 } });
  });

  test('DF-R59 else the last thrower leads', () => {
    const game = pack(1, { lastThrower: 1 });
    game.seat(0).answers(`use:${whistle}`);
    expect(boardOf(game).leader).toBe(1);
  });
});

describe('which card has a use when', () => {
  /** Seat 2, who is not Active, holds it; somebody is hurt, the die lies between two sections, no Template lies there. */
  const holding = (id: string) => ({ heroes: { 0: { life: 5 }, 2: { cards: [id] } } });
  const asked = (game: Scenario) => game.seat(2).wishes('windows', 'all');
  const thrown = (id: string, result: Plain) =>
    asked(fight({ ...holding(id), combat: { life: 20 } }).world('throw', result))
      .seat(1)
      .answers('red', THROW);
  const MOMENTS: { readonly [moment: string]: (id: string) => Scenario } = {
    turn: (id) => fight(holding(id)),
    hit: (id) => thrown(id, { section: 'D0', touched: ['C0'] }),
    miss: (id) => thrown(id, MISS),
    quiet: (id) => rest(holding(id)),
    shop: (id) => party({ ...holding(id), phase: 'shop', chest: { gold: 3 } }),
    room: (id) => {
      const game = asked(party({ ...holding(id), rooms: ['wishing-hole', 'cool-slide'], monsters: ['walrus-pup'] }));
      return game.seat(0).answers(`room:${roomCard('wishing-hole')}`);
    },
    last: (id) => bossFight({ ...holding(id), chest: { bonus: 0 }, combat: { pool: [] } }),
  };
  /** Where nothing can be used, the game has gone on to another question. */
  const QUESTIONS: { readonly [moment: string]: string } = {
    ...{ turn: 'turn.die', hit: 'throw.cards', miss: 'throw.cards', quiet: 'rest.exchange' },
    ...{ shop: 'shop.buy', room: 'room.cards', last: 'last.cards' },
  };
  const isUsable = (moment: string, id: string) => {
    const game = MOMENTS[moment](id);
    const { asks, interrupts } = game.match.pending;
    const open = [...asks, ...interrupts].flatMap(({ seat, options }) => (seat === 2 ? options : []));
    return question(game) === QUESTIONS[moment] && open.includes(`use:${ware(id)}`);
  };
  const ALWAYS = ['turn', 'hit', 'miss', 'quiet', 'shop', 'room'];

  test.each([
    ['enlarging-lotion', ['hit']],
    ['grandmothers-cocoa', ALWAYS],
    ['hot-water-bottle', ALWAYS],
    ['avalanche-whistle', ['hit']],
    ['bag-of-fresh-snow', ['turn', 'last']],
    ['bottled-puddle', ['turn', 'last']],
    ['anatomical-poster', ['turn']],
  ])('DF-C6.4 %s at %j, and at no other moment', (id, moments) => {
    const found = Object.keys(MOMENTS).filter((moment) => isUsable(moment, id));
    expect(found).toEqual(moments);
  });

  test('DF-C6.4 the Active Hero makes the flip, whoever spends the card', () => {
    const game = fight(holding('anatomical-poster'));
    game.seat(2).answers(`use:${poster}`);
    game.expectQuestion('flip', 1).expectBoard({ spent: [poster] });
    expect(game.match.pending.asks).toHaveLength(1);
  });

  test('DF-C6.4, DF-36.4 the Relic re-throws a Miss in step 3, before the icon, and never a Hit', () => {
    const timer = ware('egg-timer');
    const given = { chest: { relics: ['egg-timer'] }, combat: { life: 20 } };
    const at = (result: Plain) => fight(given).world('throw', result, MISS).seat(1).answers('red', THROW);
    const missed = at({ ...MISS, symbol: 'icon' });
    missed.expectQuestion('throw.again', 1).expectOptions(1, ['keep', `relic:${timer}`]);
    missed.seat(1).answers('keep');
    missed.expectQuestion('throw.icon', 1).refuses(1, `relic:${timer}`);
    expect(told(at({ section: 'D0' }), 'hit')).toHaveLength(1); // nothing was asked
    expect(fight(given).match.pending.interrupts.flatMap(({ options }) => options)).not.toContain(`relic:${timer}`);
  });
});
