/** L31 to L33, L43 and what else only a search can tell: L04, L06, L08, L09, L18, L28, L29, L32, L44, L46, L47. */
import { parseLabel } from '../../../content/labels';
import { farms } from '../../search/farm';
import { Graph } from '../../search/graph';
import { hurtsIn } from '../../search/hurts';
import { type Gain, Machine } from '../../search/machine';
import { canHappen, type SearchResult, search } from '../../search/stuck';
import { shortHaul, thoroughHaul } from '../../search/tour';
import { budgetOf } from '../../walk/budget';
import type { Path } from '../findings';
import type { Linted } from './rule';

const LAST_BOOK = 11;

/** Runs the search; null: other errors stand in its way. */
export function searchBook(it: Linted, watch?: (states: number) => void): SearchResult | null {
  const { book, house, report, survey } = it;
  if (report.all.some(({ rule, severity }) => severity === 'error' && NEEDED.includes(rule))) return null;
  const machine = new Machine(book, house.content.deaths, hurtsIn(house.content));
  machine.watch = watch ?? null;
  const result = search(machine);
  const pathOf = (label: string): Path => survey.byLabel.get(label)?.path ?? [];
  if (result.stuck) {
    const { control, way } = result.stuck;
    const place = control.kind === 'pass' ? `on the way at ${control.at}` : control.label;
    const message = `at ${place} a party may be stuck: with every check failed, every fight lost and nothing paid, THE_END is out of reach. It comes there by ${way}`;
    report.error('L43', pathOf(control.label), message);
  }
  if (result.undecided) {
    const message = `the search saw ${result.states} states and is undecided; the flags that grew: ${result.undecided.join(', ')}`;
    report.error('L43', ['adventure'], message, 'let fewer flags be asked together');
    return result;
  }
  for (const { incident, way, isGuess } of result.incidents) {
    const { rule, path, message, fix } = incident;
    if (isGuess) report.warning(rule, path, `${message}, as far as the search could tell (${way})`, fix);
    else report.error(rule, path, `${message} (${way})`, fix);
  }
  neverOpened(it, result);
  itemsTooEarly(it, machine);
  noLuckNeeded(it, result);
  if (book.adventure.number !== LAST_BOOK) xpSomewhere(it, machine);
  budget(it, machine, result);
  for (const { gain, isGuess } of farms(machine, (one) => isGuarded(it, one))) {
    const fix = 'add `once`, or a keyword that the line itself records';
    if (isGuess)
      report.warning('L47', gain.path, `nothing in this line keeps it from being repeated (${gain.what})`, fix);
    else report.error('L47', gain.path, `this can be had again and again for nothing (${gain.what})`, fix);
  }
  return result;
}

/** What the search cannot walk over. */
const NEEDED = ['L01', 'L02', 'L03', 'L24', 'L26', 'L27', 'L45', 'L48', 'L50', 'format'];

/** L04, L18: no way of playing opens it. */
function neverOpened({ survey, report }: Linted, { graph }: SearchResult): void {
  for (const { label, path } of survey.entries) {
    if (graph.opened.has(label)) continue;
    const read = parseLabel(label);
    if (read?.kind === 'death') continue;
    if (read?.kind === 'item')
      report.error('L18', path, `nobody can use ${read.items.join(' and ')} where ${label} is read`);
    else report.error('L04', path, `no way of playing opens ${label}`);
  }
}

/** L08: no item can be owned yet, however the party came there. */
function itemsTooEarly({ survey, report }: Linted, machine: Machine): void {
  const owned = machine.vars.at('owned');
  const graph = new Graph(machine, new Set([owned]));
  const may = new Set(
    graph.states.filter((state) => graph.factsOf(state)[owned] === 2).map(({ control }) => control.label),
  );
  for (const { label, choice, path } of survey.choices) {
    if (choice.kind === 'item' && graph.opened.has(label) && !may.has(label))
      report.error('L08', path, 'no item can be owned here yet', 'take it out');
  }
}

/** L31: a chain of choices to THE_END that needs no passed check and no won fight. */
function noLuckNeeded({ survey, report }: Linted, { graph }: SearchResult): void {
  const ends = graph.endsWithoutLuck((edge, { control }) => edge.free || control.kind !== 'check');
  if (!ends) {
    const path = survey.byLabel.get('THE_END')?.path ?? [];
    report.error('L31', path, 'THE_END needs a passed check or a won fight', 'let a failure lead on');
  }
}

function xpSomewhere({ report }: Linted, machine: Machine): void {
  machine.watchesGains = true;
  const found = canHappen(machine, 'L33', ['gained']);
  machine.watchesGains = false;
  if (found) report.error('L33', found.incident.path, `${found.incident.message} (${found.way})`, found.incident.fix);
}

/** L34: 15 % off the figures of 5.9, and at least one off, as all of them are whole. */
const LEEWAY = 0.15;

function budget({ book, house, report }: Linted, machine: Machine, { graph }: SearchResult): void {
  const asked = budgetOf(book);
  if (!asked) return;
  const [thorough, short] = [thoroughHaul(machine, house.content), shortHaul(machine, graph)];
  const judge = (what: string, found: number, wanted: number) => {
    if (Math.abs(found - wanted) <= Math.max(1, LEEWAY * wanted)) return;
    report.warning(
      'L34',
      ['adventure'],
      `${what}: about ${found}, and the budget is ${wanted}`,
      'see `tabard story walk`',
    );
  };
  judge('XP on a thorough path', thorough.xp, asked.thorough);
  if (short) judge('XP on the shortest path', short.xp, asked.short);
  judge('gold on a thorough path', thorough.gold, asked.gold);
  judge('rare cards on a thorough path', thorough.rare, asked.rare);
  judge('free recovery on a thorough path', thorough.recovery, asked.recovery);
}

/** The static test: `once`, or a guard that the own line makes false and nothing restores. */
function isGuarded({ survey, book }: Linted, { path }: Gain): boolean {
  const line = lineAt(book, path.slice(0, -2));
  if (!line) return false;
  if (line.once) return true;
  const records = (line.effects ?? []).flatMap((effect) => ('record' in effect ? [effect.record as string] : []));
  const erased = new Set(survey.effectsOf('erase').map(({ value }) => value));
  const guards = JSON.stringify(line.if ?? {});
  return records.some((word) => !erased.has(word) && guards.includes(`{"not":{"keyword":"${word}"}}`));
}

interface LineOrChoice {
  readonly if?: unknown;
  readonly once?: boolean;
  readonly effects?: readonly Record<string, unknown>[];
}

function lineAt(book: unknown, path: Path): LineOrChoice | undefined {
  let value = book as Record<string, unknown> | undefined;
  for (const part of path) value = value?.[part as string] as Record<string, unknown> | undefined;
  return value as LineOrChoice | undefined;
}
