/**
 * The page without a network. After the first visit a service worker holds every file of the build and answers from
 * there; a new build gets a new store, filled completely before the old one goes. (vite-plugin-pwa would do the same
 * with 324 more packages in the lock; a page of plain files needs none of them.)
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const NEVER = /\.map$|^sw\.js$/;

export function offlineForVite() {
  let base = '/';
  let publicFiles = [];
  return {
    name: 'tabard-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
      publicFiles = config.publicDir ? listPublic(config.publicDir) : [];
    },
    generateBundle(_, bundle) {
      const built = Object.values(bundle).map((file) => [
        file.fileName,
        file.type === 'chunk' ? file.code : file.source,
      ]);
      const files = [...built, ...publicFiles]
        .filter(([name]) => !NEVER.test(name))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      const hash = createHash('sha256');
      for (const [name, content] of files) hash.update(name).update(content);
      const worker = readFileSync(new URL('sw.js', import.meta.url), 'utf8')
        .replace("'%VERSION%'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("'%BASE%'", JSON.stringify(base))
        .replace("'%FILES%'", JSON.stringify(files.map(([name]) => posix.join(base, name))));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
    },
  };
}

function listPublic(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)];
    });
}
