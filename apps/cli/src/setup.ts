/** From flags to a table's setup, or a sentence about the first flag that is wrong. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { type Bot, checkOptions, type Plain, type TableOptions } from '@tabard/kernel';
import { UserError, unknown } from './fail';
import { findGame } from './games';

export interface SetupFlags {
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly options?: readonly string[];
}

export interface BotsSetup {
  readonly module: GameModule;
  readonly seats: number;
  readonly options: TableOptions;
  readonly bots: readonly Bot[];
  readonly seed: string;
}

export function parseWhole(flag: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= min && n <= max) return n;
  const range = max === Number.MAX_SAFE_INTEGER ? `of ${min} or more` : `from ${min} to ${max}`;
  throw new UserError(`${flag} wants a whole number ${range}, not "${text}"`);
}

/** `k=v,k=v`, in one flag or several. */
export function parseOptions(given: readonly string[] = []): TableOptions {
  const pairs = given.flatMap((text) => text.split(',')).filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UserError(`--options wants name=value, not "${pair}"`);
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

export function parseBots(module: GameModule, text: string): Bot[] {
  const roster = botsFor(module);
  return text.split(',').map((word) => {
    const bot = roster.find(({ id }) => id === word.trim());
    if (!bot)
      throw unknown(
        'bot',
        word.trim(),
        roster.map(({ id }) => id),
      );
    return bot;
  });
}

/** The strongest: games list their bots from weakest to strongest. */
export const bestBot = (module: GameModule): Bot => botsFor(module).at(-1)!;

/** Options filled up with the defaults. */
export function checkedOptions(
  { game }: GameModule,
  given: readonly string[] | undefined,
  seats: number,
  otherwise: TableOptions = {},
  brought: Plain = null,
): TableOptions {
  const options = checkOptions(game, { ...otherwise, ...parseOptions(given) }, seats, brought);
  if (typeof options === 'string') throw new UserError(options);
  return options;
}

/** A table of bots alone; one bot named for several seats sits at all of them. */
export async function botsSetup(gameId: string, flags: SetupFlags, inBulk = false): Promise<BotsSetup> {
  const module = await findGame(gameId);
  const named = flags.bots === undefined ? [bestBot(module)] : parseBots(module, flags.bots);
  const seats = flags.seats ? parseWhole('--seats', flags.seats, 1) : Math.max(named.length, module.game.seats.min);
  if (named.length > 1 && named.length !== seats) {
    throw new UserError(`--bots names ${named.length} bots for ${seats} seats; name one for all, or one for each`);
  }
  const bots = Array.from({ length: seats }, (_, seat) => named[seat % named.length]);
  const options = checkedOptions(module, flags.options, seats, inBulk ? module.world?.bulk : {});
  return { module, seats, bots, options, seed: flags.seed ?? '1' };
}

/** So one word repeats a whole game, here and in the lab. */
export { whimsOf } from '@tabard/lab';
