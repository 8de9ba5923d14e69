/** Games of two friends that were begun in a browser, as it keeps them. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { quickStream } from '@tabard/kernel';
import { Table, type TableSave } from '@tabard/table';
import { randomMove } from '@tabard/testkit';

export function begunElsewhere(module: GameModule, answers: number, seed = 1): TableSave {
  const { game } = module;
  const seats = Math.max(2, game.seats.min);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `Friend ${seat}`, kind: 'person' as const }));
  const table = Table.open(game, botsFor(module), { match: { seed: `elsewhere ${seed}` }, sitters, whims: 1 });
  const whims = quickStream(seed);
  while (table.match.answers < answers && !table.match.standing) {
    const { seat, key } = randomMove(table.match, whims);
    table.answer(seat, key);
  }
  return table.save;
}

/** What somebody made of it who would rather say how it stands. */
export function withBoard(save: TableSave, change: (board: never) => void): TableSave {
  const stands = structuredClone(save.stands);
  change(stands.match.board as never);
  const { stands: _, ...log } = save;
  return { ...log, from: stands, entries: [] } as unknown as TableSave;
}
