// npm run campaign -- [short|thorough] [--books 11] [--pictures <folder>]: The Ninth Toll in a real browser, from Low Water to
// its end, by pressing what the page offers; every book must come to the same board in Node, and the whole must verify.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb, isWebStale } from './build.mjs';
import { bundled } from './bundled.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { books: { type: 'string', default: '11' }, pictures: { type: 'string' } },
});
const [way = 'short'] = positionals;
const books = Number(values.books);
if (!['short', 'thorough'].includes(way) || !(books >= 1 && books <= 11)) {
  console.error('npm run campaign -- [short|thorough] [--books 1 to 11] [--pictures <folder>]');
  process.exit(2);
}
if (isWebStale()) await buildWeb();
const { playCampaign } = await bundled(join(root, 'apps/web/browser/campaign/command.ts'));
process.exit((await playCampaign({ way, books, pictures: values.pictures ?? null })) ? 0 : 1);
