/** When an EPIC is worth its three turns: each of the 28 in hit points, by what it does to the fight that is left. */
import { exact } from '@tabard/kernel';
import type { EpicId } from '../../content/roles';
import { DEFENSE, FULL_PACK, HEALTH, suitOf, valueOfCard } from '../../rules/cards/cards';
import { EFFECTS } from '../../rules/effects/effect';
import { CHANCE_OF_A_TWO, CHARGE, EPIC, HEALING } from '../weights';
import { A_CARD, damageRate, rhythm } from './blows';
import { type Foe, type Fray, HALVED, roundsFor, SLAIN } from './fray';
import { steadyHarm, tableOf } from './threat';
import { gainOf, worthOf } from './worth';

/** Enemy phases until the user draws a club: it draws once a turn, a little more under attack. */
const UNTIL_A_CLUB = 3.5;

/** What the fight looks like when the EPIC comes about. */
interface Then {
  readonly f: Fray;
  /** The enemy that lasts longest, and how many hit points it will have. */
  readonly main: Foe;
  readonly hp: number;
  /** Rounds left then, and for how many of them the effect will last. */
  readonly left: number;
  readonly span: number;
}

export function epicWorth(f: Fray, epic: EpicId): number {
  const main = mainFoe(f);
  if (!main) return epic === 'resurrection' ? resurrection(f) * EPIC.aloneRaised : 0;
  const wait = turnsOf(f) - 1;
  const rounds = f.foes.reduce((sum, foe) => sum + roundsFor(foe.hp, foe.rate, 0), 0);
  const left = rounds - wait;
  if (left <= CHARGE.tooLate && epic !== 'resurrection') return 0;
  const then: Then = {
    f,
    main,
    hp: Math.max(1, main.hp - (f.foes.length === 1 ? wait * main.rate * CHARGE.meanwhile : 0)),
    left,
    span: Math.min(UNTIL_A_CLUB, left),
  };
  return unbroken(f, wait) * WORTH[epic](then);
}

const mainFoe = (f: Fray): Foe | undefined =>
  f.foes
    .filter(({ enemy }) => enemy.type !== 'undead-guard')
    .sort((x, y) => roundsFor(y.hp, y.rate, 0) * y.tail - roundsFor(x.hp, x.rate, 0) * x.tail)[0];

export const turnsOf = ({ b }: Fray): number =>
  Math.min(3, ...b.effects.map(({ effect }) => EFFECTS[effect].epicTurns ?? 3));

/** How likely nobody breaks the charge of mine before it is due (PR-10.7). */
function unbroken(f: Fray, phases: number): number {
  let breaks = 0;
  for (const { enemy, wit } of f.foes) {
    for (const action of tableOf(enemy)) {
      if (action === 'fear') breaks += wit / 6;
      else if (action === 'bellow') breaks += (wit * (1 - f.self.wit)) / 6;
      else if (action === 'whip' || action === 'smile' || action === 'unravel') breaks += (wit * f.shares[f.me]) / 6;
    }
  }
  const dies = f.self.hp <= HEALING.nearDeath ? Math.min(CHARGE.mostDeath, f.harm * CHARGE.dies) : 0;
  return exact.power(1 - Math.min(CHARGE.mostBroken, breaks + dies), phases);
}

const extra = ({ main, hp }: Then, damage: number): number =>
  main.tail * (roundsFor(hp, main.rate, 0) - roundsFor(Math.max(0, hp - damage), main.rate, 0));

/** What it is worth if a share of all harm is kept off while the effect lasts. */
const spared = ({ f, span }: Then, share: number): number => f.harm * share * span;

/** Damage a round more if every attack hits. */
const surerHits = ({ f, main }: Then): number =>
  f.living.reduce((sum, { zeal, hit }) => sum + zeal * (1 - hit) * main.pass, 0);

const strikes = ({ f, main }: Then): number => f.self.hit * main.pass;

const xxx = (then: Then): number => {
  const { f, main, hp, left } = then;
  const halved = Math.max(3, Math.ceil(main.max / 2));
  if (main.enemy.type === 'ancient-one') return extra(then, (SLAIN + HALVED) * halved + EPIC.xxxAncient);
  // With three black cards all fall: a little more where there are several.
  const slain =
    main.tail * Math.min(left, roundsFor(hp, main.rate, 0)) + (f.foes.length > 1 ? EPIC.xxxAll * f.harm * left : 0);
  return SLAIN * slain + HALVED * extra(then, halved) + EPIC.xxxThree * extra(then, 3);
};

function resurrection(f: Fray): number {
  let best = 0;
  for (const { alive, one, max } of f.heroes) {
    if (!alive)
      best = Math.max(best, worthOf(max) * EPIC.raised + EPIC.raisedRound * Math.min(EPIC.raisedRounds, f.rounds));
    else best = Math.max(best, gainOf(one.hp, max - one.hp) - EPIC.healedByRaising);
  }
  return best;
}

/** Cards of a suit in the Player Stat Decks that nobody holds: they are known, only their order is not. */
export function cardsLeft({ b }: Fray, suit: number): number[] {
  const held = new Set(b.party.flatMap(({ stat, laid }) => [stat[suit], laid[suit]]));
  for (const { laid } of b.enemies) held.add(laid[suit]);
  for (const card of b.shapes) held.add(card);
  return FULL_PACK.filter((card) => suitOf(card) === suit && !held.has(card)).map(valueOfCard);
}

/** PR-P27: what a heart cannot cut. */
export const keepsItsHearts = ({ enemy }: Foe): boolean => enemy.type === 'ancient-one';

/** The lowest of so many cards, on average. */
export function expectedLowest(values: readonly number[], draws: number): number {
  const sorted = values.slice().sort((x, y) => x - y);
  let left = 1; // how likely no lower one was drawn
  let sum = 0;
  const n = sorted.length;
  for (let i = 0; i < n && left > 0; i++) {
    const drawn = Math.min(1, draws / Math.max(1, n - i));
    sum += left * drawn * sorted[i];
    left *= 1 - drawn;
  }
  return sum + left * (sorted[n - 1] ?? 14);
}

/** PR-11.7, PR-3.9: a low heart cuts an enemy's hit points for good, though the card goes back. */
const polymorph = (then: Then): number => {
  const { f, hp, main } = then;
  if (keepsItsHearts(main)) return softened(then) * EPIC.polymorph;
  const lowest = expectedLowest(cardsLeft(f, HEALTH), 4);
  return extra(then, Math.max(0, hp - lowest)) * EPIC.polymorph;
};

/** Diamonds on a shell: more of the blows get through while they lie there. */
function softened(then: Then): number {
  const { f, main, span } = then;
  const pass = 1 - f.odds.chance(Math.min(main.defense, Math.round(expectedLowest(cardsLeft(f, DEFENSE), DIAMONDS))));
  return extra(then, (damageRate(f, main, pass) - main.rate) * span);
}

/** Of the four cards, so many are drawn for its shell; the fourth is for its blows. */
const DIAMONDS = 3;

const WORTH: { readonly [epic in EpicId]: (then: Then) => number } = {
  immunity: (then) => spared(then, EPIC.immunity),
  resurrection: ({ f }) => resurrection(f),
  xxx,
  polymorph,
  'holy-aura': (then) => EPIC.aura * then.f.living.length * Math.min(1, then.f.harm + missing(then.f) / 10) * then.span,
  'medical-evac': (then) => spared(then, EPIC.evac) + Math.min(missing(then.f), 3 * then.span) * EPIC.evacHeals,
  'rage-monster': (then) => spared(then, then.f.shares[then.f.me]) + extra(then, 2 * strikes(then) * then.span),
  'all-for-one': (then) => spared(then, EPIC.allForOne) + extra(then, surerHits(then) * then.span),
  'into-the-fray': (then) =>
    EPIC.frayGuards * spared(then, then.f.shares[then.f.me]) + extra(then, EPIC.frayHits * then.main.pass * then.span),
  'unholy-aura': (then) => extra(then, then.span + 1) + spared(then, then.f.self.hit / then.f.foes.length),
  'battle-prayer': (then) => spared(then, EPIC.prayer) + extra(then, EPIC.prayerHits * then.main.pass * 3 * then.span),
  'pattern-recognition': (then) => extra(then, surerHits(then) * then.span) + EPIC.pattern * then.span,
  'sneak-attack': (then) => extra(then, A_CARD) * (strikes(then) / (strikes(then) + EPIC.sneakWaits)),
  'en-garde': (then) =>
    spared(then, EPIC.enGarde) +
    extra(then, (EPIC.enGardeHits * then.main.pass + 2 * EPIC.enGardeStrikesBack) * then.span),
  'set-up': (then) => spared(then, EPIC.setUp) + extra(then, surerHits(then) * then.span),
  'dirty-bomb': (then) =>
    then.f.foes.length * extra(then, 3) * EPIC.bomb + spared(then, then.f.self.hit / then.f.foes.length),
  'call-of-the-wild': (then) => extra(then, (strikes(then) + EPIC.wild * surerHits(then)) * then.span),
  'pressure-point': (then) => spared(then, then.f.self.hit / then.f.foes.length),
  'melodramatic-harmony': (then) =>
    Math.min(missing(then.f), then.f.living.length * (then.span + 1)) * EPIC.harmony + buffed(then),
  'blood-moon': (then) => Math.min(missing(then.f), then.main.rate * then.span),
  'forest-growth': (then) => spared(then, EPIC.forest) + extra(then, EPIC.forestDoubles * then.main.rate * then.span),
  acupuncture: (then) => spared(then, 1 / then.f.foes.length) + EPIC.needle,
  'as-you-wish': (then) => extra(then, (1 - strikes(then)) * then.span),
  'heretic-bane': bane,
  'inspiring-poetry': (then) => extra(then, then.main.rate * then.span) + buffed(then),
  'call-of-the-grave': (then) =>
    EPIC.grave * spared(then, 1) +
    EPIC.graveHearts * extra(then, then.main.rate * then.span) +
    EPIC.graveDiamonds * extra(then, surerHits(then) * then.span),
  'future-sight': (then) => {
    const long = { ...then, span: Math.min(then.left, EPIC.sightRounds) };
    return spared(long, EPIC.sight) + extra(long, EPIC.sightHits * then.main.pass * then.f.living.length * long.span);
  },
  'from-the-shadows': (then) =>
    spared(then, then.f.shares[then.f.me]) +
    extra(then, (1 - then.f.self.hit + EPIC.shadowBleeds) * then.span * EPIC.shadowStrikes),
};

const missing = (f: Fray): number => f.living.reduce((sum, { one, max }) => sum + Math.max(0, max - one.hp), 0);

/** Buff tokens that count threefold. */
const buffed = ({ f, span }: Then): number =>
  f.b.tokens.filter(({ kind, on }) => kind === 'support' && on >= 0 && on < 4).length * EPIC.tripledBuff * span;

/** Minus 4 on everything; on Health it cuts like a curse. */
function bane(then: Then): number {
  const { f, main, hp } = then;
  const cut = Math.max(0, hp - Math.max(2, main.max - 4));
  const weaker =
    main.harm -
    steadyHarm(f, main, {
      hit: Math.max(CHANCE_OF_A_TWO, main.hit - EPIC.bane),
      wit: Math.max(CHANCE_OF_A_TWO, main.wit - EPIC.bane),
    });
  const pass = Math.min(EPIC.banePasses, main.pass + EPIC.bane);
  const faster = f.living.reduce(
    (sum, hero) => sum + hero.zeal * (rhythm(hero, hero.hit, pass) - rhythm(hero, hero.hit, main.pass)),
    0,
  );
  return extra(then, cut + faster * then.span) + weaker * then.span;
}
