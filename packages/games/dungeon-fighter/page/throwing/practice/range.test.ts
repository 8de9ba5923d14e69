/** The practice range: what is thrown there, why it missed, and what is remembered of it. */
import { describe, expect, it } from 'vitest';
import { type DieFacts, fieldsOf, NONCES_PER_DIE, refuseThrow, throwDice } from '../../../physics';
import { dieThat as die } from '../../../physics/die.fixture';
import {
  idsOf,
  inputOf,
  missedBy,
  missOf,
  newChallenge,
  practisedOf,
  RANGE_DICE,
  shapeOfDie,
  situationOf,
} from './range';

type Outcome = Parameters<typeof practisedOf>[0];
const outcomeOf = (...dice: readonly DieFacts[]): Outcome =>
  ({
    facts: { dice },
    layout: { dice: dice.map(({ id }, i) => ({ id, shape: 'd4', p: [1000 * (i + 1), 0, -500], q: [0, 0, 0, 1] })) },
  }) as unknown as Outcome;

describe('why a die is a Miss, in the order of the rules', () => {
  it('DF-6.3: first the bounce, then what was asked, then where it lies', () => {
    expect(missOf(die())).toBeNull();
    expect(missOf(die({ bounced: false, reqs: { jump: false }, rest: 'out' }))).toBe('bounce');
    expect(missOf(die({ reqs: { jump: true, head: false }, rest: 'out' }))).toBe('requirement');
    expect(missOf(die({ reqs: { jump: true }, rest: 'hole' }))).toBe('hole');
  });

  it('DF-30.6: on a Template it counts, but not inside of it', () => {
    expect([missOf(die({ rest: 'template' })), missOf(die({ rest: 'template', inside: true }))]).toEqual([
      null,
      'template',
    ]);
  });
});

describe('what is remembered of a throw', () => {
  it('the best of the dice that were thrown together, where it came to rest, in 0.1 mm', () => {
    const dice = [
      die({ id: 'water-0', rest: 'out' }),
      die({ id: 'water-1', value: 3 }),
      die({ id: 'water-2', value: 7 }),
    ];
    expect(practisedOf(outcomeOf(...dice), ['jump', 'head'], 'keys')).toEqual({
      ...{ x: 300, z: -50, hit: true, value: 7, scheme: 'keys', asked: 'jump+head' },
    });
  });

  it('a Miss is worth nothing, whatever section it lies on', () => {
    const missed = outcomeOf(die({ bounced: false, value: 9 }));
    expect([practisedOf(missed, [], 'drag').value, practisedOf(missed, [], 'drag').hit, missedBy(missed)]).toEqual([
      ...[0, false, 'bounce'],
    ]);
  });

  it('a die that left the table lies far outside of it', () => {
    const gone = { ...outcomeOf(die({ rest: 'out' })), layout: { dice: [], templates: [], icebergs: [] } } as Outcome;
    expect(practisedOf(gone, [], 'drag').z).toBeGreaterThan(2000);
  });
});

describe('what is thrown', () => {
  it('each die with its shape; Water dice are three', () => {
    expect(RANGE_DICE.map(shapeOfDie)).toEqual(['d4', 'd4', 'd4', 'd4', 'snow', 'water']);
    expect([idsOf('water').length, idsOf('white'), idsOf('red')]).toEqual([3, ['white-0'], ['red']]);
  });

  it('DF-R104.8: the assist makes numbers that the rules take, for any specific throw', () => {
    for (const reqs of [[], ['jump'], ['waterfall'], ['weak-hand', 'ice-floe']] as const) {
      const input = inputOf({ assist: 'bullseye' }, reqs, 'd4', newChallenge());
      expect(input).toHaveLength(inputOf({ assist: 'bullseye' }, reqs, 'd4', 3).length);
      expect([...reqs, refuseThrow(reqs, 'd4', input)]).toEqual([...reqs, null]);
      expect(input.length).toBeGreaterThanOrEqual(fieldsOf(reqs, 'd4').length - 1);
    }
  });

  it('numbers that a hand sends are thrown as they are, with chance for each die, and the world tells the same twice', () => {
    const numbers = inputOf({ assist: 'bullseye' }, [], 'd4', 7);
    expect(inputOf(numbers, [], 'd4', 7)).toEqual(numbers);
    const situation = situationOf([{ id: 'red', shape: 'd4' }], [], numbers, 7);
    expect(situation.nonce).toHaveLength(NONCES_PER_DIE);
    expect(situation.nonce.every((n) => n >= 0 && n < 1024)).toBe(true);
    expect(throwDice(situation).facts).toEqual(throwDice(situation).facts);
  });
});
