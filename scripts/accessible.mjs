// npm run accessible -- [game|moment|page …] [--look parchment --look contrast|largest] [--language de]: axe goes through
// every room at its hardest moments and every other page, in both themes, with more contrast and with the largest text,
// and lists what it finds serious or critical. `npm test` does a telling part of it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb, isWebStale } from './build.mjs';
import { bundled } from './bundled.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    look: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', default: 'en' },
  },
});
if (isWebStale()) await buildWeb();
const { lookThroughAll } = await bundled(join(root, 'apps/web/browser/axe/command.ts'));
const faults = await lookThroughAll({ rooms: positionals, looks: values.look, language: values.language });
process.exit(faults === 0 ? 0 : 1);
