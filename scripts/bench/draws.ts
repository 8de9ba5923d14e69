/** How many components React draws for one decision: apps/web/browser/draws/command.ts, which knows what a page is. */
import { join } from 'node:path';
import { bundled } from '../bundled.mjs';
import { root } from '../setup.mjs';

export default async function measure(named: readonly string[] = []): Promise<unknown> {
  const { default: draws } = await bundled(join(root, 'apps/web/browser/draws/command.ts'));
  return draws(named);
}
