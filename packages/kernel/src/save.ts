/** A match as plain data: the board at its last checkpoint and the entries since. It goes on by these rules or later ones. */
import type { AnyGame } from './game';
import type { Entry } from './journal';
import type { Checkpoint, Memory, Wishes } from './memory';
import { copy } from './plain';
import type { Setup } from './setup';

export interface Save {
  readonly format: 1;
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly setup: Setup;
  readonly board: unknown;
  readonly wishes: Wishes;
  readonly answers: number;
  readonly openFrom: number;
  readonly entries: readonly Entry[];
  readonly position: number;
}

export function saveOf(game: AnyGame, setup: Setup, memory: Memory): Save {
  const { board, wishes, answers, openFrom, position } = memory.base;
  return {
    format: 1,
    game: game.id,
    version: game.version,
    packs: game.packs,
    setup: setup.script ? { ...setup, script: memory.scriptFromBase(setup.script) } : setup,
    board: copy(board),
    wishes,
    answers,
    openFrom,
    entries: memory.since.slice(),
    position,
  };
}

export const checkpointOf = ({ board, wishes, answers, openFrom, position }: Save): Checkpoint => ({
  board: copy(board),
  wishes,
  answers,
  openFrom,
  told: 0,
  position,
  entries: 0,
  past: null,
  loaded: true,
});

/** Whether it was played by the very rules and packs that are here. */
export function isPlayedAs(game: AnyGame, played: Pick<Save, 'version' | 'packs'>): boolean {
  const packs = Object.keys({ ...game.packs, ...played.packs });
  return played.version === game.version && packs.every((pack) => played.packs[pack] === game.packs[pack]);
}
