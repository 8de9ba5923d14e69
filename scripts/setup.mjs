// What `npm start` and `npm test` share: they are the first command after `git clone`, so built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  // `ci` empties node_modules first: right for a fresh clone, rude to whoever is working in an old one.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  console.log(`installing (npm ${command}) …`);
  const code = npm([command, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The installation failed; the lines above say why.');
    process.exit(code);
  }
  writeFileSync(stamp, wanted()); // A folder that is new to npm has been written into the lock.
}

/** What is installed by: the lock, and which packages of our own are there to be linked. */
function wanted() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    const at = pattern.replace(/\/\*$/, '');
    return readdirSync(join(root, at)).map((name) => `${at}/${name}`);
  });
  const ours = folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort();
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(ours.join())
    .digest('hex');
}
