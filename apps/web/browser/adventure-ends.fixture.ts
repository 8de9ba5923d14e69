/** Roll Player Adventures played on by itself, up to where somebody wants to look at it. */
import adventures from '@tabard/adventures/told';
import { botsFor } from '@tabard/bots';
import { Table, type TableSave } from '@tabard/table';

const bots = botsFor(adventures);

/** The party's last decision: to leave the market, and the adventure is over. */
export const isLast = ({ match }: Table): boolean =>
  match.pending.asks.length > 0 &&
  (() => {
    const [{ seat, options }] = match.pending.asks;
    const fork = match.fork();
    if (!options.includes('done')) return false;
    fork.answer(seat, 'done');
    return fork.standing !== null;
  })();

/** A table plays on by itself from where it was left until something is so: `leader` speaks for the first seat. */
export function playedUntil(log: TableSave, leader: string, until: (table: Table) => boolean): TableSave {
  const { sitters } = log.setup;
  for (let whims = 1; whims < 40; whims++) {
    const all = sitters.map(({ name }, seat) => ({ name, kind: 'bot' as const, bot: seat ? 'companion' : leader }));
    const table = Table.fromLog(adventures.game, bots, { ...log, setup: { ...log.setup, sitters: all, whims } });
    let isThere = until(table);
    while (!isThere && table.stepBot()) isThere = until(table);
    if (!isThere || table.match.standing) continue;
    return Table.fromLog(adventures.game, bots, { ...table.log, setup: log.setup }).save; // Whoever sat there sits there.
  }
  throw new Error('no whim of theirs leads there');
}
