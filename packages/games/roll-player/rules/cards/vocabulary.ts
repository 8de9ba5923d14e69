/**
 * The words of the cards (content/schema.ts): what every metric measures and what every effect does. The interpreter
 * beside this file knows that there are words; each chapter of the rules knows its own; the game's door (rules/index.ts)
 * teaches all of them, and leaves none out, or it does not compile. So a chapter may use the interpreter and be used by
 * it, and no file imports one that imports it.
 */
import type { Flow, Seat } from '@tabard/kernel';
import type { Effect, Metric } from '../../content';
import type { Card, G, Hero, Seen } from '../board';
import type { SourceKind } from '../questions';

/** Whose ability or effect it is. */
export interface Source {
  readonly of: SourceKind;
  readonly card: Card;
}

// ---- metrics

/** A metric that is a plain word. */
export type MetricWord = Extract<Metric, string>;
export type Measure = (seen: Seen, seat: Seat, hero: Hero) => number;
export type Metrics = { readonly [word in MetricWord]: Measure };

/** Metrics with something to add: so many of these dice, the score of that attribute. */
export type MetricObject = Exclude<Metric, string>;

// ---- effects

export type EffectWord = Effect['do'];
export type EffectOf<W extends EffectWord> = Effect & { readonly do: W };
// biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing is a plain function
export type Doing<W extends EffectWord> = (g: G, seat: Seat, effect: EffectOf<W>, source: Source) => Flow | void;
export type Doings<W extends EffectWord = EffectWord> = { readonly [word in W]: Doing<word> };
/** A flow in which nothing happens: it has run already, so everybody may run it again. To make one costs more. */
export const NOTHING: Flow = (function* (): Flow {})();

/** Of effects that may find nothing to do: whether there is nothing now, so that asking would only take time. */
export type Idle = { readonly [W in EffectWord]?: (seen: Seen, seat: Seat, effect: EffectOf<W>) => boolean };

export interface Vocabulary {
  readonly metrics: Metrics;
  readonly measure: (seen: Seen, seat: Seat, metric: MetricObject) => number;
  readonly doings: Doings;
  readonly idle: Idle;
}

/** Every word, once the game's door was passed. */
export let vocabulary: Vocabulary;

export function teach(words: Vocabulary): void {
  vocabulary = words;
}
