/** Who may walk into a campaign, what is said against whom, and the games that prove them. */
import { type AnyGame, judgeText, type Plain } from '@tabard/kernel';
import rollPlayer from '@tabard/roll-player';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newHead } from '../../play/begin/new-game';
import type { SeatChoice } from '../../play/begin/table-choice';
import { plugInDatabase, unplugDatabase } from '../storage/indexed-db.fixture';
import { addGame } from '../storage/shelf';
import { against, type Guests, guestIn, guestInFile, type HeroGuest, heroesBrought, refusal } from './guests';
import { madeHero } from './hero.fixture';
import { originsOf } from './origins';

const { hero, save } = madeHero();
beforeEach(plugInDatabase);
afterEach(unplugDatabase);

const seat = (id: number): SeatChoice => ({ id, kind: 'person', name: '', bot: '', another: false });
const guest = (name: string, colour: string): HeroGuest => ({ id: name, name, says: '', what: { name, colour } });

/** Two of one colour do not go together, and nobody likes grey. */
const brings: AnyGame['brings'] = (brought: Plain) => {
  const { heroes } = brought as unknown as { heroes: readonly ({ colour: string } | null)[] };
  const colours = heroes.flatMap((hero) => hero?.colour ?? []);
  if (colours.includes('grey')) return 'grey is no colour';
  return new Set(colours).size === colours.length ? null : 'two of one colour';
};
const game: AnyGame = { ...luckyPig, brings };
const seats = [seat(5), seat(7), seat(9)];

test('heroes come to their seats, and nothing is brought where nobody comes', () => {
  const guests: Guests = new Map([[7, guest('Mira', 'red')]]);
  expect(heroesBrought(seats, guests)).toEqual({ heroes: [null, { name: 'Mira', colour: 'red' }, null] });
  expect(heroesBrought(seats, new Map())).toBeNull();
  const called = (name: string) => heroesBrought(seats, new Map([[7, { ...guest('Mira', 'red'), called: name }]]));
  const hero = { name: 'Mira', colour: 'red' };
  expect(called('Ida')).toEqual({ heroes: [null, hero, null], names: [null, 'Ida', null] }); // RA-3.2
  expect(called(' ')).toEqual({ heroes: [null, hero, null] });
  expect(refusal(game, {}, seats, new Map())).toBeNull();
});

test('what is against a hero stands at its own seat, and names the other where it takes two', () => {
  const mira = guest('Mira', 'red');
  const orm = guest('Orm', 'red');
  const guests: Guests = new Map([
    [5, mira],
    [7, guest('Pell', 'grey')],
    [9, orm],
  ]);
  expect(against(game, {}, seats, guests, 0)).toEqual({
    other: orm,
    reason: { sentence: 'two of one colour', why: null },
  });
  expect(against(game, {}, seats, guests, 1)).toEqual({
    other: null,
    reason: { sentence: 'grey is no colour', why: null },
  });
  const two: Guests = new Map([
    [5, mira],
    [9, orm],
  ]);
  expect(against(game, {}, seats, two, 0)).toEqual({
    other: orm,
    reason: { sentence: 'two of one colour', why: null },
  });
  expect(against(game, {}, seats, two, 1)).toBeNull();
  expect(against(game, {}, seats, new Map([[5, mira]]), 0)).toBeNull();
});

test('a file is a hero, or says why not', async () => {
  const file = (text: string) => new File([text], 'mira.json');
  expect(await guestInFile(file(JSON.stringify(hero)))).toMatchObject({ guest: { name: 'Mira' } });
  expect(await guestInFile(file('{'))).toMatchObject({ word: 'noJson' });
  expect(await guestInFile(file('{}'))).toMatchObject({ word: 'noHero', problem: expect.any(String) });
  expect(await guestInFile(file(' '.repeat(200_000)))).toMatchObject({ word: 'tooLarge' });
  expect(guestIn(hero, 'x')).toMatchObject({ guest: { id: 'x', name: 'Mira', what: hero } });
});

test('the game a hero came from goes into the file where this browser has it, and no other', async () => {
  await addGame({ ...newHead(save, 'A hero is made', true) }, save);
  const { game: from } = hero as unknown as { game: object };
  const [record] = await originsOf([hero, hero]);
  expect(judgeText(record, () => rollPlayer.game).verdict.kind).toBe('verified');
  expect(
    rollPlayer.heroes!.vouches(
      hero,
      judgeText(record, () => rollPlayer.game),
    ),
  ).toBeNull();
  const stranger = { ...(hero as object), game: { ...from, journal: '0'.repeat(64) } };
  expect(await originsOf([stranger, { not: 'a hero' }])).toEqual([]); // The same seed, and yet another game.
});
