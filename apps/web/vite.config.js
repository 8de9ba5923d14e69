import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { yamlForVite } from '../../scripts/yaml-modules.mjs';
import { chunksForVite } from './build/chunks.mjs';
import { contentForVite } from './build/content.mjs';
import { creditsForVite } from './build/credits.mjs';
import { engineForVite } from './build/engine.mjs';
import { houseForVite } from './build/house.mjs';
import { iconsForVite } from './build/icons.mjs';
import { layersForVite } from './build/layers.mjs';
import { DRAFT, offlineForVite } from './build/offline.mjs';
import { wholeModulesForVite } from './build/whole-modules.mjs';

const place = fileURLToPath(new URL('dist', import.meta.url));
const offline = offlineForVite(place);
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** A host reads along when the inn starts: how long each plugin took is for whoever asks. */
const quiet = { checks: { pluginTimings: false } };

// A plain object: Vite's own JSX (React's runtime) is all we need, and the arrows stay readable.
/** @type {import('vite').UserConfig} */
export default {
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Paths of the page are real paths, so assets are named from the root; set it for a house in a subfolder.
  base: process.env.TABARD_BASE ?? '/',
  plugins: [
    contentForVite(),
    yamlForVite(),
    iconsForVite(),
    creditsForVite(),
    houseForVite(),
    engineForVite(),
    wholeModulesForVite(),
    chunksForVite(),
    layersForVite(),
    offline.forPage,
  ],
  // While somebody works on the page: TABARD_INN=http://localhost:5040 names an inn that answers it.
  server: { proxy: process.env.TABARD_INN ? { '/api': { target: process.env.TABARD_INN, ws: true } } : {} },
  define: { TABARD_VERSION: JSON.stringify(version) },
  build: {
    target: 'es2022',
    outDir: `dist/${DRAFT}`, // From there it takes the place of the build before.
    emptyOutDir: true,
    assetsInlineLimit: 0, // A strict content policy allows no data: fonts.
    chunkSizeWarningLimit: 1200, // A game with its engine or the author's tools; each comes only when somebody opens it.
    rolldownOptions: quiet,
  },
  worker: {
    format: 'es',
    rolldownOptions: quiet,
    plugins: () => [
      houseForVite(),
      contentForVite(),
      yamlForVite(),
      engineForVite(),
      wholeModulesForVite(),
      offline.forWorkers,
    ],
  },
};
