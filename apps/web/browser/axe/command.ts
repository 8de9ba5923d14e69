/** What `npm run accessible` does once the page is built: every room in every look, or the part that was asked for. */
import type { Page } from 'playwright-core';
import { faultsByLook, LOOKS, type Look, lookName } from './looks.fixture';
import { openAxeHouse } from './rooms.fixture';

export interface Wish {
  /** Parts of a room's name, as "dark-minions", "market" or "page"; none: everything. */
  readonly rooms: readonly string[];
  /** Words of a look's name, as "parchment" and "largest": a look must have them all. */
  readonly looks: readonly string[];
  readonly language: string;
}

/** Answers how many faults there are, each told once with every look that has it. */
export async function lookThroughAll({ rooms, looks, language }: Wish): Promise<number> {
  const wanted = LOOKS.filter((look) => looks.every((word) => lookName(look).split(' ').includes(word)));
  const house = await openAxeHouse((name) => rooms.length === 0 || rooms.some((part) => name.includes(part)));
  let sum = 0;
  try {
    for (const { name, open } of house.rooms) {
      const found = await lookThrough(open(language), wanted);
      console.log(`${found.size === 0 ? 'ok    ' : 'FAULTS'} ${name} (${wanted.length} looks)`);
      for (const [fault, at] of found) console.log(`  ${fault}\n           at ${at.join(', ')}`);
      sum += found.size;
    }
  } finally {
    await house.close();
  }
  console.log(`${sum} faults in ${house.rooms.length} rooms of ${wanted.length} looks`);
  return sum;
}

/** A room that does not open is a fault like any other: the rest is looked at all the same. */
async function lookThrough(opening: Promise<Page>, looks: readonly Look[]): Promise<ReadonlyMap<string, string[]>> {
  try {
    const page = await opening;
    const found = await faultsByLook(page, looks);
    await page.context().close();
    return found;
  } catch (problem) {
    return new Map([[(problem as Error).message, ['not opened']]]);
  }
}
