/** Nothing is dead weight: over many games every card is bought, used, met and fought. */
import { describe, expect, test } from 'vitest';
import { builtIn } from './content';
import { SETS_OF } from './rules/start/setup';
import { type Seen, travel } from './scenarios/curious.fixture';

/** Each Monster with each of its Adventure cards once: with two players, alone, and with three; then once more. */
const SEATS = [2, 1, 3];
const ROUND = SEATS.length * builtIn.monsters.length;
const MOST_GAMES = 2 * ROUND;

const { market, classes, races, alignments, backstories, familiars, fiends, minions, monsters, adventures } = builtIn;

type Listed = readonly { readonly id: string }[];
/** The ids of those that have not been seen so. */
const unseen = (seen: Seen, how: string, list: Listed): string[] =>
  list.flatMap(({ id }, card) => (seen.has(`${how} ${card}`) ? [] : [id]));
const unusedSkills = (seen: Seen): string[] =>
  unseen(seen, 'used', market).filter((id) => market.find((card) => card.id === id)?.kind === 'skill');

/** How each kind of card is seen. */
const SIGHTS: readonly (readonly [how: string, list: Listed])[] = [
  ['bought', market],
  ['class', classes],
  ['race', races],
  ['alignment', alignments],
  ['backstory', backstories],
  ['familiar', familiars],
  ['acted', familiars],
  ['gained', fiends],
  ['bound', fiends],
  ['banished', fiends],
  ['hunted', minions],
  ['adventure', adventures],
];
const isAllSeen = (seen: Seen): boolean =>
  unusedSkills(seen).length === 0 && SIGHTS.every(([how, list]) => unseen(seen, how, list).length === 0);

function explore(): Seen {
  const seen: Seen = new Set();
  for (let number = 0; number < ROUND || (number < MOST_GAMES && !isAllSeen(seen)); number++) {
    const variation = Math.floor(number / monsters.length) % SEATS.length;
    const monster = number % monsters.length;
    travel({ mode: 'full', seats: SEATS[variation], number, monster, variation }, seen);
    seen.add(`fought ${SEATS[variation] === 1 ? 'alone' : 'together'} ${monster}`);
  }
  return seen;
}

describe('in games of mode full', () => {
  const seen = explore();
  test('every Market card is bought, every Skill used', () => {
    expect(unseen(seen, 'bought', market)).toEqual([]);
    expect(unusedSkills(seen)).toEqual([]);
  });
  test('every class and race is chosen, every Alignment and Backstory dealt', () => {
    expect(unseen(seen, 'class', classes)).toEqual([]);
    expect(unseen(seen, 'race', races)).toEqual([]);
    expect(unseen(seen, 'alignment', alignments)).toEqual([]);
    expect(unseen(seen, 'backstory', backstories)).toEqual([]);
  });
  test('every Familiar is chosen, and acts', () => {
    expect(unseen(seen, 'familiar', familiars)).toEqual([]);
    expect(unseen(seen, 'acted', familiars)).toEqual([]);
  });
  test('every Fiend is gained, binds its owner, and is banished', () => {
    expect(unseen(seen, 'gained', fiends)).toEqual([]);
    expect(unseen(seen, 'bound', fiends)).toEqual([]);
    expect(unseen(seen, 'banished', fiends)).toEqual([]);
  });
  test('every Minion is hunted', () => {
    expect(unseen(seen, 'hunted', minions)).toEqual([]);
  });
  test('every Monster is fought, together and alone, and every Adventure card turned up', () => {
    expect(unseen(seen, 'fought together', monsters)).toEqual([]);
    expect(unseen(seen, 'fought alone', monsters)).toEqual([]);
    expect(unseen(seen, 'adventure', adventures)).toEqual([]);
  });
});

describe.each(['base', 'ff'] as const)('in games of mode %s', (mode) => {
  const seen: Seen = new Set();
  for (let number = 0; number < 6; number++) travel({ mode, seats: 1 + (number % 4), number }, seen);
  const setOf: { readonly [how: string]: readonly { readonly set?: string }[] } = {
    bought: market,
    class: classes,
    race: races,
    alignment: alignments,
    backstory: backstories,
    hunted: minions,
  };

  test('everything is of its sets', () => {
    const sets = [...seen].flatMap((sight) => {
      const [how, card] = sight.split(' ');
      return setOf[how]?.[Number(card)].set ?? [];
    });
    expect([...new Set(sets)].sort()).toEqual([...SETS_OF[mode]].sort());
  });

  test('Fiends, Familiars and Minions are met where they are in the game', () => {
    const met = ['gained', 'familiar', 'hunted', 'adventure'].map((how) =>
      [...seen].some((one) => one.startsWith(`${how} `)),
    );
    expect(met).toEqual([mode === 'ff', mode === 'ff', mode === 'ff', mode === 'ff']);
  });
});
