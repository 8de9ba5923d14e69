import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// npm sometimes writes a lock that only this machine can install: it forgets the binaries of other platforms, or
// the checksums, or names the registry it happened to ask. The remedy is a lock made from nothing:
// rm -rf node_modules package-lock.json && npm install --package-lock-only && npm ci
interface Locked {
  version?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
// The house's own, and those of scripts that bring heavy tools of their own.
const LOCKS = ['../package-lock.json', './bench/package-lock.json', './engines/package-lock.json'];

describe.each(LOCKS)('%s', (name) => {
  const lock = JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const packages = Object.entries(lock.packages as Record<string, Locked>);
  const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);

  test('every locked package has a version and a checksum', () => {
    expect(installed.filter(([, { version, integrity }]) => !version || !integrity).map(([path]) => path)).toEqual([]);
  });

  test('no locked package names a registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  test('the binaries of every platform are locked', () => {
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
      ),
    );
    expect(missing).toEqual([]);
  });
});
