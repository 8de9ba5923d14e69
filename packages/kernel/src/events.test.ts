import { expect, test } from 'vitest';
import { type ByEvent, byEvent, type EventOf } from './index';

interface Told {
  rolled: { seat: number; pips: number };
  held: { seat: number; pot: number };
}
type Event = EventOf<Told>;

const sentences: ByEvent<Event, [who: string], string> = {
  rolled: ({ pips }, who) => `${who} rolls ${pips}`,
  held: ({ pot }, who) => `${who} holds ${pot}`,
};

test('an event is handed to what its game has for it, with its own facts', () => {
  const say = byEvent(sentences);
  expect(say({ type: 'rolled', seat: 0, pips: 4 }, 'Ann')).toBe('Ann rolls 4');
  expect(say({ type: 'held', seat: 0, pot: 9 }, 'Bo')).toBe('Bo holds 9');
});

test('what nothing is said for goes to the rest; without one it is no event of this game', () => {
  const { rolled } = sentences;
  expect(byEvent<Event, [who: string], string>({ rolled }, ({ type }) => type)({ type: 'held' }, 'Ann')).toBe('held');
  expect(() => byEvent(sentences)({ type: 'constructor' }, 'Ann')).toThrow('no such event: "constructor"');
});

test('what an event leaves out, and facts it has not, do not compile', () => {
  // @ts-expect-error: `held` is missing
  const short: ByEvent<Event> = { rolled: () => {} };
  // @ts-expect-error: nobody is told the pot of a roll
  const wrong: ByEvent<Event, [], number> = { rolled: ({ pot }) => pot, held: ({ pot }) => pot };
  expect([short, wrong]).toHaveLength(2);
});
