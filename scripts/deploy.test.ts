/** What hosts are given to run: every file names only what there is. (`npm run image` takes the Dockerfile's steps for real.) */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configFrom, SETTING_NAMES } from '../apps/server/src/ops/config';
import { Measures } from '../apps/server/src/ops/measures';
import { commandOf, environmentOf, stagesIn } from './dockerfile.mjs';
import { root } from './setup.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const stages = stagesIn(read('Dockerfile'));
const image = stages.at(-1)!;

test('the image runs what there is, with settings that there are, as somebody without rights', () => {
  const { NODE_ENV, TABARD_BUILT, ...settings } = environmentOf(image);
  expect([NODE_ENV, TABARD_BUILT]).toEqual(['production', '1']);
  expect(
    configFrom({ values: settings, file: { path: 'Dockerfile', names: Object.keys(settings) } }, '/'),
  ).toMatchObject({
    HOST: '0.0.0.0',
    TABARD_DATA: '/data',
  });
  for (const name of ['CMD', 'HEALTHCHECK'])
    expect(existsSync(join(root, commandOf(image, name).at(-1)!)), name).toBe(true);
  expect(image.steps.find(({ word }) => word === 'USER')?.rest).toBe('1000:1000');
});

test('nothing of this machine gets into the image', () => {
  const left = read('.dockerignore').split('\n');
  for (const name of ['.git', '**/node_modules', '**/dist', 'data']) expect(left).toContain(name);
});

interface Compose {
  readonly services: {
    readonly [name: string]: {
      readonly environment?: { readonly [name: string]: string };
      readonly depends_on?: object;
    };
  };
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
const inns = Object.keys(compose.services).filter((name) => name.startsWith('inn-'));

test('the scaled set-up: two inns whose settings are good, and everybody names services that there are', () => {
  expect(inns).toEqual(['inn-1', 'inn-2']);
  const filled = (text: string) =>
    text
      .replace(/\$\{INN_KEY[^}]*\}/, 'ab'.repeat(32))
      .replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, 'secret')
      .replace(/\$\{ORIGINS:-\}/, '');
  for (const inn of inns) {
    const { environment = {}, depends_on = {} } = compose.services[inn];
    const said = Object.entries(environment).map(([name, value]) => [name, filled(value)]);
    const values = Object.fromEntries(said.filter(([, value]) => value !== ''));
    const config = configFrom({ values, file: { path: 'compose.yaml', names: Object.keys(environment) } }, '/');
    expect(config).toMatchObject({ METRICS_PORT: 9464, TRUST_PROXY: ['uniquelocal'] });
    for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other);
    for (const url of [config.DATABASE_URL!, config.REDIS_URL!])
      expect(compose.services).toHaveProperty(new URL(url).hostname);
    expect(read('deploy/Caddyfile')).toContain(`${inn}:4173`);
    expect(read('deploy/prometheus.yml')).toContain(`${inn}:${config.METRICS_PORT}`);
  }
});

test('the service: its settings are good, more files than lines, and it never gives up but on a wrong setting', () => {
  const unit = read('deploy/tabard.service');
  const said = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  const values = Object.fromEntries(
    said('Environment')!
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  const { NODE_ENV: _, ...ours } = values;
  const config = configFrom({ values: ours, file: { path: 'tabard.service', names: Object.keys(ours) } }, '/');
  expect(Number(said('LimitNOFILE'))).toBeGreaterThan(config.MAX_CONNECTIONS);
  expect([said('Restart'), said('StartLimitIntervalSec'), said('RestartPreventExitStatus')]).toEqual([
    'always',
    '0',
    '2',
  ]);
  expect(said('ExecStart')).toMatch(/scripts\/inn\.mjs$/);
});

test('the dashboard draws what is measured', async () => {
  const measures = new Measures();
  measures.countHouse(
    () => 0,
    () => 0,
  );
  const known = await measures.registry.metrics();
  const { panels } = JSON.parse(read('deploy/grafana.json')) as { panels: { targets: { expr: string }[] }[] };
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(tabard|process|nodejs)_\w+/g)!),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const name of new Set(named)) expect(known, name).toContain(`# HELP ${name.replace(/_bucket$/, '')} `);
});

test('docs/ops.md explains every setting', () => {
  const book = read('docs/ops.md');
  for (const name of SETTING_NAMES) expect(book, name).toContain(`\`${name}\``);
});
