import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import {
  about,
  boardOf,
  fight,
  type Given,
  heroOf,
  offered,
  party,
  rest,
  roomCard,
  THROW,
  told,
  ware,
} from '../scenarios/table.fixture';

const [salmon, helm, ramboril, skis, flail] = [
  'frozen-salmon',
  'horned-helm',
  'ramboril',
  'ski-jumpers-skis',
  'blizzard-flail',
].map(ware);
const [tray, cocoa, bottle, timer] = ['tea-tray', 'grandmothers-cocoa', 'hot-water-bottle', 'egg-timer'].map(ware);

/** A room in which the top card of the Shop deck is found: the party is asked who takes it. */
const finding = (card: string, given: Given = {}) => {
  const game = party({ rooms: ['lost-property', 'wishing-hole'], shop: [card], monsters: ['walrus-pup'], ...given });
  return game.seat(0).answers(`room:${roomCard('lost-property')}`);
};

describe('what a Hero carries', () => {
  test('DF-16.1 Weapons, Armours, Spendables and Relics, and nothing else', () => {
    expect([...new Set(builtIn.equipment.map(({ kind }) => kind))].sort()).toEqual([
      'armour',
      'relic',
      'spendable',
      'weapon',
    ]);
  });

  test('DF-16.2 as many of a kind as the sheet says, of each kind by itself', () => {
    // limits: bard 1 2 1, Jack 2 1 1, Lebron 2 1 1
    const heroes = { 0: { cards: ['horned-helm'] }, 1: { cards: ['tea-tray'] } };
    const weapon = finding('ramboril', { heroes });
    weapon.expectOptions(0, ['give:1', 'give:2', `swap:0:${helm}`]);
    weapon.seat(0).answers('give:1');
    expect(heroOf(weapon, 1).cards).toEqual([tray, ramboril]);
    const full = { 1: { cards: ['horned-helm', 'blizzard-flail'] } };
    finding('ramboril', { heroes: full }).expectOptions(0, ['give:0', 'give:2', `swap:1:${helm}`, `swap:1:${flail}`]);
    const armoured = { 0: { cards: ['tea-tray'] }, 1: { cards: ['stove-door'] } };
    finding('deep-pocket-cardigan', { heroes: armoured }).expectOptions(0, [
      'give:0',
      `swap:1:${ware('stove-door')}`,
      'give:2',
    ]);
    const spending = { 3: { cards: ['grandmothers-cocoa'] } };
    const marla = party(
      { rooms: ['lost-property', 'wishing-hole'], shop: ['hot-water-bottle'], heroes: spending },
      { seats: 4 },
    );
    marla.seat(0).answers(`room:${roomCard('lost-property')}`, 'give:3');
    expect(heroOf(marla, 3).cards).toEqual([cocoa, bottle]);
  });

  test('DF-16.3 no two Weapons of one name; any other fits', () => {
    const heroes = { 1: { cards: ['frozen-salmon'] } };
    finding('frozen-salmon', { heroes })
      .expectOptions(0, ['give:0', 'give:2', `swap:1:${salmon}`])
      .refuses(0, 'give:1');
    finding('ramboril', { heroes }).expectOptions(0, ['give:0', 'give:1', 'give:2']);
  });

  test('DF-R28 a card of that kind goes to the box to make room, and counts for nothing', () => {
    const game = finding('ramboril', { heroes: { 0: { cards: ['horned-helm', 'tea-tray'] } } });
    game.seat(0).answers(`swap:0:${helm}`);
    expect(heroOf(game, 0).cards).toEqual([tray, ramboril]);
    game.expectBoard({ box: [helm], spent: [], onOffer: [] });
    const spendable = finding('hot-water-bottle', { heroes: { 0: { cards: ['grandmothers-cocoa'] } } });
    spendable.seat(0).answers(`swap:0:${cocoa}`);
    spendable.expectBoard({ box: [cocoa], spent: [] }); // not on the discard pile: Herb Power does not count it
  });

  test('DF-R28 only a free card that nobody has room for may be left', () => {
    const full = { 0: { cards: ['horned-helm'] }, 1: { cards: ['ramboril', 'blizzard-flail'] } };
    const last = { cards: ['crossed-icicles', 'the-other-glove'] };
    finding('frozen-salmon', { heroes: full }).expectOffers(0, ['give:2'], ['leave']);
    const game = finding('frozen-salmon', { heroes: { ...full, 2: last } });
    game.expectOffers(0, ['leave', `swap:0:${helm}`], ['give:0', 'give:1', 'give:2', 'back']);
    game.seat(0).answers('leave');
    game.expectBoard({ box: [salmon], onOffer: [] }).expectEvents([{ type: 'equipment.lost', card: salmon }]);
  });

  test('DF-R28 an eliminated Hero takes nothing', () => {
    const heroes = { 0: { eliminated: 1, life: 0 }, 1: { cards: ['tea-tray'] } };
    const game = party({
      leader: 1,
      heroes,
      rooms: ['lost-property', 'wishing-hole'],
      shop: ['stove-door'],
      monsters: ['walrus-pup'],
    });
    game.seat(1).answers(`room:${roomCard('lost-property')}`);
    game.expectOptions(1, [`swap:1:${tray}`, 'give:2']);
  });

  test('DF-16.15 Equipment changes hands in Resting or when it is new, at no other time', () => {
    const heroes = { 0: { cards: ['tea-tray'] }, 1: { cards: ['horned-helm'] } };
    const game = fight({ heroes, combat: { life: 20 } }).world('throw', { rest: 'out' });
    game.seat(1).answers('red', 'none', THROW);
    expect(told(game, 'equipment.passed')).toEqual([]);
    game.expectOptions(2, ['green', 'blue']).expectInterrupts(0, []);
    rest({ heroes })
      .expectQuestion('rest.exchange')
      .expectOptions(0, [`card:0:${tray}`, `card:1:${helm}`, 'done']);
    const shop = party({ phase: 'shop', heroes, chest: { gold: 9 }, shop: ['stove-door'] });
    expect(offered(shop, 0)).not.toContain(`card:0:${tray}`);
  });
});

describe('Weapons', () => {
  test('DF-16.4, DF-16.5, DF-16.7 none, one or several, said before the throw, on every throw of the bearer', () => {
    const heroes = { 1: { cards: ['ramboril', 'horned-helm', 'tea-tray'] } };
    const game = fight({ heroes, combat: { life: 30 } }, { seats: 2 }).world(
      'throw',
      { section: 'D0', reqs: { 'eye-level': true, head: true } },
      { section: 'D0' },
      { section: 'D0' },
    );
    game.seat(1).answers('red');
    game.expectQuestion('turn.weapons', 1);
    game.expectOptions(1, ['none', `${ramboril}`, `${helm}`, `${ramboril}+${helm}`]); // the tray is no Weapon
    game.seat(1).answers(`${ramboril}+${helm}`);
    expect(about(game).reqs).toEqual(['eye-level', 'head']);
    game
      .seat(1)
      .answers(THROW)
      .expectBoard({ combat: { life: 30 - 1 - 3 - 2 } });
    game.seat(0).answers('green', THROW); // who bears none is not asked
    game.expectBoard({ combat: { life: 23 } });
    game.expectQuestion('turn.weapons', 1); // the last die goes unasked, its Weapons do not
    game
      .seat(1)
      .answers('none', THROW)
      .expectBoard({ combat: { life: 22 } });
  });

  test('DF-16.6 its bonus comes only with a Hit', () => {
    const heroes = { 1: { cards: ['frozen-salmon'] } };
    for (const [result, life] of [
      [{ section: 'D0' }, 18],
      [{ rest: 'hole' }, 20],
      [{ section: 'D0', bounced: false }, 20],
    ] as const) {
      const game = fight({ heroes, combat: { life: 20 } }).world('throw', result);
      game.seat(1).answers('red', `${salmon}`, THROW).expectBoard({ combat: { life } });
    }
  });

  test('DF-R66 one whose requirement is in force anyway adds its bonus at no further demand', () => {
    const heroes = { 1: { cards: ['ski-jumpers-skis'] } };
    const game = fight({ heroes, monster: 'pogo-fox', combat: { life: 20 } }).world('throw', {
      section: 'D0',
      reqs: { jump: true },
    });
    game.seat(1).answers('red', `${skis}`);
    expect(about(game).reqs).toEqual(['jump']);
    game
      .seat(1)
      .answers(THROW)
      .expectBoard({ combat: { life: 17 } });
  });
});

describe('Relics', () => {
  test('DF-17.1, DF-17.2 bought like any card, they lie beside the Chest and take nobody’s room', () => {
    expect(boardOf(party()).shopDeck.filter((card) => builtIn.equipment[card].kind === 'relic')).toHaveLength(3);
    const game = party({ phase: 'shop', chest: { gold: 5 }, shop: ['egg-timer'] });
    game.expectOffers(0, [`card:${timer}`]);
    game.seat(0).answers(`card:${timer}`);
    game.expectBoard({ chest: { relics: [timer], gold: 0 } }); // nobody was asked who takes it
    expect(boardOf(game).heroes.flatMap(({ cards }) => cards)).toEqual([]);
    finding('egg-timer')
      .expectQuestion('turn.die', 1)
      .expectBoard({ chest: { relics: [timer] } });
  });

  test('DF-17.3, DF-17.4, DF-R74 in any Hero’s turn, that Hero decides, and as often as it says', () => {
    const miss = { rest: 'out' };
    const given = { chest: { relics: ['egg-timer'] }, combat: { life: 20 } };
    const game = fight(given).world('throw', miss, { section: 'D0' }, miss, miss);
    game.seat(1).answers('red', THROW);
    game.expectQuestion('throw.again', 1).expectOptions(1, ['keep', `relic:${timer}`]);
    game.seat(1).answers(`relic:${timer}`, THROW);
    game.expectBoard({ combat: { life: 19 }, chest: { used: [timer] } });
    game.seat(2).answers('green', THROW); // a second Miss in this combat: it is used up
    game.expectEvents([{ type: 'hurt', seat: 2 }]);
    const other = fight(given).world('throw', { section: 'D0' }, miss);
    other.seat(1).answers('red', THROW); // a Hit is nothing for it
    other.seat(2).answers('green', THROW);
    other.expectQuestion('throw.again', 2);
  });

  test('DF-17.4 once a combat is once in each; once a game is once', () => {
    const won = { chest: { relics: ['egg-timer'] }, monsters: ['white-bear'], rooms: ['wishing-hole', 'cool-slide'] };
    const again = rest(won).world('throw', { rest: 'out' });
    again.seat(1).answers(`room:${roomCard('wishing-hole')}`);
    again.seat(2).answers('red', THROW);
    again.expectOptions(2, ['keep', `relic:${timer}`]);
    const bone = ware('greasy-wishbone');
    const crate = fight(
      { chest: { relics: ['greasy-wishbone', 'egg-timer'] }, combat: { life: 1 }, monsters: ['white-bear'] },
      { boxes: 'ice+crate' },
    ).world('throw', { rest: 'out' }, { rest: 'out' }, { section: 'D0' }, { rest: 'out' });
    crate.seat(1).answers('red', THROW, `relic:${bone}`, THROW, `relic:${timer}`, THROW);
    crate.expectBoard({ chest: { used: [bone] } }); // the combat is over: the egg timer runs again
  });

  test('DF-R74 a Relic of Resting heals who has least life; on a tie the Leader says who', () => {
    const relics = { chest: { relics: ['everwarm-slippers'] } };
    const one = rest({ ...relics, heroes: { 0: { life: 5 }, 2: { life: 4 } } });
    expect(boardOf(one).heroes.map(({ life }) => life)).toEqual([5, 9, 5]);
    const tie = rest({ ...relics, heroes: { 0: { life: 4 }, 2: { life: 4 } } });
    tie.expectQuestion('rest.relic', 1).expectOptions(1, ['hero:0', 'hero:2']); // seat 1 leads since the last die
    tie.seat(1).answers('hero:2');
    expect(boardOf(tie).heroes.map(({ life }) => life)).toEqual([4, 9, 5]);
    rest(relics).expectQuestion('dungeon.card'); // all are whole: nobody is asked
  });
});

describe('exchanging', () => {
  test('DF-R29 what the eliminated leave may be taken over; the rest goes to the box', () => {
    const gone = { scars: ['red', 'green', 'blue'], fainted: 1, cards: ['tea-tray', 'ramboril'] };
    const game = rest({ heroes: { 0: gone }, combat: { lastThrower: 1 } });
    game.expectBoard({ heroes: { 0: { eliminated: 1, fainted: 0 } } });
    game.expectOptions(1, [`card:0:${tray}`, `card:0:${ramboril}`, 'done']);
    game.seat(1).answers(`card:0:${tray}`);
    game.expectOptions(1, ['to:1', 'to:2', 'back']); // nobody gives anything to the eliminated
    game.seat(1).answers('to:1', 'done');
    expect(boardOf(game).heroes.map(({ cards }) => cards)).toEqual([[], [tray], []]);
    game.expectBoard({ box: [ramboril] });
  });

  test('DF-R29 tokens go with the eliminated, turn order closes up, and its player keeps a vote', () => {
    const gone = { scars: ['red', 'green', 'blue'], fainted: 1, tokens: [1, 2, 1], xp: 2 };
    const given = {
      heroes: { 2: gone },
      rooms: ['half-a-bridge', 'wishing-hole'],
      monsters: ['white-bear', 'pogo-fox'],
    };
    const game = rest(given, { levelUp: 'on' });
    game.expectBoard({ heroes: { 2: { tokens: [0, 0, 0], eliminated: 1 } } });
    game.seat(1).answers(`room:${roomCard('half-a-bridge')}`);
    game.expectQuestion('turn.die', 0); // 2 is skipped
    game.expectInterrupts(2, ['back-down']);
    game.seat(2).answers('back-down');
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('DF-R39 Leader and owners agree to an exchange, the Leader to buying and giving', () => {
    const game = rest({ heroes: { 0: { cards: ['tea-tray'] }, 2: { cards: ['stove-door'] } } });
    expect(game.match.consentTo('done')).toEqual([1]);
    game.seat(2).answers(`card:0:${tray}`); // anybody may propose
    expect([...game.match.consentTo(`swap:2:${ware('stove-door')}`)].sort()).toEqual([0, 1, 2]);
    expect([...new Set(game.match.consentTo('to:1'))].sort()).toEqual([0, 1]);
    expect(game.match.consentTo('back')).toEqual([]);
    const shop = party({ phase: 'shop', chest: { gold: 9 }, shop: ['tea-tray'], leader: 2 });
    for (const key of ['done', 'heal', 'die', `card:${tray}`]) {
      if (shop.match.explain(0, key) === null) expect(shop.match.consentTo(key)).toEqual([2]);
    }
    shop.seat(0).answers(`card:${tray}`);
    expect(shop.match.consentTo('give:1')).toEqual([2]);
    expect(finding('tea-tray').match.consentTo('give:1')).toEqual([0]);
  });
});
