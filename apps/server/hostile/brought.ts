/** `npm run attack -- brought [mutations] [seed]`: a hundred thousand by default, with a word on how it goes. */
import { games } from '../src/games';
import { type ForgedLogs, forgeLogs } from './brought.fixture';

const EVERY_MS = 10_000;

export default async function run([mutations = '100000', seed = '1']: readonly string[]): Promise<ForgedLogs> {
  await Promise.all(games.map((module) => module.world?.ready()));
  const began = performance.now();
  let told = began;
  return forgeLogs({
    games,
    mutations: Number(mutations),
    seed: Number(seed),
    progress({ made, accepted, slow }) {
      if (performance.now() - told < EVERY_MS) return;
      told = performance.now();
      const perSecond = Math.round((made * 1000) / (told - began));
      console.log(`${made} forged, ${accepted} of them could be played, ${slow} slow, ${perSecond} a second`);
    },
  });
}
