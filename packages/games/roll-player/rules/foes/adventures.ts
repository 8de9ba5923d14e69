/** RP-19.16 to RP-19.18, RP-24.4 to RP-24.8: the three face-down Adventure cards. */
import type { Flow, Seat } from '@tabard/kernel';
import { ADVENTURE_TYPES } from '../../content';
import { type G, isSolitaire, type Seen, seatsOf, tokensOf } from '../board';
import { holds } from '../cards/measure';
import type { Doings } from '../cards/vocabulary';
import { gainXp } from '../sheet/goods';

export const hasSeen = ({ b }: Seen, seat: Seat, type: number): boolean => ((b.known[type] >> seat) & 1) === 1;

/** RP-19.18: secretly, and again at any time. */
export function seeAdventure(g: G, seat: Seat, type: number): void {
  g.b.known[type] |= 1 << seat;
  g.revealed();
}

/** An effect lets a player look at a card without its token. */
export function* lookAtAdventure(g: G, seat: Seat): Flow {
  if (g.b.monster < 0) return;
  const of = yield* g.maybeChoose(seat, 'look.choose', () =>
    ADVENTURE_TYPES.filter((_, type) => !hasSeen(g, seat, type)),
  );
  if (of === undefined) return;
  const type = ADVENTURE_TYPES.indexOf(of);
  seeAdventure(g, seat, type);
  g.tell('adventure.seen', { seat, of, card: g.b.adventures[type] });
}

/** RP-24.4 to RP-24.8, RP-27.15. */
export function* resolveAdventure(g: G, type: number): Flow {
  const card = g.b.adventures[type];
  const { cond, benefit, solo } = g.content.adventures[card];
  const of = ADVENTURE_TYPES[type];
  g.b.known[type] = (1 << g.seats) - 1;
  g.revealed();
  g.tell('adventure.revealed', { of, card });
  const eligible = seatsOf(g).filter((seat) => tokensOf(g.b.heroes[seat]).includes(of)); // RP-24.5
  const winners = eligible.filter(
    (seat) => holds(g, seat, cond, eligible) && (!isSolitaire(g) || holds(g, seat, solo)),
  );
  for (const seat of winners) {
    const dice = 'dice' in benefit ? benefit.dice : 0;
    const xp = 'xp' in benefit ? benefit.xp : 0;
    g.tell('adventure.benefit', { seat, card, dice, xp });
    g.b.combat!.pools[seat] += dice;
    yield* gainXp(g, seat, xp, 'adventure');
  }
}

export const adventureEffect: Doings<'look'> = { look: (g, seat) => lookAtAdventure(g, seat) };
