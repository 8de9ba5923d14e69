/** RA-16 to RA-25: dice bought by the odds, the solver's line played, what covers most placed. */
import type { AskOf, Seat } from '@tabard/kernel';
import { IN_BAG, type Seen } from '../rules/board';
import { openSlots, poolOf } from '../rules/challenge/active';
import { forbidPlay, opsOf, playsOf } from '../rules/challenge/manipulate';
import { counterSum } from '../rules/challenge/round-end';
import { isExhausted } from '../rules/party/stamina';
import type { AdventuresAsks, Play, Purchase } from '../rules/questions';
import {
  bestLine,
  bestPurchase,
  Carrying,
  type Option,
  type Position,
  plainAnswer,
  playOf,
  positionOf,
} from '../solver';
import { faceCode } from '../solver/faces';
import { mostOf, seatsOf, weariness } from './state';
import type { Temperament } from './temperament';
import { BLOW, BUYING, COMBAT_THRIFT, LEAVE_DICE, NEAR_THE_END } from './weights';

/** What somebody wants covered before anything else: places of slots. */
export type Wanted = (slots: readonly number[]) => readonly number[];
const EVERYTHING: Wanted = (slots) => slots;

export interface Intent {
  readonly seat: Seat;
  readonly play: Play;
  readonly carrying: Carrying | null;
}

/** RA-17.3: a die is bought where chance would not bring its colour anyway and the party can spare the strength. */
export function buyChoice(seen: Seen, mood: Temperament): 'enough' | Purchase {
  const purchase = bestPurchase(seen);
  if (!purchase) return 'enough';
  const gain = purchase.help * (1 - chanceOfColour(seen, purchase.colour));
  const price = mood.stamina * purchase.stamina * (BUYING.fresh + BUYING.tired * weariness(seen));
  return gain > price ? { buy: purchase.colour } : 'enough';
}

/** How likely the dice still to be drawn bring this colour. */
function chanceOfColour({ b }: Seen, colour: number): number {
  const bag = b.dieAt.flatMap((at, die) => (at === IN_BAG ? [b.dieMask[die]] : []));
  const others = bag.filter((mask) => ((mask >> colour) & 1) === 0).length;
  const draws = b.challenge!.diceLimit - poolOf(b).length;
  let none = 1;
  for (let i = 0; i < draws && i < bag.length; i++) none *= Math.max(0, others - i) / (bag.length - i);
  return 1 - none;
}

/** What the whole party should do next: whose play it is, or nobody's. */
export function intentOf(seen: Seen, mood: Temperament, wanted: Wanted = EVERYTHING): Intent | null {
  const position = positionOf(seen);
  const isCombat = seen.b.challenge!.kind === 'combat';
  const thrift = isCombat ? COMBAT_THRIFT * mood.thrift : mood.thrift;
  const [move] = bestLine(focused(seen, position, wanted), { thrift }).moves;
  if (!move) return comfort(seen);
  const { seat } = move.play;
  const play = playOf(move, playsOf(seen, seat));
  return play && { seat, play, carrying: new Carrying(move) };
}

function focused(seen: Seen, position: Position, wanted: Wanted): Position {
  const slots = wanted(openSlots(seen.b));
  const open = position.open.filter(({ slot }) => slots.includes(slot));
  return open.length > 0 && open.length < position.open.length ? { ...position, open, goal: 'most' } : position;
}

/** Nothing more for the dice: a shield before a heavy blow, a bandage for who is near the end. */
function comfort(seen: Seen): Intent | null {
  for (const seat of seatsOf(seen)) {
    for (const play of playsOf(seen, seat)) {
      if (play.kind === 'bonus' || forbidPlay(seen, seat, play) !== null) continue;
      const ops = opsOf(seen, seat, play);
      const helps = ops.some((op) => op.op === 'recover' || (op.op === 'power' && op.power === 'shield'));
      const rolls = ops.some((op) => op.op === 'reroll' || op.op === 'draw');
      if (helps && !rolls && isNeeded(seen, ops)) return { seat, play, carrying: null };
    }
  }
  return null;
}

function isNeeded(seen: Seen, ops: ReturnType<typeof opsOf>): boolean {
  const { b } = seen;
  const blow = b.challenge!.kind === 'combat' ? counterSum(seen) : 0;
  if (ops.some((op) => op.op === 'power')) return blow >= BLOW;
  return seatsOf(seen).some((seat) => isExhausted(b, seat) || b.fatigue[seat] + blow >= b.health[seat] * NEAR_THE_END);
}

/** What an op asks when no plan says it: the die whose change covers most. */
export function looseAnswer(seen: Seen, ask: AskOf<AdventuresAsks>): Option {
  if (ask.question !== 'op.die') return plainAnswer(seen, ask);
  const { b } = seen;
  const { options, about } = ask;
  const position = positionOf(seen);
  return mostOf(options, (option) => {
    if (option === 'enough') return bestLine({ ...position, plays: [], goal: 'most' }).covered + LEAVE_DICE;
    const { die } = option;
    const value = 'by' in option ? b.dieValue[die] + option.by : about.op === 'flip' ? 7 - b.dieValue[die] : 0;
    const pool = poolOf(b).map((one) => faceCode(b.dieMask[one], one === die ? value : b.dieValue[one]));
    return bestLine({ ...position, pool, plays: [], goal: 'most' }).covered;
  });
}
