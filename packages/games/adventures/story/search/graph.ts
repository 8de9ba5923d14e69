/**
 * Every state a book can come to, as far as the tracked variables tell states apart. What is not tracked is unknown again
 * at each decision, so more is reached than in play, never less; and an escape holds whatever the unknown is.
 */
import type { Control, Expansion, Facts, Gain, Incident, Machine, Stop } from './machine';
import { isKnown, RESTED } from './variables';

/** L43: above this the search gives up and says so. */
export const MOST_STATES = 2_000_000;
/** Whoever watches hears of it after so many. */
const STATES_A_WORD = 500;

export interface Edge {
  readonly says: string;
  readonly free: boolean;
  readonly idle: boolean;
  readonly sure: boolean;
  readonly asked: readonly number[];
  /** States it may lead to, one for each way the unknown may be. */
  readonly to: readonly number[];
  /** Whether a run of it may go round for ever. */
  readonly loops: boolean;
  /** What it may give: kept of free moves only, for L47. */
  readonly gains: readonly Gain[];
}

export interface State {
  readonly id: number;
  readonly control: Control;
  /** The values of the tracked variables, a letter each. */
  readonly values: string;
  /** How it was first reached: the state before, the move, the labels read on the way. */
  readonly parent: number;
  readonly by: string;
  readonly trace: string;
  edges: readonly Edge[];
  combos: readonly (readonly number[])[];
}

/** Where an incident was seen first. */
export interface Sighting {
  readonly incident: Incident;
  readonly state: number;
  readonly by: string;
  readonly trace: string;
}

export class Graph {
  readonly states: State[] = [];
  readonly sightings = new Map<string, Sighting>();
  readonly opened = new Set<string>();
  readonly roots: number[] = [];
  /** Above the limit: nothing that is said of it is certain. */
  overflow = false;
  /** The machine makes each control once. */
  private readonly ids = new Map<Control, Map<string, number>>();
  private readonly list: readonly number[];
  private readonly texts = new Map<string, string>();
  private readonly blank: readonly number[];

  constructor(
    readonly machine: Machine,
    readonly tracked: ReadonlySet<number>,
    private readonly most = MOST_STATES,
  ) {
    this.list = [...tracked].sort((a, b) => a - b);
    this.blank = machine.vars.list.map(({ all, name }) => (name === 'exhausted' ? RESTED : all));
    const { stops, asked } = machine.begin();
    this.roots.push(...this.arrive(stops, -1, '').to);
    this.rootAsked = asked;
    for (let id = 0; id < this.states.length && !this.overflow; id++) {
      if (id % STATES_A_WORD === 0) machine.watch?.(this.states.length);
      this.grow(this.states[id]);
    }
  }

  readonly rootAsked: readonly number[];

  private grow(state: State): void {
    const { moves, combos }: Expansion = this.machine.expand(state.control, this.factsOf(state));
    state.combos = combos.length === 0 ? NONE : combos;
    state.edges = moves.map(({ says, free, idle, sure, asked, stops }) => {
      const { to, loops } = this.arrive(stops, state.id, this.once(says));
      const gains = idle ? stops.flatMap((stop) => stop.gains) : NONE;
      const told = { says: this.once(says), asked: asked.length === 0 ? NONE : asked };
      return { ...told, free, idle, sure, to, loops, gains: gains.length === 0 ? NONE : gains };
    });
  }

  /** A text that thousands of states say is kept once. */
  private once(text: string): string {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    this.texts.set(text, text);
    return text;
  }

  private arrive(stops: readonly Stop[], from: number, by: string): { to: number[]; loops: boolean } {
    const to = new Set<number>();
    let loops = false;
    for (const stop of stops) {
      for (const label of stop.trace) this.opened.add(label);
      for (const incident of stop.incidents) this.sight(incident, from, by, stop.trace.join(' → '));
      if (stop.control.kind === 'loop') {
        loops = true;
        continue;
      }
      for (const values of this.settle(stop.facts)) to.add(this.idOf(stop, values, from, by));
    }
    return { to: [...to], loops };
  }

  private sight(incident: Incident, state: number, by: string, trace: string): void {
    const key = [incident.rule, ...incident.path].join('\u0000');
    if (!this.sightings.has(key)) this.sightings.set(key, { incident, state, by, trace });
  }

  /** What a state keeps: the tracked variables, each with one value; where one may have several there are several states. */
  private settle(facts: Facts): string[] {
    let ways = [''];
    for (const at of this.list) {
      const mask = facts[at];
      if (isKnown(mask)) {
        const letter = letterOf(mask);
        for (let i = 0; i < ways.length; i++) ways[i] += letter;
      } else ways = ways.flatMap((way) => valuesOf(mask).map((value) => way + letterOf(value)));
    }
    return ways;
  }

  /** All that is known at a state: what is not tracked is unknown again. */
  factsOf({ values }: Pick<State, 'values'>): Facts {
    const facts = this.blank.slice();
    this.list.forEach((at, i) => {
      facts[at] = maskOf(values, i);
    });
    return facts;
  }

  /** The states that a stop is. */
  find({ control, facts }: Stop): number[] {
    return this.settle(facts).flatMap((values) => this.ids.get(control)?.get(values) ?? []);
  }

  private idOf({ control, trace }: Stop, values: string, parent: number, by: string): number {
    let here = this.ids.get(control);
    if (!here) {
      here = new Map();
      this.ids.set(control, here);
    }
    const known = here.get(values);
    if (known !== undefined) return known;
    const id = this.states.length;
    if (id >= this.most) this.overflow = true;
    here.set(values, id);
    const told = this.once(trace.join(' → '));
    this.states.push({ id, control, values, parent, by, trace: told, edges: NONE, combos: NONE });
    return id;
  }

  /** The ids of the states on the way from the start, the first first. */
  wayTo(id: number): number[] {
    const way: number[] = [];
    for (let at = id; at >= 0; at = this.states[at].parent) way.push(at);
    return way.reverse();
  }

  /** The same way for a person. */
  tell(id: number): string {
    return this.wayTo(id)
      .map((at) => {
        const { by, trace } = this.states[at];
        return [by, trace].filter(Boolean).join(' → ');
      })
      .join('; ');
  }

  /** By state: whether THE_END is reached with all checks failed, all fights lost, nothing paid, the unknown against us. */
  escapes(): boolean[] {
    const { states } = this;
    const good = states.map(({ control }) => control.kind === 'end');
    const before = predecessors(states);
    const queue = states.flatMap(({ id }) => (good[id] ? [id] : []));
    const works = ({ free, to, loops }: Edge) => free && !loops && to.length > 0 && to.every((id) => good[id]);
    while (queue.length > 0) {
      for (const id of before[queue.pop()!]) {
        if (good[id]) continue;
        const { edges, combos } = states[id];
        const sure = edges.some((edge) => edge.sure && works(edge));
        if (!sure && !(combos.length > 0 && combos.every((here) => here.some((at) => works(edges[at]))))) continue;
        good[id] = true;
        queue.push(id);
      }
    }
    return good;
  }

  /** By state: how many free moves THE_END is away when the unknown is with us; Infinity: it is out of reach. */
  distances(): number[] {
    const { states } = this;
    const far = states.map(({ control }) => (control.kind === 'end' ? 0 : Infinity));
    const before = predecessors(states, ({ free, loops }) => free && !loops);
    const queue = states.flatMap(({ id }) => (far[id] === 0 ? [id] : []));
    for (const id of queue) {
      for (const previous of before[id]) {
        if (far[previous] < Infinity) continue;
        far[previous] = far[id] + 1;
        queue.push(previous);
      }
    }
    return far;
  }

  /** L31: whether THE_END is reached at all when no check is passed and no fight won; here payments and luck help. */
  endsWithoutLuck(isAllowed: (edge: Edge, state: State) => boolean): boolean {
    const seen = new Set(this.roots);
    for (const id of seen) {
      const state = this.states[id];
      if (state.control.kind === 'end') return true;
      for (const edge of state.edges) if (isAllowed(edge, state)) for (const to of edge.to) seen.add(to);
    }
    return false;
  }
}

const NONE: readonly never[] = [];
const FIRST_LETTER = 48;
const HIGHEST_BIT = 31;

const letterOf = (mask: number): string => String.fromCharCode(FIRST_LETTER + HIGHEST_BIT - Math.clz32(mask));
const maskOf = (values: string, i: number): number => 1 << (values.charCodeAt(i) - FIRST_LETTER);

export function valuesOf(mask: number): number[] {
  const values: number[] = [];
  for (let bit = 1; bit <= mask; bit *= 2) if (mask & bit) values.push(bit);
  return values;
}

function predecessors(states: readonly State[], counts: (edge: Edge) => boolean = () => true): number[][] {
  const before: number[][] = states.map(() => []);
  for (const { id, edges } of states) {
    for (const edge of edges) {
      if (!counts(edge)) continue;
      for (const next of edge.to) if (before[next].at(-1) !== id) before[next].push(id);
    }
  }
  return before;
}
