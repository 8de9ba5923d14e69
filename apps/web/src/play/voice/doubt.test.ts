import { type Asked, type Manners, PLAIN_MANNERS } from '@tabard/content';
import { expect, test } from 'vitest';
import { lossBy } from './doubt';

const asked = { seen: {}, ask: { options: ['done'] }, extras: [] } as unknown as Asked;
const loss = { id: 'costly.dice' };
const manners: Manners = { ...PLAIN_MANNERS, costly: (_, key) => (key === 'done' ? loss : null) };

test('what throws something away is asked once more, unless the person or whoever teaches wants it so', () => {
  expect(lossBy(asked, 'done', { manners, isWanted: true, suggested: null })).toBe(loss);
  expect(lossBy(asked, 'attack', { manners, isWanted: true, suggested: null })).toBeNull();
  expect(lossBy(asked, 'done', { manners, isWanted: false, suggested: null })).toBeNull();
  expect(lossBy(asked, 'done', { manners, isWanted: true, suggested: 'done' })).toBeNull();
  expect(lossBy(null, 'done', { manners, isWanted: true, suggested: null })).toBeNull();
});
