/**
 * Random parties through *Low Water* a second on one core, from the first character to the saved journal. Counted in
 * seconds of the processor as well, because on a shared machine the clock measures the neighbours.
 */
import adventures from '@tabard/adventures';
import { randomBot } from '@tabard/bots';
import { Match, playOut, seatBots } from '@tabard/kernel';

const SEATS = [1, 2, 3, 4] as const;
/** So many of each size, after as many that only warm the engine up as it takes. */
const ROUNDS = 40;
const WARM = 10;

function party(seats: number, seed: string): number {
  const match = Match.start(adventures.game, { seats, seed, options: {}, unattended: true, quiet: true });
  const bots = Array.from({ length: seats }, () => randomBot);
  playOut(match, seatBots(match, bots, 1));
  return match.answers;
}

export default async function measure(): Promise<Record<string, number>> {
  for (let round = 0; round < WARM; round++) for (const seats of SEATS) party(seats, `warm ${round} ${seats}`);
  const cpu = process.cpuUsage();
  const start = performance.now();
  let parties = 0;
  let answers = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const seats of SEATS) {
      answers += party(seats, `story ${round} ${seats}`);
      parties += 1;
    }
  }
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const busy = (user + system) / 1_000_000;
  return {
    parties,
    answersAParty: Math.round(answers / parties),
    partiesPerSecond: Math.round((10 * parties) / seconds) / 10,
    partiesPerSecondOfOneCore: Math.round((10 * parties) / busy) / 10,
    answersPerSecondOfOneCore: Math.round(answers / busy),
  };
}
