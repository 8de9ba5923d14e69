import { checkOptions } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { dateOf, dateOfId, daysBefore, idOfDeal, ruleOn, setupOfDeal } from './deal-rule';
import { FACES } from './faces';
import { moduleOf } from './modules';

const NAMES = ['a', 'b', 'c', 'd'];
const told = (date: string) =>
  FACES.filter(({ deal }) => deal[0].from <= date).map((face) => {
    const { match, sitters, whims } = setupOfDeal(date, face, NAMES);
    const seats = sitters.map(({ kind, bot }) => (kind === 'person' ? 'you' : bot)).join(' ');
    return `${match.seed} ${JSON.stringify(match.options)} ${seats} ${whims}`;
  });

test('the deals of a day that is past never change', () => {
  expect(told('2026-11-16')).toMatchInlineSnapshot(`
    [
      "day-2026-11-16-dark-minions {"mode":"advanced"} you schemer schemer schemer 6916928",
      "day-2026-11-16-para-roles {"split":"auto","campaign":"doubles"} companion companion you companion 14087107",
      "day-2026-11-16-roll-player {} you squire squire 9599428",
      "day-2026-11-16-adventures {"book":"tutorial","mode":"normal"} you companion 5691148",
      "day-2026-11-16-dungeon-fighter {"heroes":"dealt","difficulty":"normal"} you regular regular 13857092",
    ]
  `);
  expect(told('2026-11-17')).toMatchInlineSnapshot(`
    [
      "day-2026-11-17-dark-minions {"mode":"basic"} you schemer schemer schemer 12578359",
      "day-2026-11-17-para-roles {"split":"auto","campaign":"doubles"} companion companion you companion 16345888",
      "day-2026-11-17-roll-player {} you squire squire 8250649",
      "day-2026-11-17-adventures {"book":"tutorial","mode":"normal"} you companion 9235548",
      "day-2026-11-17-dungeon-fighter {"heroes":"dealt","difficulty":"normal"} you regular regular 16082517",
    ]
  `);
});

test('every deal can be played, whatever goes by the day', async () => {
  for (const face of FACES) {
    const { game, bots } = await moduleOf(face.id);
    for (const { seats, bot, person, options, varies = {} } of face.deal) {
      expect(bots.map(({ id }) => id)).toContain(bot);
      expect(person).toBeLessThan(seats);
      const choices = Object.entries(varies).flatMap(([id, values]) => values.map((value) => ({ [id]: value })));
      for (const choice of [{}, ...choices])
        expect(typeof checkOptions(game, { ...options, ...choice }, seats), JSON.stringify(choice)).toBe('object');
    }
  }
});

test('the day changes at midnight by UTC, wherever somebody sits', () => {
  expect(dateOf(Date.UTC(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dateOf(Date.UTC(2026, 0, 6, 0, 0))).toBe('2026-01-06');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});

test('the place on the shelf tells the day, and a newer rule holds from its day on', () => {
  expect(dateOfId(idOfDeal('2026-11-16', 'roll-player'))).toBe('2026-11-16');
  expect(dateOfId('3f2a')).toBeNull();
  const rule = FACES[0].deal[0];
  const face = { id: 'x', deal: [rule, { ...rule, from: '2027-01-01', seats: 3 }] as const };
  expect(
    [ruleOn('2026-12-31', face), ruleOn('2027-01-01', face), ruleOn('2026-01-01', face)].map(({ seats }) => seats),
  ).toEqual([4, 3, 4]);
});
