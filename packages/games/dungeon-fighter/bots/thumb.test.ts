/** The rule of thumb of the designer, against games as they are really played. */
import { Match, playOut, seatBots } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { dungeonFighter } from '../rules';
import { regular } from './index';

const GAMES = 12;

/** Throws of each combat that was won, by the level of its Monster. */
function throwsByLevel(): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let i = 0; i < GAMES; i++) {
    const options = { throws: 'model', heroes: 'dealt' };
    const match = Match.start(dungeonFighter, { seats: 4, options, seed: `thumb.${i}`, unattended: true });
    playOut(match, seatBots(match, [regular, regular, regular, regular], i));
    let level = 0;
    let throws = 0;
    for (const event of match.eventsFor('everything')) {
      if (event.type === 'monster.appears') {
        level = dungeonFighter.content.monsters[event.monster as number].level;
        throws = 0;
      }
      if (event.type === 'thrown') throws += 1;
      if (event.type === 'resting.begins') found.set(level, [...(found.get(level) ?? []), throws]);
    }
  }
  return found;
}

/** 0.6 + (life + 1) / (mean damage x factor of the throws). */
function thumb(level: number): number {
  const monsters = dungeonFighter.content.monsters.filter(
    (monster) => monster.box === 'ice' && monster.level === level,
  );
  const life = monsters.reduce((sum, monster) => sum + monster.life, 0) / monsters.length;
  const damage = 2.6 + 0.6 + [0, 0, 0.2, 0.5, 0.7][level];
  return 0.6 + (life + 1) / (damage * 0.8);
}

describe('DF-C9.5: the rule of thumb for the throws to expect', () => {
  test('DF-C9.5 level 4 comes to about 4.4', () => {
    expect(thumb(4)).toBeGreaterThan(4.1);
    expect(thumb(4)).toBeLessThan(4.7);
  });

  test('DF-C9.5 it is not far from what four regular bots need, and grows with the level like it', () => {
    const found = throwsByLevel();
    const means = [1, 2, 3].map((level) => {
      const throws = found.get(level) ?? [];
      return throws.reduce((sum, n) => sum + n, 0) / throws.length;
    });
    for (const [i, mean] of means.entries()) expect(Math.abs(mean - thumb(i + 1))).toBeLessThan(1.2);
    expect(means[2]).toBeGreaterThan(means[0]);
  });
});
