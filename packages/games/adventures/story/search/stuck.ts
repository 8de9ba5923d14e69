/**
 * L43, and all else that only a search can tell. It starts with map, counters and tokens, lets every other condition go
 * against the party, and adds the flags that were asked where that fails, until nothing fails or what fails is real.
 */
import { Graph, MOST_STATES, type Sighting, type State } from './graph';
import type { Control, Facts, Incident, Machine, Stop } from './machine';

export interface Stuck {
  readonly control: Control;
  /** The way that leads there, for a person. */
  readonly way: string;
}

export interface SearchResult {
  readonly states: number;
  /** How often the search began anew with more flags. */
  readonly rounds: number;
  readonly tracked: readonly string[];
  readonly stuck: Stuck | null;
  /** Beyond the limit: the flags that grew. */
  readonly undecided: readonly string[] | null;
  readonly incidents: readonly Verified[];
  readonly graph: Graph;
}

const MOST_ROUNDS = 60;

export function search(machine: Machine, most = MOST_STATES): SearchResult {
  const refined = refine(machine, most, judgeEscapes, mapFlags(machine));
  const { graph } = refined;
  const incidents = refined.undecided
    ? []
    : [...graph.sightings.values()].flatMap((one) => verify(machine, graph, one));
  return {
    states: refined.states,
    rounds: refined.rounds,
    tracked: names(machine, [...graph.tracked]),
    stuck: refined.found,
    undecided: refined.undecided,
    incidents,
    graph,
  };
}

/** Where a road shifts, what lies on the map decides nearly every step: found one round at a time it would take all day. */
const CARDS_THAT_SHIFT_A_ROAD = 4;

function mapFlags({ vars }: Machine): Set<number> {
  const isOpen = ({ all }: { readonly all: number }) => (all & (all - 1)) !== 0;
  const cards = vars.list.filter((flag) => flag.name.startsWith('card:') && isOpen(flag));
  if (cards.length < CARDS_THAT_SHIFT_A_ROAD) return new Set();
  const isOfMap = ({ name }: { readonly name: string }) => /^(?:card|path|location):/.test(name);
  return new Set(vars.list.flatMap((flag, at) => (isOfMap(flag) && isOpen(flag) ? [at] : [])));
}

const names = (machine: Machine, list: readonly number[]): string[] => list.map((at) => machine.vars.list[at].name);

interface Refined<T> {
  readonly graph: Graph;
  readonly states: number;
  readonly rounds: number;
  readonly found: T | null;
  readonly undecided: readonly string[] | null;
}

const firsts = new WeakMap<Machine, Graph>();

/** Every question begins with nothing known: that search is made once. */
export function firstGraph(machine: Machine, most = MOST_STATES): Graph {
  if (machine.watchesGains) return new Graph(machine, new Set(), most);
  const known = firsts.get(machine) ?? new Graph(machine, new Set(), most);
  if (!known.overflow) firsts.set(machine, known);
  return known;
}

/** Begins anew with more flags as long as the judge asks for some. */
export function refine<T>(
  machine: Machine,
  most: number,
  judge: (machine: Machine, graph: Graph, add: Set<number>) => T | null,
  tracked = new Set<number>(),
): Refined<T> {
  let states = 0;
  let grown: readonly number[] = [];
  for (let rounds = 1; ; rounds++) {
    const graph = tracked.size === 0 ? firstGraph(machine, most) : new Graph(machine, new Set(tracked), most);
    states = Math.max(states, graph.states.length);
    if (graph.overflow || graph.states.length > most || rounds >= MOST_ROUNDS) {
      return { graph, states, rounds, found: null, undecided: names(machine, grown) };
    }
    const add = new Set<number>();
    const found = judge(machine, graph, add);
    if (add.size === 0) return { graph, states, rounds, found, undecided: null };
    grown = [...add];
    for (const at of add) tracked.add(at);
  }
}

/** Whether an incident can really happen, and how: for rules with a question of their own. */
export function canHappen(machine: Machine, rule: string, tracked: readonly string[]): Verified | null {
  const start = new Set(tracked.map((name) => machine.vars.at(name)).filter((at) => at >= 0));
  const judge = (_: Machine, graph: Graph, add: Set<number>): Verified | null => {
    const seen = [...graph.sightings.values()].find(({ incident }) => incident.rule === rule);
    if (!seen) return null;
    const more = isReal(machine, graph, seen) ? [] : doubts(machine, graph, seen.state, shows(seen));
    for (const at of more) add.add(at);
    return { incident: seen.incident, way: wayTo(graph, seen) };
  };
  return refine(machine, MOST_STATES_FOR_ONE, judge, start).found;
}

/** Incidents are looked at one by one, each with the flags that it needs. */
const MOST_STATES_FOR_ONE = 3_000;

export interface Verified {
  readonly incident: Incident;
  readonly way: string;
  /** The search gave up before it knew whether anybody can come there. */
  readonly isGuess?: boolean;
}

function verify(machine: Machine, graph: Graph, sighting: Sighting): Verified[] {
  if (isReal(machine, graph, sighting)) return [{ incident: sighting.incident, way: wayTo(graph, sighting) }];
  const key = keyOf(sighting.incident);
  const { found, undecided } = refine(machine, MOST_STATES_FOR_ONE, (_, smaller, add) => {
    const seen = [...smaller.sightings.values()].find(({ incident }) => keyOf(incident) === key);
    if (!seen) return null;
    const more = isReal(machine, smaller, seen) ? [] : doubts(machine, smaller, seen.state, shows(seen));
    for (const at of more) add.add(at);
    return { incident: seen.incident, way: wayTo(smaller, seen) };
  });
  return found
    ? [found]
    : undecided
      ? [{ incident: sighting.incident, way: wayTo(graph, sighting), isGuess: true }]
      : [];
}

const keyOf = ({ rule, path }: Incident): string => [rule, ...path].join('\u0000');

const wayTo = (graph: Graph, { state, by, trace }: Sighting): string =>
  [state < 0 ? '' : graph.tell(state), [by, trace].filter(Boolean).join(' → ')].filter(Boolean).join('; ');

/** States without an escape: more flags to track, or a real one. */
function judgeEscapes(machine: Machine, graph: Graph, add: Set<number>): Stuck | null {
  const good = graph.escapes();
  const failing = graph.states.filter(({ id, control }) => !good[id] && control.kind !== 'end');
  if (failing.length === 0) return null;
  // First where the unknown alone stands between the party and a state that escapes; then where it stands between the
  // party and a state that is nearer to one; then wherever it was asked.
  const groups = failing.flatMap((state) => blocks(machine, graph, state, (id) => good[id]));
  for (const at of mostFrequent(groups)) add.add(at);
  if (add.size > 0) return null;
  const far = graph.distances();
  let nearest = Infinity;
  for (const state of failing.slice().sort((a, b) => far[a.id] - far[b.id])) {
    if (add.size > 0 && far[state.id] > nearest) return null; // what is farther out may be mended by the same flags
    for (const at of blocks(machine, graph, state, (id) => far[id] < far[state.id]).flat()) add.add(at);
    if (add.size > 0) nearest = Math.min(nearest, far[state.id]);
  }
  if (add.size > 0) return null;
  for (const { edges } of failing) {
    for (const { asked } of edges) for (const at of asked) if (isTrackable(machine, graph, at)) add.add(at);
  }
  if (add.size > 0) return null;
  // The trap itself tells more than the way into it: a state that nothing at all leads out of.
  const isTrap = ({ edges }: State) => edges.every(({ to }) => to.every((id) => !good[id]));
  const traps = [...failing.filter(isTrap), ...failing];
  const real = traps.find(({ id }) => follow(machine, graph, id).length > 0);
  if (!real) for (const at of doubts(machine, graph, failing[0].id)) add.add(at);
  const { control, id } = real ?? failing[0];
  return add.size > 0 ? null : { control, way: graph.tell(id) };
}

/** Every flag may double the states, so the one that mends most comes first, with those that go with it. */
function mostFrequent(groups: readonly (readonly number[])[]): readonly number[] {
  const counts = new Map<string, { group: readonly number[]; n: number }>();
  for (const group of groups) {
    if (group.length === 0) continue;
    const key = group.join();
    counts.set(key, { group, n: (counts.get(key)?.n ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.n - a.n)[0]?.group ?? [];
}

/** Flags that would tell, if they were known, that a free move of this state is a step out. */
function blocks(machine: Machine, graph: Graph, state: State, isOut: (id: number) => boolean): number[][] {
  const hopeful = state.edges.filter(({ free, loops, to }) => free && !loops && to.some(isOut));
  if (hopeful.some(({ sure, to }) => sure && to.every(isOut))) return []; // here nothing stands in the way
  const { moves } = machine.expand(state.control, graph.factsOf(state));
  return hopeful.map(({ says }) => {
    const move = moves.find((one) => one.says === says)!;
    const open = (list: readonly number[]) => list.filter((at) => isTrackable(machine, graph, at));
    if (!move.sure && open(move.needs).length > 0) return open(move.needs);
    const ends = (stop: Stop) => graph.find(stop).every(isOut);
    const [well, ill] = [move.stops.filter(ends), move.stops.filter((stop) => !ends(stop))];
    const parts = open(move.asked).map((at) => ({
      at,
      apart: well.reduce((sum, { facts }) => sum + ill.filter((stop) => (stop.facts[at] & facts[at]) === 0).length, 0),
    }));
    const best = Math.max(0, ...parts.map(({ apart }) => apart));
    return best === 0 ? [] : parts.filter(({ apart }) => apart === best).map(({ at }) => at);
  });
}

export const isTrackable = (machine: Machine, graph: Graph, at: number): boolean =>
  machine.vars.list[at].kind !== 'free' && !graph.tracked.has(at);

/**
 * Flags whose being unknown lets the search come to a state by a way that nobody can go: there the way breaks off as soon
 * as one of them is known. `goal` is what must not be seen at the state itself, where the way holds.
 */
function doubts(machine: Machine, graph: Graph, id: number, goal?: (stop: Stop) => boolean): number[] {
  if (id < 0) return [];
  const way = graph.wayTo(id).map((at) => graph.states[at]);
  const open = (list: readonly number[]) => [...new Set(list)].filter((at) => isTrackable(machine, graph, at));
  const { known, broken } = walkAgain(machine, graph, id);
  const state = way[broken ?? way.length - 1];
  const next = broken === null ? undefined : way[broken + 1];
  const isIt = (stop: Stop) => (next ? arriving(graph, [stop], next).length > 0 : (goal?.(stop) ?? false));
  const taken = (facts: Facts) =>
    machine
      .expand(state.control, facts)
      .moves.filter((move) => (!next || move.says === next.by) && move.stops.some(isIt));
  const blank = graph.factsOf(state);
  const asked = open(taken(blank).flatMap((move) => move.asked));
  const alone = asked.filter((at) => known.every((facts) => taken(machine.with(blank, at, facts[at])).length === 0));
  if (alone.length > 0) return alone;
  if (asked.length > 0) return asked;
  return open([...graph.rootAsked, ...way.flatMap(({ edges }) => edges.flatMap((edge) => edge.asked))]);
}

// ---- is it real? The same way once more, and nothing is forgotten

const shows =
  ({ incident }: Sighting) =>
  (stop: Stop): boolean =>
    stop.incidents.some((one) => keyOf(one) === keyOf(incident));

function isReal(machine: Machine, graph: Graph, sighting: Sighting): boolean {
  const { state } = sighting;
  const has = shows(sighting);
  if (state < 0) return machine.begin().stops.some(has);
  return follow(machine, graph, state).some((facts) =>
    machine.expand(graph.states[state].control, facts).moves.some(({ stops }) => stops.some(has)),
  );
}

const MOST_WAYS = 64;

/** What is known at a state when it is reached by its way; nothing: nobody comes there like that. */
const follow = (machine: Machine, graph: Graph, id: number): Facts[] => {
  const { known, broken } = walkAgain(machine, graph, id);
  return broken === null ? known : [];
};

/** `known`: what is known where the way ends or breaks off. */
function walkAgain(machine: Machine, graph: Graph, id: number): { known: Facts[]; broken: number | null } {
  const [first, ...rest] = graph.wayTo(id).map((at) => graph.states[at]);
  let known = arriving(graph, machine.begin().stops, first);
  let here = first;
  for (const [i, next] of rest.entries()) {
    const { control } = here;
    const before = known;
    known = known
      .flatMap((facts) => machine.expand(control, facts).moves)
      .filter(({ says }) => says === next.by)
      .flatMap(({ stops }) => arriving(graph, stops, next))
      .slice(0, MOST_WAYS);
    if (known.length === 0) return { known: before, broken: i };
    here = next;
  }
  return { known, broken: null };
}

/** The stops that are this state, with all that is known there. */
export function arriving(graph: Graph, stops: readonly Stop[], state: State): Facts[] {
  const { control } = state;
  const facts = graph.factsOf(state);
  return stops.flatMap((stop) => {
    if (!isSame(stop.control, control)) return [];
    const both = stop.facts.map((mask, at) => mask & facts[at]);
    return both.some((mask) => mask === 0) ? [] : [both];
  });
}

function isSame(a: Control, b: Control): boolean {
  const plain: readonly (keyof Control)[] = ['kind', 'label', 'at', 'list', 'caller', 'from'];
  const key = ({ encounter: e }: Control) => (e ? `${e.space},${e.from},${e.entered},${e.to}` : '');
  return plain.every((field) => a[field] === b[field]) && key(a) === key(b);
}
