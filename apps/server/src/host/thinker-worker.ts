/** A thread in which the bots of this inn think. */
import { parentPort } from 'node:worker_threads';
import { games } from '../games';
import { Thoughts, type Wondering } from './thoughts';

const thoughts = new Thoughts(games);

// One after the other: a table is not asked about twice at once.
let turn: Promise<void> = Promise.resolve();
parentPort!.on('message', (wondering: Wondering) => {
  turn = turn.then(async () => parentPort!.postMessage(await thoughts.think(wondering)));
});
