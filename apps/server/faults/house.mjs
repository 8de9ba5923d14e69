// A server process of a fault test: the built inn. It loads everything and waits for its port, so that one that was killed
// is replaced at once.
import { readSettings } from '../src/ops/settings.mjs';

const { configFrom, openHouse } = await import(process.argv[2]);

process.once('message', async ({ port }) => {
  const config = configFrom(readSettings({ ...process.env, PORT: String(port) }, process.env.TABARD_DATA), '/');
  const house = await openHouse(config);
  process.on('SIGTERM', async () => {
    await house.close();
    process.exit(0);
  });
  process.send({ port: house.port });
});
process.on('disconnect', () => process.exit(0)); // Nobody is left behind.
process.send('loaded');
