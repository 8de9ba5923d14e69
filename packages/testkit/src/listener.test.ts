/** The Listener finds every way in which a sentence can be wrong, and says where; one game stands for all. */
import { type GameModule, type Message, PLAIN_MANNERS, type Speech } from '@tabard/content';
import { type AnyGame, why } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { luckyPig } from './example/lucky-pig';
import { Listener } from './listener';

const say = (id: string, parameters?: Message['with']): Message => ({ id, with: parameters });

const words = {
  asked: 'What now?',
  taken: 'Take {what}.',
  thrown: 'Throw in {what}.',
  told: 'It came to {what}.',
  refused: 'Not that: {clause}.',
};

const speech: Speech = {
  question: () => say('asked'),
  option: (_seen, _seat, key, ask) => say(ask ? 'taken' : 'thrown', { what: key.replaceAll(':', ' ') }),
  event: ({ type }) => say('told', { what: type }),
  refusal: ({ clause }) => say('refused', { clause }),
};

/** Lucky Pig with a deed for any time that is never possible, and a hand's throw. */
const game: AnyGame = {
  ...luckyPig,
  *step(g) {
    yield* g.input(g.b.turn, 'toss', [{ name: 'angle', min: 0, max: 9 }], () => ['let-be'], { bounds: 'LP-9' });
    yield* luckyPig.step(g);
  },
  anyTime: {
    offer: () => ['sing', 'shout'],
    forbid: (_g, _seat, key) => (key === 'sing' ? why('LP-8') : null),
    *use() {},
  },
};

const pig = (changed: Partial<GameModule> & { speech?: Speech } = {}): GameModule => ({
  game,
  speech,
  manners: PLAIN_MANNERS,
  words: { en: words, de: words },
  bots: [],
  ...changed,
});
const listen = (module: GameModule) => () => new Listener(module).play({ seats: 2, seed: 'heard' }, { answers: 60 });
const speaking = (change: Partial<Speech>) => pig({ speech: { ...speech, ...change } });

test('a game that speaks well passes, and all of it was heard', () => {
  const listener = new Listener(pig());
  listener.play({ seats: 2, seed: 'heard' }, { answers: 200 });
  for (const kind of ['toss', 'option', 'refused', 'LP-8', 'LP-9', 'not-asked', 'not-an-option', 'rolled']) {
    expect(listener.heard, kind).toContain(kind);
  }
});

describe('it finds', () => {
  const NOTHING = undefined as never;
  test.each([
    ['a question', speaking({ question: () => say('asked.not') }), /^toss: en cannot say asked\.not/],
    ['an option', speaking({ option: () => say('taken', { what: NOTHING }) }), /^option .*what is undefined/],
    [
      'what is thrown in',
      speaking({ option: (...[, , key, ask]) => say(ask ? 'taken' : 'thrown', { what: ask ? key : Number.NaN }) }),
      /what is NaN/,
    ],
    [
      'what cannot be thrown in, taken for an answer',
      speaking({ option: (...[, , key, ask]) => say('taken', { what: !ask && key === 'sing' ? '' : 'it' }) }),
      /^refused sing: en taken has a gap/,
    ],
    ['an event', speaking({ event: () => say('told', { what: ' ' }) }), /has a gap/],
    ['a refusal', speaking({ refusal: (given) => say(given.clause) }), /cannot say /],
    [
      'a refusal of numbers out of their bounds',
      speaking({ refusal: (given) => (given.clause === 'LP-9' ? say('no') : say('asked')) }),
      /^LP-9: en cannot say no/,
    ],
    ['two numbers side by side', speaking({ event: () => say('told', { what: '5 5' }) }), /two numbers run together/],
    ['a key in a sentence', speaking({ event: () => say('told', { what: 'card:3' }) }), /shows a key/],
    [
      'a fault of one language alone',
      pig({ words: { en: words, de: { ...words, told: '{what} {' } } }),
      /de cannot say told|MALFORMED|EXPECT/,
    ],
    [
      'a line of the score',
      pig({ scoring: () => [{ what: say('line'), points: 1 }] }),
      /^scoring line: en cannot say line/,
    ],
  ])('%s that cannot be said', (_, module, complaint) => {
    const whole = () => new Listener(module).play({ seats: 2, seed: 'heard' });
    expect(whole).toThrow(complaint);
    expect(whole).toThrow(/seed "heard", 2 seats, usual options, answer \d+/);
  });
});

test('what was said before is not said again, but nothing is taken for something', () => {
  const module = speaking({
    event: ({ type }) => say('told', type === 'rolled' ? { what: NaN } : { what: null as never }),
  });
  expect(listen(module)).toThrow(/what is (NaN|null)/);
});
