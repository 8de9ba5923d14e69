import { describe, expect, test } from 'vitest';
import { flipTemplate, throwDice, watchFlip, watchThrow } from './throw';
import { FLIP_FIELDS, flipReference } from './throws/flip';
import { referenceFor } from './throws/reference';
import type { FlipSituation, Layout, Requirement, ThrowSituation } from './types';
import { d4, EMPTY, template } from './world/synthetic.fixture';

const NONCE = [7, 300, 700, 512, 480, 530];

const plain = (layout: Layout = EMPTY, reqs: readonly Requirement[] = []): ThrowSituation => ({
  layout,
  dice: [{ id: 'red', shape: 'd4' }],
  reqs,
  input: referenceFor(reqs, 'd4'),
  challenge: 0,
  nonce: NONCE,
});
const flip = (layout: Layout = EMPTY): FlipSituation => ({
  layout,
  template: 'weak-point',
  input: flipReference(),
  nonce: [500, 520],
});

describe('a throw as the rules call it', () => {
  test('DF-R100.2 facts, the table afterwards, and a hash of the poses; who watches sees the same', () => {
    const outcome = throwDice(plain());
    expect(outcome.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(outcome.facts.dice.map(({ id }) => id)).toEqual(['red']);
    expect(outcome.layout.dice.map(({ id }) => id)).toEqual(['red']);
    const watched = watchThrow(plain());
    expect(watched.outcome).toEqual(outcome);
    expect(watched.frames.length).toBe(outcome.ticks + 1);
    expect(watched.contacts[0].other).toBe('table');
  });

  test('DF-R100.1 another nonce, another result; the same again, the same', () => {
    const other = { ...plain(), nonce: [8, 300, 700, 512, 480, 530] };
    expect(throwDice(other).hash).not.toBe(throwDice(plain()).hash);
    expect(throwDice(plain()).hash).toBe(throwDice(plain()).hash);
  });

  test('DF-R109.3 loose dice in the way of a piece are not on the table afterwards', () => {
    const layout = { ...EMPTY, dice: [d4('blue', 0, 340, { y: 4.5 }), d4('white-0', -180, 20)] };
    const { layout: after } = throwDice(plain(layout, ['ice-floe']));
    expect(after.dice.map(({ id }) => id)).toEqual(['red', 'white-0']);
  });

  test('DF-R109.1 dice on the base of a standing Iceberg are taken out', () => {
    const layout = { ...EMPTY, icebergs: [0], dice: [d4('blue', 62, -62, { y: -9 })] };
    expect(throwDice(plain(layout)).layout.dice.map(({ id }) => id)).not.toContain('blue');
    expect(flipTemplate(flip(layout)).layout.dice).toEqual([]);
  });

  test('DF-R110.7 a flip, its facts and the table afterwards', () => {
    const outcome = flipTemplate(flip({ ...EMPTY, templates: [template('frozen-2', -180, -60)] }));
    expect(outcome.facts).toMatchObject({ template: 'weak-point', turned: true });
    const valid = outcome.facts.turned && !outcome.facts.touchesTable;
    expect(outcome.layout.templates.map(({ id }) => id)).toEqual(valid ? ['frozen-2', 'weak-point'] : ['frozen-2']);
    expect(watchFlip(flip()).outcome).toEqual(flipTemplate(flip()));
  });

  test('DF-R110.2 the fields of a flip come in the order that the world reads', () => {
    expect(FLIP_FIELDS.slice(0, 6).map(({ name }) => name)).toEqual(['seat', 'lat', 'f', 'l', 'u', 'turn']);
  });
});
