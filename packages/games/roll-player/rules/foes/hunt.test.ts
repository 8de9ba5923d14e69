import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { hunting, huntingFor, levelWith, refused, seenBy, stall } from '../../scenarios/stall.fixture';
import {
  boardOf,
  type Given,
  heroOf,
  minionCard,
  offered,
  party,
  playTo,
  question,
  says,
  told,
} from '../../scenarios/table.fixture';
import { NONE, tokensOf } from '../board';
import { huntPool, levelOf } from './hunt';

/** Bog Lurker, with the ledger's numbers: 0 Injury, 5 XP, 9 Trophy and 2 XP; no weakness met by an empty sheet. */
const LURKER = 'bog-lurker';
const POOR = { gold: 0 };
const hunt = (own: Given, rolls: number[][], given: Given = {}) => hunting(own, LURKER, rolls, given);
const result = (game: ReturnType<typeof hunt>) => told(game, 'hunt.result')[0];
const pool = (own: Given, minion: string, given: Given = {}) =>
  huntPool(seenBy(stall(own, { minion, market: ['thrifty'], ...given })), 0);

describe('the Minion', () => {
  test('RP-19.1 a Hunt is the whole option: nothing is bought or discarded, and the next player is asked', () => {
    const game = hunt(POOR, [[5]]);
    game.expectQuestion('market.option', 1).expectBoard({ row: { 0: { holder: NONE } }, heroes: { 0: { cards: [] } } });
    expect([told(game, 'bought'), told(game, 'discarded')]).toEqual([[], []]);
  });

  test('RP-19.2 it is fought against the face-up Minion', () => {
    const game = hunt(POOR, [[5]]);
    expect(told(game, 'hunt.begins')).toMatchObject([{ seat: 0, minion: minionCard(LURKER) }]);
    expect(result(game)).toMatchObject({ minion: minionCard(LURKER), result: 5 });
  });

  test('RP-19.3 3 Gold each time put it face down to the bottom, any number of times', () => {
    const game = hunting({ gold: 7 }, LURKER, [[5]], { minions: ['stray-imps', 'mud-giant'] });
    game.expectQuestion('hunt.minion', 0).expectOptions(0, ['fight', 'change']);
    const { length } = boardOf(game).minionDeck;
    game.seat(0).answers('change');
    expect([boardOf(game).minion, heroOf(game, 0).gold]).toEqual([minionCard('stray-imps'), 4]);
    expect(boardOf(game).minionDeck[0]).toBe(minionCard(LURKER));
    expect(boardOf(game).minionDeck).toHaveLength(length);
    game.seat(0).answers('change');
    expect(told(game, 'minion.changed')).toMatchObject([
      { gold: 3, minion: minionCard('stray-imps') },
      { gold: 3, minion: minionCard('mud-giant') },
    ]);
    expect(heroOf(game, 0).gold).toBe(1);
    game.expectQuestion('market.option', 1); // one Gold pays for nothing more: the fight was on
    expect(told(game, 'hunt.result')).toMatchObject([{ minion: minionCard('mud-giant') }]);
  });

  test('RP-19.3 with 2 Gold nobody is asked, and before the pool is built', () => {
    const game = hunt({ gold: 2 }, [[5]]);
    game.expectQuestion('market.option', 1);
    const rich = hunt({ gold: 3 }, [[5]]);
    expect(told(rich, 'hunt.pool')).toEqual([]);
    rich.seat(0).answers('fight');
    expect(told(rich, 'hunt.pool')).toHaveLength(1);
    expect(heroOf(rich, 0).gold).toBe(3);
  });

  test('RP-19.20, RP-R27 no Minion, no Hunt', () => {
    const game = stall({ gold: 9 }).board({ minion: NONE, minionDeck: [] });
    game.expectOffers(0, ['discard:0'], ['hunt']);
    expect(refused(game, 0, 'hunt')).toBe('RP-19.20');
  });

  test('RP-19.21, RP-R27 the last Minion cannot be changed', () => {
    const last = stall({ gold: 4 })
      .board({ minionDeck: [] })
      .random('hunt', [[0]])
      .seat(0)
      .answers('hunt');
    expect(question(last)).toBe('market.option'); // 4 Gold hire nobody either
    expect(heroOf(last, 0).gold).toBe(4);
    expect(boardOf(last)).toMatchObject({ minion: minionCard(LURKER), minionDeck: [] }); // it is the next one again
    const two = stall({ gold: 4 })
      .board({ minionDeck: [minionCard('stray-imps')] })
      .seat(0)
      .answers('hunt');
    two.expectQuestion('hunt.minion', 0);
  });

  test('RP-19.26, RP-R76 once chosen, it is fought: there is no way back', () => {
    const game = hunting({ gold: 9 }, LURKER, [[1]], { minions: ['stray-imps'] });
    game.expectOptions(0, ['fight', 'change']).seat(0).answers('change');
    game.expectOptions(0, ['fight', 'change']).seat(0).answers('fight');
    game.expectQuestion('hunt.mercenary', 0).expectOptions(0, ['roll', 'gold']).seat(0).answers('roll');
    expect(result(game)).toMatchObject({ minion: minionCard('stray-imps'), result: 1 });
  });

  test('RP-19.28 only as the option of the own Market turn', () => {
    const other = stall({});
    expect(refused(other, 1, 'hunt')).toBe('not-asked');
    for (const phase of ['dice', 'cleanup']) {
      const game = party({ phase, heroes: { 0: { gold: 9 } } });
      expect(offered(game, 0)).not.toContain('hunt');
    }
    const charming = stall({ class: 'ballad-broker', gold: 9 }).seat(0).answers('buy:0');
    charming.expectQuestion('market.second', 0).expectOffers(0, ['done'], ['hunt']);
  });
});

describe('the pool', () => {
  const [{ dice: DICE, every: EVERY = 1, max: MOST = 0 }] = builtIn.minions[minionCard('kobold-excisemen')].weakness;
  /** Dice for every so much Gold, at most so many. */
  const byGold = (gold: number) => 1 + Math.min(MOST, DICE * Math.floor(gold / EVERY));

  test('RP-19.4 it starts with 1 Combat Die', () => {
    expect(told(hunt(POOR, [[5]]), 'hunt.pool')).toMatchObject([{ dice: 1 }]);
    const seen = seenBy(stall({ gold: 2, cell: 4 }));
    const met = (id: string) => huntPool(seen, 0, minionCard(id)) - 1;
    expect(['tollbridge-ogre', 'marsh-coven', 'iron-husk', 'bog-lurker'].map(met)).toEqual([0, 0, 0, 0]);
  });

  test('RP-19.5 every Minion has a weakness; who meets it has more dice', () => {
    for (const { weakness } of builtIn.minions) expect(weakness.length).toBeGreaterThan(0);
    const low = (n: number) => ({ rows: { STR: Array.from({ length: n }, () => 'red 2') } });
    expect([pool(low(2), LURKER), pool(low(3), LURKER)]).toEqual([1, 2]);
    expect([4, 7].map((cell) => pool({ cell }, 'marsh-coven'))).toEqual([1, 2]);
    expect(pool({ cell: 7, banished: ['fidget'] }, 'marsh-coven')).toBe(3);
    for (const gold of [0, EVERY - 1, EVERY, 2 * EVERY + 1, 20]) {
      expect(pool({ gold }, 'kobold-excisemen')).toBe(byGold(gold));
    }
    expect(byGold(20)).toBe(1 + MOST);
  });

  test('RP-19.6 a mercenary for 3 XP or 5 Gold, any number, each paid as one likes', () => {
    const game = hunt({ gold: 10, xp: 7 }, [[1, 1, 1, 1]])
      .seat(0)
      .answers('fight');
    game.expectOptions(0, ['roll', 'xp', 'gold']).seat(0).answers('xp', 'gold', 'gold');
    expect(heroOf(game, 0)).toMatchObject({ gold: 0, xp: 4 });
    game.expectOptions(0, ['roll', 'xp']).seat(0).answers('roll', 'stop');
    expect(result(game).result).toBe(4);
  });

  test.each([
    [{ gold: 4, xp: 3 }, ['roll', 'xp']],
    [{ gold: 5, xp: 2 }, ['roll', 'gold']],
  ])('RP-19.6 what cannot be paid in full cannot be hired: %o', (own, options) => {
    hunt(own, []).seat(0).answers('fight').expectOptions(0, options);
  });

  test('RP-17.5 4 Gold and a Charisma token instead of 5, one token for each', () => {
    const game = hunt({ gold: 8, charisma: 3 }, [[1, 1, 1]])
      .seat(0)
      .answers('fight');
    game.expectOptions(0, ['roll', 'gold', 'charisma']).seat(0).answers('charisma');
    expect(heroOf(game, 0)).toMatchObject({ gold: 4, charisma: 2 });
    game.expectOptions(0, ['roll', 'charisma']).seat(0).answers('charisma');
    expect(heroOf(game, 0)).toMatchObject({ gold: 0, charisma: 1 });
    expect(told(game, 'hunt.rolled')).toMatchObject([{ dice: [1, 1, 1] }]);
    const short = hunt({ gold: 3, charisma: 9 }, [[1]])
      .seat(0)
      .answers('fight'); // tokens do not add up
    short.expectQuestion('market.option', 1);
    expect(refused(hunt({ gold: 5 }, []).seat(0).answers('fight'), 0, 'charisma')).toBe('RP-17.5');
  });

  test('RP-19.7, RP-20.3 only before the roll', () => {
    const game = hunt({ gold: 9, xp: 9 }, [[3]])
      .seat(0)
      .answers('fight', 'roll');
    game.expectQuestion('hunt.reroll', 0).expectOptions(0, ['stop', 'die:0']).expectInterrupts(0, []);
  });

  test('RP-19.22, RP-R62 conditions are checked once, before mercenaries are hired', () => {
    expect(byGold(4)).toBeLessThan(byGold(9));
    const dice = Array.from({ length: byGold(9) + 1 }, () => 1); // not by the 4 Gold that are left
    const game = hunting({ gold: 9 }, 'kobold-excisemen', [dice]);
    game.seat(0).answers('fight', 'gold');
    expect(told(game, 'hunt.rolled')).toMatchObject([{ dice }]);
    const changed = hunting({ gold: 9 }, LURKER, [], { minions: ['kobold-excisemen'] })
      .seat(0)
      .answers('change');
    changed.seat(0).answers('fight'); // but after what was paid for the change
    expect(boardOf(changed).hunt).toMatchObject({ pool: byGold(6) });
    expect(byGold(6)).toBeLessThan(byGold(9));
  });
});

describe('the roll', () => {
  test('RP-19.8 all dice of the pool, and the result is their sum', () => {
    const own = { ...POOR, rows: { STR: ['red 1', 'red 2', 'red 2'] } };
    const game = hunt(own, [[6, 2]]);
    expect(told(game, 'hunt.rolled')).toMatchObject([{ seat: 0, dice: [6, 2] }]);
    expect(result(game).result).toBe(8);
  });

  test('RP-19.9, RP-20.1 1 XP rerolls one die, the same or others, as often as there is XP', () => {
    const own = { ...POOR, xp: 3, rows: { STR: ['red 1', 'red 2', 'red 2'] } };
    const game = hunt(own, [[1, 2], [2], [4], [6]]);
    says(playTo(game, 'hunt.reroll', { prefer: ['roll'] }), 0, 'die:0', 'die:0', 'die:1');
    expect(told(game, 'hunt.rerolled')).toMatchObject([
      { die: 0, from: 1, to: 2, xp: 1 },
      { die: 0, from: 2, to: 4, xp: 1 },
      { die: 1, from: 2, to: 6, xp: 1 },
    ]);
    expect(result(game).result).toBe(10);
    game.expectQuestion('market.option', 1); // no XP, no question: it stopped by itself
    expect(heroOf(game, 0).xp).toBe(2); // the reward of the level
  });

  test('RP-19.10, RP-R26 the new value stands, also a worse one', () => {
    const game = hunt({ ...POOR, xp: 1 }, [[5], [1]]);
    game.seat(0).answers('die:0');
    expect(result(game)).toMatchObject({ result: 1, trophy: false });
  });

  test('RP-19.9, RP-31.7 no reroll where a Fiend forbids it, a dearer one where a Fiend says so', () => {
    hunt({ ...POOR, xp: 2, fiends: ['butterthumb'] }, [[5]]).expectQuestion('market.option', 1);
    hunt({ ...POOR, xp: 1, fiends: ['blunting-wisp'] }, [[5]]).expectQuestion('market.option', 1);
    const wisp = hunt({ ...POOR, xp: 2, fiends: ['blunting-wisp'] }, [[5], [6]])
      .seat(0)
      .answers('die:0');
    expect(told(wisp, 'hunt.rerolled')).toMatchObject([{ xp: 2 }]);
  });

  test('RP-19.11 Honor and Injury tokens do not change the result', () => {
    for (const own of [{ honor: 5 }, { injury: 5 }] as Given[])
      expect(result(hunt({ ...POOR, ...own }, [[4]])).result).toBe(4);
  });
});

describe('rewards', () => {
  test.each([
    [0, { injury: 1 }],
    [4, { injury: 1 }],
    [5, { xp: 1 }],
    [8, { xp: 1 }],
    [9, { trophy: true, xp: 2 }],
    [30, { trophy: true, xp: 2 }],
  ])('RP-19.12 a result of %i falls into exactly one level', (sum, level) => {
    const { min: _, ...found } = levelOf(builtIn.minions[minionCard(LURKER)], sum);
    expect(found).toEqual(level);
  });

  test.each([
    [[4], { gold: 0, xp: 0, injury: 1, trophies: [] }],
    [[5], { gold: 0, xp: 1, injury: 0, trophies: [] }],
  ])('RP-19.12 everything of that level and nothing of others: a roll of %o', (dice, after) => {
    expect(heroOf(hunt(POOR, [dice]), 0)).toMatchObject(after);
  });

  test('RP-19.13 an action may be declined', () => {
    const rows = { STR: ['red 2'] };
    const { min } = levelWith('candle-wisps', ({ actions }) => actions?.includes('INT'));
    const wisps = () => huntingFor(min, { ...POOR, rows }, 'candle-wisps');
    wisps().expectQuestion('hunt.reward', 0).expectOptions(0, ['INT', 'done']);
    const no = wisps().seat(0).answers('done');
    expect(told(no, 'action.taken')).toEqual([]);
    const yes = wisps().seat(0).answers('INT');
    yes.expectQuestion('die.reroll', 0);
    expect(told(yes, 'action.taken')).toMatchObject([{ action: 'INT' }]);
  });

  test('RP-19.13 everything else is forced, Injury too', () => {
    const game = hunting(POOR, 'marsh-coven', [[1]]);
    game.expectQuestion('market.option', 1);
    expect(heroOf(game, 0).injury).toBe(2);
  });

  test('RP-19.23, RP-R63 Gold, XP, Honor, Injury; then the actions in any order', () => {
    const { min, gold, honor, xp } = levelWith('stray-imps', (level) => level.gold && level.honor && level.xp);
    const imps = huntingFor(min, { ...POOR, fiends: ['fidget', 'narrow-eye', 'doomcrier'] }, 'stray-imps');
    expect(heroOf(imps, 0)).toMatchObject({ gold, honor, xp });
    imps.expectEvents([{ type: 'gold.gained' }, { type: 'xp.gained' }, { type: 'honor.gained' }]);
    const rows = { STR: ['red 2'] };
    const own = { ...POOR, rows, exhausted: ['feint'] };
    const both = levelWith('grey-governess', ({ actions }) => actions?.includes('INT') && actions.includes('refresh'));
    const maid = () => huntingFor(both.min, own, 'grey-governess');
    maid().expectOptions(0, ['INT', 'refresh', 'done']);
    const first = says(maid(), 0, 'refresh', 'card:feint');
    first.expectQuestion('hunt.reward', 0).expectOptions(0, ['INT', 'done']);
    const last = playTo(says(maid(), 0, 'INT', 'done'), 'hunt.reward');
    last.expectOptions(0, ['refresh', 'done']);
  });

  test('RP-19.14 without the trophy icon the Minion goes face down to the bottom', () => {
    const game = hunt(POOR, [[5]], { minions: ['stray-imps'] });
    const { minionDeck, minion, heroes } = boardOf(game);
    expect([minionDeck[0], minion, heroes[0].trophies]).toEqual([minionCard(LURKER), minionCard('stray-imps'), []]);
    game.expectView(1, { minionDeck: minionDeck.map(() => NONE) });
  });

  const WIN = { ...POOR, rows: { STR: ['red 1', 'red 2', 'red 2'] } };
  const winning = (own: Given = {}, given: Given = {}) => huntingFor(9, { ...WIN, ...own }, LURKER, given);

  test('RP-19.15 with it the player keeps the card as a Trophy', () => {
    const game = winning();
    expect(heroOf(game, 0).trophies).toEqual([minionCard(LURKER)]);
    expect(boardOf(game).minionDeck).not.toContain(minionCard(LURKER));
  });

  test.each([
    [0, 'location'],
    [1, 'obstacle'],
    [2, 'attack'],
  ])('RP-19.16 with %i Trophies before it brings the token %s', (before, of) => {
    const game = winning({ trophies: before });
    expect(told(game, 'adventure.token')).toMatchObject([{ seat: 0, of }]);
    expect(tokensOf(heroOf(game, 0))).toEqual(['location', 'obstacle', 'attack'].slice(0, before + 1));
    expect(heroOf(game, 0).xp).toBe(2); // of the level alone
  });

  test('RP-19.17 worked example 12: the fourth Trophy brings 1 XP instead, and is kept', () => {
    const game = winning({ trophies: 3 });
    expect(told(game, 'adventure.token')).toEqual([]);
    expect(told(game, 'xp.gained')).toMatchObject([
      { amount: 2, why: 'minion' },
      { amount: 1, why: 'trophy' },
    ]);
    expect(heroOf(game, 0)).toMatchObject({ xp: 3 });
    expect(heroOf(game, 0).trophies).toHaveLength(4);
  });

  test('RP-19.18, RP-19.24, RP-R65 its owner alone sees the Adventure card, then and later', () => {
    const own = { monster: 'gloamspider-queen' };
    const game = winning({}, own);
    const [location] = boardOf(game).adventures;
    expect(builtIn.adventures[location].type).toBe('location');
    const hidden = [NONE, NONE, NONE];
    game.expectView(0, { adventures: [location, NONE, NONE] });
    for (const other of [1, null]) game.expectView(other, { adventures: hidden });
    game.expectEvents([{ type: 'adventure.token', of: 'location', card: location }], 0);
    game.expectNoEvents([{ type: 'adventure.token', card: location }], 1);
    game.expectEvents([{ type: 'adventure.token', of: 'location', seat: 0 }], 1); // who has seen what is public
    playTo(game, 'initiative.select', { prefer: ['discard'] });
    game.expectView(0, { adventures: [location, NONE, NONE] });
    const before = stall({ trophies: 2 }, own);
    before.expectView(0, { adventures: [...boardOf(before).adventures.slice(0, 2), NONE] });
    before.expectView(1, { adventures: hidden });
  });

  test('RP-19.19 the Combat Dice are put away and the next Minion is turned up', () => {
    const game = winning({}, { minions: ['stray-imps'] });
    expect(boardOf(game)).toMatchObject({ hunt: null, minion: minionCard('stray-imps') });
    expect(told(game, 'minion.revealed')).toMatchObject([{ minion: minionCard('stray-imps') }]);
    expect(boardOf(winning()).bag).toHaveLength(85); // and none of them is in the bag
  });

  test('RP-19.25, RP-R68 Adventure tokens are never lost', () => {
    const game = winning({ trophies: 1 });
    playTo(game, 'market.option', { seat: 1 });
    for (let round = 2; round <= 3; round++) {
      playTo(game, 'initiative.select', { prefer: ['discard'] });
      playTo(game, 'market.option', { prefer: ['place'] });
    }
    expect(tokensOf(heroOf(game, 0))).toEqual(['location', 'obstacle']);
  });

  test('RP-19.27 the Trophy comes after all rewards, optional actions included; the next Minion last', () => {
    const own = { ...POOR, cards: ['patient-hand', 'feint'], exhausted: ['climb'] };
    const { min } = levelWith('sleepless-scarecrow', (level) => level.trophy && level.actions?.includes('refresh'));
    const game = huntingFor(min, own, 'sleepless-scarecrow', { minions: ['stray-imps'] });
    game.expectQuestion('hunt.reward', 0);
    expect([told(game, 'trophy.taken'), boardOf(game).minion]).toEqual([[], minionCard('sleepless-scarecrow')]);
    says(game, 0, 'refresh', 'card:climb');
    game.expectEvents([
      { type: 'xp.gained' },
      { type: 'skill.refreshed' },
      { type: 'trophy.taken' },
      { type: 'adventure.token' },
      { type: 'minion.revealed', minion: minionCard('stray-imps') },
    ]);
  });

  test('RP-19.6, RP-17.5, RP-20.1 worked example 11', () => {
    const own = { xp: 4, gold: 9, charisma: 1, cell: 7 };
    const game = hunting(own, 'marsh-coven', [[6, 4, 1], [5]]);
    says(game, 0, 'fight', 'charisma', 'roll', 'die:2', 'stop');
    expect(result(game)).toMatchObject({ result: 15, trophy: true });
    expect(heroOf(game, 0)).toMatchObject({ xp: 5, gold: 5, honor: 1, charisma: 0 });
    expect(tokensOf(heroOf(game, 0))).toEqual(['location']);
  });
});
