/** What the page says of a table before it is laid is what the rules do then. */
import { Match } from '@tabard/kernel';
import { expect, test } from 'vitest';
import module from '../index';
import { face } from './face';

const { roleAt, belongs } = face.options!;
const SEATS = [0, 1, 2, 3];

test('PR-27.1 PR-26.16 the role named at a seat is the one that sits there, and none is named where it is chosen', () => {
  const start = Match.start(module.game, { seats: 4, seed: 'roles', options: { split: 'auto' } });
  const named = SEATS.map((seat) => roleAt!(start.options, seat)?.id);
  expect(named).toEqual(start.board.party.map(({ origin }: { origin: string }) => `callings.${origin}.name`));
  expect(roleAt!({ ...start.options, apprentice: 'on' }, 0)).toBeNull();
  expect(roleAt!({ ...start.options, makeup: 'mixer' }, 0)).toBeNull();
});

test('PR-28.12 a map belongs to its campaign: elsewhere only "random" goes, so that nothing is there to choose', () => {
  const values = module.game.options.find(({ id }) => id === 'map')!.values;
  const open = (campaign: string) => values.filter((map) => !module.game.conflict?.({ campaign, map }, 4));
  expect(belongs).toEqual(['map']);
  expect(open('rifts')).toEqual(['random']);
  expect(open('maze')).toHaveLength(4);
});
