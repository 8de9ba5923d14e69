import { expect, test } from 'vitest';
import { standing } from '../stage/stage';
import { type Moment, ONLY_LOOKING } from './moment';
import { Reader } from './reader';

/** A board with some depth; two moments of it share nothing, as they come from a match. */
const board = () => ({
  turn: 0,
  heroes: [
    { name: 'Ember', dice: [1, 2, 3], gold: 0 },
    { name: 'Bile', dice: [4], gold: 5 },
  ],
  town: [7, 8],
});
type Board = ReturnType<typeof board>;

const CONTENT = { cards: ['crow'] };

function momentOf(change: (b: Board) => void = () => undefined, more: Partial<Moment> = {}): Moment {
  const b = board();
  change(b);
  const seen = { b, seats: 2, options: {}, content: CONTENT };
  return {
    ...ONLY_LOOKING,
    seen,
    seat: 0,
    pointed: [null, null],
    count: 0,
    told: standing(seen, 0),
    history: () => [],
    names: ['Ann', 'Ben'],
    over: false,
    say: SAY,
    origin: () => null,
    isPointedAt: () => false,
    ...more,
  };
}
const SAY: Moment['say'] = ({ id }) => id;

const boardOf = (moment: Moment) => moment.seen.b as Board;

/** A reader that has read so once; `hears` answers whether it would be drawn anew for that moment. */
function readerOf(look: (moment: Moment) => unknown, first = momentOf()) {
  let now = first;
  const reader = new Reader(() => now);
  look(reader.read());
  return {
    reader,
    hears(next: Moment) {
      const before = reader.snapshot();
      now = next;
      return reader.snapshot() !== before;
    },
  };
}

test('who has looked at nothing is told nothing', () => {
  const { hears } = readerOf(() => undefined);
  expect(hears(momentOf((b) => (b.turn = 1), { count: 1, over: true }))).toBe(false);
});

test('who has looked at a field hears of that field alone, however deep it lies', () => {
  const { hears } = readerOf((moment) => boardOf(moment).heroes[1].gold);
  expect(hears(momentOf((b) => (b.heroes[1].name = 'Bone')))).toBe(false);
  expect(hears(momentOf((b) => (b.heroes[0].gold = 9)))).toBe(false);
  expect(hears(momentOf((b) => (b.heroes[1].gold = 6)))).toBe(true);
});

test('the same again is no news, though it is another thing', () => {
  const { hears } = readerOf((moment) => boardOf(moment).heroes.map(({ dice }) => dice.join()));
  expect(hears(momentOf((b) => (b.turn = 1)))).toBe(false);
  expect(hears(momentOf((b) => b.heroes[0].dice.push(4)))).toBe(true);
});

test('a list that was gone through is heard to grow, to shrink and to change', () => {
  const look = (moment: Moment) => boardOf(moment).town.includes(99);
  expect(readerOf(look).hears(momentOf((b) => b.town.push(9)))).toBe(true);
  expect(readerOf(look).hears(momentOf((b) => (b.town.length = 1)))).toBe(true);
  expect(readerOf(look).hears(momentOf((b) => (b.town[1] = 9)))).toBe(true);
});

test('what was not there is heard to come', () => {
  const look = (moment: Moment) => (boardOf(moment) as { guest?: string }).guest;
  expect(readerOf(look).hears(momentOf((b) => Object.assign(b, { guest: 'Gossamer' })))).toBe(true);
  const fields = (moment: Moment) => Object.keys(boardOf(moment).heroes[0]).length;
  expect(readerOf(fields).hears(momentOf((b) => (b.heroes[0].gold = 3)))).toBe(false);
  expect(readerOf(fields).hears(momentOf((b) => Object.assign(b.heroes[0], { xp: 1 })))).toBe(true);
});

test('of a part that is kept unread all of it counts, until somebody looks into it', () => {
  const { hears } = readerOf((moment) => boardOf(moment).heroes[0]);
  expect(hears(momentOf((b) => (b.heroes[1].gold = 6)))).toBe(false);
  expect(hears(momentOf((b) => (b.heroes[0].gold = 6)))).toBe(true);

  // Handed to a part of the page that reads it when its turn comes: what it reads is this reader's, too.
  let hero: Board['heroes'][number] | undefined;
  const { hears: hearsToo } = readerOf((moment) => {
    hero = boardOf(moment).heroes[0];
  });
  expect(hero?.name).toBe('Ember');
  expect(hearsToo(momentOf((b) => (b.heroes[0].gold = 6)))).toBe(false);
  expect(hearsToo(momentOf((b) => (b.heroes[0].name = 'Bone')))).toBe(true);
});

test('the same thing is behind the same glass, and reads as what it is', () => {
  const { reader } = readerOf(() => undefined);
  const moment = reader.read();
  expect(reader.read()).toBe(moment);
  expect(boardOf(moment).heroes[0]).toBe(boardOf(moment).heroes[0]);
  expect(boardOf(moment).heroes).toContain(boardOf(moment).heroes[1]);
  expect(moment.told.seen.b).toBe(moment.seen.b);
  expect(JSON.parse(JSON.stringify(moment.seen.b))).toEqual(board());
  expect([...boardOf(moment).town, Math.max(...boardOf(moment).heroes[0].dice)]).toEqual([7, 8, 3]);
  expect(Array.isArray(boardOf(moment).town)).toBe(true);
  expect(moment.seen.content).toBe(CONTENT); // It never changes: nobody need look at it through a glass.
});

test('a sentence that was asked for is asked for again, and only another one is news', () => {
  const describe =
    (word: string): Moment['describe'] =>
    (key) =>
      `${key}: ${word}`;
  const { hears } = readerOf((moment) => moment.describe('march'), momentOf(undefined, { describe: describe('five') }));
  expect(hears(momentOf((b) => (b.turn = 1), { describe: describe('five') }))).toBe(false);
  expect(hears(momentOf(undefined, { describe: describe('six') }))).toBe(true);
});

test('what cannot be asked any more is another answer', () => {
  const throwing: Moment['describe'] = () => {
    throw new Error('no such question');
  };
  const { hears } = readerOf((moment) => moment.describe('march'));
  expect(hears(momentOf(undefined, { describe: throwing }))).toBe(true);
});

test('the same thing told twice is news twice', () => {
  const event = () => ({ type: 'coin', seat: 0 });
  const toldOf = (...fresh: ReturnType<typeof event>[]) => {
    const moment = momentOf();
    return { ...moment, told: { ...moment.told, fresh } };
  };
  const coin = event();
  const { hears } = readerOf((moment) => moment.told.fresh.length, toldOf(coin));
  expect(hears(toldOf(coin))).toBe(false);
  expect(hears(toldOf(event()))).toBe(true);
});

test('another function for the same deed is no news, and it leads to the table as it stands', () => {
  const done: string[] = [];
  const deed = (name: string): Partial<Moment> => ({ onAnswer: (...keys) => void done.push(`${name} ${keys}`) });
  let pressed: Moment['onAnswer'] = () => undefined;
  let moment: Moment | undefined;
  const { hears } = readerOf(
    (now) => {
      moment = now;
      pressed = now.onAnswer;
    },
    momentOf(undefined, deed('old')),
  );
  expect(hears(momentOf((b) => (b.turn = 1), deed('new')))).toBe(false);
  pressed('a');
  moment?.onAnswer('b');
  expect(done).toEqual(['new a', 'new b']);
  expect(moment && boardOf(moment).turn).toBe(1);
});

test('whoever is drawn for another reason is drawn as things stand, and hears of what is read then', () => {
  let now = momentOf();
  const reader = new Reader(() => now);
  reader.read();
  now = momentOf((b) => (b.turn = 1));
  expect(boardOf(reader.read()).turn).toBe(1);
  const before = reader.snapshot();
  now = momentOf((b) => (b.turn = 2));
  expect(reader.snapshot()).not.toBe(before);
});
