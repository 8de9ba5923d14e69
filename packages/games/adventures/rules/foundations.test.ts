/** RA-1 and the rulings about components: what the whole game rests on. */
import { describe, expect, test } from 'vitest';
import { ATTRS, COLOURS, coloursOf, DECKS, findCard } from '../content';
import { house } from '../content/house';
import { FACTIONS, TOKENS } from '../content/kinds';
import { BOXES } from '../content/limits';
import { boardOf, bookGame, labels, story, told } from '../scenarios/story.fixture';
import { ATTRIBUTE_DICE, IN_BAG, secrecy, ZONE } from './board';
import { DICE, diceCount, printedMask } from './dice';
import { DEATH_BOXES } from './story/death';

const does = (effects: readonly object[], board: object = {}, seats = 2, more = {}, given = {}) =>
  story('A2', { A2: { read: '.', do: [{ effects }], goto: 'A' } }, seats, more)
    .given(given)
    .board({ story: { label: 'A2' }, ...board } as never);
const card = (id: string) => findCard(house, id)!;

describe('foundations', () => {
  test('RA-1.2, RA-R8: eleven boxes of the campaign track, six of the death track', () => {
    expect([BOXES, DEATH_BOXES]).toEqual([11, 6]);
  });

  test('RA-1.3: where several act in one step, they choose who acts first', () => {
    const game = story('THE_END', {}, 3).board({ story: { label: 'THE_END' }, xp: 4 });
    game.seat(0).answers('mastery');
    expect(game.match.pending.asks.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'first'],
      [1, 'first'],
      [2, 'first'],
    ]);
    const open = game.match.pending.asks[2].options[0];
    game.seat(2).answers(open);
    expect(game.match.pending.asks.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('RA-1.4, RA-8.5: what the book says outranks the rules', () => {
    // RA-27.9 keeps a score at its limit; the book may say otherwise.
    const scores = [[3, 0, 0, 0, 0, 0]];
    const raise = { attribute: { who: 'storyteller', delta: 1, attr: 'STR' } };
    expect(boardOf(does([raise], {}, 1, {}, { scores })).scores[0]).toBe(3);
    const over = { attribute: { who: 'storyteller', delta: 1, attr: 'STR', over_limit: true } };
    expect(boardOf(does([over], {}, 1, {}, { scores })).scores[0]).toBe(4);
  });

  test('RA-1.5, RA-R81: as much as possible, and the rest is ignored', () => {
    does([{ lose: { gold: 9, xp: 1 } }], { gold: 4, xp: 3 }).expectBoard({ gold: 0, xp: 2 });
    const game = does([{ row_loss: { who: 'each', amount: 9 } }], {}, 1, {}, { rows: [[1, 0, 2, 0, 0, 0]] });
    game.expectQuestion('story.choose').expectBoard({ fatigue: [0] });
    expect(boardOf(game).rows).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('RA-1.6, RA-R110: 2 XP for each card that is not there; a card that is there is drawn', () => {
    const taken = house.cards.flatMap(({ id, deck }) => (deck === 'scroll' ? [id] : []));
    const gain = (who: string) => ({ card_gain: { deck: 'scroll', pick: 'random', who } });
    does([gain('chosen')], {}, 2, {}, { hands: [taken] })
      .expectBoard({ xp: 2 })
      .expectQuestion('story.choose');
    does([gain('each')], {}, 2, {}, { hands: [taken] }).expectBoard({ xp: 4 });
    const last = does([gain('each')], {}, 2, {}, { hands: [taken.slice(1)] });
    last.expectBoard({ xp: 2 });
    expect(boardOf(last).cardOwner[card(taken[0])]).toBe(0);
  });

  test('RA-1.6, RA-R110: a named card comes if it is in its deck', () => {
    const named = { card_gain: { deck: 'weapon', pick: 'named', name: 'Longsword', who: 'chosen' } };
    const game = does([named]);
    game.expectQuestion('card.receiver').expectOptions(0, [0, 1]);
    game.seat(0).answers(1);
    expect(boardOf(game).cardOwner[card('longsword')]).toBe(1);
    does([named], {}, 2, {}, { hands: [['longsword']] }).expectBoard({ xp: 2 });
  });

  test('RA-1.7: five decks are the market; familiars and rare cards are none of it', () => {
    expect(DECKS).toEqual(['armor', 'weapon', 'skill', 'trait', 'scroll']);
    const sizes = DECKS.map((deck) => house.cards.filter((one) => one.deck === deck).length);
    expect(sizes).toEqual([23, 26, 25, 36, 19]);
  });

  test('RA-1.9, RA-R1: stamina is a number, and there is no end of it', () => {
    const game = does([{ row_gain: { who: 'each', amount: 500, attr: 'STR' } }], {}, 1);
    expect(boardOf(game).rows[0]).toBeGreaterThan(500);
  });

  test('RA-1.10, RA-R2: six attributes, each with its colour', () => {
    expect(ATTRS.map((attr, i) => [attr, COLOURS[i]])).toEqual([
      ['STR', 'R'],
      ['DEX', 'K'],
      ['CON', 'G'],
      ['INT', 'B'],
      ['WIS', 'W'],
      ['CHA', 'P'],
    ]);
  });

  test('RA-1.11, RA-1.12: to lose stamina of a row leaves the score, and fills no fatigue box', () => {
    const given = { scores: [[3, 0, 0, 0, 0, 0]] };
    const game = does([{ row_loss: { who: 'each', amount: 2, attr: 'STR' } }], {}, 1, {}, given);
    expect([boardOf(game).rows[0], boardOf(game).scores[0], boardOf(game).fatigue]).toEqual([1, 3, [0]]);
  });

  test('RA-1.13: hand, discard and spent are three zones; a card has one owner and one zone', () => {
    const game = does([], {}, 2, {}, { hands: [['longsword']], spent: [[], ['grudge-axe']] });
    game.expectQuestion('story.choose');
    const b = boardOf(game);
    expect([b.cardZone[card('longsword')], b.cardOwner[card('longsword')]]).toEqual([ZONE.hand, 0]);
    expect([b.cardZone[card('grudge-axe')], b.cardOwner[card('grudge-axe')]]).toEqual([ZONE.spent, 1]);
  });

  test('RA-1.14: the class card is no card of a hand: it is not among what is returned, sold or counted', () => {
    const ids = new Set(house.cards.map(({ id }) => id));
    expect(house.classes.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(boardOf(does([], {}, 2)).classState).toEqual([0, 0]);
  });

  test('RA-1.15: XP, gold, items, titles, keywords, tokens and favour are the party’s: there is one of each', () => {
    const b = boardOf(does([{ gain: { gold: 2, xp: 1 } }, { title: 4 }, { record: 'K' }], {}, 3));
    expect([b.gold, b.xp, b.titles, b.story.keywords, b.bonusTokens, b.favor]).toEqual([
      2,
      1,
      [4],
      ['K'],
      2,
      [5, 5, 5],
    ]);
  });
});

describe('components', () => {
  test('RA-R3, RA-R4: 36 dice of six colours and one for each pair of colours, all with the faces 1 to 6', () => {
    expect([ATTRIBUTE_DICE, diceCount(house)]).toEqual([36, 51]);
    const pairs = Array.from({ length: 15 }, (_, i) => coloursOf(printedMask(house, 36 + i)).join(''));
    expect(new Set(pairs).size).toBe(15);
    expect(pairs.every(({ length }) => length === 2)).toBe(true);
    expect(Object.values(DICE)).toEqual(new Array(7).fill([1, 2, 3, 4, 5, 6]));
  });

  test('RA-R5: a map belongs to its book', () => {
    const maps = house.books.map(({ source }) => source.map.id);
    expect(new Set(maps).size).toBe(maps.length);
  });

  test('RA-R6: the active space is empty outside a check or combat', () => {
    expect(boardOf(does([])).challenge).toBeNull();
  });

  test('RA-R7: six event tokens and the sentry lie on the map, are moved and removed; each makes a stop (RA-9.7)', () => {
    expect(TOKENS).toEqual(['xp', 'event1', 'event2', 'event3', 'event4', 'event5', 'event6', 'sentry']);
    const moved = does([{ token: { place: 'sentry', at: 'B' } }, { token: { move: 'sentry', to: 'C' } }]);
    expect(boardOf(moved).map.tokens).toEqual(['sentry@C']);
    const gone = does([{ token: { place: 'event1', at: 'B' } }, { token: { remove: 'event1' } }]);
    expect(boardOf(gone).map.tokens).toEqual([]);
  });

  test('RA-R106: no seat has secrets from another; only what lies face down is nobody’s', () => {
    const hidden = Object.entries(secrecy).filter(([, see]) => see !== 'open');
    expect(Object.fromEntries(hidden)).toEqual({
      encounterNumbers: 'count',
      campaignCounters: 'nobody',
      hiddenCounters: 'nobody',
      snapshot: 'nobody',
    });
  });

  test('RA-R108: a title acts only where a book asks for it', () => {
    const game = story('A2', {
      A2: { read: '.', do: [{ if: { title: 3 }, effects: [{ gain: { gold: 1 } }] }], goto: 'A' },
    }).board({ story: { label: 'A2' }, titles: [3] });
    game.expectBoard({ gold: 1, xp: 0, health: [16, 16] });
  });

  test('RA-R109: Wardens, Tidebound, Choir, from top to bottom', () => {
    expect(FACTIONS).toEqual(['wardens', 'tidebound', 'choir']);
  });

  test('RA-R113: every draw is random among all that is in the deck, the top one included', () => {
    const top = { card_gain: { deck: 'armor', pick: 'top', who: 'storyteller' } };
    const game = does([top], {}, 1).random('deck.armor', [22]);
    game.expectRandomUsedUp();
    const gained = told(game, 'card.gained')[0].card as number;
    expect(house.cards.filter(({ deck }) => deck === 'armor')[22].id).toBe(house.cards[gained].id);
  });

  test('RA-R114: an item’s number is the number of its card', () => {
    const cards = { cards: { discovery: [{ number: 65, kind: 'item', name: '.', stamina: 1 }] } };
    const game = does([{ discover: 65 }], {}, 1, cards);
    game.seat(0).answers('choice:2').expectOptions(0, ['use:65']);
  });

  test('RA-R105: what was opened or revealed is not taken back; a plain choice before it is', () => {
    const entries = {
      A: {
        read: '.',
        choose: [
          { kind: 'special', say: '.', effects: [{ gain: { gold: 1 } }] },
          { kind: 'special', say: '.', effects: [{ title: 4 }] },
          { kind: 'move' },
        ],
      },
    };
    const game = story('A', entries, 1);
    game.seat(0).answers('choice:0');
    expect(game.match.openFrom).toBeLessThan(game.match.answers);
    game.seat(0).answers('choice:1');
    expect(game.match.openFrom).toBe(game.match.answers); // a title card was turned
    game.seat(0).answers('choice:2');
    expect(game.match.openFrom).toBeLessThan(game.match.answers);
    game.seat(0).answers('path:ac');
    expect(game.match.openFrom).toBe(game.match.answers); // an entry was opened
  });

  test('RA-34.5: the bag is everybody’s', () => {
    const b = boardOf(story('A', {}, 2).given({ hands: [['soot-cat']] }));
    expect(b.dieAt.filter((at) => at === IN_BAG)).toHaveLength(37);
  });
});

test('RA-5.1: a label stands for one entry, in the book or in its tome', () => {
  expect(labels(story('A'))).toEqual(['A']);
  const game = bookGame();
  expect(Object.keys(game.content.books[0].entries)).toEqual(['START', 'A', 'A1', 'B', 'C', 'THE_END']);
});
