/**
 * Records of a game, forged by the thousand, each judged by the kernel and, another way, by hand. An accepted mutant
 * must be an honest game of its own: the table it names, with the answers it tells, comes to the results and the last
 * board it tells. Anything else that is accepted has changed its meaning, and is a failure; so is an honest game that
 * is refused, or a scripted one that is called verified.
 */
import type { GameModule } from '@tabard/content';
import { type AnyGame, judgeText, makeRecord, type StepId, type Verdict } from '@tabard/kernel';
import { whimsOf } from '../variants';
import { type ByHand, lookByHand } from './honest';
import { MUTATIONS } from './mutations';
import { type Lengths, type PlayedGame, Plays, recordIn } from './plays';

/**
 * same: nothing was changed. refused. arranged: it has a script, and is called by its name. honest: another game, but
 * an honest one, such as the same left sooner.
 */
export type Outcome = 'same' | 'refused' | 'arranged' | 'honest';

export interface Tried {
  records: number;
  mutants: number;
  readonly variants: Set<string>;
  readonly outcomes: { [mutation: string]: { [outcome in Outcome]: number } };
  /** At which step of the verdict those that were refused were found. */
  readonly steps: { [step in StepId]?: number };
  /** How many records had real throws, and how many a party that was brought. */
  thrown: number;
  guests: number;
  /** How many were signed by an inn. */
  vowed: number;
}

export interface Forgery {
  readonly game: string;
  readonly mutation: string;
  readonly what: string;
  /** Null: the judge itself broke. */
  readonly verdict: Verdict | null;
  /** The mutant, and the record it was made from. */
  readonly text: string;
  readonly from: string;
}

export interface RecordFuzz {
  readonly seed: string;
  /** How many records are played, and how many mutants are made of them all. */
  readonly records: number;
  readonly count: number;
  readonly others?: readonly string[];
  readonly lengths?: Lengths;
  readonly onProgress?: (tried: Tried) => void;
  /** Another judge, to see that a bad one is found out. */
  readonly judge?: (text: string, gameOf: (id: string) => AnyGame | undefined) => Verdict;
}

export function fuzzRecords(module: GameModule, fuzz: RecordFuzz): { tried: Tried; forgery: Forgery | null } {
  const tried: Tried = {
    records: 0,
    mutants: 0,
    variants: new Set(),
    outcomes: {},
    steps: {},
    thrown: 0,
    guests: 0,
    vowed: 0,
  };
  const plays = new Plays(module, fuzz.seed, fuzz.lengths);
  const each = Math.ceil(fuzz.count / fuzz.records);
  for (let number = 0; number < fuzz.records; number++) {
    const played = plays.play(number);
    const forgery = new Forge(played, fuzz, tried, number).work(Math.min(each, fuzz.count - tried.mutants));
    if (forgery) return { tried, forgery };
  }
  return { tried, forgery: null };
}

const NAMES = Object.keys(MUTATIONS);

/** One record and the mutants that are made of it. */
class Forge {
  private readonly record;
  private readonly text: string;
  private readonly whims;

  constructor(
    private readonly played: PlayedGame,
    private readonly fuzz: RecordFuzz,
    private readonly tried: Tried,
    private readonly number: number,
  ) {
    this.record = recordIn(played);
    this.text = makeRecord(this.record);
    this.whims = whimsOf(`${fuzz.seed}/forge/${played.module.game.id}/${number}`);
    tried.records += 1;
    tried.variants.add(played.variant);
    if (this.record.journal.some((line) => line.length === 3)) tried.thrown += 1;
    if (this.record.brought !== null) tried.guests += 1;
    if (this.record.vow !== null) tried.vowed += 1;
  }

  work(count: number): Forgery | null {
    const wrong = this.look('nothing', this.text);
    if (wrong) return wrong;
    // In turn, not at random: every way is tried on every record. Some find nothing to change in this one.
    for (let i = 0, made = 0; made < count; i++) {
      const name = NAMES[(this.number + i) % NAMES.length];
      const { played, record, text, whims, fuzz, tried } = this;
      const mutant = MUTATIONS[name]({ played, record, text, others: fuzz.others ?? [], whims });
      if (mutant === null) continue;
      made += 1;
      tried.mutants += 1;
      const forgery = this.look(name, mutant);
      if (forgery) return forgery;
      fuzz.onProgress?.(tried);
    }
    return null;
  }

  private look(mutation: string, text: string): Forgery | null {
    const { played, fuzz, tried } = this;
    const { game } = played.module;
    const gameOf = (id: string): AnyGame | undefined => (id === game.id ? game : undefined);
    let verdict: Verdict;
    try {
      verdict = (fuzz.judge ?? ((it, of) => judgeText(it, of).verdict))(text, gameOf);
    } catch (error) {
      return { game: game.id, mutation, what: `the judge broke: ${error}`, verdict: null, text, from: this.text };
    }
    const byHand = lookByHand(text, gameOf);
    const what = disagreement(verdict, byHand, text === this.text);
    if (what) return { game: game.id, mutation, what, verdict, text, from: this.text };
    const outcome: Outcome =
      text === this.text ? 'same' : verdict.kind === 'verified' ? 'honest' : (verdict.kind as 'refused' | 'arranged');
    tried.outcomes[mutation] ??= { same: 0, refused: 0, arranged: 0, honest: 0 };
    tried.outcomes[mutation][outcome] += 1;
    if (verdict.fault) tried.steps[verdict.fault.step] = (tried.steps[verdict.fault.step] ?? 0) + 1;
    return null;
  }
}

/** What the judge must say of what was found by hand. */
const RIGHTLY: { readonly [found in ByHand]: Verdict['kind'] } = {
  honest: 'verified',
  vowed: 'verified',
  arranged: 'arranged',
  no: 'refused',
};

function disagreement({ kind, fault, seed }: Verdict, byHand: ByHand, isOriginal: boolean): string | null {
  if (isOriginal && kind !== 'verified') return `the record itself was ${kind}: ${fault?.reason}`;
  if (kind === 'verified' && (seed.kind === 'vowed') !== (byHand === 'vowed') && kind === RIGHTLY[byHand])
    return `it was verified with a seed of kind "${seed.kind}", and by hand it was ${byHand}`;
  if (kind === RIGHTLY[byHand]) return null;
  return `it was ${kind}${fault ? ` (${fault.reason})` : ''}, and by hand it should have been ${RIGHTLY[byHand]}`;
}
