/** The law as the page's text: `import('./law/dark-minions')` in src/rules gives docs/rules/dark-minions.md. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ID = /\/law\/([\w.-]+)$/;
const OURS = '\0law/';
const fileOf = (name) => fileURLToPath(new URL(`../../../docs/rules/${name}.md`, import.meta.url));

export function lawForVite() {
  return {
    name: 'tabard-law',
    enforce: 'pre',
    resolveId: (id, importer) =>
      ID.test(id) && importer?.endsWith('/rules/books.ts') ? OURS + ID.exec(id)[1] : undefined,
    load(id) {
      if (!id.startsWith(OURS)) return undefined;
      const file = fileOf(id.slice(OURS.length));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, 'utf8'))};`;
    },
  };
}
