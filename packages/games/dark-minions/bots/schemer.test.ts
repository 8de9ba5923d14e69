import { type Bot, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import { checkGame } from '@tabard/testkit';
import { soak } from '@tabard/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { darkMinions } from '../rules';
import { bots, captain, minion, schemer, styles } from './index';
import { Memory } from './memory';

const MODES: readonly (readonly [string, TableOptions])[] = [
  ['basic', {}],
  ['advanced', { mode: 'advanced' }],
  ['Demon Lords', { mode: 'advanced', demonLords: 'on' }],
  ['the longer game', { longerGame: 'on' }],
  [
    'every other way to play',
    {
      mode: 'advanced',
      demonLords: 'on',
      dicePerTown: 'any-number',
      plusFrom: 'any-die',
      whiteAlone: 'always',
      ghoul: '5',
      wyvernMoves: 'own-only',
      undeadTurns: 'every',
      scourgeOwner: 'spared',
    },
  ],
];

const randomBot: Bot = {
  id: 'random',
  listens: false,
  sit: ({ chance }) => ({ choose: ({ options }) => options[chance.below(options.length)] }),
};

// biome-ignore lint/suspicious/noExplicitAny: the random bot knows no board
function play(seated: readonly any[], options: TableOptions, seed: string) {
  const match = Match.start(darkMinions, { seats: seated.length, options, seed, unattended: true });
  // biome-ignore lint/suspicious/noExplicitAny: see above
  playOut(match as any, seatBots(match as any, seated, 7));
  return match;
}

const four = <T>(bot: T): T[] => [bot, bot, bot, bot];

describe('bots finish', () => {
  for (const [name, options] of MODES) {
    for (const seats of [3, 4, 5]) {
      test(`${name} with ${seats} seats`, () => {
        for (let game = 0; game < soak(1, 3); game++) {
          const match = play(
            Array.from({ length: seats }, (_, seat) => bots[(seat + game) % bots.length]),
            options,
            `end.${game}`,
          );
          expect(match.standing!.reason).toBe(options.longerGame === 'on' ? 'theEnd' : 'claim');
        }
      });
    }
  }
});

test('the same seed, the same game', () => {
  for (const bot of [schemer, captain, minion]) {
    const [one, other] = [0, 1].map(() => play(four(bot), { mode: 'advanced' }, 'again'));
    expect(one.hash()).toBe(other.hash());
  }
});

test('what it cannot see does not change its choice', () => {
  for (const [, options] of MODES) {
    for (let i = 0; i < 2; i++) {
      const failure = checkGame(
        darkMinions,
        { seats: 3 + i, options, bots, closely: { first: 0, oneIn: 10_000 } },
        `blind.${i}`,
      );
      expect(failure).toBeNull();
    }
  }
});

test('it counts the totals of its rivals as they are', () => {
  for (const [, options] of [MODES[0], MODES[2]]) {
    const match = Match.start(darkMinions, { seats: 4, options, seed: 'count', unattended: true });
    let memory: Memory | null = null;
    const listening = {
      ...schemer,
      sit: (chair: Parameters<typeof schemer.sit>[0]) => {
        memory ??= new Memory(chair);
        return schemer.sit(chair);
      },
    };
    playOut(match as Match, seatBots(match, four(listening), 3));
    memory!.listen();
    expect(memory!.totals(match.board, 0)).toEqual(match.standing!.scores);
    expect(memory!.townsWon).toEqual(match.board.townsWon.map((towns) => towns.length));
  }
});

test('the schemer beats three random players', () => {
  const games = soak(40, 100);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seated = Array.from({ length: 4 }, (_, seat) => (seat === game % 4 ? schemer : randomBot));
    if (play(seated, {}, `random.${game}`).standing!.places[game % 4] === 1) wins += 1;
  }
  expect(wins / games).toBeGreaterThanOrEqual(0.85);
});

test('the styles play differently: Towers first rises, Towns only does not', () => {
  const levels = [styles.towersFirst, styles.townsOnly].map((bot) => {
    const match = play(four(bot), {}, 'styles');
    return match.board.level.reduce((sum, level) => sum + level, 0) / 4;
  });
  expect(levels[0]).toBeGreaterThan(levels[1] + 1);
});
