import type { GameEvent } from '@tabard/kernel';
import { describe, expect, it } from 'vitest';
import { beatsOf, isWorthTelling, viewAt } from './tale';
import type { View } from './view';

const event = (type: string, facts: object = {}): GameEvent => ({ type, ...facts }) as GameEvent;

const hero = (life: number) => ({ life, fainted: 0, scars: [0, 0, 0], cards: [] });
const view = (facts: object = {}): View =>
  ({
    b: { heroes: [hero(9), hero(5)], combat: { life: 12, active: 0, hits: 0 }, chest: { gold: 1, bonus: 2 }, ...facts },
  }) as unknown as View;

const THROW = [
  event('die.chosen', { seat: 0 }),
  event('thrown', { seat: 0 }),
  event('hit', { seat: 0, damage: 4, life: 8 }),
  event('turn.begins', { seat: 1 }),
];

describe('the beats of a throw', () => {
  it('come in the order of the events, and the throw has no time of its own', () => {
    const beats = beatsOf(THROW);
    expect(beats.map((beat) => beat.event.type)).toEqual(['die.chosen', 'thrown', 'hit']);
    expect(beats.map(({ isThrow }) => isThrow)).toEqual([false, true, false]);
    expect(beats.map(({ told }) => told)).toEqual([1, 2, 3]);
  });

  it('are told when there is a throw or more than one; a purchase is not', () => {
    expect(isWorthTelling(beatsOf([event('thrown')]))).toBe(true);
    expect(isWorthTelling(beatsOf([event('gold.gained')]))).toBe(false);
    expect(isWorthTelling(beatsOf([event('bought')]))).toBe(false);
    expect(isWorthTelling(beatsOf([event('hurt'), event('healed')]))).toBe(true);
  });
});

describe('the board at a beat', () => {
  it('shows the life of the Monster from before while the die falls, and the new one with the Hit', () => {
    const final = view({ combat: { life: 8, active: 1, hits: 0 } });
    expect(viewAt(view(), final, THROW.slice(0, 2)).b.combat?.life).toBe(12);
    expect(viewAt(view(), final, THROW.slice(0, 3)).b.combat?.life).toBe(8);
    expect(viewAt(view(), final, THROW).b.combat?.active).toBe(1);
  });

  it('hurts a Hero only when it is told', () => {
    const events = [event('thrown', { seat: 1 }), event('miss', { seat: 1 }), event('hurt', { seat: 1, life: 2 })];
    const final = view({ heroes: [hero(9), hero(2)] });
    expect(viewAt(view(), final, events.slice(0, 2)).b.heroes[1].life).toBe(5);
    expect(viewAt(view(), final, events).b.heroes[1].life).toBe(2);
  });

  it('lets a Hero faint, and never touches the view it began with', () => {
    const before = view();
    const after = viewAt(before, view(), [event('faints', { seat: 0 })]);
    expect([after.b.heroes[0].fainted, after.b.heroes[0].life]).toEqual([1, 0]);
    expect(before.b.heroes[0].life).toBe(9);
  });

  it('counts Gold and dice in the Chest', () => {
    const events = [event('gold.gained', { amount: 2, seat: 0 }), event('bonus.taken', { seat: 0, left: 1 })];
    expect(viewAt(view(), view(), events).b.chest).toEqual({ gold: 3, bonus: 1 });
  });

  it('is the new one as soon as a new scene begins', () => {
    const final = view({ combat: null });
    expect(viewAt(view(), final, [event('foe.defeated', { seat: 0, life: -2 }), event('resting.begins')])).toBe(final);
  });
});
