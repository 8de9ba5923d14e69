/** Registers the conformance suite of a game: a test for every random game, so that a failure names its seed. */
import type { AnyGame } from '@tabard/kernel';
import { describe, test } from 'vitest';
import { checkGame, type GameCase } from '../conformance/check-game';
import { writeDump } from '../conformance/dump';
import { describeFailure } from '../conformance/failure';

const GAMES = 3;

export function conformance(game: AnyGame, cases: readonly GameCase[]): void {
  describe(`${game.id} conforms`, () => {
    for (const gameCase of cases) {
      const options = Object.entries(gameCase.options ?? {}).map(([id, value]) => `, ${id}=${value}`);
      if (gameCase.brought !== undefined) options.push(', with what was brought');
      for (let i = 0; i < (gameCase.games ?? GAMES); i++) {
        const brought = gameCase.brought ? ', brought' : '';
        test(`with ${gameCase.seats} seats${options.join('')}${brought}, random game ${i}`, () => {
          const failure = checkGame(game, gameCase, `conformance.${i}`);
          if (failure) throw new Error(describeFailure(failure, writeDump(failure)));
        });
      }
    }
  });
}
