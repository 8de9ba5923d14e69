/** RA-3: heroes of Roll Player walk in. */
import { healthOf, rpaOf } from '@tabard/content/hero';
import { Match, type Plain } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { findCard, findClass } from '../../content';
import { house } from '../../content/house';
import { type HeroFacts, heroFile } from '../../scenarios/hero.fixture';
import { bookGame } from '../../scenarios/story.fixture';
import { type Adventures, IN_BAG } from '../board';
import { convert } from './hero';

const game = bookGame();
const boardOf = (match: Match) => match.board as Adventures;
const bring = (heroes: (HeroFacts | null)[], seats = heroes.length) =>
  bringFiles(
    heroes.map((facts) => facts && heroFile(facts)),
    seats,
  );
const bringFiles = (heroes: unknown[], seats = heroes.length) =>
  Match.start(game, { seats, seed: 'import', brought: { heroes } as unknown as Plain });
/** Takes the first of whatever is asked until the story begins, or until this question. */
function settle(match: Match, until = 'story.choose'): Match {
  while (match.pending.asks[0].question !== until) {
    const [{ seat, options }] = match.pending.asks;
    match.answer(seat, options[0]);
  }
  return match;
}
const handOf = ({ cardOwner }: Adventures, seat: number) =>
  cardOwner.flatMap((owner, card) => (owner === seat ? [house.cards[card].id] : []));

const SWORD: HeroFacts = { market: { weapons: ['longsword'] } };
const RED: HeroFacts = { class: 'pikeman', colour: 'red' };

describe('what a hero is worth here', () => {
  test('RA-3.3: health by stars, at the edges', () => {
    expect([-3, 0, 20, 21, 25, 26, 35, 36, 40, 41, 60].map(healthOf)).toEqual([
      14, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18,
    ]);
  });

  test('RA-3.4, RA-3.5, RA-R19: each score on its own, race included, below 0 as 0', () => {
    expect([-2, 0, 13, 14, 15, 16, 17, 18, 25].map(rpaOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
  });

  test('RA-3.3, RA-3.4, RA-3.6, RA-3.7, E2: 25 stars and a total of nine: nothing to raise', () => {
    const match = bring([{}]);
    expect(match.pending.asks[0].question).toBe('import.portrait');
    match.answer(0, match.pending.asks[0].options[0]);
    const b = boardOf(match);
    expect([b.health[0], b.scores, b.rows]).toEqual([15, [0, 1, 2, 3, 3, 0], [0, 1, 2, 3, 3, 0]]);
    expect(match.pending.asks[0].question).toBe('story.choose');
  });

  test('RA-3.6, RA-R18, E3: a total of four may be raised by exactly two, none above three; and it may be declined', () => {
    const scores = [14, 13, 18, 9, 13, 3]; // 1 0 3 0 0 0
    const match = settle(bring([{ scores }]), 'import.raise');
    expect(match.pending.asks[0]).toMatchObject({
      about: { left: 2 },
      options: ['enough', 'STR', 'DEX', 'INT', 'WIS', 'CHA'],
    });
    match.answer(0, 'DEX');
    match.answer(0, 'WIS');
    expect(boardOf(match).scores).toEqual([1, 1, 3, 0, 1, 0]);
    expect(match.pending.asks[0].question).toBe('story.choose');
    const modest = settle(bring([{ scores }]), 'import.raise');
    modest.answer(0, 'enough');
    expect(boardOf(modest).scores).toEqual([1, 0, 3, 0, 0, 0]);
  });

  test('RA-3.6: a total of exactly six is left as it is', () => {
    const match = bring([{ scores: [18, 18, 0, 0, 0, 0] }]);
    match.answer(0, match.pending.asks[0].options[0]);
    expect(match.pending.asks[0].question).toBe('story.choose');
  });

  test('RA-1.16, RA-3.2, RA-3.9, RA-R19: race and class are kept, the name is free, nothing else comes along', () => {
    const b = boardOf(settle(bring([{ name: 'Ottilie' }])));
    expect([b.names, b.race, b.classOf]).toEqual([['Ottilie'], ['otterkin'], [findClass(house, 'latchfinger')]]);
    expect([b.classState, handOf(b, 0), b.titles, b.favor]).toEqual([[0], [], [], [5, 5, 5]]);
  });

  test('RA-3.2: whoever imports it chooses the name; the file’s is what it is called where nobody says another', () => {
    const heroes = [heroFile({ name: 'Ottilie' }), heroFile({ ...RED, name: 'Bruno' })];
    const called = (names: unknown[]) =>
      boardOf(settle(Match.start(game, { seats: 2, seed: 'import', brought: { heroes, names } as unknown as Plain })))
        .names;
    expect(called([null, 'Käthe'])).toEqual(['Ottilie', 'Käthe']);
    expect(called([' Ida\u202e  of the Mere ', '\u3164'])).toEqual(['Ida of the Mere', 'Bruno']);
    expect(called([])).toEqual(['Ottilie', 'Bruno']);
    expect(() => called(['x'.repeat(61)])).toThrow('names.0');
  });

  test('RA-3.8: either side of the portrait of the race; where another has that card, any unused one', () => {
    const match = bring([{}, RED]);
    const sides = house.races.find(({ id }) => id === 'otterkin')!.portraits;
    expect(match.pending.asks[0]).toMatchObject({ seat: 0, options: sides });
    match.answer(0, sides[1]);
    const open = match.pending.asks[0].options;
    expect(match.pending.asks[0]).toMatchObject({ seat: 1, question: 'import.portrait' });
    expect(open).toHaveLength((house.races.length - 1) * 2);
    for (const side of sides) expect(open).not.toContain(side);
  });
});

describe('what heroes bring', () => {
  test('RA-3.10: the cards of the same names; RA-R17: a random one of the deck for what is not here', () => {
    const b = boardOf(settle(bring([SWORD])));
    expect(handOf(b, 0)).toEqual(['longsword']);
    const odd = boardOf(settle(bring([{ market: { armor: ['no-such-thing'] } }])));
    expect(handOf(odd, 0).map((id) => house.cards[findCard(house, id)!].deck)).toEqual(['armor']);
  });

  test('RA-3.11, RA-R15, RA-R112, E5: two want one card: one takes it, then the other draws from the rest of that deck', () => {
    const match = settle(bring([SWORD, { ...RED, ...SWORD }]), 'import.contested');
    expect(match.pending.asks[0].options).toEqual(['0', '1']);
    match.answer(0, '1');
    const b = boardOf(match);
    expect(handOf(b, 1)).toEqual(['longsword']);
    expect(handOf(b, 0).map((id) => house.cards[findCard(house, id)!].deck)).toEqual(['weapon']);
    expect(handOf(b, 0)).not.toEqual(['longsword']);
  });

  test('RA-R112: who goes without draws once all that was named is taken, so that nobody is robbed of it', () => {
    const all = house.cards.filter(({ deck }) => deck === 'weapon').map(({ id }) => id);
    const [wanted, ...others] = all;
    const left = others.pop()!;
    const match = settle(
      bring([{ market: { weapons: [wanted] } }, { ...RED, market: { weapons: [wanted, ...others] } }]),
      'import.contested',
    );
    match.answer(0, '1');
    expect(handOf(boardOf(match), 0)).toEqual([left]);
    expect(handOf(boardOf(match), 1).sort()).toEqual([wanted, ...others].sort());
  });

  test('RA-R112, RA-R17: what stands in for an unknown card is drawn last, too', () => {
    const all = house.cards.filter(({ deck }) => deck === 'weapon').map(({ id }) => id);
    const [left, ...named] = all;
    const b = boardOf(
      settle(bring([{ market: { weapons: ['no-such-thing'] } }, { ...RED, market: { weapons: named } }])),
    );
    expect(handOf(b, 0)).toEqual([left]);
    expect(handOf(b, 1).sort()).toEqual(named.sort());
  });

  test('RA-R15: a hero and a pregenerated character may want the same card: the party agrees who takes it', () => {
    const bram = house.characters.find(({ id }) => id === 'bram-oddmouth')!;
    const card = house.cards[findCard(house, bram.hand[0])!];
    const list = { weapon: 'weapons', skill: 'skills', trait: 'traits', scroll: 'scrolls', armor: 'armor' }[
      card.deck as 'armor'
    ];
    const match = settle(bring([{ market: { [list]: [card.id] } }, null], 2), 'party.character');
    match.answer(1, 'character:bram-oddmouth');
    expect(match.pending.asks[0]).toMatchObject({ question: 'import.contested', options: ['0', '1'] });
    match.answer(0, '0');
    const b = boardOf(match);
    expect([handOf(b, 0), handOf(b, 1).length, handOf(b, 1).includes(card.id)]).toEqual([[card.id], 7, false]);
  });

  test('RA-3.12, RA-34.1, RA-R4, RA-R21, E6: a familiar comes along by its colours, and its die lies in the bag', () => {
    const match = settle(bring([{ pair: ['white', 'black'], familiar: 'a-strange-bird' }]));
    const b = boardOf(match);
    const [id] = handOf(b, 0);
    expect([...house.cards[findCard(house, id)!].pair!].sort()).toEqual(['K', 'W']);
    expect(b.dieAt.filter((at) => at === IN_BAG)).toHaveLength(37);
  });

  test('RA-2.15, RA-3.13, RA-3.14, RA-3.15, E4: purses and lessons are shared out, rounded down; no chart is used', () => {
    const party = [
      { gold: 4, xp: 2, xpStored: 0 },
      { ...RED, gold: 3, xp: 0, xpStored: 0 },
      { class: 'mudwife', colour: 'green', gold: 4, xp: 2, xpStored: 1 } as const,
    ];
    const b = boardOf(settle(bring(party)));
    expect([b.gold, b.xp, b.bonusLimit, b.combatDice]).toEqual([3, 1, 2, 3]);
  });

  test('RA-R16: a mixed party counts the chart for each pregenerated character', () => {
    const b = boardOf(settle(bring([{ gold: 12, xp: 5, xpStored: 0 }, null], 2)));
    expect([b.gold, b.xp]).toEqual([Math.floor((12 + 5) / 2), 2]);
    expect([b.health[0], b.health[1]]).toEqual([15, 16]);
  });

  test('RA-R21: a class nobody knows is one of its colour, chosen; a race nobody knows is kept, with any portrait', () => {
    const match = bring([{ class: 'nobody', colour: 'white', race: 'fog-folk' }]);
    expect(match.pending.asks[0].question).toBe('import.class');
    const colours = match.pending.asks[0].options.map((place) => house.classes[Number(place)].colour);
    expect(new Set(colours)).toEqual(new Set(['W']));
    match.answer(0, match.pending.asks[0].options[0]);
    expect(match.pending.asks[0].options).toHaveLength(house.races.length * 2);
    expect(boardOf(settle(match)).race).toEqual(['fog-folk']);
    expect(convert(house, heroFile({ class: 'nobody' })).class).toBeNull();
  });
});

describe('who is not let in', () => {
  test('RA-3.1, RA-R20: two heroes of one colour, before anything is recorded', () => {
    expect(() => bring([{}, { class: 'cutpurse', colour: 'black' }])).toThrow(/same class colour \(RA-3.1\)/);
  });

  test('RA-2.6, RA-R20: a hero’s colour is not offered to the others', () => {
    const match = settle(bring([{}, null], 2), 'party.character');
    expect(match.pending.asks[0].options).toHaveLength(30);
  });

  test('RA-3.10: a hero that was damaged or forged is refused with the reason', () => {
    const forged = structuredClone(heroFile());
    forged.attributes.STR.score = 18;
    expect(() => bringFiles([forged])).toThrow('hero 1 is not as Roll Player writes one: attributes.STR.score');
    expect(() => bringFiles([null, { ...heroFile(), gold: -1 }])).toThrow(
      'hero 2 is not as Roll Player writes one: gold',
    );
    expect(() => bringFiles([{ ...heroFile(), stars: { ...heroFile().stars, total: 41 } }])).toThrow('stars.total');
    expect(() => bringFiles(['a hero'])).toThrow('hero 1');
    expect(() => bringFiles([heroFile(), heroFile(RED)], 1)).toThrow('2 heroes for 1 seats');
    expect(() => Match.start(game, { seats: 1, seed: 'x', brought: { crowd: [] } })).toThrow(
      'neither a campaign nor a hero',
    );
  });
});
