/** RP-17, RP-20: Gold, XP, Honor, Injury and Charisma come and go. They never run out (RP-1.9). */
import type { Flow, Seat } from '@tabard/kernel';
import type { G } from '../board';
import { hasPower, knob } from '../cards/abilities';
import { amountOf } from '../cards/measure';
import { type Doings, type Idle, NOTHING, type Source } from '../cards/vocabulary';
import type { Why } from '../events';

export function gainGold(g: G, seat: Seat, amount: number, why: Why): void {
  if (amount <= 0) return;
  g.b.heroes[seat].gold += amount;
  g.tell('gold.gained', { seat, amount, why });
}

/** As far as possible (RP-1.11). */
export function loseGold(g: G, seat: Seat, amount: number, why: Why): void {
  const hero = g.b.heroes[seat];
  const lost = Math.min(hero.gold, amount);
  if (lost <= 0) return;
  hero.gold -= lost;
  g.tell('gold.lost', { seat, amount: lost, why });
}

export function loseXp(g: G, seat: Seat, amount: number): void {
  const hero = g.b.heroes[seat];
  const lost = Math.min(hero.xp, amount);
  if (lost <= 0) return;
  hero.xp -= lost;
  g.tell('xp.lost', { seat, amount: lost });
}

/** RP-30.11: whoever is Devious may put some of it on that card, now and never later. */
export function gainXp(g: G, seat: Seat, amount: number, why: Why): Flow {
  if (amount <= 0) return NOTHING;
  g.b.heroes[seat].xp += amount;
  g.tell('xp.gained', { seat, amount, why });
  return hasPower(g, seat, 'devious') ? storeXp(g, seat, amount) : NOTHING;
}

function* storeXp(g: G, seat: Seat, amount: number): Flow {
  const hero = g.b.heroes[seat];
  const stored = yield* g.choose(seat, 'xp.store', () => Array.from({ length: amount + 1 }, (_, n) => n), {
    about: { amount },
  });
  if (stored === 0) return;
  hero.xp -= stored;
  hero.xpStored += stored; // RP-30.12: it cannot be spent and never comes back
  g.tell('xp.stored', { seat, amount: stored });
}

export type Spending = 'reroll' | 'heal' | 'mercenary' | 'action' | 'ability';

export function spendXp(g: G, seat: Seat, amount: number, on: Spending): void {
  if (amount <= 0) return;
  g.b.heroes[seat].xp -= amount;
  g.tell('xp.spent', { seat, amount, on });
}

export function gainHonor(g: G, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  g.b.heroes[seat].honor += amount;
  g.tell('honor.gained', { seat, amount });
}

/** One token at a time: each may be warded off, or bought off for a Gold. */
export function* gainInjury(g: G, seat: Seat, amount: number): Flow {
  const hero = g.b.heroes[seat];
  let gained = 0;
  for (let i = 0; i < amount; i++) {
    if (hero.warded < knob(g, seat, 'ward')) {
      hero.warded += 1;
      g.tell('injury.warded', { seat, gold: 0 });
    } else if (hasPower(g, seat, 'unbowed') && hero.gold > 0 && (yield* g.confirm(seat, 'injury.buyoff'))) {
      hero.gold -= 1;
      g.tell('injury.warded', { seat, gold: 1 });
    } else gained += 1;
  }
  if (gained === 0) return;
  hero.injury += gained;
  g.tell('injury.gained', { seat, amount: gained });
}

export function heal(g: G, seat: Seat, amount: number): void {
  const hero = g.b.heroes[seat];
  const healed = Math.min(hero.injury, amount);
  if (healed <= 0) return;
  hero.injury -= healed;
  g.tell('injury.healed', { seat, amount: healed });
}

export function gainCharisma(g: G, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  g.b.heroes[seat].charisma += amount;
  g.tell('charisma.gained', { seat, amount });
}

// ---- the words of the cards

const reason = ({ of }: Source): Why => (of === 'fiend' || of === 'monster' ? of : 'ability');

type Words = 'gold' | 'xp' | 'honor' | 'injury' | 'charisma' | 'heal' | 'pay' | 'pay-xp' | 'lose-gold' | 'lose-xp';

export const goodsEffects: Doings<Words> = {
  gold: (g, seat, effect, source) => gainGold(g, seat, amountOf(g, seat, effect), reason(source)),
  xp: (g, seat, effect, source) => gainXp(g, seat, amountOf(g, seat, effect), reason(source)),
  honor: (g, seat, effect) => gainHonor(g, seat, amountOf(g, seat, effect)),
  injury: (g, seat, effect) => gainInjury(g, seat, amountOf(g, seat, effect)),
  charisma: (g, seat, effect) => gainCharisma(g, seat, amountOf(g, seat, effect)),
  heal: (g, seat, { n }) => heal(g, seat, n),
  pay: (g, seat, { n }, source) => loseGold(g, seat, n, reason(source)),
  'pay-xp': (g, seat, { n }) => spendXp(g, seat, n, 'ability'),
  'lose-gold': (g, seat, { n }, source) => loseGold(g, seat, n, reason(source)),
  'lose-xp': (g, seat, { n }) => loseXp(g, seat, n),
};

export const goodsIdle: Idle = { heal: ({ b }, seat) => b.heroes[seat].injury === 0 };
