/** A game in which everything is plain: three turns each, a step of one to three, and who is furthest wins. */
import type { Flow, Game, Verbs } from '@tabard/kernel';

interface Race {
  steps: number[];
  turn: number;
}

const TURNS = 3;

export const race: Game<Race, Record<never, never>, null> = {
  id: 'race',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [{ id: 'by', values: ['physics', 'model'] }],
  content: null,
  packs: {},
  dice: {},
  wishes: {},
  secrecy: { steps: 'open', turn: 'open' },
  openAtEnd: true,
  events: {},
  setup: () => ({ steps: [0, 0], turn: 0 }),
  *step(g: Verbs<Race, Record<never, never>, null>): Flow {
    const seat = g.b.turn % 2;
    g.b.steps[seat] += Number(yield* g.choose(seat, 'step', () => ['1', '2', '3']));
    g.b.turn += 1;
    if (g.b.turn < 2 * TURNS) return;
    const [a, b] = g.b.steps;
    g.end({ places: [a >= b ? 1 : 2, b >= a ? 1 : 2], scores: [a, b], reason: 'steps' });
  },
  imagine: () => undefined,
  limits: { answers: 100 },
};

interface Bell {
  rung: number;
}

/** A bell that is rung after each of two questions, and a turn begins before each ring. */
export const tolling: Game<Bell, { toll: object; 'turn.begins': object }, null> = {
  id: 'tolling',
  version: '1',
  seats: { min: 1, max: 1 },
  options: [],
  content: null,
  packs: {},
  dice: {},
  wishes: {},
  secrecy: { rung: 'open' },
  openAtEnd: true,
  events: { toll: 'open', 'turn.begins': 'open' },
  setup: () => ({ rung: 0 }),
  *step(g: Verbs<Bell, { toll: object; 'turn.begins': object }, null>): Flow {
    yield* g.choose(0, g.b.rung === 0 ? 'first' : 'second', () => ['ring', 'pull']);
    g.tell('turn.begins', {});
    g.tell('toll', {});
    g.b.rung += 1;
    if (g.b.rung === 2) g.end({ places: [1], scores: [g.b.rung], reason: 'rung' });
  },
  imagine: () => undefined,
  limits: { answers: 10 },
};
