/** The games out of which heroes came, where this browser still has them: so their campaign can be verified with them. */
import { botsFor } from '@tabard/bots';
import { type CharacterExport, readHero } from '@tabard/content/hero';
import { makeRecord, recordOf, sealOf } from '@tabard/kernel';
import { Table } from '@tabard/table';
import { FACES } from '../../house/faces';
import { moduleOf } from '../../house/modules';
import { listGames } from '../storage/list';
import { isDamaged } from '../storage/saved';
import { readGame } from '../storage/shelf';

/** Heroes are made at the one table with a hall, and kept there under its name. */
export const HEROES_FROM = FACES.find(({ hall }) => hall)!.id;

/** Who has no name of its own goes by its player's. */
export const calledBy = ({ characterName, playerName }: CharacterExport): string => characterName ?? playerName;

/** Their records, each once. A game that is gone, or cannot be told any more, leaves its hero unproved. */
export async function originsOf(heroes: readonly unknown[]): Promise<string[]> {
  const wanted = heroes.flatMap((what) => {
    const read = readHero(what);
    return 'hero' in read ? [read.hero.game] : [];
  });
  if (wanted.length === 0) return [];
  const { games } = await listGames();
  const origins = new Set<string>();
  for (const game of games) {
    if (isDamaged(game) || game.game !== HEROES_FROM || !game.over) continue;
    const found = await recordBehind(game.id, wanted);
    if (found !== null) origins.add(found);
  }
  return [...origins];
}

async function recordBehind(id: string, wanted: readonly CharacterExport['game'][]): Promise<string | null> {
  const game = await readGame(id).catch(() => undefined);
  if (!game || isDamaged(game) || game.torn !== null) return null;
  const { seed } = game.log.setup.match;
  if (!wanted.some((one) => one.seed === seed)) return null; // A seed tells at a glance; the seal only after a replay.
  try {
    const module = await moduleOf(HEROES_FROM);
    const { match } = Table.fromLog(module.game, botsFor(module), game.log);
    const record = recordOf(match);
    return wanted.some(({ journal }) => journal === sealOf(record)) ? makeRecord(record) : null;
  } catch {
    return null;
  }
}
