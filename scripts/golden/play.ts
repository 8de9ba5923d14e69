/** Plays the golden games and hashes each, wherever this runs: the same in every Node and every browser, or it is a fault. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { checkGoldens } from '@tabard/dungeon-fighter/physics/golden';
import { exact, hashText, Match, makeLine, playOne, playOut, seatBots } from '@tabard/kernel';
import type { GoldenTable } from '@tabard/lab';
import { games } from '../../apps/cli/src/all-games';
import { labOf } from '../../apps/cli/src/games';

export interface Golden {
  readonly name: string;
  /** Plays it; answers the hash of all that happened. */
  play(): string;
}

/** As much of a hash as a person can compare. */
const SHORT = 16;
const short = (text: string): string => hashText(text).slice(0, SHORT);

const WHIMS = 20_261_115;

function nameOf(game: string, { bots, options }: GoldenTable): string {
  const chosen = Object.entries(options).map(([id, value]) => ` ${id}=${value}`);
  return `${game} ${bots.join(',')}${chosen.join('')}`;
}

/** The journal too, because other answers may end on the same board. */
function playTable({ game, bots: own }: GameModule, { bots, options, answers }: GoldenTable, seed: string): string {
  const roster = botsFor({ bots: own });
  const seated = bots.map((id) => roster.find((bot) => bot.id === id)!);
  const match = Match.start(game, { seats: bots.length, options, seed, unattended: true }) as Match;
  const players = seatBots(match, seated, WHIMS);
  if (answers === undefined) playOut(match, players);
  else while (match.answers < answers && !match.standing) playOne(match, players);
  return short(`${JSON.stringify(match.journal.map(makeLine))}\n${match.hash()}`);
}

/** At the tables of its own lab. */
async function gamesOf(module: GameModule): Promise<Golden[]> {
  const { golden } = await labOf(module);
  return golden.map((table) => {
    const name = nameOf(module.game.id, table);
    return { name, play: () => playTable(module, table, name) };
  });
}

/** A bit that differs seldom changes a choice: so the best bots play many games. */
const SERIES = 20;

function seriesOf(module: GameModule): Golden {
  const { game, world: { bulk } = { bulk: {} } } = module;
  const best = botsFor(module).at(-1)!.id;
  const table: GoldenTable = { bots: new Array(game.seats.best ?? game.seats.min).fill(best), options: bulk };
  const name = `${game.id} ${SERIES} games of ${best}`;
  const play = () => short(Array.from({ length: SERIES }, (_, i) => playTable(module, table, `${name} ${i}`)).join());
  return { name, play };
}

/** The poses of every body of every golden throw, to the last digit (DF-R113.1). */
const throws: Golden = {
  name: 'physics golden throws',
  play: () => short(JSON.stringify(checkGoldens().map(({ name, got }) => [name, got]))),
};

/** What bots reckon with, to the last bit, over all that they might ask for. */
const arithmetic: Golden = {
  name: 'exact arithmetic',
  play: () => {
    const results: number[] = [];
    for (let i = 1; i <= 20_000; i++) {
      const x = i / 977;
      results.push(exact.exp(-x), exact.exp(x), exact.log(x), exact.hypot(x, 20 - x), exact.power(x, i % 40));
      results.push(exact.realPower(i / 20_000, x));
    }
    return short(results.join());
  },
};

export const goldens: readonly Golden[] = [...(await Promise.all(games.map(gamesOf))).flat(), throws, arithmetic];
/** For `npm run nodes` alone: `npm test` has less time. */
export const series: readonly Golden[] = games.map(seriesOf);
