import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../physics';
import { colourOf, lookOf } from './palette';

describe('DF-R111.2: colours of dice carry shapes', () => {
  it.each<[string, Shape, string]>([
    ['red', 'd4', 'triangle'],
    ['green', 'd6', 'circle'],
    ['blue', 'd4', 'square'],
    ['white-3', 'd4', 'none'],
    ['snow', 'snow', 'none'],
    ['water-1', 'water', 'none'],
  ])('DF-R111.2: %s (%s) bears a %s', (id, shape, mark) => {
    expect(lookOf(colourOf(id, shape)).mark).toBe(mark);
  });
});
