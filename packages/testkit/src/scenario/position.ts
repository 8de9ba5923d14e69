/**
 * A position by named overrides. They are laid over the board that the set-up made, before the first rule runs: so a
 * scenario arranges only what matters, and the rules start from a checkpoint as they always do.
 */
import type { AnyGame, Plain, Verbs } from '@tabard/kernel';

export type Given = { readonly [name: string]: Plain };

/**
 * What a game may add for its scenarios: givens in its own words (`towns: [Ashford]`, `supply: { A: 30 }`), translated
 * onto the board before `given.board` is laid over it. A game's module has it as `scenarios`.
 */
export interface GameScenarioHelp {
  /** Throws an Error in words when it does not know a name. */
  // biome-ignore lint/suspicious/noExplicitAny: the board is the game's own affair
  position?(board: any, given: Given, game: AnyGame): void;
  /** What the game's world says, written in short (`{section: B1, symbol: icon}`), as the outcome the rules read. */
  outcome?(label: string, given: Plain): Plain;
}

/** A position that cannot be laid over the board; told to the writer of the scenario, not as a fault of the rules. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}

export function withPosition(game: AnyGame, board: Given, named: Given, help?: GameScenarioHelp): AnyGame {
  const names = Object.keys(named);
  if (names.length > 0 && !help?.position) {
    throw new PositionError(`${game.id} knows no named givens, so "${names[0]}" means nothing; use "board"`);
  }
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const setup = (g: Verbs<any, any, any>) => {
    const start = game.setup(g);
    if (names.length > 0) translate(help!, start, named, game);
    patchFields(start, board, '');
    return start;
  };
  return { ...game, setup };
}

function translate(help: GameScenarioHelp, board: unknown, named: Given, game: AnyGame): void {
  try {
    help.position?.(board, named, game);
  } catch (error) {
    throw new PositionError((error as Error).message);
  }
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

const kindOf = (x: unknown): string => (Array.isArray(x) ? 'an array' : isRecord(x) ? 'a record' : `a ${typeof x}`);

/** Records are merged field by field, `{0: …}` patches an array by index, anything else replaces. */
function patched(old: unknown, given: unknown, path: string): unknown {
  if (old === null || given === null) return given;
  if (isRecord(given) && Array.isArray(old)) return patchIndexes(old, given, path);
  if (kindOf(old) !== kindOf(given))
    throw new PositionError(`${path} of the board is ${kindOf(old)}, not ${kindOf(given)}`);
  if (isRecord(given)) patchFields(old as Record<string, unknown>, given, path);
  return isRecord(given) ? old : given;
}

function patchFields(record: Record<string, unknown>, given: Readonly<Record<string, unknown>>, path: string): void {
  for (const [field, value] of Object.entries(given)) {
    const at = path ? `${path}.${field}` : field;
    if (!Object.hasOwn(record, field)) {
      throw new PositionError(`the board has no "${at}"; there is ${Object.keys(record).join(', ')}`);
    }
    record[field] = patched(record[field], value, at);
  }
}

function patchIndexes(list: unknown[], given: Readonly<Record<string, unknown>>, path: string): unknown[] {
  for (const [index, value] of Object.entries(given)) {
    const i = Number(index);
    if (!Number.isInteger(i) || i < 0 || i >= list.length) {
      throw new PositionError(`${path} has places 0 to ${list.length - 1}, not "${index}"`);
    }
    list[i] = patched(list[i], value, `${path}[${i}]`);
  }
  return list;
}
