import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { yamlForVite } from '../../scripts/yaml-modules.mjs';
import { creditsForVite } from './build/credits.mjs';
import { iconsForVite } from './build/icons.mjs';
import { lawForVite } from './build/law.mjs';
import { offlineForVite } from './build/offline.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// A plain object: Vite's own JSX (React's runtime) is all we need, and the arrows stay readable.
/** @type {import('vite').UserConfig} */
export default {
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Paths of the page are real paths, so assets are named from the root; set it for a house in a subfolder.
  base: process.env.TABARD_BASE ?? '/',
  plugins: [yamlForVite(), iconsForVite(), creditsForVite(), lawForVite(), offlineForVite()],
  define: { TABARD_VERSION: JSON.stringify(version) },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // A strict content policy allows no data: fonts.
    chunkSizeWarningLimit: 800, // three.js alone is larger than the default and comes only with the first roll.
  },
  worker: { format: 'es', plugins: () => [yamlForVite()] },
};
