/** L34: what a book gives on a thorough path, on which everything new is tried and succeeds, and on the shortest one. */
import type { Content } from '../../content';
import { findEnemy } from '../../content';
import type { Graph } from './graph';
import type { Control, Facts, Gain, Machine, Move, Stop } from './machine';
import { arriving } from './stuck';

export interface Haul {
  readonly xp: number;
  readonly gold: number;
  readonly rare: number;
  readonly recovery: number;
}

const MOST_STEPS = 500;
/** So many decisions without anything new: all is seen. */
const NOTHING_NEW = 60;

export function thoroughHaul(machine: Machine, content: Content): Haul {
  const gains: Gain[] = [];
  const tried = new Map<string, number>();
  let [at] = machine.begin().stops;
  if (!at) return haulOf([]);
  gains.push(...at.gains);
  let idle = 0;
  for (let step = 0; step < MOST_STEPS && idle < NOTHING_NEW && at.control.kind !== 'end'; step++) {
    const { moves } = machine.expand(at.control, decided(machine, at.facts));
    const next = newest(moves, tried, at.control);
    if (!next) break;
    idle = tried.has(next.says) ? idle + 1 : 0;
    tried.set(next.says, (tried.get(next.says) ?? 0) + 1);
    gains.push(...rewards(machine, content, at.control, next));
    at = next.stops[0];
    gains.push(...at.gains);
  }
  if (at.control.kind !== 'end') gains.push(...endGains(machine, at));
  return haulOf(gains);
}

/** Facts from outside: a party of two in normal mode, in the middle of every track. */
const decided = (machine: Machine, facts: Facts): Facts => {
  const legendary = machine.vars.at('legendary');
  return machine.with(facts, legendary, facts[legendary] & 1 ? 1 : facts[legendary]);
};

function newest(moves: readonly Move[], tried: ReadonlyMap<string, number>, { kind }: Control): Move | undefined {
  const open = moves.filter(({ stops }) => stops.length > 0 && stops[0].control.kind !== 'loop');
  if (kind === 'check') return open.find(({ free }) => !free) ?? open[0]; // passed, won
  const going = open.filter(({ stops }) => stops[0].control.kind !== 'end');
  const times = ({ says }: Move) => tried.get(says) ?? 0;
  return (going.length > 0 ? going : open).slice().sort((a, b) => times(a) - times(b))[0];
}

/** RA-24.1: what the covered slots of beaten enemies pay. */
function rewards(machine: Machine, content: Content, { kind, label }: Control, { free }: Move): Gain[] {
  const combat = machine.entry(label)?.combat;
  if (kind !== 'check' || free || !combat) return [];
  const slots = combat.enemies.flatMap(({ number }) => findEnemy(content, number)?.slots ?? []);
  const sum = (of: 'xp' | 'gold') => slots.reduce((total, slot) => total + slot[of], 0);
  return (['xp', 'gold'] as const).map((what) => ({ what, amount: sum(what), path: [] }));
}

/** Whoever has seen everything goes home. */
function endGains(machine: Machine, { facts }: Stop): Gain[] {
  const lines = machine.entry('THE_END')?.do ?? [];
  return lines.flatMap(({ if: condition, effects = [] }) => {
    if (machine.test(condition, facts).yes.length === 0) return [];
    return effects.flatMap((effect): Gain[] => {
      if (!('gain' in effect)) return [];
      const { xp = 0, gold = 0 } = effect.gain;
      return [
        { what: 'xp', amount: xp, path: [] },
        { what: 'gold', amount: gold, path: [] },
      ];
    });
  });
}

/** Along the way on which the search first came to THE_END. */
export function shortHaul(machine: Machine, graph: Graph): Haul | null {
  const end = graph.states.find(({ control }) => control.kind === 'end');
  if (!end) return null;
  const way = graph.wayTo(end.id).map((id) => graph.states[id]);
  const gains: Gain[] = [];
  way.forEach((state, i) => {
    const before = way[i - 1];
    const stops = before
      ? machine
          .expand(before.control, graph.factsOf(before))
          .moves.filter(({ says }) => says === state.by)
          .flatMap((one) => one.stops)
      : machine.begin().stops;
    gains.push(...(stops.find((stop) => arriving(graph, [stop], state).length > 0)?.gains ?? []));
  });
  return haulOf(gains);
}

const haulOf = (gains: readonly Gain[]): Haul => {
  const sum = (what: Gain['what']) =>
    gains.filter((gain) => gain.what === what).reduce((total, { amount }) => total + amount, 0);
  return { xp: sum('xp'), gold: sum('gold'), rare: sum('card'), recovery: sum('recovery') };
};
