/** What a host may say, and the sentence for what cannot be meant. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Config, configFrom, SETTING_NAMES, WrongSetting } from './config';
import { readSettings } from './settings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const config = (env: NodeJS.ProcessEnv): Config => configFrom(readSettings(env, folder), folder);
const complaint = (env: NodeJS.ProcessEnv): string => {
  try {
    config(env);
  } catch (error) {
    if (error instanceof WrongSetting) return error.message;
    throw error;
  }
  return 'nothing to complain about';
};

test('where nothing is said, the inn is open to this machine only and keeps its tables in the house', () => {
  expect(config({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4173,
    TABARD_DATA: join(folder, 'data'),
    TRUST_PROXY: false,
    ORIGINS: [],
    LOG: 'warn',
  });
  expect(config({}).METRICS_PORT).toBeUndefined();
});

test('what is said is taken over, and an empty word says nothing', () => {
  const said = config({
    HOST: '::',
    PORT: '0',
    ORIGINS: 'https://a.example, http://b.example:8080',
    TRUST_PROXY: '1',
    LOG: '',
  });
  expect(said).toMatchObject({
    HOST: '::',
    PORT: 0,
    ORIGINS: ['https://a.example', 'http://b.example:8080'],
    TRUST_PROXY: 1,
    LOG: 'warn',
  });
  expect(config({ TRUST_PROXY: '10.0.0.0/8, loopback' }).TRUST_PROXY).toEqual(['10.0.0.0/8', 'loopback']);
  expect(config({ TRUST_PROXY: 'no' }).TRUST_PROXY).toBe(false);
});

describe('a wrong value gets a sentence that names it', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT wants a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be 65535 or less, not "70000".'],
    [{ MAX_CONNECTIONS: '3' }, 'MAX_CONNECTIONS must be 10 or more, not "3".'],
    [
      { PORT: '9464', METRICS_PORT: '9464' },
      'METRICS_PORT and PORT are both 9464: measures have a door of their own, so give METRICS_PORT another number.',
    ],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT wants a whole number from 0 to 65535, not "-1".'],
    [{ LOG: 'loud' }, 'LOG wants silent, error, warn, info or debug, not "loud".'],
    [
      { ORIGINS: 'https://a.example/play' },
      'ORIGINS wants addresses of pages like https://play.example.org, with commas between, not "https://a.example/play".',
    ],
    [
      { TRUST_PROXY: 'yes please' },
      'TRUST_PROXY wants no, how many proxies stand before the inn (1), or their addresses (10.0.0.0/8, loopback), not "yes please".',
    ],
  ])('%o', (env, sentence) => {
    expect(complaint(env)).toBe(sentence);
  });

  test.each([
    ['DATABASE_URL', 'mysql://me:hunter2@db/inn', 'wants an address like postgres://tabard@db.example/tabard'],
    ['REDIS_URL', 'hunter2', 'wants an address like redis://redis.example:6379'],
    ['INN_KEY', 'hunter2', 'wants 64 hexadecimal digits, as `openssl rand -hex 32` prints them'],
  ])('%s, without telling what may be a secret', (name, value, wants) => {
    expect(complaint({ [name]: value })).toBe(`${name} ${wants}; what it says is not told here.`);
  });
});

describe('one file', () => {
  const data = join(folder, 'inn');
  const write = (text: string): string => {
    const path = join(mkdtempSync(join(folder, 'file-')), 'tabard.env');
    writeFileSync(path, text);
    return path;
  };

  test('in the folder of the data it is found by itself, and the environment overrules it', () => {
    const path = write('# Ours\nPORT=5000\nLOG=info\n');
    const said = config({ TABARD_DATA: join(path, '..'), LOG: 'debug' });
    expect(said).toMatchObject({ PORT: 5000, LOG: 'debug' });
  });

  test('it may stand elsewhere and name the folder', () => {
    expect(config({ TABARD_CONFIG: write(`TABARD_DATA=${data}`) }).TABARD_DATA).toBe(data);
  });

  test('one that was named and is not there is told', () => {
    const path = join(folder, 'nowhere.env');
    expect(complaint({ TABARD_CONFIG: path })).toBe(`The settings in ${path} cannot be read: there is no such file.`);
  });

  test('a name that is no setting is told, with those there are', () => {
    const path = write('PROT=5000');
    expect(complaint({ TABARD_CONFIG: path })).toBe(
      `${path}: there is no setting PROT. There are: ${SETTING_NAMES.join(', ')}.`,
    );
  });

  test('a wrong value in it is told with the file', () => {
    const path = write('PORT=high');
    expect(complaint({ TABARD_CONFIG: path })).toBe(
      `PORT wants a whole number from 0 to 65535, not "high" (see ${path}).`,
    );
  });
});
