/**
 * What a text is the record of, found out in the simplest way there is, and by another way than the
 * kernel's judge: the lines are read by hand, hashes are Node's own, the answers are given to a new game one by one,
 * and what that game wrote down must be what the text says. Where the two disagree, one of them is wrong.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { type AnyGame, type Entry, Match, type Script, type Setup } from '@tabard/kernel';

const HEAD = [
  ...['tabard', 'game', 'version', 'packs', 'seats', 'options'],
  ...['unattended', 'practice', 'brought', 'seed', 'nonces', 'commitment', 'script'],
] as const;

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Written in the one way a value is written. */
const isPlainly = (text: string) => JSON.stringify(JSON.parse(text)) === text;

interface Signature {
  readonly at: number;
  readonly signature: string;
}

interface Told {
  readonly head: { readonly [field in (typeof HEAD)[number]]: unknown };
  readonly journal: readonly string[];
  readonly hash: unknown;
  readonly vow: (Signature & { readonly inn: string; readonly table: string; readonly opening: Signature }) | null;
  readonly seal: string;
  readonly closing: Signature | null;
}

/**
 * honest: all of it follows from the seed. vowed: that, and an inn signed it. arranged: from the seed and a script of
 * dice. no: from neither, or an inn is said to have signed what it has not.
 */
export type ByHand = 'honest' | 'vowed' | 'arranged' | 'no';

export function lookByHand(text: string, gameOf: (id: string) => AnyGame | undefined): ByHand {
  try {
    const told = readByHand(text);
    if (!told || !isSigned(told) || !playsOut(told, gameOf(told.head.game as string))) return 'no';
    if (told.head.script !== null) return 'arranged';
    return told.vow ? 'vowed' : 'honest';
  } catch {
    return 'no'; // Whatever broke, an honest record would not have.
  }
}

function readByHand(text: string): Told | null {
  const SIGNATURE = '\\{"at":\\d+,"signature":"[0-9a-f]{128}"\\}';
  const [closingLine, closing] = new RegExp(`,\n"closing":(${SIGNATURE})(?=\n\\}\n$)`).exec(text) ?? [];
  const sealed = closingLine === undefined ? text : text.replace(closingLine, '');
  const VOW = `\\{"inn":"[0-9a-f]{64}","table":".*","at":\\d+,"signature":"[0-9a-f]{128}","opening":${SIGNATURE}\\}`;
  const [vowLine, vow] = new RegExp(`(?<=\n)"vow":(${VOW}),\n(?="seal":)`).exec(sealed) ?? [];
  const lines = (vowLine === undefined ? sealed : sealed.replace(vowLine, '')).split('\n');
  if (![vow ?? '1', closing ?? '1'].every(isPlainly)) return null;
  if (lines.length < HEAD.length + 7 || lines[0] !== '{' || lines.slice(-2).join('\n') !== '}\n') return null;
  const head: { [field: string]: unknown } = {};
  for (const [i, field] of HEAD.entries()) {
    const [, name, value] = /^"(\w+)":(.*),$/.exec(lines[i + 1]) ?? [];
    if (name !== field || !isPlainly(value)) return null;
    head[field] = JSON.parse(value);
  }
  const journal = lines.slice(HEAD.length + 2, -5);
  const [close, hashLine, sealLine] = lines.slice(-5, -2);
  const [, hash] = /^"hash":"([0-9a-f]{64})",$/.exec(hashLine) ?? [];
  const seal = sha256(sealed.slice(0, sealed.lastIndexOf('"seal":')));
  if (lines[HEAD.length + 1] !== '"journal":[' || close !== '],' || sealLine !== `"seal":"${seal}"`) return null;
  if (!journal.every((line, i) => line.endsWith(',') === i < journal.length - 1)) return null;
  const entries = journal.map((line, i) => (i < journal.length - 1 ? line.slice(0, -1) : line)).filter(Boolean);
  if (!entries.every(isPlainly)) return null;
  const signatures = { vow: vow ? JSON.parse(vow) : null, seal, closing: closing ? JSON.parse(closing) : null };
  return { head: head as Told['head'], journal: entries, hash, ...signatures };
}

/** The statements written out by hand, and verified by Node. */
function isSigned({ head, vow, seal, closing }: Told): boolean {
  if (!vow) return closing === null;
  const { inn, table, at, signature, opening } = vow;
  const der = Buffer.from(`302a300506032b6570032100${inn}`, 'hex');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const has = (signed: string, statement: string) =>
    verify(null, Buffer.from(statement, 'utf8'), key, Buffer.from(signed, 'hex'));
  const { commitment, game, version, packs, seats, options, nonces, seed } = head;
  const [c, t] = [commitment, table].map((word) => JSON.stringify(word));
  const opened =
    `{"at":${opening.at},"commitment":${c},"game":${JSON.stringify(game)},"nonces":${JSON.stringify(nonces)},` +
    `"options":${sorted(options)},"packs":${sorted(packs)},"seats":${seats},"tabard":"opening","table":${t},` +
    `"version":${JSON.stringify(version)}}`;
  return (
    /^[0-9a-f]{64}$/.test(seed as string) &&
    at <= opening.at &&
    has(signature, `{"at":${at},"commitment":${c},"tabard":"vow","table":${t}}`) &&
    has(opening.signature, opened) &&
    (closing === null ||
      (opening.at <= closing.at &&
        has(closing.signature, `{"at":${closing.at},"seal":"${seal}","tabard":"closing","table":${t}}`)))
  );
}

const sorted = (fields: unknown) =>
  JSON.stringify(Object.fromEntries(Object.entries(fields as object).sort(([a], [b]) => (a < b ? -1 : 1))));

function playsOut({ head, journal, hash }: Told, game: AnyGame | undefined): boolean {
  const { tabard, version, packs, seats, options, unattended, practice, brought, seed, nonces, commitment } = head;
  const names = nonces as readonly string[];
  const fits =
    game !== undefined &&
    tabard === 1 &&
    version === game.version &&
    JSON.stringify(packs) === JSON.stringify(game.packs) &&
    typeof unattended === 'boolean' &&
    typeof practice === 'boolean' &&
    commitment === sha256(`tabard-commit:${seed}`) &&
    (names.length === 0 || names.length === seats);
  if (!fits) return false;
  const script = diceOf(head.script as Script | null, journal);
  const setup = { seats, options, unattended, practice, brought, seed, nonces, script } as Setup;
  const match = Match.start(game, setup);
  if (JSON.stringify(options) !== JSON.stringify(match.options)) return false;
  let at = 0;
  for (;;) {
    // What came of the last answer must be what the text says, before the next is given.
    for (const entry of match.journalFrom(at)) if (write(entry) !== journal[at++]) return false;
    if (at === journal.length) return match.hash() === hash;
    const line = JSON.parse(journal[at]);
    if (typeof line[0] === 'number' && line.length === 2) match.answer(line[0], line[1]);
    else if (line[0] === 'wish' && line.length === 4) match.setWish(line[1], line[2], line[3]);
    else return false;
  }
}

/** Only dice are scripted: what the world says it says itself. */
function diceOf(script: Script | null, journal: readonly string[]): Script | undefined {
  if (script === null) return undefined;
  const lists = Object.entries(script);
  if (
    typeof script !== 'object' ||
    Array.isArray(script) ||
    Object.hasOwn(script, '__proto__') ||
    !lists.every(([, list]) => Array.isArray(list))
  )
    throw new Error('this is no script');
  const labels = journal.map((line) => JSON.parse(line)).filter((line) => line.length === 3);
  return Object.fromEntries(lists.filter(([label]) => !labels.some((line) => line[1] === label)));
}

function write(entry: Entry): string {
  if (entry.kind === 'answer') return JSON.stringify([entry.seat, entry.key]);
  if (entry.kind === 'wish') return JSON.stringify(['wish', entry.seat, entry.name, entry.value]);
  if (entry.kind === 'world') return JSON.stringify(['world', entry.label, entry.outcome]);
  if (entry.kind === 'random') return JSON.stringify([entry.label, entry.seat, entry.dice, entry.values]);
  return 'imagined';
}
