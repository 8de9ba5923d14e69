/**
 * The order of the layers (packages/page/design/layers.css) stands at the head of every style file. Vite splits styles by chunk and
 * the browser takes the order from whichever file it gets first, which need not be the one that says it: a button then
 * looked as an element looks by itself, because `base` came after `furniture`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const said = readFileSync(new URL('../../../packages/page/design/layers.css', import.meta.url), 'utf8');
export const ORDER = /@layer [^;{]+;/.exec(said)[0];

/**
 * A file is named after its content before the order is put at its head: the order has its part in the name. Together
 * they are as long as every other hash, because whoever looks for hashed files goes by that.
 */
const mark = createHash('sha256').update(ORDER).digest('hex').slice(0, 2);
export const nameOf = ({ names }) =>
  names.some((name) => name.endsWith('.css'))
    ? `assets/[name]-[hash:6]${mark}[extname]`
    : 'assets/[name]-[hash][extname]';

export function layersForVite() {
  return {
    name: 'tabard-layers',
    apply: 'build',
    config: () => ({ build: { rollupOptions: { output: { assetFileNames: nameOf } } } }),
    generateBundle: {
      order: 'post', // After Vite has put the styles together.
      handler(_, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = `${ORDER}${asset.source}`;
        }
      },
    },
  };
}
