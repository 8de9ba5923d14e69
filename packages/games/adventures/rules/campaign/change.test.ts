/** RA-32, RA-33: players who join and leave between adventures. */
import { why } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { findCard } from '../../content';
import { house } from '../../content/house';
import { PLAY_LIMIT } from '../../content/limits';
import { bookAfter, campaignOf, goOn } from '../../scenarios/campaign.fixture';
import { heroFile } from '../../scenarios/hero.fixture';
import { type Adventures, IN_BAG, OUT, ZONE } from '../board';
import { questions } from '../keys';
import { afterChange, limitAfterPause } from './change';
import { cardLimitOf } from './legendary';

const card = (id: string) => findCard(house, id)!;
const boardOf = (match: ReturnType<typeof goOn>) => match.board as Adventures;
const questionOf = (match: ReturnType<typeof goOn>) => match.pending.asks[0].question;
/** The characters that are offered now. */
function charactersIn({ pending }: ReturnType<typeof goOn>) {
  const ask = questions.of(pending.asks[0], house);
  return ask.question === 'party.character' ? ask.options.map(({ character }) => house.characters[character]) : [];
}
const handOf = ({ cardOwner }: Adventures, seat: number) =>
  cardOwner.flatMap((owner, one) => (owner === seat ? [house.cards[one].id] : []));
const colourOf = (character: string) => {
  const { class: own } = house.characters.find(({ id }) => id === character)!;
  return house.classes.find(({ id }) => id === own)!.colour;
};
/** At which place among all events this one is first told. */
const told = (match: ReturnType<typeof goOn>, type: string) =>
  match.eventsFor('everything').findIndex((one) => one.type === type);
const dieOf = (id: string) => house.cards[card(id)].die!;

describe('limits', () => {
  test('RA-32.2, RA-32.3, RA-32.4, RA-33.5, RA-33.6, RA-33.7, RA-R55, RA-R100: the bonus play limit follows the chart', () => {
    expect([afterChange(2, 1, 2), afterChange(2, 2, 3), afterChange(3, 3, 4)]).toEqual([2, 3, 2]);
    expect([afterChange(2, 4, 3), afterChange(3, 3, 2), afterChange(2, 2, 1)]).toEqual([3, 2, 2]);
    expect([afterChange(8, 2, 3), afterChange(1, 3, 2)]).toEqual([8, 1]);
  });

  test('RA-R99: leavers first, then joiners, then a leaver held back; each step counts', () => {
    expect(limitAfterPause(2, 2, 1, 1)).toBe(2); // 2 → 1 → 2
    expect(limitAfterPause(1, 3, 1, 1)).toBe(2); // 3 → 2 cannot fall below 1, → 3 raises it
    expect(limitAfterPause(2, 1, 1, 2)).toBe(2); // 1 → 2 → 3 raises, → 2 lowers
    expect(limitAfterPause(1, 1, 1, 4)).toBe(1); // the last comes when there is room
  });

  test('RA-32.1, RA-33.4, RA-R101: play limit and card limit are the chart’s for the new number', () => {
    const joined = goOn(campaignOf(2, { completed: 1, legendary: true, bonusCardLimit: 3 }), 3);
    expect([PLAY_LIMIT[2], PLAY_LIMIT[3]]).toEqual([2, 1]);
    expect(cardLimitOf({ b: boardOf(joined), seats: 3 })).toBe(25 + 3);
  });
});

test('RA-33.1, RA-33.2, RA-33.6, RA-33.8: who is asked to leave is told with what it means', () => {
  const save = campaignOf(4, { completed: 3, bonusLimit: 2 });
  const [{ question, about }] = goOn(save, 3).pending.asks;
  expect(question).toBe('pause.leave');
  const costs = save.characters.map(({ hand }) => hand.filter((id) => house.cards[card(id)].cost !== null).length);
  expect(about).toMatchObject({
    names: save.characters.map(({ name }) => name),
    portraits: save.characters.map(({ portrait }) => portrait),
    returns: costs,
    handsOn: costs.map((n, i) => save.characters[i].hand.length - n),
    paid: 6,
    limit: 3,
  });
});

describe('joining', () => {
  test('RA-32.6, RA-32.8, RA-32.9, RA-32.5, RA-32.10, RA-2.12, E45: a third after five adventures: five gains, three decks', () => {
    const match = goOn(campaignOf(2), 3);
    expect(match.pending.asks).toMatchObject([{ seat: 2, question: 'party.character' }]);
    expect(match.pending.asks[0].options).toHaveLength(24); // RA-2.6: two colours are taken
    match.answer(2, match.pending.asks[0].options[0]);
    for (let i = 0; i < 4; i++) {
      expect(match.pending.asks[0]).toMatchObject({ seat: 2, question: 'join.gain', about: { left: 5 - i } });
      match.answer(2, 'health');
    }
    match.answer(2, match.pending.asks[0].options[1]);
    const decks: string[] = [];
    while (questionOf(match) === 'join.deck') {
      expect(match.pending.asks[0].options.filter((deck) => decks.includes(deck))).toEqual([]);
      decks.push(match.pending.asks[0].options[0]);
      match.answer(2, decks.at(-1)!);
    }
    expect(decks).toEqual(['armor', 'weapon', 'skill']);
    const b = boardOf(match);
    expect([b.health[2], b.bonusLimit, b.combatDice, b.gold, b.xp]).toEqual([20, 3, 3, 0, 0]);
    expect(handOf(b, 2)).toHaveLength(7 + 3);
    expect(questionOf(match)).toBe('setup.storyteller');
  });

  test('RA-32.8, RA-R97: a score may be raised to the current limit and no further', () => {
    const match = goOn(campaignOf(1, { completed: 1 }), 2);
    const open = match.pending.asks[0].options;
    const strong = house.characters.find(({ id, scores }) => scores.includes(3) && open.includes(`character:${id}`))!;
    const key = `character:${strong.id}`;
    match.answer(1, key);
    const full = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'].filter((_, i) => strong.scores[i] === 3);
    for (const attr of full) expect(match.pending.asks[0].options).not.toContain(attr);
    expect(match.pending.asks[0].options).toHaveLength(7 - full.length);
  });

  test('RA-32.7, RA-R112: for a card that somebody holds the joiner draws from that deck', () => {
    const save = campaignOf(1, { completed: 0 });
    const joiner = house.characters.find((one) => house.classes.find(({ id }) => id === one.class)!.colour !== 'R')!;
    save.characters[0].hand = [joiner.hand[0]];
    const match = goOn({ ...save, completed: 1 }, 2);
    match.answer(1, `character:${joiner.id}`);
    const b = boardOf(match);
    expect([b.cardOwner[card(joiner.hand[0])], handOf(b, 1).length]).toEqual([0, 7]);
    const decks = (ids: readonly string[]) => ids.map((id) => house.cards[card(id)].deck).sort();
    expect(decks(handOf(b, 1))).toEqual(decks(joiner.hand));
  });

  test('RA-R98: five decks at most, and none that is empty', () => {
    const match = goOn(campaignOf(1, { completed: 11 }), 2, {}, sideGame());
    match.answer(1, match.pending.asks[0].options[0]);
    while (questionOf(match) === 'join.gain') match.answer(1, 'health');
    let decks = 0;
    for (; questionOf(match) === 'join.deck'; decks++) match.answer(1, match.pending.asks[0].options[0]);
    expect([decks, handOf(boardOf(match), 1).length]).toEqual([4, 7 + 5]); // the fifth is the only one left
  });

  test('RA-32.6, RA-32.11: no hero is imported later, and there are never more than four', () => {
    expect(() => goOn(campaignOf(1), 2, { heroes: [null, heroFile()] })).toThrow('RA-32.6');
    expect(() => goOn(campaignOf(4), 5)).toThrow(/1 to 4 seats/);
  });
});

describe('leaving', () => {
  test('RA-33.1, RA-33.2, RA-33.8, RA-33.9, RA-34.2, RA-R96, E46: one of four after three adventures', () => {
    const save = campaignOf(4, { completed: 3, bonusLimit: 1, sidequest: true });
    save.characters[3].hand = [...save.characters[3].hand, 'soot-cat'];
    const match = goOn(save, 3);
    expect(match.pending.asks[0]).toMatchObject({ question: 'pause.leave', options: ['0', '1', '2', '3'] });
    match.answer(0, '3');
    expect(match.pending.asks[0]).toMatchObject({ question: 'card.receiver', about: { card: card('soot-cat') } });
    match.answer(0, '1');
    const b = boardOf(match);
    expect([b.gold, b.xp, b.bonusLimit, b.combatDice]).toEqual([6, 6, 2, 3]);
    expect([b.cardOwner[card('soot-cat')], b.dieAt[dieOf('soot-cat')]]).toEqual([1, IN_BAG]);
    for (const id of campaignOf(4).characters[3].hand) expect(b.cardOwner[card(id)]).toBe(-1);
    expect(b.names).toEqual(save.characters.slice(0, 3).map(({ name }) => name));
  });

  test('RA-33.3, RA-34.2: a familiar with a cost goes back, and its die is not in the bag', () => {
    const save = campaignOf(2, { completed: 1 });
    save.characters[1].hand = ['moor-pony'];
    const match = goOn(save, 1);
    match.answer(0, '1');
    const b = boardOf(match);
    expect([b.cardOwner[card('moor-pony')], b.dieAt[dieOf('moor-pony')]]).toEqual([-1, OUT]);
    expect([b.gold, b.xp]).toEqual([2, 2]);
  });

  test('RA-R99: who is named leaves, another takes the seat; without a loss nothing is paid', () => {
    const save = campaignOf(2, { completed: 1 });
    save.characters[0].hand = ['soot-cat'];
    const match = goOn(save, 2, { leaves: [0] });
    expect(match.pending.asks).toMatchObject([{ seat: 1, question: 'party.character' }]);
    const b = boardOf(match);
    expect([b.names[0], b.cardOwner[card('soot-cat')], b.gold, b.xp]).toEqual([save.characters[1].name, 0, 0, 0]);
  });

  test('RA-R99, RA-R100: the only player may be replaced; what has no cost is handed to whoever came', () => {
    const save = campaignOf(1, { completed: 1, bonusLimit: 1 });
    save.characters[0].hand = ['soot-cat', 'longsword'];
    const match = goOn(save, 1, { leaves: [0] });
    expect(questionOf(match)).toBe('party.character');
    match.answer(0, match.pending.asks[0].options[0]);
    match.answer(0, 'health');
    match.answer(0, match.pending.asks[0].options[0]);
    const b = boardOf(match);
    expect([b.cardOwner[card('soot-cat')], b.gold, b.bonusLimit]).toEqual([0, 0, 1]);
    expect(questionOf(match)).toBe('story.choose');
  });

  test('RA-R99, RA-2.6, RA-3.8, RA-32.7: the last to leave is of the party until somebody has come', () => {
    const joiner = house.characters.find((one) => house.classes.find(({ id }) => id === one.class)!.colour === 'G')!;
    const save = campaignOf(1, { completed: 1 });
    save.characters[0].hand = ['longsword', joiner.hand[0]];
    save.characters[0].portrait = 'tamsin-quill';
    const match = goOn(save, 1, { leaves: [0] });
    expect(match.pending.asks[0].options).toHaveLength(29);
    expect(match.explain(0, 'character:tamsin-quill')).toEqual(why('RA-3.8'));
    expect(match.explain(0, 'character:bram-oddmouth')).toEqual(why('RA-R99', { colour: 'R' }));
    match.answer(0, `character:${joiner.id}`);
    match.answer(0, 'health');
    expect(boardOf(match).cardZone[card(joiner.hand[0])]).toBe(ZONE.leaver);
    expect(handOf(boardOf(match), 0)).not.toContain('longsword');
    match.answer(0, 'weapon');
    const b = boardOf(match);
    expect([questionOf(match), handOf(b, 0).length, handOf(b, 0).includes(joiner.hand[0])]).toEqual([
      'story.choose',
      7 + 1,
      false,
    ]);
    expect([b.cardZone[card('longsword')], b.cardZone.includes(ZONE.leaver)]).toEqual([ZONE.deck, false]);
    expect(told(match, 'character.joins')).toBeLessThan(told(match, 'character.leaves'));
  });

  test('RA-R99, RA-33.2: where nobody stays the first are gone before, and what they hand on comes through the last', () => {
    const save = campaignOf(2, { completed: 0 });
    save.characters[0].hand = ['grudge-axe'];
    save.characters[1].hand = ['soot-cat', 'longsword'];
    const match = goOn({ ...save, completed: 1 }, 2, { leaves: [1, 0] });
    const [first, last] = save.characters.map((one) => house.classes.find(({ id }) => id === one.class)!.colour);
    const colours = () => new Set(charactersIn(match).map(({ id }) => colourOf(id)));
    expect([colours().has(first), colours().has(last)]).toEqual([false, true]); // the second has left already
    for (let i = 0; i < 20 && questionOf(match) !== 'card.receiver'; i++) {
      const [{ seat, options }] = match.pending.asks;
      match.answer(seat, options.includes('health') ? 'health' : options[0]);
    }
    match.answer(0, '1');
    expect(boardOf(match).cardOwner[card('soot-cat')]).toBe(1);
  });

  test('RA-R99, RA-32.11: with the one held back there are never more than four: the fourth comes when there is room', () => {
    const save = campaignOf(1, { completed: 1 });
    const colour = house.classes.find(({ id }) => id === save.characters[0].class)!.colour;
    const match = goOn(save, 4, { leaves: [0] });
    for (let seat = 0; seat < 4; seat++) {
      expect(match.pending.asks).toMatchObject([{ seat, question: 'party.character' }]);
      const { options } = match.pending.asks[0];
      expect(options).toHaveLength(36 - 6 * (seat + (seat < 3 ? 1 : 0)));
      const alike = charactersIn(match).findIndex(({ id }) => colourOf(id) === colour);
      const key = options[Math.max(0, alike)];
      match.answer(seat, key);
      match.answer(seat, 'health');
      match.answer(seat, match.pending.asks[0].options[0]);
    }
    expect(questionOf(match)).toBe('setup.storyteller');
  });

  test('RA-R10: whoever is left of the last storyteller is suggested, wherever the seats have come to be', () => {
    const suggests = (players: number, storyteller: number, seats: number, leaves: number[] = []) => {
      const save = campaignOf(players, { completed: 1, storyteller });
      const match = goOn(save, seats, { leaves });
      return Number(match.pending.asks[0].options[0]);
    };
    expect(suggests(4, 2, 3, [0])).toBe(2); // the one who sat in seat 3
    expect(suggests(4, 3, 3, [0])).toBe(0);
    expect(suggests(4, 1, 3, [2])).toBe(2);
    expect(suggests(4, 1, 3, [1])).toBe(1); // who told is gone: the next on the left of that chair
    expect(suggests(4, 3, 3, [3])).toBe(0);
    expect(suggests(4, 0, 2, [0, 1])).toBe(0);
  });

  test('RA-R99: nobody leaves who is not there', () => {
    expect(() => goOn(campaignOf(2), 2, { leaves: [2] })).toThrow('one of the characters of this campaign');
    expect(() => goOn(campaignOf(2), 2, { leaves: [1, 1] })).toThrow('named once');
  });

  test('a pause in which nobody comes or goes asks nothing', () => {
    expect(questionOf(goOn(campaignOf(2), 2))).toBe('setup.storyteller');
    expect(questionOf(goOn(campaignOf(1), 1))).toBe('story.choose');
  });
});

describe('what cannot be brought', () => {
  const wrong = (more: object) => () => goOn(campaignOf(2, more), 2);

  test('RA-31.1: a save of another campaign, or one that contradicts itself, is refused with the reason', () => {
    expect(wrong({ campaign: 'another' })).toThrow('this is a save of another campaign, "another"');
    const [one] = campaignOf(1).characters;
    expect(wrong({ characters: [one, one] })).toThrow('cannot both hold');
    expect(wrong({ characters: [one, { ...one, hand: [] }] })).toThrow('same class colour (RA-2.6)');
    expect(wrong({ characters: [{ ...one, hand: ['no-such-card'] }] })).toThrow('nobody knows the card "no-such-card"');
    expect(wrong({ characters: [{ ...one, class: 'nobody' }] })).toThrow('nobody knows the class "nobody"');
    expect(wrong({ favor: [5, 5, 11] })).toThrow('campaign.favor.2');
    expect(wrong({ bonusLimit: 9 })).toThrow('campaign.bonusLimit');
    expect(wrong({ completed: 0, sidequest: true })).toThrow('RA-31.3');
  });

  test('a tutorial has a journal of its own', () => {
    const game = { ...bookAfter(campaignOf(1)), options: [{ id: 'book', values: ['tutorial'] }] };
    expect(() => goOn(campaignOf(1), 1, {}, game)).toThrow('a journal of its own');
  });
});

function sideGame() {
  const adventure = { id: 'SIDE', number: 12, kind: 'sidequest', title: '.', version: 1 };
  const game = bookAfter(campaignOf(1), {}, { adventure });
  const options = game.options.map((option) => (option.id === 'book' ? { ...option, values: ['sidequest'] } : option));
  return { ...game, options };
}
