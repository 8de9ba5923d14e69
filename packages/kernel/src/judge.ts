/**
 * The one place that decides about a record. It reads the text, plays the game again with every die drawn anew from
 * the seed and every throw computed anew, and says what it found as a verdict; whoever shows it decides nothing.
 */

import { dayOfSeed } from './day';
import { JournalError } from './errors';
import { type AnyGame, checkOptions } from './game';
import { parseLine } from './journal';
import { quoted } from './limits';
import { Match } from './match';
import { commitment, type Script } from './random';
import { faultOf, type Reading, readRecord, strayEntry } from './reading';
import { entriesOf, type GameRecord, makeRecord, sealOf, setupOf } from './record';
import { broughtWrongly, type Setup } from './setup';
import { type Fault, isBehind, type SeedOrigin, type StepId, stepsUpTo, type Verdict } from './verdict';
import { checkVow, noncesGiven } from './vow';

export interface Judgement {
  readonly verdict: Verdict;
  /** What could be read; null where it is no record at all. */
  readonly record: GameRecord | null;
  /** The game as it was played again; null where it is refused. */
  readonly match: Match | null;
}

/** Hears how many entries of the journal were played again so far. */
export type Watch = (done: number, entries: number) => void;

/** A text, and the games that are here. */
export const judgeText = (text: string, gameOf: (id: string) => AnyGame | undefined, watch?: Watch): Judgement => {
  const reading = readRecord(text);
  return judge(reading, reading.record ? gameOf(reading.record.game) : undefined, watch);
};

/** A record that is not written down yet. */
export const judgeRecord = (game: AnyGame, record: GameRecord): Judgement =>
  judge(readRecord(makeRecord(record)), game);

/** What was read, and the game it says it is of; undefined where there is no such game here. */
export function judge({ record, fault }: Reading, game: AnyGame | undefined, watch?: Watch): Judgement {
  if (!record) return { record, match: null, verdict: refusal(null, fault) };
  const found = playAgain(record, game, watch);
  const wrong = fault && found.fault ? whereChanged(fault, found.fault) : (fault ?? found.fault);
  if (wrong || !found.match) return { record, match: null, verdict: refusal(record, wrong!) };
  return { record, match: found.match, verdict: acceptance(record, found.match) };
}

/** The match of a record that is verified; a JournalError says why another is not. */
export function verifyRecord(game: AnyGame, record: GameRecord): Match {
  const { verdict, match } = judgeRecord(game, record);
  if (verdict.kind === 'verified') return match!;
  const { entry, reason } = verdict.fault ?? { entry: null, reason: 'its results were written beforehand (script)' };
  throw new JournalError((entry ?? 1) - 1, reason);
}

/** The record in a text, as yet unplayed, or a JournalError that says what is wrong with it. */
export function parseRecord(text: string): GameRecord {
  const { record, fault } = readRecord(text);
  const wrong = fault ?? strayEntry(record!.journal);
  if (wrong) throw new JournalError((wrong.entry ?? 1) - 1, wrong.reason);
  return record!;
}

// ---- the verdict

function acceptance(record: GameRecord, { standing }: Match): Verdict {
  const kind = record.script === null ? 'verified' : 'arranged';
  return { kind, steps: stepsUpTo(null), fault: null, finished: standing !== null, ...factsOf(record, null) };
}

function refusal(record: GameRecord | null, fault: Fault): Verdict {
  return { kind: 'refused', steps: stepsUpTo(fault.step), fault, finished: false, ...factsOf(record, fault) };
}

type Facts = Pick<Verdict, 'seed' | 'practice' | 'unproved' | 'counts'>;

function factsOf(record: GameRecord | null, fault: Fault | null): Facts {
  const counts = { answers: 0, results: 0, worlds: 0, wishes: 0 };
  if (!record) return { seed: { kind: 'own' }, practice: false, unproved: [], counts };
  for (const line of record.journal) {
    const entry = parseLine(line); // A refused record may have anything there.
    if (entry?.kind === 'answer') counts.answers += 1;
    else if (entry?.kind === 'world') counts.worlds += 1;
    else if (entry?.kind === 'wish') counts.wishes += 1;
    else if (entry?.kind === 'random') counts.results += entry.values.length;
  }
  const { practice, brought } = record;
  const isVowed = fault === null || isBehind(fault.step, 'vow');
  return { seed: originOf(record, isVowed), practice, unproved: brought === null ? [] : ['brought'], counts };
}

/** Nonces make another stream of a day's seed: then it is nobody's deal of the day. */
function originOf({ game, seed, nonces, vow, closing }: GameRecord, isVowed: boolean): SeedOrigin {
  if (vow && isVowed) {
    const { inn, table, at } = vow;
    return { kind: 'vowed', inn, table, at, nonces: noncesGiven(nonces), isClosed: closing !== null };
  }
  const date = nonces.length === 0 ? dayOfSeed(seed, game) : null;
  return date === null ? { kind: 'own' } : { kind: 'day', date };
}

/** A broken seal tells that something was changed; playing the game again mostly tells what. */
function whereChanged(fault: Fault, { reason, entry, line }: Fault): Fault {
  return { ...fault, reason: quoted(`${fault.reason}: ${reason}`), entry, line };
}

// ---- playing it again

interface Found {
  readonly fault: Fault | null;
  readonly match: Match | null;
}

function playAgain(record: GameRecord, game: AnyGame | undefined, watch?: Watch): Found {
  const fail = (step: StepId, reason: string, entry?: number): Found => ({
    fault: faultOf(step, reason, entry),
    match: null,
  });
  if (!game) return fail('game', `there is no game "${record.game}" here`);
  if (game.id !== record.game) return fail('game', `this is a game of ${record.game}, not of ${game.id}`);
  const rules = otherRules(record, game);
  if (rules) return fail('rules', rules);
  if (record.commitment !== commitment(record.seed)) return fail('seed', 'the seed does not fit the commitment');
  const table = noTable(record, game);
  if (table) return fail('table', table);
  const vow = checkVow(record, () => sealOf(record));
  if (vow) return fail('vow', vow);
  const stray = strayEntry(record.journal);
  if (stray) return { fault: stray, match: null };
  let match: Match;
  try {
    match = Match.replay(game, strictSetupOf(record), entriesOf(record), watch);
  } catch (error) {
    if (error instanceof JournalError) return fail('journal', error.what, entryOf(error, record));
    return fail('journal', (error as Error).message);
  }
  if (safely(() => match.hash()) !== record.hash)
    return fail('board', 'the last board is not the one the record claims');
  return { fault: null, match };
}

/** From 1; what is missing at the end shows at the last entry there is. */
const entryOf = ({ entry }: JournalError, { journal }: GameRecord): number | undefined =>
  journal.length === 0 ? undefined : Math.min(entry + 1, journal.length);

function otherRules(record: GameRecord, game: AnyGame): string | null {
  if (record.version !== game.version) return `it was played by rules ${record.version}; these are ${game.version}`;
  const names = Object.keys({ ...game.packs, ...record.packs });
  const packOf = (packs: GameRecord['packs'], name: string) => (Object.hasOwn(packs, name) ? packs[name] : undefined);
  const stranger = names.find((name) => packOf(game.packs, name) === undefined);
  if (stranger !== undefined) return `it names a pack that is not here: "${stranger}"`;
  const other = names.find((name) => packOf(record.packs, name) !== packOf(game.packs, name));
  if (other !== undefined) return `it was played with another "${other}" than the one here`;
  return JSON.stringify(record.packs) === JSON.stringify(game.packs) ? null : 'it names its packs in another order';
}

function noTable({ seats, options, brought, nonces }: GameRecord, game: AnyGame): string | null {
  const checked = checkOptions(game, options, seats, brought);
  if (typeof checked === 'string') return checked;
  if (JSON.stringify(options) !== JSON.stringify(checked)) return 'its options are not all there';
  if (nonces.length !== 0 && nonces.length !== seats)
    return `${seats} seats give ${seats} nonces, not ${nonces.length}`;
  return brought === null ? null : broughtWrongly(game, brought, options, seats);
}

/** What a stranger brings may break what looks at it: that is a finding, too. */
function safely<T>(look: () => T): T | string {
  try {
    return look();
  } catch (error) {
    return (error as Error).message;
  }
}

/** A script may arrange the dice. What the world says it cannot: that is asked anew, whatever the script has for it. */
function strictSetupOf(record: GameRecord): Setup {
  if (!record.script) return setupOf(record);
  const ofTheWorld = new Set(record.journal.flatMap((line) => (line.length === 3 ? [line[1]] : [])));
  const left = Object.entries(record.script).filter(([label]) => !ofTheWorld.has(label));
  return { ...setupOf(record), script: Object.fromEntries(left) as Script };
}
