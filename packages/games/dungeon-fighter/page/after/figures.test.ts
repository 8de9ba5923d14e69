import type { GameEvent } from '@tabard/kernel';
import type { ToldEvent } from '@tabard/page/face';
import { describe, expect, it } from 'vitest';
import type { DieFacts } from '../../physics';
import { dieThat as die } from '../../physics/die.fixture';
import { fightsOf, figuresOf, ratesOf, throwsOf, tollsOf } from './figures';

interface Given {
  readonly seat?: number;
  readonly reqs?: readonly string[];
  readonly dice?: readonly DieFacts[];
  readonly rests?: readonly { readonly id: string; readonly x: number; readonly z: number }[];
}

const thrown = ({ seat = 0, reqs = [], dice = [die()], rests = [] }: Given = {}): GameEvent =>
  ({
    type: 'thrown',
    seat,
    situation: { dice: dice.map(({ id }) => ({ id, shape: 'd4' })), reqs },
    facts: { dice },
    rests,
  }) as unknown as GameEvent;

const event = (type: string, facts: object = {}): GameEvent => ({ type, ...facts }) as GameEvent;
const told = (...events: readonly GameEvent[]): ToldEvent[] => events.map((each, i) => ({ answers: i, event: each }));

describe('the throws of a game', () => {
  it('carry the damage of the Hit that followed', () => {
    const [first, second] = throwsOf(told(thrown(), event('hit', { damage: 6 }), thrown({ seat: 1 }), event('miss')));
    expect([first.damage, second.damage]).toEqual([6, 0]);
  });

  it('DF-R15: a result that is thrown again deals nothing', () => {
    const [first, second] = throwsOf(told(thrown(), event('rethrow'), thrown(), event('hit', { damage: 3 })));
    expect([first.thrownAgain, first.damage, second.damage]).toEqual([true, 0, 3]);
  });

  it('DF-29.8: of Water dice the chosen one counts', () => {
    const dice = [die({ id: 'water-0', rest: 'out', section: '' }), die({ id: 'water-1' }), die({ id: 'water-2' })];
    const [one] = throwsOf(
      told(thrown({ dice }), event('water.chosen', { die: 'water-1' }), event('hit', { damage: 4 })),
    );
    expect([one.die.id, one.hit]).toEqual(['water-1', true]);
  });

  it('lie where the event says; who left the table lies nowhere', () => {
    const rests = [{ id: 'red', x: 500, z: -250 }];
    const [first, second] = throwsOf(told(thrown({ rests }), event('hit', { damage: 1 }), thrown()));
    expect(first.at).toMatchObject({ x: 500, z: -250 });
    expect(second.at).toBe(null);
  });
});

describe('figures', () => {
  const throws = throwsOf(
    told(
      ...[thrown({ reqs: ['head'] }), event('hit', { damage: 6 })],
      ...[thrown({ dice: [die({ rest: 'hole', section: '' })] }), event('miss')],
      ...[thrown({ dice: [die({ bullseye: true, section: 'BULL', value: 10 })] }), event('hit', { damage: 10 })],
      ...[thrown({ seat: 1, reqs: ['head'], dice: [die({ reqs: { head: false } })] }), event('miss')],
    ),
  );

  it('by Hero', () => {
    expect(figuresOf(throws, 0)).toEqual({ throws: 3, hits: 2, damage: 16, best: 10, bullseyes: 1 });
    expect(figuresOf(throws, 1)).toEqual({ throws: 1, hits: 0, damage: 0, best: 0, bullseyes: 0 });
  });

  it('by requirement; the plain throw stands for itself', () => {
    expect(ratesOf(throws)).toEqual([
      { requirement: 'head', throws: 2, hits: 1 },
      { requirement: '', throws: 2, hits: 1 },
    ]);
  });

  it('combat by combat', () => {
    const fights = fightsOf(
      told(
        event('monster.appears', { monster: 4, life: 6 }),
        thrown(),
        event('foe.defeated', { seat: 0, by: 'hit', life: -3 }),
        event('epic-shot', { gold: 1 }),
        event('boss.appears', { boss: 1, life: 28 }),
        event('faints', { seat: 1 }),
        event('game.lost', { reason: 'fainted' }),
      ),
    );
    expect(fights).toEqual([
      { number: 1, from: 0, foe: 4, isBoss: false, life: 6, throws: 1, ended: 'hit', epic: true, fainted: [] },
      { number: 2, from: 4, foe: 1, isBoss: true, life: 28, throws: 0, ended: 'lost', epic: false, fainted: [1] },
    ]);
  });
});

describe('what each fight cost', () => {
  it('tells the life of party and foe before and after, and leaves resting out', () => {
    const tolls = tollsOf(
      told(
        event('monster.appears', { monster: 3, life: 9 }),
        event('hurt', { seat: 0, life: 7 }),
        event('hit', { life: 2 }),
        event('hurt', { seat: 1, life: -1 }),
        event('faints', { seat: 1 }),
        event('foe.defeated', { life: -1 }),
        event('resting.begins'),
        event('healed', { seat: 1, life: 5 }),
        event('boss.appears', { boss: 0, life: 12 }),
        event('weak-point', { life: 6 }),
      ),
      2,
      9,
    );
    expect(tolls).toEqual([
      { number: 1, party: [18, 7], foe: [9, 0] },
      { number: 2, party: [12, 12], foe: [12, 6] },
    ]);
  });
});
