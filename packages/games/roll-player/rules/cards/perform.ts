/** The effects of the cards (content/schema.ts), carried out. As far as possible, unless it is a cost (RP-1.11). */
import type { Flow, Seat } from '@tabard/kernel';
import type { Effect } from '../../content';
import type { G, Seen } from '../board';
import { type Doing, type Doings, type EffectOf, type EffectWord, type Source, vocabulary } from './vocabulary';

export function* perform(g: G, seat: Seat, effects: readonly Effect[], source: Source): Flow {
  for (const effect of effects) {
    const flow = (vocabulary.doings[effect.do] as Doing<EffectWord>)(g, seat, effect, source);
    if (flow) yield* flow;
  }
}

/** RP-1.12: a cost must be paid in full before its effect. */
export function canPay({ b }: Seen, seat: Seat, effects: readonly Effect[]): boolean {
  let [gold, xp] = [0, 0];
  for (const effect of effects) {
    if (effect.do === 'pay') gold += effect.n;
    if (effect.do === 'pay-xp') xp += effect.n;
  }
  return b.heroes[seat].gold >= gold && b.heroes[seat].xp >= xp;
}

/** Whether there is something to decide: it can be paid and would change something. */
export const isWorthAsking = (seen: Seen, seat: Seat, effects: readonly Effect[]): boolean =>
  canPay(seen, seat, effects) && !effects.every((effect) => isIdle(seen, seat, effect));

function isIdle<W extends EffectWord>(seen: Seen, seat: Seat, effect: EffectOf<W>): boolean {
  return vocabulary.idle[effect.do as W]?.(seen, seat, effect) ?? false;
}

// ---- effects made of effects

export const choices: Doings<'either' | 'may'> = {
  either: (g, seat, { of }, source) => either(g, seat, of, source),
  may: (g, seat, { effects }, source) => may(g, seat, effects, source),
};

function* either(g: G, seat: Seat, of: readonly (readonly Effect[])[], source: Source): Flow {
  const choice = yield* g.maybeChoose(
    seat,
    'effect.either',
    () => of.map((_, i) => i).filter((i) => canPay(g, seat, of[i])),
    { about: { source: source.of, card: source.card } },
  );
  if (choice !== undefined) yield* perform(g, seat, of[choice], source);
}

function* may(g: G, seat: Seat, effects: readonly Effect[], source: Source): Flow {
  if (!isWorthAsking(g, seat, effects)) return;
  if (yield* g.confirm(seat, 'effect.may', { source: source.of, card: source.card })) {
    yield* perform(g, seat, effects, source);
  }
}
