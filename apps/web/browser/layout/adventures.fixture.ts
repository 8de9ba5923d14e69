/** Moments of Roll Player Adventures that no seed leads to: the rules allow them, and the room must hold them. */
import { bookCalled, checkOf, type Left, threeEnemies } from '@tabard/adventures/page/arranged';

const PARTY = { persons: 1, companions: 3 } as const;
const of = (answer: string): string[] => [0, 1, 2, 3].map((seat) => `${seat} ${answer}`);

/** Everything that Low Water's map may hold, with the tokens of other books. */
const CROWDED = {
  book: bookCalled('low-water'),
  stage: 'list',
  story: { list: 'D1', label: 'D1' },
  map: {
    at: 'D',
    move: null,
    encounter: null,
    explored: ['A', 'B', 'D'],
    openLocations: ['A', 'B', 'C', 'D', 'E', 'F'],
    openPaths: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'],
    mapCards: [1, 2],
    tokens: ['sentry@E', 'event1@F', 'event2@C'],
  },
  spaces: ['e1', 'e2', 'e3', 'e4'],
  items: [31, 32, 33, 34, 35, 36],
};

const trading = (label: string) => ({
  book: bookCalled('the-ferrymans-debt'),
  stage: 'list',
  story: { list: label, label },
});

export const LEFT: { readonly [name: string]: Left } = {
  'three-buy': { ...PARTY, board: threeEnemies(4) },
  'three-play': { ...PARTY, board: threeEnemies(4), answers: ['enough'] },
  'three-place': { ...PARTY, board: threeEnemies(4), answers: ['enough', ...of('done')] },
  check: { ...PARTY, board: checkOf(4, 'stealth', 4), answers: ['enough'] },
  map: { ...PARTY, board: CROWDED, given: { lying: { B: 2, C: 2, E: 1, F: 3 } }, answers: ['choice:4'] },
  items: { ...PARTY, board: CROWDED, answers: ['choice:3'] },
  trade: { ...PARTY, board: trading('A1'), answers: ['choice:0'] },
};
