/**
 * L47: a circle of free choices that gains. A circle of the search is gone round twice with nothing forgotten: if that
 * works it is a farm; if it breaks off, the flags that break it are tracked, and the search begins anew.
 */
import { COLLECTED } from './effects';
import type { Graph, State } from './graph';
import type { Facts, Gain, Machine, Stop } from './machine';
import { arriving, firstGraph, isTrackable, refine } from './stuck';

/** More states than that for one line: then its own guard is asked. */
const MOST_STATES = 1_500;
const LAPS = 2;
const MOST_WAYS = 32;

export interface Farm {
  readonly gain: Gain;
  /** The search gave up: only the guard of the line was looked at. */
  readonly isGuess: boolean;
}

const keyOf = ({ path }: Gain): string => path.join('\u0000');

/** `isGuarded`: the line itself keeps it from being done twice. */
export function farms(machine: Machine, isGuarded: (gain: Gain) => boolean): Farm[] {
  const first = firstGraph(machine);
  const gains = new Map<string, Gain>();
  for (const { edges } of first.states) {
    for (const edge of edges) for (const gain of edge.gains) gains.set(keyOf(gain), gain);
  }
  const open = [...gains.values()].filter(
    (gain) => gain.path !== COLLECTED && !isGuarded(gain) && circleWith(first, gain) !== null,
  );
  return open.flatMap((gain): Farm[] => {
    const { found, undecided } = refine(machine, MOST_STATES, (_, graph, add) => judge(machine, graph, gain, add));
    return found || undecided ? [{ gain, isGuess: !found }] : [];
  });
}

/** States and moves of a circle; the first move is the one that gains. */
interface Step {
  readonly from: State;
  readonly says: string;
  readonly to: State;
}

function circleWith(graph: Graph, gain: Gain): Step[] | null {
  const isWithin = withinEncounter(graph, gain);
  for (const from of graph.states) {
    for (const edge of from.edges) {
      if (!edge.idle || !edge.gains.some((one) => keyOf(one) === keyOf(gain))) continue;
      for (const to of edge.to) {
        const back = wayBack(graph, to, from.id, isWithin);
        if (back) return [{ from, says: edge.says, to: graph.states[to] }, ...back];
      }
    }
  }
  return null;
}

/** A token that nothing lays again is met once: then only the encounter itself can go in a circle (RA-10.4). */
function withinEncounter({ states, machine }: Graph, { path }: Gain): (id: number) => boolean {
  const isLaidAgain = machine.vars.survey.effectsOf('encounter').some(({ value }) => 'place' in value);
  if (path[0] !== 'tome' || isLaidAgain) return () => true;
  return (id) => states[id].control.encounter !== null;
}

/** The shortest way by free moves. */
function wayBack(graph: Graph, start: number, goal: number, counts: (id: number) => boolean): Step[] | null {
  if (!counts(start)) return null;
  const came = new Map<number, Step | null>([[start, null]]);
  for (const id of came.keys()) {
    if (id === goal) break;
    const from = graph.states[id];
    for (const { idle, says, to } of from.edges) {
      if (!idle) continue;
      for (const next of to)
        if (counts(next) && !came.has(next)) came.set(next, { from, says, to: graph.states[next] });
    }
  }
  if (!came.has(goal)) return null;
  const steps: Step[] = [];
  for (let step = came.get(goal); step; step = came.get(step.from.id)) steps.unshift(step);
  return steps;
}

function judge(machine: Machine, graph: Graph, gain: Gain, add: Set<number>): true | null {
  const circle = circleWith(graph, gain);
  if (!circle) return null;
  let known: Facts[] = [graph.factsOf(circle[0].from) as Facts];
  for (let i = 0; i < LAPS * circle.length; i++) {
    const step = circle[i % circle.length];
    const gives = (stop: Stop) => i % circle.length !== 0 || stop.gains.some((one) => keyOf(one) === keyOf(gain));
    const stopsAt = (facts: Facts) =>
      machine
        .expand(step.from.control, facts)
        .moves.filter(({ says, idle }) => idle && says === step.says)
        .map((move) => ({
          ...move,
          stops: move.stops.filter((stop) => gives(stop) && arriving(graph, [stop], step.to).length > 0),
        }))
        .filter(({ stops }) => stops.length > 0);
    const next = known
      .flatMap((facts) => stopsAt(facts).flatMap(({ stops }) => arriving(graph, stops, step.to)))
      .slice(0, MOST_WAYS);
    if (next.length === 0) {
      for (const at of breakers(machine, graph, graph.factsOf(step.from), known, stopsAt)) add.add(at);
      if (add.size === 0) for (const at of askedOn(machine, graph, circle)) add.add(at);
      return add.size > 0 ? null : true;
    }
    known = next;
  }
  return true;
}

const askedOn = (machine: Machine, graph: Graph, circle: readonly Step[]): number[] =>
  circle.flatMap(({ from, says }) =>
    from.edges
      .filter((edge) => edge.says === says)
      .flatMap(({ asked }) => asked.filter((at) => isTrackable(machine, graph, at))),
  );

/** The flags that break the circle there, each alone if one does. */
function breakers(
  machine: Machine,
  graph: Graph,
  blank: Facts,
  known: readonly Facts[],
  stopsAt: (facts: Facts) => readonly { readonly asked: readonly number[] }[],
): number[] {
  const asked = [...new Set(stopsAt(blank).flatMap((move) => move.asked))].filter((at) =>
    isTrackable(machine, graph, at),
  );
  const alone = asked.filter((at) => known.every((facts) => stopsAt(machine.with(blank, at, facts[at])).length === 0));
  return alone.length > 0 ? alone : asked;
}
