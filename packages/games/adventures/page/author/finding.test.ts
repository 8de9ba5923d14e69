import { expect, test } from 'vitest';
import { house } from '../../index';
import { freshBook, loadBook } from '../../story';
import { labelOf, whereOf } from './finding';
import { charactersFor, resized } from './party';
import { happeningsIn } from './wishes';

test.each([
  [{ path: ['entries', 'A2', 'do', 0, 'goto'] }, 'A2', 'A2.do[0].goto'],
  [{ path: ['tome', 'ADV1-1'] }, 'ADV1-1', 'ADV1-1'],
  [{ path: ['map', 'paths', 2] }, null, 'map.paths[2]'],
  [{ path: [], text: 'D41.57.read' }, 'D41.57', 'D41.57.read'],
  [{ path: [], text: 'title' }, null, 'title'],
])('%j leads to %s', (finding, label, where) => {
  expect([labelOf(finding), whereOf(finding)]).toEqual([label, where]);
});

test('what may have happened is what the book can bring about or asks for, each once, by its name', () => {
  const loaded = loadBook({ book: { path: 'b.yaml', text: freshBook({ number: 1, title: 'New' }) } });
  if (!('book' in loaded)) throw new Error(loaded.problem);
  expect(happeningsIn(loaded.book, loaded.words).map(({ says }) => says)).toEqual([
    'record OPEN',
    'discover 31: A Key',
    'title 1: Opened the Mill',
  ]);
});

test('RA-2.6 a party has no colour twice, however it is put together', () => {
  const party = resized(house, [], 4);
  const colours = party.map((id) => {
    const { class: of } = house.characters.find((one) => one.id === id)!;
    return house.classes.find((one) => one.id === of)!.colour;
  });
  expect(new Set(colours).size).toBe(4);
  expect(resized(house, party, 2)).toEqual(party.slice(0, 2));
  for (const seat of party.keys()) expect(charactersFor(house, party, seat)).toContain(party[seat]);
  expect(charactersFor(house, party, 0)).not.toContain(party[1]);
});
