/**
 * The physics engine carries its WebAssembly inside its script as text, a third larger and once for the page and once
 * for the bots' worker. In a built page it is a file of its own, which both share: the same bytes, checked here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /\/@dimforge\/rapier3d-deterministic-compat\/dist\/rapier\.mjs$/;
const INSIDE = /\b\w+\.toByteArray\("([A-Za-z0-9+/=]+)"\)\.buffer\b/;

export function engineForVite() {
  return {
    name: 'tabard-engine',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!SCRIPT.test(id)) return undefined;
      const file = join(id, '../rapier_wasm3d_bg.wasm');
      const inside = INSIDE.exec(code);
      if (!inside || !Buffer.from(inside[1], 'base64').equals(readFileSync(file))) {
        throw new Error(`${id} does not carry ${file} as it used to; see apps/web/build/engine.mjs`);
      }
      const split = code.replace(inside[0], () => 'tabardEngine');
      return { code: `import tabardEngine from ${JSON.stringify(`${file}?url`)};\n${split}`, map: null };
    },
  };
}
