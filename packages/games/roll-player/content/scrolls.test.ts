/** Each of the 18 Scrolls does what stands on it, once, when it is bought (RP-15). */
import { describe, expect, test } from 'vitest';
import { die } from '../scenarios/position';
import { boardOf, choices, heroOf, offered, question, rowWords, says, ware } from '../scenarios/table.fixture';
import { builtIn } from '.';
import { amountOn, buying, type Given, hero, marketTurn, offers, priceOf, testsOf, valuesOf } from './play.fixture';

const scrolls = builtIn.market.filter(({ kind }) => kind === 'scroll');
const { card, all } = testsOf('card', scrolls);
const [STR, DEX] = [0, 1];

describe('Fiends & Familiars', () => {
  card('clarity', () => {
    const rows = { STR: ['red 2', 'gold 5', 'blue 6'], WIS: ['green 1', '_', '_'] };
    const game = says(buying('clarity', { rows }), 0, 'die:gold 5');
    expect(offers(game)).toContain('space:1'); // RP-30.7: where it came from
    says(game, 0, 'space:14', 'WIS', 'good');
    expect([rowWords(game, 0, 'STR'), rowWords(game, 0, 'WIS')]).toEqual([
      ['red 2', '_', 'blue 6'],
      ['green 1', '_', 'gold 5'],
    ]);
    expect(hero(game)).toMatchObject({ gold: 10 - priceOf('clarity') + 2, cell: 1 }); // RP-30.8
  });

  card('pact-of-ash', () => {
    expect(hero(buying('pact-of-ash'))).toMatchObject({
      gold: 10 - priceOf('pact-of-ash'),
      xp: amountOn('card', 'pact-of-ash', 'XP'),
      injury: 1,
    });
  });

  card('rite-of-mirrors', () => {
    const game = buying('rite-of-mirrors', {
      rows: { STR: ['red 2', 'red-blue 4', 'blue 6'], DEX: ['green 5', '_', '_'] },
    });
    expect(offers(game)).toEqual([`die:${die('red')}`, `die:${die('blue')}`]); // of the same kind in its row
    says(game, 0, 'die:red 2');
    expect(offers(game)).toEqual([`die:${die('blue')}`]);
    expect(valuesOf(says(game, 0, 'die:blue 6'), STR)).toEqual([6, 4, 6]);
  });

  card('unbinding', () => {
    const game = buying('unbinding', { fiends: ['fidget', 'doomcrier', 'gilt-leech'] });
    says(game, 0, 'fiend:fidget', 'fiend:gilt-leech');
    expect(hero(game).fiends.map(({ active }) => active)).toEqual([0, 1, 0]);
    expect(hero(game).gold).toBe(10 - priceOf('unbinding')); // nothing more
    expect(question(buying('unbinding'))).not.toBe('banish.choose'); // RP-15.4
  });

  card('leash-song', () => {
    const rows = { STR: ['red 1', 'red 1', 'red 1'] };
    expect(hero(buying('leash-song', { familiar: 'bell-heron', rows }))).toMatchObject({
      gold: 10 - priceOf('leash-song') + 1,
      xp: 1,
    });
  });
});

describe('Monsters & Minions', () => {
  card('echo-of-craft', () => {
    const game = buying('echo-of-craft', { class: 'almoner', rows: { STR: ['red 2', 'blue 3', '_'] } });
    game.expectOptions(0, ['0', '1', '2', '3', '4', '5']);
    says(game, 0, '0', 'STR', 'die:red 2', 'STR', 'die:blue 3');
    expect(valuesOf(game, STR)).toEqual([5, 4, 0]);
    expect(hero(says(buying('echo-of-craft'), 0, '5', 'CHA', 'CHA')).charisma).toBe(2);
  });

  card('scrying-smoke', () => {
    const game = buying('scrying-smoke', { trophies: 2 });
    expect(boardOf(game).known).toEqual([1, 1, 1]); // the only one left
    expect(hero(game)).toMatchObject({ xp: amountOn('card', 'scrying-smoke', 'XP') });
    buying('scrying-smoke').expectOptions(0, ['location', 'obstacle', 'attack']);
  });

  card('topsy-turvy-verse', () => {
    const game = buying('topsy-turvy-verse', {
      rows: { STR: ['red 1', 'blue 2', 'green 3'], DEX: ['white 2', '_', '_'] },
    });
    expect(offers(game)).toHaveLength(3);
    says(game, 0, 'die:red 1', 'die:blue 2');
    expect(valuesOf(game, STR)).toEqual([6, 5, 3]);
    expect(question(game)).not.toBe('die.flip');
  });

  card('writ-of-passage', () => {
    const game = says(buying('writ-of-passage'), 0, 'good', 'lawful');
    expect(hero(game).cell).toBe(0);
    expect(question(game)).not.toBe('token.move'); // two, and no more
    expect(hero(says(buying('writ-of-passage'), 0, 'good', 'done')).cell).toBe(1); // up to two
  });

  card('banner-call', () => {
    expect(hero(buying('banner-call')).honor).toBe(amountOn('card', 'banner-call', 'Honor'));
  });

  card('ferrymans-coin', () => {
    const game = marketTurn({}, { market: ['ferrymans-coin'], discard: ['feint', 'thrifty', 'unbinding'] });
    says(game, 0, 'buy:ferrymans-coin');
    const costs = choices(game, 'take.choose').flatMap((one) => (one === 'done' ? [] : [builtIn.market[one].cost]));
    expect(Math.max(...costs)).toBe(3);
    expect(offers(game)).toContain(`card:${ware('feint')}`);
    says(game, 0, 'card:feint');
    expect(hero(game)).toMatchObject({ gold: 10 - priceOf('ferrymans-coin') - 1 });
    expect(hero(game).cards.map((one) => one.card)).toEqual([ware('ferrymans-coin'), ware('feint')]);
    expect(question(buying('ferrymans-coin', { gold: priceOf('ferrymans-coin') }))).not.toBe('take.choose'); // nothing left to pay with
  });

  card('giants-stride', () => {
    const game = buying('giants-stride', { rows: { STR: ['boost 8', 'blue 2', '_'], DEX: ['boost 3', '_', '_'] } });
    expect(offers(game)).toEqual([`die:${die('boost')}`, `die:${die('boost', 1)}`]);
    says(game, 0, 'die:boost 8', 'die:blue 2', 'die:boost 3', 'die:blue 2');
    expect([rowWords(game, 0, 'STR'), rowWords(game, 0, 'DEX')]).toEqual([
      ['boost 3', 'boost 8', '_'],
      ['blue 2', '_', '_'],
    ]);
    expect(question(game)).not.toBe('swap.first'); // two, and no more
  });

  card('bounty-writ', () => {
    const gold = (trophies: number) => hero(buying('bounty-writ', { trophies })).gold - (10 - priceOf('bounty-writ'));
    expect([0, 1, 3, 4].map(gold)).toEqual([0, 3, 9, 9]);
  });

  card('tempest-verse', () => {
    const rows = { STR: ['red 1', 'blue 2', 'green 3'], DEX: ['white 3', 'black 3', 'purple 4'] };
    const game = marketTurn({ rows }, { market: ['tempest-verse'] }).random('reroll', [[5], [5], [5], [2]]);
    says(game, 0, 'buy:tempest-verse');
    expect(offers(game)).toHaveLength(5); // not the 4
    says(game, 0, 'die:red 1', 'value:6', 'die:blue 2', 'value:2', 'die:green 3', 'value:6', 'die:white 3');
    expect(valuesOf(game, STR)).toEqual([6, 2, 6]);
    expect(question(game)).not.toBe('die.reroll'); // four, and no more
  });

  card('quadrille', () => {
    const rows = { STR: ['red 1', 'blue 2', '_'], DEX: ['green 3', 'white 4', '_'], CON: ['black 5', '_', '_'] };
    const game = buying('quadrille', { rows });
    says(game, 0, 'die:red 1');
    expect(offers(game)).toEqual([`die:${die('green')}`, `die:${die('black')}`]);
    says(game, 0, 'die:green 3', 'die:red 1', 'die:black 5', 'die:blue 2', 'die:white 4');
    expect(['STR', 'DEX', 'CON'].map((row) => rowWords(game, 0, row as 'STR')[0])).toEqual([
      'green 3',
      'black 5',
      'red 1',
    ]);
    expect(question(game)).not.toBe('swap.first');
  });

  card('guild-voucher', () => {
    const market = ['reckless', 'feint'];
    const gold = priceOf('guild-voucher') + priceOf('reckless') - 2;
    const game = says(buying('guild-voucher', { gold }, {}, market), 0, 'yes');
    expect(offers(game)).toEqual(['buy:1', 'buy:2']);
    says(game, 0, 'buy:reckless');
    expect(hero(game)).toMatchObject({ gold: 0, cheaper: 0 }); // 2 less
    const declined = says(buying('guild-voucher', { gold }, {}, market), 0, 'no');
    expect(hero(declined)).toMatchObject({ gold: priceOf('reckless') - 2, cheaper: 0 });
    const tooDear = says(buying('guild-voucher', { gold: gold - 1 }, {}, market), 0, 'yes');
    expect(offers(tooDear)).toEqual(['buy:2']);
  });

  card('lessons-of-pain', () => {
    const xp = (injury: number) => hero(buying('lessons-of-pain', { injury })).xp;
    expect([0, 1, 2, 4].map(xp)).toEqual([0, 3, 6, 6]);
  });

  card('saints-finger', () => {
    const game = buying('saints-finger', {
      rows: { STR: ['red 1', 'red-blue 2', 'boost 4'], DEX: ['gold 6', 'green 5', '_'] },
    });
    expect(offers(game)).toEqual([`die:${die('red')}`, `die:${die('green')}`]); // standard, and not 6 already
    expect(valuesOf(says(game, 0, 'die:green 5'), DEX)).toEqual([6, 6, 0]);
  });
});

all();

/** Nothing that a Scroll could work on. */
const NOTHING: Given = { gold: 10, familiar: 'soot-cat' };

test.each(scrolls.map(({ id }) => id))(
  'RP-15.2, RP-15.4 %s may be bought though it can do nothing, and stays',
  (id) => {
    const game = marketTurn(NOTHING, { market: [id] });
    expect(offered(game)).toContain('buy:0');
    says(game, 0, `buy:${id}`);
    expect(heroOf(game, 0).cards).toEqual([{ card: ware(id), exhausted: 0 }]);
    expect(boardOf(game).discard).not.toContain(ware(id));
  },
);
