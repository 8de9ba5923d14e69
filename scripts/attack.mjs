// npm run attack -- [messages] [seed]: hostile messages at a real inn with running games (apps/server/hostile).
// npm run attack -- brought [mutations] [seed]: forged games that somebody brings.
// npm run attack -- dear [seed]: the dearest messages by the longest games, and for how long each holds everybody up.
import { join } from 'node:path';
import { bundled } from './bundled.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();
const [what, ...rest] = process.argv.slice(2);
if (what === 'brought') {
  const { default: run } = await bundled(join(root, 'apps/server/hostile/brought.ts'));
  const { made, accepted, others, reasons, slowest, slow } = await run(rest);
  console.table(reasons);
  console.table(slowest);
  console.log(
    `${made} forged games, ${accepted} of them could be played (${others} another way than before); ${slow} took over 50 ms.`,
  );
} else if (what === 'dear') {
  const { default: run } = await bundled(join(root, 'apps/server/hostile/dear.ts'));
  console.table(await run(rest));
} else {
  const { default: run } = await bundled(join(root, 'apps/server/hostile/main.ts'));
  const { sent, answers, reasons, tried } = await run(process.argv.slice(2));
  console.table(tried);
  console.table(reasons);
  console.log(`${sent} hostile messages, ${answers} answers in earnest: the inn stands, and nothing else has changed.`);
}
