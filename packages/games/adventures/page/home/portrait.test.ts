import { expect, test } from 'vitest';
import { house } from '../../index';
import { portraitOf, RACE_ICONS, raceIcon } from './portrait-parts';

const pictureOf = (race: string, own: string, portrait: string) =>
  JSON.stringify(portraitOf(house, { race, class: own, portrait }));

test('every race has a face of its own, and one that nobody knows has one too', () => {
  expect(Object.keys(RACE_ICONS).sort()).toEqual(house.races.map(({ id }) => id).sort());
  const faces = house.races.map(({ id }) => raceIcon(id).name);
  expect(new Set(faces).size).toBe(faces.length);
  expect(raceIcon('moonfolk').d).not.toBe('');
});

test('no two characters look the same, and a character always looks the same', () => {
  const all = house.characters.map(({ id, race, class: own }) => pictureOf(race, own, id));
  expect(new Set(all).size).toBe(house.characters.length);
  const [{ id, race, class: own }] = house.characters;
  expect(pictureOf(race, own, id)).toBe(all[0]);
});

test('RA-3.8: the two sides of a portrait card differ', () => {
  const [{ id, portraits }] = house.races;
  expect(pictureOf(id, 'pikeman', portraits[0])).not.toBe(pictureOf(id, 'pikeman', portraits[1]));
});
