/** What is heard: each thing once, from one place. */

import { cuesOf, type Onlooker } from '@tabard/page/stage/staging';
import { expect, test } from 'vitest';
import { staging } from './staging';

const at = { isOurs: () => true } as unknown as Onlooker;
const heard = (label: string) =>
  cuesOf(staging as never, [{ event: { type: 'entry.opened', label, reader: 0 }, at }]).map(({ name }) => name);

test('a page turns with a rustle; a death and THE END have a bell', () => {
  expect([heard('A1'), heard('ADV1-2c'), heard('Death-1'), heard('THE_END')]).toEqual([
    ['page'],
    ['page'],
    ['bell'],
    ['bell'],
  ]);
});
