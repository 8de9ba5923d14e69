/** Every game of the house, left at random moments of random games: what is gone on with is what was left. */
import { existsSync, readdirSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { quickStream, type Seat, type Stream } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import type { Sitter } from './log';
import { readTableLog } from './schema';
import type { TableSave } from './state';
import { Table } from './table';

/** Those that have a door: a game whose words are still to come has none. */
const games = readdirSync(new URL('../../games', import.meta.url)).filter((game) =>
  existsSync(new URL(`../../games/${game}/index.ts`, import.meta.url)),
);
const moduleOf = async (game: string) =>
  ((await import(`../../games/${game}/index.ts`)) as { default: GameModule }).default;

/** Left so often in a game, and compared over so many deeds. */
const TIMES = 4;
const DEEDS = 12;
/** The dice of these games take long to fall: a model draws them. */
const QUICK: { readonly [game: string]: { readonly [option: string]: string } } = {
  'dungeon-fighter': { throws: 'model' },
};

function throughFile(table: Table): TableSave {
  const found = readTableLog(JSON.parse(JSON.stringify(table.save)));
  if ('wrong' in found) throw new Error(found.wrong);
  return found.read as TableSave;
}

/** One thing that somebody at this table might do now: mostly an answer; a wish, a finger, a bot, a taking back. */
function deedOf(table: Table, module: GameModule, whims: Stream): (at: Table) => void {
  const seats = table.sitters.length;
  const seat = whims.below(seats) as Seat;
  const die = whims.below(12);
  const [wish] = Object.entries(module.game.wishes);
  if (die === 0 && wish) {
    const [name, values] = wish;
    const value = values[whims.below(values.length)];
    return (at) => at.wish(seat, name, value);
  }
  if (die === 1) return (at) => at.point(seat, 'this');
  if (die === 2 && table.setup.sitters[seat].kind === 'person') {
    const bot = table.sitters[seat].kind === 'person' ? botsFor(module)[0].id : null;
    return (at) => at.sit(seat, bot);
  }
  if (die === 3 && table.canUndo(seat)) return (at) => at.undo(seat);
  const move = randomMove(table.match, whims);
  return (at) => at.answer(move.seat, move.key);
}

function play(tables: readonly Table[], module: GameModule, whims: Stream, deeds: number): void {
  for (let i = 0; i < deeds && !tables[0].match.standing; i++) {
    const seed = whims.below(1e9);
    const deed = deedOf(tables[0], module, quickStream(seed));
    for (const table of tables) deed(table);
  }
}

test.each(games)('%s goes on from any moment as if it had never been left', async (game) => {
  const module = await moduleOf(game);
  const bots = botsFor(module);
  const { min, max } = module.game.seats;
  const whims = quickStream(12);
  const sitters = Array.from({ length: Math.max(min, Math.min(3, max)) }, (_, seat): Sitter => {
    return seat === 1 ? { name: 'Bot', kind: 'bot', bot: bots[0].id } : { name: `Person ${seat}`, kind: 'person' };
  });
  const table = Table.open(module.game, bots, { match: { seed: game, options: QUICK[game] }, sitters, whims: 5 });
  for (let i = 0; i < TIMES; i++) {
    play([table], module, whims, whims.below(40));
    const save = throughFile(table);
    const again = Table.goOn(module.game, bots, save);
    expect(again.match.hash()).toBe(save.stands.hash);
    expect(again.match.pending).toEqual(table.match.pending);
    expect(again.stands).toEqual(table.stands);
    const fromLog = Table.fromLog(module.game, bots, save);
    expect(fromLog.stands).toEqual(table.stands);
    // Going back further than the save is the one thing that only the whole table can do.
    const twins = [again, fromLog];
    play(twins, module, whims, DEEDS);
    expect(again.match.hash()).toBe(fromLog.match.hash());
    expect(again.match.pending).toEqual(fromLog.match.pending);
    expect(again.botsWord()).toEqual(fromLog.botsWord());
  }
});
