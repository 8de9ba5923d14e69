/**
 * How a record may be forged. Some change a byte and hope; some write the seal and the hash anew; the worst play a
 * whole game with the luck they want, so that every answer fits and the last board too, and then deny the script.
 */
import {
  commitment,
  type GameRecord,
  type Line,
  type Plain,
  type Script,
  type Setup,
  type Stream,
} from '@tabard/kernel';
import { changeLeaf, flip, pick, reseal, swap } from './edits';
import { type Forger, isAnswer, isRandom, isWish, isWorld, type Mutation, playOn, sealed, written } from './forging';
import { VOWS } from './vows';

/** The journal changed at one of its entries of a kind. */
const atEntry = (isOne: (line: Line) => boolean, change: (line: Line, forger: Forger) => unknown): Mutation =>
  sealed((forger) => {
    const { journal } = forger.record;
    const places = [...journal.keys()].filter((i) => isOne(journal[i]));
    if (places.length === 0) return null;
    const at = pick(places, forger.whims);
    return { journal: journal.with(at, change(journal[at], forger) as Line) };
  });

// ---- a game played again, with other luck in it

/** A script that gives what the journal tells, but for one result of this kind. */
function luckyScript({ record, whims }: Forger, isOne: (line: Line) => boolean): Script | null {
  const places = [...record.journal.keys()].filter((i) => isOne(record.journal[i]));
  if (places.length === 0) return null;
  const at = pick(places, whims);
  const labelOf = (line: Line) => (isWorld(line) ? line[1] : line[0]) as string;
  const resultOf = (line: Line) => (isWorld(line) ? line[2] : line[3]) as Plain;
  const label = labelOf(record.journal[at]);
  const same = record.journal
    .slice(0, at + 1)
    .filter((line) => (isWorld(line) || isRandom(line)) && labelOf(line) === label);
  const wanted = resultOf(record.journal[at]);
  const better = isWorld(record.journal[at])
    ? changeLeaf(wanted, whims)
    : otherOrder(wanted as readonly number[], whims);
  return { [label]: [...same.slice(0, -1).map(resultOf), better] };
}

/** Other faces, or the same cards in another order: which of them may come, the rules know. */
function otherOrder(values: readonly number[], whims: Stream): readonly number[] {
  if (values.length > 3) return swap(values, whims.below(values.length), whims.below(values.length));
  return values.map((value) => (whims.below(2) === 0 ? value : whims.below(6)));
}

/** A whole game with other luck, honest in all but that; the script is told or denied. */
const withLuck =
  (isOne: (line: Line) => boolean, denied: boolean): Mutation =>
  (forger) => {
    const script = luckyScript(forger, isOne);
    const match = script && playOn(forger, { script });
    return written(match, { script: denied ? null : script });
  };

/** The game as it would have gone at a table set otherwise. */
const replayedAt =
  (setup: (forger: Forger) => Partial<Setup> | null): Mutation =>
  (forger) => {
    const changes = setup(forger);
    const match = changes && playOn(forger, changes);
    return written(match);
  };

// ---- all of them

const lines =
  (edit: (all: readonly string[], forger: Forger) => readonly string[]): Mutation =>
  (forger) =>
    edit(forger.text.split('\n'), forger).join('\n');

const anyLine = (all: readonly string[], { whims }: Forger) => whims.below(all.length - 1);

const without = <T>(all: readonly T[], at: number) => [...all.slice(0, at), ...all.slice(at + 1)];
const twice = <T>(all: readonly T[], at: number) => [...all.slice(0, at), all[at], ...all.slice(at)];

const someEntries = (edit: (journal: readonly Line[], at: number, forger: Forger) => readonly Line[]): Mutation =>
  sealed((forger) => {
    const { journal } = forger.record;
    return journal.length < 2 ? null : { journal: edit(journal, forger.whims.below(journal.length - 1), forger) };
  });

const optionOf = ({ played, record, whims }: Forger): GameRecord['options'] | null => {
  const option = pick(played.module.game.options, whims);
  return option ? { ...record.options, [option.id]: pick(option.values, whims) } : null;
};

export const MUTATIONS: { readonly [name: string]: Mutation } = {
  'a sign': ({ text, whims }) => flip(text, whims),
  'a sign, sealed': ({ text, whims }) => reseal(flip(text, whims, 0, text.lastIndexOf('"seal"'))),
  'a line gone': lines((all, forger) => without(all, anyLine(all, forger))),
  'a line twice': lines((all, forger) => twice(all, anyLine(all, forger))),
  'two lines exchanged': lines((all, forger) => {
    const at = Math.max(0, anyLine(all, forger) - 1);
    return swap(all, at, at + 1);
  }),
  'an entry gone': someEntries((journal, at) => without(journal, at)),
  'an entry twice': someEntries((journal, at) => twice(journal, at)),
  'two entries exchanged': someEntries((journal, at) => swap(journal, at, at + 1)),
  'an entry from elsewhere': someEntries((journal, at, { whims }) => journal.with(at, pick(journal, whims))),
  'the journal cut': sealed(({ record, whims }) => ({
    journal: record.journal.slice(0, whims.below(record.journal.length)),
  })),
  'the journal gone on with': sealed(({ record, whims }) => ({
    journal: [...record.journal, pick(record.journal, whims)],
  })),
  'a wish at the end': sealed(({ record, played, whims }) => {
    const [name] = Object.keys(played.module.game.wishes);
    return name === undefined
      ? null
      : { journal: [...record.journal, ['wish', 0, name, pick(played.module.game.wishes[name], whims)]] };
  }),
  'a result': atEntry(isRandom, (line, { whims }) => {
    const values = line[3] as readonly number[];
    const at = whims.below(Math.max(1, values.length));
    return [...line.slice(0, 3), values.with(at, whims.below(6))];
  }),
  'an order': atEntry(isRandom, (line, { whims }) => [...line.slice(0, 3), otherOrder(line[3] as number[], whims)]),
  'a draw’s label, seat or dice': atEntry(isRandom, (line, { whims }) => changeLeaf(line as Plain, whims)),
  'an answer': atEntry(isAnswer, (line, { record, whims }) => [
    line[0],
    pick(record.journal.filter(isAnswer), whims)[1],
  ]),
  'an answer’s word': atEntry(isAnswer, (line, { whims }) => [line[0], flip(`${line[1]} `, whims).trim()]),
  'an answer’s seat': atEntry(isAnswer, (line, { record, whims }) => [whims.below(record.seats + 1), line[1]]),
  'an outcome': atEntry(isWorld, (line, { whims }) => ['world', line[1], changeLeaf(line[2] as Plain, whims)]),
  'an outcome from elsewhere': atEntry(isWorld, (line, { record, whims }) => [
    'world',
    line[1],
    pick(record.journal.filter(isWorld), whims)[2],
  ]),
  'a script added': sealed(({ record, whims }) => {
    const drawn = record.journal.filter(isRandom);
    return { script: drawn.length === 0 || whims.below(3) === 0 ? {} : { [drawn[0][0] as string]: [drawn[0][3]] } };
  }),
  'another game': sealed(({ others, whims }) => (others.length === 0 ? null : { game: pick(others, whims) })),
  'other rules': sealed(({ record }) => ({ version: `${record.version}x` })),
  'other packs': sealed(({ record, whims }) => ({ packs: changeLeaf(record.packs, whims) })),
  'fewer packs': sealed(({ record, whims }) => {
    const names = Object.keys(record.packs);
    return names.length === 0
      ? null
      : { packs: Object.fromEntries(without(Object.entries(record.packs), whims.below(names.length))) };
  }),
  'more packs': sealed(({ record }) => ({ packs: { ...record.packs, stranger: 'x' } })),
  'packs in another order': sealed(({ record }) => ({
    packs: Object.fromEntries(Object.entries(record.packs).reverse()),
  })),
  'other options': sealed((forger) => {
    const options = optionOf(forger);
    return options && { options };
  }),
  'options in another order': sealed(({ record }) => ({
    options: Object.fromEntries(Object.entries(record.options).reverse()),
  })),
  'other seats': sealed(({ record, whims }) => ({ seats: record.seats + pick([1, -1, 2, 98], whims) })),
  'for practice or not': sealed(({ record }) => ({ practice: !record.practice })),
  'attended or not': sealed(({ record }) => ({ unattended: !record.unattended })),
  'another party': sealed(({ record, whims }) => ({
    brought: record.brought === null ? { purse: 1 } : changeLeaf(record.brought, whims),
  })),
  'no party': sealed(({ record }) => (record.brought === null ? null : { brought: null })),
  'another seed': sealed(({ record, whims }) => {
    const seed = pick(
      [`${record.seed}x`, '', record.seed.normalize('NFD'), `${record.seed}\u0301`, 'day-2026-01-01'],
      whims,
    );
    return { seed, commitment: whims.below(2) === 0 ? commitment(seed) : record.commitment };
  }),
  'other nonces': sealed(({ record, whims }) => ({
    nonces:
      record.nonces.length === 0 || whims.below(3) === 0 ? Array(record.seats).fill('x') : without(record.nonces, 0),
  })),
  'another commitment': sealed(() => ({ commitment: commitment('another') })),
  'another last board': sealed(({ record, whims }) => ({ hash: flip(record.hash, whims) })),
  'other kinds of things': sealed(({ record, whims }) => {
    const field = pick(Object.keys(record) as (keyof GameRecord)[], whims);
    const stranger = pick<Plain>([null, 0, -1, 1.5, '', 'x', [], [[]], {}, true, JSON.parse('{"__proto__":1}')], whims);
    return { [field]: field === 'journal' ? [...record.journal, stranger] : stranger };
  }),
  'a field more': ({ text, whims }) =>
    reseal(text.replace(/\n"(\w+)":/g, (all, name) => (whims.below(12) === 0 ? `\n"x${name}":1,\n"${name}":` : all))),
  'a field twice': ({ text }) => reseal(text.replace('"seats":', '"seats":9,\n"seats":')),
  ...VOWS,
  'other luck, denied': withLuck(isRandom, true),
  'other luck, told': withLuck(isRandom, false),
  'another throw, denied': withLuck(isWorld, true),
  'another throw, told': withLuck(isWorld, false),
  'played again, left sooner': (forger) => {
    const given = forger.record.journal.filter((line) => isAnswer(line) || isWish(line)).length;
    const match = given === 0 ? null : playOn(forger, {}, forger.whims.below(given));
    return written(match);
  },
  'played again, attended or not': replayedAt(({ record }) => ({ unattended: !record.unattended })),
  'played again with other options': replayedAt((forger) => {
    const options = optionOf(forger);
    return options && { options };
  }),
  'played again with another seed, told as the old': (forger) => {
    const match = playOn(forger, { seed: `${forger.record.seed}!` });
    const { seed, commitment: told } = forger.record;
    return written(match, { seed, commitment: told });
  },
};
