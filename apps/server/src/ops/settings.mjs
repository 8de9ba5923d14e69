/**
 * What the host wants, by name: from the environment, and from one file, which the environment overrules. Nothing is judged
 * here (config.ts does), and nothing but Node is needed: `npm start` asks before anything is installed.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

export const USUAL_DATA = 'data';
const FILE = 'tabard.env';

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} house the folder that relative paths start from
 * @returns {{ values: Record<string, string>, file: { path: string, names: string[] } | null, complaint?: string }}
 */
export function readSettings(env, house) {
  const said = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const isNamed = said.TABARD_CONFIG !== undefined;
  const path = isNamed
    ? resolve(house, said.TABARD_CONFIG)
    : join(resolve(house, said.TABARD_DATA ?? USUAL_DATA), FILE);
  try {
    const written = parseEnv(readFileSync(path, 'utf8'));
    return { values: { ...written, ...said }, file: { path, names: Object.keys(written) } };
  } catch (error) {
    if (error.code === 'ENOENT' && !isNamed) return { values: said, file: null };
    return { values: said, file: null, complaint: `The settings in ${path} cannot be read: ${reason(error)}` };
  }
}

const reason = ({ code, message }) => (code === 'ENOENT' ? 'there is no such file.' : `${message}.`);
