/** 2. Turn structure: the phases in their order, and what may be done at any time. */
import type { AnyTime, AskIn } from '@tabard/kernel';
import type { Content } from '../content';
import {
  advanced,
  type DarkMinions,
  type DarkMinionsEvents,
  type Flow,
  type G,
  NONE,
  type Phase,
  respawn,
  type Seat,
} from './board';
import { claim, claimForbidden, seatThatClaimsAtOnce } from './claim';
import { commit } from './commit';
import {
  announce,
  announceForbidden,
  announcements,
  discard,
  exchange,
  exchangeForbidden,
  expire,
  refillDisplay,
  responseWindow,
  settleTurnCosts,
  turnCostsDue,
} from './overlords';
import { isMarked } from './powers';
import { type DarkMinionsAsks, type DarkMinionsQuestion, type Discard, WINDOWS } from './questions';
import { checkTowns, clearTurn } from './resolution';
import { discardForbidden, discardToRespawn } from './respawn';
import { primaryRoll } from './roll';
import { settleCaptures } from './towers';
import { refillTowns } from './towns';
import { endGame } from './victory';

/** DM-2.1 From checkpoint to checkpoint: a window that is due, or the phase the turn is in. */
export function* step(g: G): Flow {
  const { b } = g;
  const hasty = seatThatClaimsAtOnce(g);
  if (hasty !== NONE) yield* claim(g, hasty);
  if (b.window !== 'none') {
    yield* responseWindow(g, b.window);
    b.window = 'none';
  } else yield* phases[b.phase](g);
}

const phases: { readonly [phase in Phase]: (g: G) => Flow } = {
  start,
  turnCosts,
  roll: primaryRoll,
  commit,
  resolution,
  last,
  end,
};

/** DM-2.2 Effects that last until this turn end; then a window, then a Town check. */
function* start(g: G): Flow {
  const { b } = g;
  expire(g, 'until-owners-turn', b.turn); // DM-18.21
  const knight = g.content.overlordWith['black-knight'];
  if (isMarked(b, knight, b.turn)) {
    skipTurn(g, knight);
    return;
  }
  g.tell('turn.begins', { seat: b.turn, turn: b.turnNumber });
  if (advanced(g)) yield* responseWindow(g, 'window.start');
  b.phase = 'turnCosts';
  checkTowns(g);
  b.turnCostsDue = turnCostsDue(g);
}

/** DM-18.22 A skipped turn: nothing but the end of effects, a Town check and a refill. */
function skipTurn(g: G, knight: number): void {
  const { b } = g;
  g.tell('turn.skipped', { seat: b.turn });
  g.tell('overlord.discarded', { seat: b.holder[knight], overlord: knight }); // DM-18.13
  discard(g, knight);
  b.phase = 'end';
  checkTowns(g);
  refillTowns(g);
  passTurn(g);
}

/** DM-2.3 Before any die is rolled. */
function* turnCosts(g: G): Flow {
  if (g.b.turnCostsDue.length > 0) yield* settleTurnCosts(g);
  else g.b.phase = 'roll';
}

/** DM-10.5 Captures first, then the Towns. */
function* resolution(g: G): Flow {
  const { b } = g;
  settleCaptures(g);
  checkTowns(g);
  b.phase = 'last';
  if (advanced(g)) b.window = 'window.resolution';
}

/** DM-10.10 After the last window the last Town check. A seat that wishes so may spend Skulls here (DM-11.15). */
function* last(g: G): Flow {
  const { b } = g;
  while (g.wish(b.turn, 'afterTurn') === 'stop' && b.graveyard[b.turn] > 0) {
    const more = yield* g.choose(b.turn, 'last.skulls', () => ['end', ...DISCARDS] as const, {
      forbid: (what) => (what === 'end' ? null : discardForbidden(g, b.turn, what)),
      always: true, // Whether it has a Skull to spend is the seat's own secret.
    });
    if (more === 'end') break;
    yield* spendSkull(g, b.turn, more);
  }
  checkTowns(g);
  b.phase = 'end';
}

/** DM-2.9 The end of the turn, in its order. */
function* end(g: G): Flow {
  undeadRise(g);
  expire(g, 'turn', null);
  refillTowns(g); // DM-12.1
  refillDisplay(g); // DM-16.10
  passTurn(g);
}

/** DM-18.15 The owner's minions, at the end of its own turns; or of every turn (DM-R26). */
function undeadRise(g: G): void {
  const { b, content: c } = g;
  const undead = c.overlordWith.undead;
  if (undead === NONE || b.inPlay[undead] === 0) return;
  const seat = b.holder[undead];
  if (seat !== b.turn && g.options.undeadTurns === 'own') return;
  const count = respawn(g, seat, c.rule.undead);
  if (count > 0) g.tell('undead', { seat, count });
}

/** DM-2.10 Clockwise, unless the Minotaur gives the active seat another turn. */
function passTurn(g: G): void {
  const { b } = g;
  if (b.town.every((town) => town === NONE)) endGame(g, 'noTowns'); // DM-15.10
  clearTurn(b);
  if (b.extraTurn === 1) b.extraTurn = 0;
  else b.turn = (b.turn + 1) % g.seats; // DM-1.14
  b.turnNumber += 1;
  b.phase = 'start';
  const limit = g.content.rule.roundLimitWithoutHumans * g.seats;
  if (g.unattended && b.turnNumber > limit) endGame(g, 'roundLimit'); // DM-R48
}

// ---- at any time

const DISCARDS: readonly Discard[] = ['skull', 'tile1', 'tile2'];

type Extra = DarkMinionsAsks['any-time']['option'];

const CLAIM: readonly Extra[] = ['claim'];
const CLAIM_AND_DISCARDS: readonly Extra[] = ['claim', ...DISCARDS.map((discard) => ({ discard }))];

/** The decisions at which the active seat may do more than answer: not in the middle of a commitment or a power. */
const OWN_DECISIONS: readonly DarkMinionsQuestion[] = [
  ...(['turnCost.settle', 'roll.white', 'roll.yellow', 'roll.vazgoth', 'commit.use'] as const),
  ...WINDOWS,
];

export const anyTime: AnyTime<DarkMinions, DarkMinionsEvents, Content, DarkMinionsAsks> = {
  /** DM-15.3 Any seat may claim; DM-2.11 the active seat may spend Skulls and tiles; DM-16.2, DM-17.8. */
  offer(g, seat, asked): readonly Extra[] {
    if (!isOwnDecision(g, seat, asked)) return CLAIM;
    if (!advanced(g)) return CLAIM_AND_DISCARDS;
    const extras: Extra[] = [...CLAIM_AND_DISCARDS];
    for (const overlord of g.b.display) if (overlord !== NONE) extras.push({ exchange: overlord });
    if (!WINDOWS.some((window) => window === asked.question)) extras.push(...announcements(g, seat)); // in a window they are the answers
    return extras;
  },

  forbid(g, seat, extra) {
    if (extra === 'claim') return claimForbidden(g, seat);
    if ('discard' in extra) return discardForbidden(g, seat, extra.discard);
    if ('exchange' in extra) return exchangeForbidden(g);
    return announceForbidden(g, seat, extra.announce);
  },

  *use(g, seat, extra): Flow {
    if (extra === 'claim') yield* claim(g, seat);
    else if ('discard' in extra) yield* spendSkull(g, seat, extra.discard);
    else if ('exchange' in extra) exchange(g, extra.exchange);
    else {
      yield* announce(g, seat, extra.announce);
      yield* responseWindow(g, windowNow(g)); // DM-17.8
    }
  },
};

const isOwnDecision = ({ b }: G, seat: Seat, { seats, question }: AskIn<DarkMinionsAsks>): boolean =>
  seat === b.turn && seats.includes(seat) && OWN_DECISIONS.includes(question);

/** DM-6.1 to DM-6.4, and the window that follows (DM-17.7): a Blood Elf may come between the Skull and its use. */
function* spendSkull(g: G, seat: Seat, what: Discard): Flow {
  discardToRespawn(g, seat, what);
  if (advanced(g)) yield* responseWindow(g, windowNow(g));
}

/** The name of the window a moment of this phase belongs to. */
function windowNow({ b }: G) {
  if (b.phase === 'commit') return 'window.commitment';
  if (b.phase === 'resolution') return 'window.done';
  return b.phase === 'last' ? 'window.resolution' : 'window.start';
}
