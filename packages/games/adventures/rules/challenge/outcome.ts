/** RA-20, RA-24: rewards, dice and cards back, then the result is read. */
import type { Flow } from '@tabard/kernel';
import type { Price } from '../../content/schema';
import { type Challenge, type G, IN_POOL, ZONE } from '../board';
import { toBag } from '../dice';
import { changeGold, changeXp } from '../journal';
import { takeBack } from '../party/cards';
import { addFatigue, isPartyExhausted } from '../party/stamina';
import { resolveActions, tellTexts } from '../story/actions';
import { entryAt, turnTo } from '../story/go';
import { isCovered, openSlots, printed } from './active';
import { settle } from './track';

type Ending = 'pass' | 'fail' | 'victory' | 'defeat';

export function* outcome(g: G): Flow {
  const { b } = g;
  const challenge = b.challenge!;
  const ending = endingOf(g);
  reward(g, challenge); // RA-20.1, RA-24.1
  tellEnding(g, challenge, ending);
  const prices = pricesOf(g, ending);
  clear(g); // RA-20.2, RA-20.3
  if (ending === 'fail') legendaryPenalty(g, challenge.difficulty); // RA-R111: before the modifiers' prices
  for (const price of prices) yield* settle(g, price);
  yield* readResult(g, challenge.label, ending); // RA-20.4, RA-24.4
}

function endingOf({ b }: G): Ending {
  const covered = openSlots(b).length === 0;
  if (b.challenge!.kind === 'check') return covered ? 'pass' : 'fail';
  return covered && !isPartyExhausted(b) ? 'victory' : 'defeat'; // RA-24.4, RA-24.5, RA-R79, RA-R80
}

function reward(g: G, { slots }: Challenge): void {
  const covered = slots.filter((_, slot) => isCovered(g.b, slot));
  changeXp(
    g,
    covered.reduce((sum, { xp }) => sum + xp, 0),
  );
  changeGold(
    g,
    covered.reduce((sum, { gold }) => sum + gold, 0),
  );
}

function tellEnding(g: G, { kind, slots, round }: Challenge, ending: Ending): void {
  const covered = slots.filter((_, slot) => isCovered(g.b, slot)).length;
  if (kind === 'check') g.tell('check.over', { passed: ending === 'pass', covered, slots: slots.length });
  else g.tell('combat.over', { won: ending === 'victory', covered, slots: slots.length, rounds: round });
}

/** RA-R78: `on_victory` always, `on_defeat` only of enemies that still stand. */
function pricesOf(g: G, ending: Ending): Price[] {
  const { defeated } = g.b.challenge!;
  return printed(g).flatMap(({ effect, enemy }) => {
    const key = `on_${ending}` as const;
    if (!(key in effect)) return [];
    return ending === 'defeat' && defeated[enemy] === 1 ? [] : [(effect as Partial<Record<typeof key, Price>>)[key]!];
  });
}

function clear(g: G): void {
  const { b, content } = g;
  b.dieAt.forEach((at, die) => {
    if (at >= IN_POOL) toBag(b, content, die);
  });
  b.challenge = null;
  for (const seat of g.clockwiseFrom(0)) takeBack(g, seat, ZONE.discard);
}

/** RA-35.5 to RA-35.7: fatigue equal to the level, and nobody is exhausted by it. */
function legendaryPenalty(g: G, difficulty: number): void {
  const { b } = g;
  if (b.legendary === 0) return;
  g.tell('legendary.penalty', { amount: difficulty });
  for (const seat of g.clockwiseFrom(0))
    addFatigue(g, seat, Math.min(difficulty, b.health[seat] - 1 - b.fatigue[seat]));
}

function* readResult(g: G, label: string, ending: Ending): Flow {
  const entry = entryAt(g, label);
  const result = ending === 'pass' || ending === 'fail' ? entry.check![ending] : entry.combat![ending];
  if (result.read !== undefined) tellTexts(g, label, [`${ending}.read`]);
  if (!(yield* resolveActions(g, result.do, `${label}.${ending}.do`))) turnTo(g, result.goto);
}
