/** The settings of an inn: every name there is, what may be said, and what holds where nothing is. docs/ops.md explains them. */
import { resolve } from 'node:path';
import { z } from '@tabard/content/zod';
import { USUAL_DATA } from './settings.mjs';

/** A text of digits, in words for whoever wrote it. */
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `wants a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least, `must be ${least} or more`).max(most, `must be ${most} or less`));

const address = (example: string, ...protocols: readonly string[]) =>
  z.string().refine((text) => protocols.includes(protocolOf(text)), `wants an address like ${example}`);

function protocolOf(text: string): string {
  try {
    return new URL(text).protocol;
  } catch {
    return '';
  }
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const origins = z
  .string()
  .transform(list)
  .refine(
    (parts) => parts.every(isOrigin),
    'wants addresses of pages like https://play.example.org, with commas between',
  );

function isOrigin(text: string): boolean {
  return ['http:', 'https:'].includes(protocolOf(text)) && new URL(text).origin === text;
}

const ADDRESS = /^[0-9a-f.:]+(\/\d{1,3})?$/i;
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
/** Who may say on whose behalf a request comes. */
const proxies = z
  .string()
  .transform((text): boolean | number | string[] => {
    if (text === 'no') return false;
    return /^\d$/.test(text) ? Number(text) : list(text);
  })
  .refine(
    (trust) =>
      !Array.isArray(trust) || (trust.length > 0 && trust.every((who) => ADDRESS.test(who) || NAMED.includes(who))),
    'wants no, how many proxies stand before the inn (1), or their addresses (10.0.0.0/8, loopback)',
  );

const SETTINGS = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(4173),
  TABARD_DATA: z.string().default(USUAL_DATA),
  TABARD_CONFIG: z.string().optional(),
  DATABASE_URL: address('postgres://tabard@db.example/tabard', 'postgres:', 'postgresql:').optional(),
  REDIS_URL: address('redis://redis.example:6379', 'redis:', 'rediss:').optional(),
  INN_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'wants 64 hexadecimal digits, as `openssl rand -hex 32` prints them')
    .optional(),
  ORIGINS: origins.default([]),
  TRUST_PROXY: proxies.default(false),
  LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'wants silent, error, warn, info or debug').default('warn'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole(0, 65_535).optional(),
  START_SECONDS: whole(0, 86_400).default(120),
  DRAIN_SECONDS: whole(0, 600).default(0),
  MAX_CONNECTIONS: whole(10, 1_000_000).default(20_000),
  MESSAGES_BURST: whole(1, 10_000).default(60),
  MESSAGES_PER_SECOND: whole(1, 10_000).default(20),
  IDLE_SECONDS: whole(1, 86_400).default(60),
});

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.shape);
/** What they say is told to nobody, not even to whoever wrote it wrongly. */
const SECRETS = ['INN_KEY', 'DATABASE_URL', 'REDIS_URL'];

export type Config = z.infer<typeof SETTINGS>;

/** The host said something that cannot be meant. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

export interface Settings {
  readonly values: { readonly [name: string]: string };
  readonly file: { readonly path: string; readonly names: readonly string[] } | null;
  readonly complaint?: string;
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** Two doors at one address: the second would find it taken, by ourselves. */
function sameDoor({ HOST, PORT, METRICS_HOST, METRICS_PORT }: Config): string | null {
  if (METRICS_PORT !== PORT || PORT === 0) return null;
  const meet = HOST === METRICS_HOST || [HOST, METRICS_HOST].some((host) => EVERYWHERE.includes(host));
  return meet
    ? `METRICS_PORT and PORT are both ${PORT}: measures have a door of their own, so give METRICS_PORT another number.`
    : null;
}

/** Throws a WrongSetting with a sentence. `house`: where relative folders begin. */
export function configFrom({ values, file, complaint }: Settings, house: string): Config {
  if (complaint) throw new WrongSetting(complaint);
  const unknown = file?.names.find((name) => !SETTING_NAMES.includes(name));
  if (unknown)
    throw new WrongSetting(`${file!.path}: there is no setting ${unknown}. There are: ${SETTING_NAMES.join(', ')}.`);
  const { success, data, error } = SETTINGS.safeParse(values);
  if (success) {
    const collision = sameDoor(data);
    if (collision) throw new WrongSetting(collision);
    return { ...data, TABARD_DATA: resolve(house, data.TABARD_DATA) };
  }
  const [{ path, message }] = error.issues;
  const name = String(path[0]);
  const where = file?.names.includes(name) && values[name] !== undefined ? ` (see ${file.path})` : '';
  const said = SECRETS.includes(name) ? '; what it says is not told here' : `, not "${values[name]}"`;
  throw new WrongSetting(`${name} ${message}${said}${where}.`);
}
