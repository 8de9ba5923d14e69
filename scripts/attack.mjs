// npm run attack -- [messages] [seed]: hostile messages at a real inn with running games (apps/server/hostile).
import { join } from 'node:path';
import { bundled } from './bundled.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();
const { default: run } = await bundled(join(root, 'apps/server/hostile/main.ts'));
const { sent, answers, reasons, tried } = await run(process.argv.slice(2));
console.table(tried);
console.table(reasons);
console.log(`${sent} hostile messages, ${answers} answers in earnest: the inn stands, and nothing else has changed.`);
