/** A thread that reads what is brought, one thing after the other. */
import { parentPort } from 'node:worker_threads';
import { games } from '../games';
import { InnRefusal } from '../room/refusal';
import type { Found, Reading } from './brought-pool';
import { readBrought } from './brought-reader';

let turn: Promise<void> = Promise.resolve();
parentPort!.on('message', (reading: Reading) => {
  turn = turn.then(async () => parentPort!.postMessage(await found(reading)));
});

async function found({ number, text, now }: Reading): Promise<Found> {
  try {
    return { number, brought: await readBrought(games, text, now) };
  } catch (error) {
    if (!(error instanceof InnRefusal)) return { number, broken: (error as Error).message };
    const { reason, detail } = error;
    return { number, refused: { reason, detail } };
  }
}
