// A part of a bench in a process of its own: the functions that a TypeScript file exports, called from outside.
import { join } from 'node:path';
import { bundled } from '../../bundled.mjs';
import { root } from '../../setup.mjs';

const module = await bundled(process.argv[2], join(root, 'scripts/bench/node_modules'));
process.on('message', async ({ id, name, args }) => {
  try {
    process.send({ id, answer: await module[name](...args) });
  } catch (error) {
    process.send({ id, error: error.stack });
  }
});
process.on('disconnect', () => process.exit());
process.send({ id: -1 });
