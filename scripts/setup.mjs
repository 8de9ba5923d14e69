// What `npm start` and `npm test` share: they are the first command after `git clone`, so built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import versions from './check-node.cjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules/.tabard-installed');

/** Runs a command in the house, its output on this terminal; answers its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Runs a JavaScript file with this Node. */
export const node = (file, args = [], options = {}) => run(process.execPath, [join(root, file), ...args], options);

/** Runs npm; answers its exit code. */
export function npm(args) {
  const script = process.env.npm_execpath; // Set when npm itself started us; spares Windows its npm.cmd.
  return script ? run(process.execPath, [script, ...args]) : run('npm', args, { shell: process.platform === 'win32' });
}

export function checkNode() {
  const complaint = versions.complaintAbout(process.versions.node);
  if (!complaint) return;
  console.error(complaint);
  process.exit(1);
}

export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // `ci` empties node_modules first: right for a fresh clone, rude to whoever is working in an old one.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  console.log(`installing (npm ${command}) …`);
  const code = npm([command, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The installation failed; the lines above say why.');
    process.exit(code);
  }
  writeFileSync(stamp, lock);
}
