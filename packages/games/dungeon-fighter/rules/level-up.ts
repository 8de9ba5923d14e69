/** DF-31: the Level Up variant: XP and tokens. */
import type { Flow, Seat } from '@tabard/kernel';
import { COLOURS, type Colour, FULL_XP, type G, heroAt, isLevelUp, seatsInGame } from './board';

/** DF-31.2 to DF-31.5. */
export function gainXp(g: G, seat: Seat, cause: 'kill' | 'declined' | 'condition'): void {
  const hero = heroAt(g, seat);
  if (!isLevelUp(g) || hero.xp >= FULL_XP) return;
  hero.xp += 1;
  g.tell('xp.gained', { seat, xp: hero.xp, why: cause });
}

/** DF-31.8, DF-R33: of these colours, those whose token is fresh. */
export const freshTokens = (g: G, seat: Seat, colours: readonly Colour[]): Colour[] =>
  colours.filter((colour) => heroAt(g, seat).tokens[COLOURS.indexOf(colour)] === 1);

export function spendToken(g: G, seat: Seat, colour: Colour): void {
  heroAt(g, seat).tokens[COLOURS.indexOf(colour)] = 2;
}

/** On arrival at a Shop: tokens are fresh again (DF-31.10), then 3 XP may become a new one (DF-31.6). */
export function* levelUpAtTheShop(g: G): Flow {
  if (!isLevelUp(g)) return;
  for (const seat of seatsInGame(g)) {
    const hero = heroAt(g, seat);
    hero.tokens = hero.tokens.map((token) => (token === 2 ? 1 : token));
    const without = COLOURS.filter((_, i) => hero.tokens[i] === 0); // DF-R34: one a colour
    if (hero.xp < FULL_XP || without.length === 0) continue;
    const choice = yield* g.choose(seat, 'shop.level-up', () => [...without, 'keep' as const]);
    if (choice === 'keep') continue;
    hero.xp = 0;
    hero.tokens[COLOURS.indexOf(choice)] = 1;
    g.tell('level-up', { seat, colour: choice });
  }
}
