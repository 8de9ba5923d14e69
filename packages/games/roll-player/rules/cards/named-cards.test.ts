/** RP-30: the cards and abilities that the sources explain; Backpack and Clarity are in backpack.test.ts. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { drafting } from '../../scenarios/draft.fixture';
import { facing, resultsOf } from '../../scenarios/monster.fixture';
import { die } from '../../scenarios/position';
import { buys, gainOf, hunting, priceOf, refused, seenBy, stall } from '../../scenarios/stall.fixture';
import {
  asked,
  boardOf,
  dieAt,
  fiendCard,
  type Given,
  heroOf,
  initiativeWords,
  interrupts,
  keyOf,
  offered,
  party,
  playTo,
  question,
  rowWords,
  says,
  told,
  ware,
} from '../../scenarios/table.fixture';
import { NONE } from '../board';
import { starsOf } from '../end/scoring';
import { attributeScore, goalMet, powerScore } from '../sheet/scores';

const card = (id: string) => builtIn.market[ware(id)];

describe('Controlling', () => {
  const beast = { class: 'beastmaster', rows: { FAM: ['red 4', 'blue 4', 'green 4'] } };

  test('RP-30.10, RP-R47 in a Hunt the Power Score takes the place of the dice, after the last reroll', () => {
    const game = hunting({ ...beast, gold: 0, xp: 1, cards: [] }, 'bog-lurker', [[2], [3]]);
    says(game, 0, 'die:0');
    game.expectOptions(0, ['stop', 'power']);
    says(game, 0, 'power');
    expect(told(game, 'hunt.result')).toMatchObject([{ result: 12 }]);
    const rolled = hunting({ ...beast, gold: 0 }, 'bog-lurker', [[2]]);
    says(rolled, 0, 'stop');
    expect(told(rolled, 'hunt.result')).toMatchObject([{ result: 2 }]);
    expect(powerScore(seenBy(rolled), 0)).toBe(12);
  });

  test('RP-30.10, RP-R47 before the Monster Honor, Injury and modifiers still count, what changes dice does not', () => {
    const hero = { ...beast, honor: 2, injury: 3, fiends: ['doomcrier'] };
    const game = facing('thornmother', [hero, { class: 'hexer' }], [[6], [1]]);
    game.expectQuestion('monster.reroll', 0).expectOptions(0, ['stop', 'power']);
    says(game, 0, 'power');
    expect(resultsOf(game)[0]).toMatchObject({ power: 1, result: 12 + 2 - 3 - 3 });
  });

  test('RP-30.10 nobody else has it', () => {
    const game = hunting({ class: 'mountebank', xp: 1, gold: 0, rows: beast.rows }, 'bog-lurker', [[2]]);
    expect(offered(game)).toEqual(['stop', 'die:0']);
  });
});

describe('Devious and Relentless', () => {
  test('RP-30.11 some or all of it, at that moment and never later', () => {
    const game = hunting({ cards: ['devious'], gold: 0 }, 'bog-lurker', [[6]]);
    game.expectQuestion('xp.store', 0).expectOptions(0, [0, 1]);
    says(game, 0, '0');
    expect([heroOf(game, 0).xp, heroOf(game, 0).xpStored]).toEqual([1, 0]);
    expect(question(game)).not.toBe('xp.store');
  });

  test('RP-30.12 stored XP cannot be spent', () => {
    const game = stall({ cards: ['devious'], xp: 4, xpStored: 5, injury: 1 });
    expect([refused(game, 0, 'xp-action'), refused(game, 0, 'heal')]).toEqual(['RP-20.4', undefined]);
  });

  test('RP-30.31, RP-R64, RP-19.17 the XP for a fourth Trophy may be stored', () => {
    const game = hunting({ cards: ['devious'], gold: 5, trophies: 3 }, 'bog-lurker', [[6, 6]]);
    says(game, 0, 'fight', 'gold', '0'); // the 2 XP of the level
    game.expectQuestion('xp.store', 0).expectOptions(0, [0, 1]);
    says(game, 0, '1');
    expect([heroOf(game, 0).xp, heroOf(game, 0).xpStored]).toEqual([2, 1]);
  });

  test('RP-30.13, RP-30.30, RP-R54 3 Stars for at least 5 from the Monster, the Champion Bonus left out', () => {
    const it = card('relentless');
    const stars = (level: number, champion: number) => {
      const results = { 0: { stars: level, champion, success: 1 } };
      const seen = seenBy(party({ phase: 'market', results, heroes: { 0: { cards: ['relentless'] } } }));
      return it.kind === 'trait' ? starsOf(seen, 0, it.score) : null;
    };
    expect([stars(4, 0), stars(4, 3), stars(5, 0), stars(6, 0)]).toEqual([0, 0, 3, 3]);
  });
});

describe('Summon', () => {
  const summoner = { cards: ['summon'], fiends: ['fidget'], fresh: ['price-sprite'] };

  test('RP-30.14 an own active Fiend on any Initiative card, without a slot or with a Fiend on it', () => {
    const game = drafting(summoner, undefined, { fiends: ['narrow-eye'] });
    says(game, 0, 'skill:summon');
    expect(offered(game)).toEqual([keyOf(game, 'fiend:fidget'), keyOf(game, 'fiend:price-sprite'), 'done']);
    says(game, 0, 'fiend:fidget');
    game.expectOptions(0, ['card:0', 'card:1', 'card:2']);
    says(game, 0, 'card:2');
    expect(boardOf(game).row[2].fiends).toEqual([fiendCard('narrow-eye'), fiendCard('fidget')]);
    expect(heroOf(game, 0).cell).toBe(7);
  });

  test('RP-30.14 it may be left', () => {
    const game = says(drafting(summoner), 0, 'skill:summon', 'done');
    expect([heroOf(game, 0).fiends.length, heroOf(game, 0).cards[0].exhausted]).toEqual([2, 1]);
  });

  test('RP-30.15 the next player who selects the card gains all Fiends on it', () => {
    const game = drafting(summoner, undefined, { fiends: ['narrow-eye'] });
    says(game, 0, 'skill:summon', 'fiend:fidget', 'card:2', 'card:0', 'place:red 1:STR', 'none');
    says(game, 1, 'card:2', 'place:green 3:STR', 'none');
    expect(told(game, 'fiend.gained', 1).map(({ fiend }) => fiend)).toEqual([
      fiendCard('narrow-eye'),
      fiendCard('fidget'),
    ]);
  });

  test('RP-30.32, RP-R70 every card of the game can be chosen, those in front of players too', () => {
    const game = drafting({}, undefined, { heroes: { 1: summoner }, fiends: ['narrow-eye'] });
    says(game, 0, 'card:2', 'place:green 3:STR', 'none');
    says(game, 1, 'skill:summon', 'fiend:fidget');
    game.expectOptions(1, ['card:0', 'card:1', 'card:2']);
    says(game, 1, 'card:2');
    expect(boardOf(game).row[2]).toMatchObject({ holder: 0, fiends: [fiendCard('fidget')] });
    expect(heroOf(game, 0).fiends.map(({ fiend }) => fiend)).toEqual([fiendCard('narrow-eye')]);
  });

  test('RP-30.32, RP-R70 the holder gains what lay there on selecting, not what comes after', () => {
    const game = drafting(summoner, undefined, { fiends: ['narrow-eye'] });
    says(game, 0, 'card:2', 'skill:summon', 'fiend:fidget', 'card:2', 'place:green 3:STR', 'none');
    expect(told(game, 'fiend.gained', 0).map(({ fiend }) => fiend)).toEqual([fiendCard('narrow-eye')]);
    expect(boardOf(game).row[2].fiends).toEqual([fiendCard('fidget')]);
    expect(heroOf(game, 0).fiends.map(({ fiend }) => fiend)).not.toContain(fiendCard('fidget'));
  });

  test('RP-30.32, RP-R70, RP-21.7 (example 27): it returns to the row with the card and goes to whoever selects it next', () => {
    const game = stall(
      {},
      { initiative: [{ holder: 1 }, { dice: [] }, { holder: 0, fiends: [] }], heroes: { 1: summoner } },
    );
    says(game, 1, 'skill:summon', 'fiend:fidget', 'card:2', 'discard:0');
    says(game, 0, 'discard:1');
    playTo(game, 'initiative.select');
    const { row, start, round } = boardOf(game);
    expect([round, start, row[2].holder, row[2].fiends]).toEqual([2, 1, NONE, [fiendCard('fidget')]]); // no second one
    says(game, 1, 'card:0');
    playTo(game, 'initiative.select', { seat: 0 });
    says(game, 0, 'card:2');
    playTo(game, 'market.option');
    expect(told(game, 'fiend.gained').map(({ seat, fiend }) => [seat, fiend])).toEqual([[0, fiendCard('fidget')]]);
  });

  test('RP-30.34 it stops binding at once and counts no longer as active or banished', () => {
    const game = stall(
      { gold: 9, cards: ['summon', 'thrifty'], fiends: ['price-sprite'] },
      { market: ['feint', 'barter', 'climb', 'heel'] },
    );
    expect(refused(game, 0, 'buy:feint')).toBeUndefined();
    buys(says(game, 0, 'skill:summon', 'fiend:price-sprite', 'card:1'), 'feint');
    expect(told(game, 'bought')).toMatchObject([{ gold: priceOf('feint') }]);
    expect(heroOf(game, 0).fiends).toEqual([]);
  });
});

describe('class abilities', () => {
  test('RP-30.16 Attuned adds a card of the discard pile to the Market, which grows by one; or not', () => {
    const attuned = () =>
      drafting({ class: 'mudwife' }, undefined, {
        discard: ['reckless'],
        market: ['thrifty', 'feint', 'barter', 'climb'],
        heroes: { 1: { class: 'hexer' } },
      });
    const play = (game: ReturnType<typeof attuned>) => {
      says(game, 0, 'card:0', 'place:red 1:STR', 'none');
      says(game, 1, 'card:1', 'place:blue 2:STR', 'none');
      return game.expectQuestion('effect.may', 0);
    };
    const game = play(attuned());
    says(game, 0, 'yes');
    expect(offered(game)).toHaveLength(boardOf(game).discard.length + 1);
    says(game, 0, 'card:reckless');
    expect(boardOf(game).market).toEqual(['thrifty', 'feint', 'barter', 'climb', 'reckless'].map(ware));
    expect(boardOf(game).discard).not.toContain(ware('reckless'));
    game.expectQuestion('market.option', 0);
    const declined = says(play(attuned()), 0, 'no');
    expect(boardOf(declined).market).toHaveLength(4);
  });

  const bard = (own: Given = {}) =>
    stall({ class: 'ballad-broker', gold: 20, ...own }, { market: ['feint', 'climb', 'thrifty', 'reckless'] });

  test('RP-30.17, RP-30.19 Charming buys a second card; no discard and no Hunt instead', () => {
    const game = buys(bard(), 'feint');
    game.expectQuestion('market.second', 0).expectOptions(0, ['buy:1', 'buy:2', 'buy:3', 'done']);
    says(game, 0, 'buy:climb');
    const left = 20 - priceOf('feint') - priceOf('climb');
    expect([heroOf(game, 0).cards.length, heroOf(game, 0).gold, asked(game)]).toEqual([2, left, 1]);
    const other = stall({ class: 'fortune-teller', gold: 20 });
    expect(question(says(other, 0, 'buy:0'))).not.toBe('market.second');
    expect(asked(says(bard(), 0, 'discard:0'))).toBe(1); // who discards buys nothing
  });

  test('RP-30.18 a Charisma token lowers one of the two purchases only', () => {
    const game = says(bard({ charisma: 1 }), 0, 'buy:feint', '1', 'buy:climb');
    expect(told(game, 'bought').map(({ gold, charisma }) => [gold, charisma])).toEqual([
      [priceOf('feint') - 1, 1],
      [priceOf('climb'), 0],
    ]);
  });

  test('RP-30.20 Shrewd makes a gold die pay 4', () => {
    const paid = (own: string) => {
      const game = drafting({ class: own }, ['gold 1', 'blue 2', 'green 3']);
      return heroOf(says(game, 0, 'card:0', 'place:gold 1:STR'), 0).gold;
    };
    expect([paid('latchfinger'), paid('cutpurse')]).toEqual([4, 2]);
  });
});

describe('Skills on Initiative cards and copies', () => {
  test('RP-30.21 Climb and Intimidate change dice on cards not yet selected, never dice already taken', () => {
    const game = drafting({}, ['red 1', 'blue 2', 'green 6'], { heroes: { 1: { cards: ['climb', 'intimidate'] } } });
    says(game, 1, 'pass');
    says(game, 0, 'card:0');
    expect(interrupts(game, 1)).toEqual([]); // while dice are placed
    says(game, 0, 'place:red 1:STR', 'none');
    says(game, 1, 'skill:climb');
    expect(offered(game, 1)).toEqual([keyOf(game, 'die:blue 2'), 'done']); // a 6 cannot climb
    says(game, 1, 'die:blue 2');
    expect(initiativeWords(game)).toEqual([[], ['blue 3'], ['green 6']]);
    says(game, 1, 'skill:intimidate', 'die:green 6');
    expect(initiativeWords(game)[2]).toEqual(['green 5']);
  });

  test('RP-30.22, RP-R48 the unselected cards are sorted anew, two dice on each, the user deciding ties; Gold and Fiends stay', () => {
    const initiative = [
      { dice: ['red 1', 'red 1'] },
      { dice: ['blue 2', 'white 3'], gold: 1 },
      { dice: ['green 3', 'black 4'], fiends: ['fidget'] },
    ];
    const game = party({ phase: 'dice', initiative, heroes: { 0: { cards: ['intimidate'] } } });
    says(game, 0, 'skill:intimidate', 'die:black 4'); // three 3s now: one of them lies on card 2
    game.expectQuestion('ties.arrange', 0);
    expect(offered(game)).toHaveLength(3);
    game.seat(0).answers(`die:${die('black')}`);
    expect(initiativeWords(game)).toEqual([
      ['red 1', 'red 1'],
      ['blue 2', 'black 3'],
      ['green 3', 'white 3'],
    ]);
    expect(boardOf(game).row.map(({ gold, fiends }) => [gold, fiends.length])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  });

  const diplomat = (own: Given = {}, other: Given = {}) =>
    stall(
      { cards: ['diplomacy'], class: 'hexer', ...own },
      { market: ['thrifty', 'barter', 'climb', 'heel'], heroes: { 1: { cards: ['short-change', 'feint'], ...other } } },
    );

  test('RP-30.23, RP-30.24, RP-R49 Diplomacy copies another’s Skill and its arrow; that card is not touched', () => {
    const game = diplomat({ gold: 5 }, { cards: [], exhausted: ['short-change'] });
    says(game, 0, 'skill:diplomacy'); // evil; exhausted or not
    const gold = 5 + gainOf('short-change', 'gold');
    expect(heroOf(game, 0)).toMatchObject({ cell: 7, gold, cards: [{ card: ware('diplomacy'), exhausted: 1 }] });
    expect([heroOf(game, 1).cards, heroOf(game, 1).cell]).toEqual([[{ card: ware('short-change'), exhausted: 1 }], 4]);
    expect(told(game, 'skill.copied')).toMatchObject([{ seat: 0, from: 1 }]);
  });

  test('RP-30.24 where the token cannot follow the arrow, it cannot be copied', () => {
    const corner = diplomat({ cell: 8 }); // evil and chaotic are both shut
    expect(refused(corner, 0, 'skill:diplomacy')).toBe('RP-30.24');
    const edge = says(diplomat({ cell: 7 }), 0, 'skill:diplomacy'); // only Feint (chaotic) is left
    expect(heroOf(edge, 0).cell).toBe(8);
    expect(refused(stall({ cards: ['diplomacy'] }), 0, 'skill:diplomacy')).toBe('RP-30.24');
    const own = diplomat({ cards: ['diplomacy', 'short-change'] }, { cards: [] });
    expect(refused(own, 0, 'skill:diplomacy')).toBe('RP-30.24'); // an own Skill is no other player’s
  });

  test('RP-30.25 the move may be taken without the ability', () => {
    const game = diplomat({ gold: 5 }, { cards: ['short-change'] });
    says(game, 0, 'skill:diplomacy:move');
    expect(heroOf(game, 0)).toMatchObject({ cell: 7, gold: 5, cards: [{ exhausted: 1 }] });
  });
});

describe('Weapons and others', () => {
  test('RP-30.26 Jeweled Dagger and Longsword raise what dice count for, above 6 too; the dice do not change', () => {
    const rows = { STR: ['gold 6', 'gold 5', 'red 6'] };
    const score = (cards: string[]) => {
      const game = stall({ rows, cards, class: 'pikeman', race: 'dikefolk' });
      expect(rowWords(game, 0, 'STR')).toEqual(rows.STR);
      return attributeScore(seenBy(game), 0, 0);
    };
    expect([
      score([]),
      score(['jeweled-dagger']),
      score(['longsword']),
      score(['jeweled-dagger', 'longsword']),
    ]).toEqual([17, 19, 19, 21]);
    const game = stall({ rows, cards: ['jeweled-dagger'], class: 'pikeman', race: 'dikefolk' });
    expect([goalMet(seenBy(game), 0, 0), boardOf(game).values[dieAt(game, 0, 'STR', 0)]]).toEqual([false, 6]);
  });

  test('RP-30.27 Reckless, Quarterstaff and Leather Gloves are what they are', () => {
    expect(card('reckless')).toMatchObject({ kind: 'trait', cost: 6, set: 'base' });
    expect([card('quarterstaff').kind, card('leather-gloves').kind]).toEqual(['weapon', 'armor']);
  });
});
