/** `npm run attack -- [messages] [seed]`: as many as are wanted, a million by default, with a word on how it goes. */
import { games } from '../src/games';
import { openInn } from '../src/inn.fixture';
import { attack, type Report } from './attack.fixture';
import { UNFLINCHING } from './unflinching';

const EVERY_MS = 10_000;

export default async function run([messages = '1000000', seed = '1']: readonly string[]): Promise<Report> {
  const house = await openInn(games, { at: { limits: UNFLINCHING } });
  const began = performance.now();
  let told = began;
  try {
    return await attack({
      house,
      games,
      messages: Number(messages),
      seed: Number(seed),
      progress({ sent, answers }) {
        if (performance.now() - told < EVERY_MS) return;
        told = performance.now();
        const perSecond = Math.round((sent * 1000) / (told - began));
        const mega = Math.round(process.memoryUsage().rss / 1_000_000);
        console.log(`${sent} hostile, ${answers} in earnest, ${perSecond} a second, ${mega} MB`);
      },
    });
  } finally {
    await house.close();
  }
}
