// npm run layout -- [game|moment|page …] [--at 360 --at de --at largest|zoom] [--pictures <folder>] [--address <url>]:
// opens the hardest
// moments of every room, and the other pages, from a phone to a wall, with normal and largest text and at 200 %, in
// English and German, and lists what the layout itself says is wrong: cut or broken words, overlaps, small targets,
// choices that nobody sees. `npm test` measures a telling part of it.
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
    at: { type: 'string', multiple: true, default: [] },
    pictures: { type: 'string' },
    address: { type: 'string' },
  },
});
const { at, pictures = null, address = null } = values;
if (!address && isWebStale()) await buildWeb();
const { measureAll } = await bundled(join(root, 'apps/web/browser/layout/command.ts'));
const faults = await measureAll({ sights: positionals, cells: at, pictures, address });
process.exit(faults === 0 ? 0 : 1);
