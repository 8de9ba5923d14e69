/**
 * A game that was begun elsewhere. It begins here at its set-up and is played anew, answer by answer: a board that somebody
 * sends is never believed to be how a game stands, for nobody can tell it from one that was made up.
 */
import { quoted } from '@tabard/kernel';
import { changesSince, OtherRules, Table, type TableEntry, type TableLog } from '@tabard/table';
import { InnRefusal } from '../room/refusal';
import type { Rules } from './live-table';

/** The table as these rules play it, or a refusal that says why they do not. Nothing in it happened later than `now`. */
export function playedAnew(rules: Rules, log: TableLog, now: number): Table {
  const { game } = rules.module;
  const { from, setup, stands, entries } = log;
  if (from) throw notALog('it goes on from a board, without the answers that led there');
  // It would arrange more than dice: what the world says of a throw is as good as a board.
  if (setup.match.script) throw notALog('its results were written beforehand (script)');
  const changes = changesSince(log, game);
  // What an inn promised about this seed holds at the table where it promised it, and for nobody who knows the seed by now.
  const { vow: _, ...match } = setup.match;
  // Nobody agreed here on a clock, and the card tells of none. One that ran out on the way would play the whole game by itself.
  const { clock: __, ...agreed } = setup;
  const refuse = (what: string) => notALog(changes ? `${new OtherRules(game.id, changes).message}: ${what}` : what);
  const table = attempt(
    () => Table.open(game, rules.roster, { ...agreed, match: { ...match, quiet: false } }),
    (why) => refuse(why),
  );
  for (const [i, entry] of entries.entries())
    attempt(
      () => table.follow([inTime(entry, now)]),
      (why) => refuse(`entry ${i}: ${why}`),
    );
  const isSame = !stands || (stands.moment === table.moment && stands.hash === table.match.hash());
  if (!isSame) throw notALog(new OtherRules(game.id, changes).message);
  return table;
}

const notALog = (why: string): InnRefusal => new InnRefusal('not-a-log', quoted(why));

/** Whatever a stranger's game breaks, it is refused for it, and nothing else happens. */
function attempt<T>(work: () => T, refuse: (why: string) => InnRefusal): T {
  try {
    return work();
  } catch (error) {
    throw refuse((error as Error).message);
  }
}

const inTime = (entry: TableEntry, now: number): TableEntry =>
  entry.at !== undefined && entry.at > now ? { ...entry, at: now } : entry;
