/** RA-2: a new campaign. */
import { Match, type Plain, why } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { FIRST_GOLD, PLAY_LIMIT } from '../../content/limits';
import { bookGame } from '../../scenarios/story.fixture';
import { type Adventures, ATTRIBUTE_DICE, CLASS_READY, DICE_PER_COLOUR, IN_BAG } from '../board';

const game = bookGame();
const boardOf = (match: Match) => match.board as Adventures;
const inBag = ({ dieAt }: Adventures) => dieAt.flatMap((at, die) => (at === IN_BAG ? [die] : []));
const handOf = ({ cardOwner }: Adventures, seat: number) =>
  cardOwner.flatMap((owner, card) => (owner === seat ? [house.cards[card].id] : []));

/** Everybody takes the first character that is free. */
function gathered(seats: number, options = {}): Match {
  const match = Match.start(game, { seats, options, seed: 'new' });
  for (let i = 0; i < seats; i++) {
    const { seat, options: open } = match.pending.asks[0];
    match.answer(seat, open[0]);
  }
  return match;
}

describe('a new campaign', () => {
  test('RA-2.2, RA-2.3, RA-2.8, RA-2.13, RA-2.14, RA-R3, E1: three pregenerated characters', () => {
    const b = boardOf(gathered(3));
    expect([PLAY_LIMIT[3], b.bonusLimit, b.combatDice]).toEqual([1, 2, 3]);
    expect([b.gold, b.xp, b.health]).toEqual([3, 0, [16, 16, 16]]);
    expect(inBag(b)).toEqual([...Array(ATTRIBUTE_DICE).keys()]); // no familiar die
    expect(ATTRIBUTE_DICE).toBe(6 * DICE_PER_COLOUR);
  });

  test.each([
    [1, 4, 1, 7],
    [2, 2, 1, 5],
    [3, 1, 2, 3],
    [4, 1, 1, 2],
  ])(
    'RA-2.3, RA-2.13, RA-R9: with %i seats play limit %i, bonus play limit %i, %i gold',
    (seats, plays, bonus, gold) => {
      const b = boardOf(gathered(seats));
      expect([PLAY_LIMIT[seats], b.bonusLimit, b.combatDice, b.gold, FIRST_GOLD[seats]]).toEqual([
        plays,
        bonus,
        3,
        gold,
        gold,
      ]);
    },
  );

  test('RA-1.1: one to four players', () => {
    expect(game.seats).toMatchObject({ min: 1, max: 4 });
    for (const seats of [0, 5]) expect(() => Match.start(game, { seats, seed: 'x' })).toThrow(/1 to 4 seats/);
  });

  test('RA-2.5, RA-2.6: any of 36 characters, then any of a colour that nobody has; who is ready first chooses first', () => {
    const match = Match.start(game, { seats: 2, seed: 'new' });
    expect(match.pending.asks.map(({ seat, question }) => [seat, question])).toEqual([
      [0, 'party.character'],
      [1, 'party.character'],
    ]);
    expect(match.pending.asks[0].options).toHaveLength(36);
    match.answer(1, 'character:bram-oddmouth');
    expect(match.pending.asks.map(({ seat }) => seat)).toEqual([0]);
    const open = match.pending.asks[0].options;
    expect(open).toHaveLength(30);
    expect(match.explain(0, 'character:bram-oddmouth')).toEqual(why('RA-2.6', { seat: 1, colour: 'R' }));
    expect(match.explain(0, 'character:hesper-stone')).toEqual(why('RA-2.6', { seat: 1, colour: 'R' }));
    expect(match.explain(0, 'character:tamsin-quill')).toBeNull();
  });

  test('RA-2.4, RA-2.7, RA-2.9, RA-2.10, RA-2.11, RA-2.12: name, race, class, scores, rows, class card and hand', () => {
    const match = Match.start(game, { seats: 1, seed: 'new' });
    match.answer(0, 'character:bram-oddmouth');
    const bram = house.characters.find(({ id }) => id === 'bram-oddmouth')!;
    const b = boardOf(match);
    expect([b.names, b.race, b.portrait]).toEqual([[bram.id], [bram.race], [bram.id]]);
    expect(house.classes[b.classOf[0]].id).toBe(bram.class);
    expect([b.scores, b.rows]).toEqual([bram.scores, bram.scores]);
    expect(b.classState).toEqual([CLASS_READY]); // face up, and no part of the hand (RA-1.14)
    expect(handOf(b, 0).sort()).toEqual([...bram.hand].sort());
  });

  test('RA-2.1, RA-2.16, RA-R8: nothing is marked, nothing is held, and favour stands at five', () => {
    const b = boardOf(gathered(2));
    expect([b.completed, b.restMarks, b.deathMarks, b.mastery, b.bonusCardLimit]).toEqual([0, 0, 0, 0, 0]);
    expect([b.titles, b.returned, b.story.keywords, b.favor]).toEqual([[], [], [], [5, 5, 5]]);
  });

  test('RA-35.1, RA-35.2, RA-35.3, RA-R102: a legendary campaign has its first rest box marked for good', () => {
    const b = boardOf(gathered(1, { mode: 'legendary' }));
    expect([b.legendary, b.restMarks]).toEqual([1, 1]);
    expect(boardOf(gathered(1)).legendary).toBe(0);
    expect(() => Match.start(game, { seats: 1, seed: 'x', options: { book: 'tutorial', mode: 'legendary' } })).toThrow(
      'RA-35.1',
    );
  });

  test('RA-35.1: everybody at the table agrees before it begins, in whatever order; alone nobody is asked', () => {
    const open = () => Match.start(game, { seats: 3, options: { mode: 'legendary' }, seed: 'new' });
    const asked = (match: Match) => match.pending.asks.map(({ seat, question }) => [seat, question]);
    const all = open();
    expect(asked(all)).toEqual([0, 1, 2].map((seat) => [seat, 'party.legendary']));
    expect(all.pending.asks[0].options).toEqual(['yes', 'no']);
    all.answer(1, 'yes');
    all.answer(0, 'yes');
    expect(asked(all)).toEqual([[2, 'party.legendary']]);
    all.answer(2, 'yes');
    expect([asked(all)[0], boardOf(all).legendary, boardOf(all).restMarks]).toEqual([[0, 'party.character'], 1, 1]);
    const one = open();
    one.answer(1, 'yes');
    one.answer(2, 'no');
    expect([asked(one)[0], boardOf(one).legendary, boardOf(one).restMarks]).toEqual([[0, 'party.character'], 0, 0]);
    expect(one.eventsFor('everything')).toContainEqual({ type: 'legendary.declined', seat: 2 });
    expect(asked(gathered(1, { mode: 'legendary' }))[0][1]).not.toBe('party.legendary');
    const ask = open().pending.asks[1];
    expect(game.undecided!(open().seen(1), ask)).toBe('no'); // whose time runs out has not agreed
  });

  test('RA-R15: no two characters that can walk together list the same card', () => {
    const colourOf = (classId: string) => house.classes.find(({ id }) => id === classId)!.colour;
    const clashes = house.characters.flatMap((one) =>
      house.characters.filter(
        (other) => colourOf(one.class) !== colourOf(other.class) && one.hand.some((id) => other.hand.includes(id)),
      ),
    );
    expect(clashes).toEqual([]);
    expect(house.characters.every(({ hand }) => hand.every((id) => findCard(house, id) !== null))).toBe(true);
  });

  test('RA-31.3: a sidequest needs a campaign that is brought', () => {
    const start = (brought?: Plain) =>
      Match.start(game, { seats: 1, seed: 'x', options: { book: 'sidequest' }, brought });
    expect(() => start()).toThrow('RA-31.3');
    expect(() => start({ heroes: [] })).toThrow('RA-31.3');
    const clash = (brought?: Plain) => game.conflict!({ book: 'sidequest' }, 1, brought)?.clause;
    expect([clash(null), clash({ heroes: [] }), clash()]).toEqual(['RA-31.3', 'RA-31.3', undefined]);
  });
});
