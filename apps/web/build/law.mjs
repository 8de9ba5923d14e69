/** The law as the page's text: `import('virtual:law/dark-minions.de')` gives docs/rules/dark-minions.de.md. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PREFIX = 'virtual:law/';
const OURS = '\0law/';
const fileOf = (name) => fileURLToPath(new URL(`../../../docs/rules/${name}.md`, import.meta.url));

export function lawForVite() {
  return {
    name: 'tabard-law',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? OURS + id.slice(PREFIX.length) : undefined),
    load(id) {
      if (!id.startsWith(OURS)) return undefined;
      const file = fileOf(id.slice(OURS.length));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, 'utf8'))};`;
    },
  };
}
