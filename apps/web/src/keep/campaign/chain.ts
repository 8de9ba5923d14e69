/** A campaign as it stands: its games in order, the one that is played included, and the file that holds them all. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import type { Plain } from '@tabard/kernel';
import { makeCampaign, Table } from '@tabard/table';
import type { Volume } from '../storage/campaign-schema';
import type { KeptCampaign } from '../storage/campaigns';
import { isDamaged } from '../storage/saved';
import { readGame } from '../storage/shelf';
import { leafOf } from '../storage/volume';

/** What a person can do with it, without a look into its games. */
export type Stands =
  /** A game lies open on the shelf. */
  | { readonly kind: 'playing'; readonly game: string }
  /** A game was left whose record is here and no table: it came in a file. */
  | { readonly kind: 'left' }
  /** The last game is over, or was put away; this was kept by those before. */
  | { readonly kind: 'between'; readonly save: Plain }
  /** Not one game is over. */
  | { readonly kind: 'begins' };

export function standsAt({ at, head, volumes }: KeptCampaign): Stands {
  if (head && !head.over) return { kind: 'playing', game: head.id };
  const last = volumes[at.number - 1];
  if (last && last.save === null) return { kind: 'left' };
  const save = finishedOf(volumes).at(-1)?.save ?? null;
  return save === null && !head?.over ? { kind: 'begins' } : { kind: 'between', save };
}

/** Those that came to their end; only the last of a campaign may not have. */
export const finishedOf = (volumes: readonly Volume[]): readonly Volume[] =>
  volumes.filter(({ save }) => save !== null);

/** How many adventures are done. */
export function doneIn({ at, head, volumes }: KeptCampaign): number {
  const before = Math.min(volumes.length, at.number - 1);
  const isOver = head ? head.over : (volumes[at.number - 1]?.save ?? null) !== null;
  return before + (isOver ? 1 : 0);
}

/** All of it, the shelf's copy of the last game before any other. */
export interface Gathered {
  /** The games before the last. */
  readonly before: readonly Volume[];
  /** The last: over, or not (`save` is null); null: nothing is left of it. */
  readonly last: Volume | null;
  /** What could not be read, in plain words; null: it is whole. */
  readonly missing: string | null;
}

export async function gather(campaign: KeptCampaign, module: GameModule): Promise<Gathered> {
  const { at, volumes, torn } = campaign;
  const before = volumes.slice(0, at.number - 1);
  const copy = before.length === at.number - 1 ? (volumes[at.number - 1] ?? null) : null;
  const lost = before.length < at.number - 1 ? (torn ?? `game ${before.length + 1} is missing`) : null;
  const found = at.id === null ? { volume: null, wrong: null } : await onShelf(module, at.id);
  if (found.volume && lost === null) return { before, last: found.volume, missing: null };
  return { before, last: copy, missing: lost ?? (copy ? null : found.wrong) };
}

async function onShelf(module: GameModule, id: string): Promise<{ volume: Volume | null; wrong: string | null }> {
  const game = await readGame(id);
  if (!game) return { volume: null, wrong: null };
  if (isDamaged(game)) return { volume: null, wrong: game.damaged };
  if (game.torn !== null) return { volume: null, wrong: game.torn };
  try {
    const leaf = leafOf(module, Table.fromLog(module.game, botsFor(module), game.log));
    return { volume: { ...leaf, game: id }, wrong: null };
  } catch (error) {
    return { volume: null, wrong: (error as Error).message }; // Mostly other rules: its table room says what can be done.
  }
}

/** The file, or null where there is nothing to write into it. */
export function fileOf({ game, origins }: KeptCampaign, { before, last }: Gathered): string | null {
  const all = last ? [...before, last] : before;
  if (all.length === 0) return null;
  const save = finishedOf(all).at(-1)?.save ?? null;
  return makeCampaign({ game, save, games: all.map(({ text }) => text), origins });
}
