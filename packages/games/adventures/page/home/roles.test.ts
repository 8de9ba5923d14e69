import { expect, test } from 'vitest';
import { house } from '../../index';
import { ROLES, rolesOf } from './roles';

test('every class is good for something, and nothing that can be looked for finds nobody', () => {
  const all = house.classes.map(({ options }) => rolesOf(options));
  expect(all.filter(({ size }) => size === 0)).toEqual([]);
  for (const role of ROLES) expect(all.some((roles) => roles.has(role))).toBe(true);
});

test('a class may be good for several things', () => {
  const { options } = house.classes.find(({ id }) => id === 'mudwife')!;
  expect([...rolesOf(options)].sort()).toEqual(['helps', 'turns']);
});
