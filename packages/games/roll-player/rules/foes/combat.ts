/** RP-24: everyone fights the Monster, sealed and at the same time. */
import type { Flow, Seat } from '@tabard/kernel';
import { ADVENTURE_TYPES, type Monster, type MonsterRule } from '../../content';
import { type Combat, type Fight, type FightResult, type G, isSolitaire, type Seen, seatsOf } from '../board';
import { hasPower, knob } from '../cards/abilities';
import { amountOf, holds } from '../cards/measure';
import { perform } from '../cards/perform';
import { fire } from '../cards/triggers';
import { die as heroDies } from '../end/finish';
import type { Again, Hiring } from '../questions';
import { closingPoint } from '../round/any-time';
import { mayReroll } from '../sheet/dice-changes';
import { spendXp } from '../sheet/goods';
import { powerScore } from '../sheet/scores';
import { resolveAdventure } from './adventures';
import { mercenaryBan, mercenaryGold, mercenaryXp, rerollXp, rollCombat } from './hunt';

/** RP-24.19. */
export const LEVELS = [
  { above: 16, stars: 8 },
  { above: 12, stars: 6 },
  { above: 8, stars: 4 },
  { above: 4, stars: 2 },
  { above: 0, stars: 1 },
] as const;

export const monsterOf = ({ b, content }: Pick<Seen, 'b' | 'content'>): Monster => content.monsters[b.monster];

/** RP-27.5: one who plays alone meets the card marked 1P. */
export const faceOf = (
  seen: Seen,
): { readonly strength: number; readonly ability: readonly MonsterRule[]; readonly champion?: number } =>
  isSolitaire(seen) ? monsterOf(seen).solo : monsterOf(seen).many;

type Hook = MonsterRule['hook'];
const rulesAt = <H extends Hook>(seen: Seen, hook: H): Extract<MonsterRule, { hook: H }>[] =>
  faceOf(seen).ability.filter((rule): rule is Extract<MonsterRule, { hook: H }> => rule.hook === hook);

export function* monsterCombat(g: G): Flow {
  begin(g);
  for (const seat of seatsOf(g)) yield* face(g, seat);
  for (const type of ADVENTURE_TYPES.keys()) {
    yield* resolveAdventure(g, type); // RP-24.4
    g.b.combat!.revealed += 1;
  }
  yield* closingPoint(g, 'window.combat', g.clockwiseFrom(g.b.start), {
    timings: ['monster', 'combat'],
    own: true,
    skillsOnly: 'all', // RP-23.5
  });
  yield* hire(g);
  rollAll(g);
  yield* rerollAll(g);
  results(g);
  g.b.phase = 'scoring';
}

function begin(g: G): void {
  const zeros = g.b.heroes.map(() => 0);
  const combat: Combat = {
    stage: 'adventures',
    revealed: 0,
    pools: [...zeros],
    bonus: [...zeros],
    free: [...zeros],
    fights: zeros.map(() => ({ byXp: 0, byGold: 0, dice: [], rerolled: [], spent: 0, free: 0, power: 0, done: 0 })),
    results: [],
  };
  g.b.combat = combat;
  g.b.active = -1;
  g.tell('combat.begins', { monster: g.b.monster, strength: faceOf(g).strength });
}

/** RP-24.2, RP-24.3: the special ability binds each separately; the pool starts with 1 Combat Die, never below. */
function* face(g: G, seat: Seat): Flow {
  for (const rule of rulesAt(g, 'combat')) {
    if (holds(g, seat, rule.if)) yield* perform(g, seat, rule.do, { of: 'monster', card: g.b.monster });
  }
  let pool = 1 + knob(g, seat, 'monster-dice');
  for (const rule of rulesAt(g, 'pool'))
    if (holds(g, seat, rule.if)) pool += amountOf(g, seat, { ...rule, n: rule.by });
  g.b.combat!.pools[seat] += Math.max(1, pool);
  yield* fire(g, seat, 'combat');
}

// ---- mercenaries (RP-24.9, RP-24.22)

export function mercenaryPrices(seen: Seen, seat: Seat): { xp: number; gold: number; limit: number } {
  const rules = rulesAt(seen, 'mercenaries');
  const sum = (what: 'xp' | 'gold') => rules.reduce((total, rule) => total + (rule[what] ?? 0), 0);
  return {
    xp: mercenaryXp(seen, seat) + sum('xp'),
    gold: mercenaryGold(seen, seat) + sum('gold'),
    limit: Math.min(ANY_NUMBER, ...rules.map(({ limit = ANY_NUMBER }) => limit)),
  };
}
const ANY_NUMBER = Number.MAX_SAFE_INTEGER;
const FOR_NOTHING = 9; // Where mercenaries cost nothing, somebody must stop counting.

/** Every number of mercenaries for XP beside every number for Gold that can be paid. */
export function hirings(seen: Seen, seat: Seat): Hiring[] {
  const hero = seen.b.heroes[seat];
  const { xp, gold, limit } = mercenaryPrices(seen, seat);
  const only = rulesAt(seen, 'mercenaries').find((rule) => rule.only)?.only;
  const most = (pay: 'xp' | 'gold', purse: number, price: number) =>
    (only && only !== pay) || mercenaryBan(seen, seat, pay)
      ? 0
      : Math.min(limit, price > 0 ? Math.floor(purse / price) : FOR_NOTHING);
  const found: Hiring[] = [];
  for (let byXp = 0; byXp <= most('xp', hero.xp, xp); byXp++) {
    for (let byGold = 0; byGold <= most('gold', hero.gold, gold) && byXp + byGold <= limit; byGold++) {
      found.push({ byXp, byGold });
    }
  }
  return found;
}

function* hire(g: G): Flow {
  const combat = g.b.combat!;
  combat.stage = 'mercenaries';
  const seats = seatsOf(g).filter((seat) => hirings(g, seat).length > 1);
  if (seats.length === 0) return;
  const answers = yield* g.sealed(seats, 'monster.mercenaries', (seat) => hirings(g, seat));
  for (const [i, { byXp, byGold }] of answers.entries()) {
    combat.fights[seats[i]].byXp = byXp;
    combat.fights[seats[i]].byGold = byGold;
  }
}

// ---- the roll (RP-24.10, RP-24.11)

function rollAll(g: G): void {
  const combat = g.b.combat!;
  combat.stage = 'rerolls';
  for (const seat of seatsOf(g)) {
    const fight = combat.fights[seat];
    fight.dice = rollCombat(g, seat, combat.pools[seat] + fight.byXp + fight.byGold, 'monster');
    fight.rerolled = fight.dice.map(() => 0);
    g.tell('fight.rolled', { seat, dice: [...fight.dice] });
  }
}

export function monsterRerollXp(seen: Seen, seat: Seat): number {
  return rerollXp(seen, seat) + rulesAt(seen, 'rerolls').reduce((sum, { xp = 0 }) => sum + xp, 0);
}

/** What is left after mercenaries and rerolls; the others see the XP of before until all have finished. */
export const xpLeft = (seen: Seen, seat: Seat, fight: Fight): number =>
  seen.b.heroes[seat].xp - fight.byXp * mercenaryPrices(seen, seat).xp - fight.spent;

const rerollsOf = ({ rerolled }: Fight): number => rerolled.reduce((sum, times) => sum + times, 0);

/** Which dice may be rolled again now. */
export function rerollable(seen: Seen, seat: Seat, fight: Fight): number[] {
  if (!mayReroll(seen, seat, 'combat')) return [];
  const rules = rulesAt(seen, 'rerolls');
  const limit = Math.min(ANY_NUMBER, ...rules.map(({ limit = ANY_NUMBER }) => limit));
  const isFree = fight.free < seen.b.combat!.free[seat];
  if (rerollsOf(fight) >= limit || (!isFree && xpLeft(seen, seat, fight) < monsterRerollXp(seen, seat))) return [];
  const showing = Math.min(ANY_NUMBER, ...rules.map((rule) => rule.showing ?? ANY_NUMBER));
  return fight.dice.flatMap((value, i) => (value <= showing ? [i] : []));
}

/** RP-24.18: all at the same time, in secret. Whoever could never reroll and commands no Familiar is not asked. */
function* rerollAll(g: G): Flow {
  const { fights, free } = g.b.combat!;
  const canEver = (seat: Seat) =>
    hasPower(g, seat, 'controlling') ||
    (mayReroll(g, seat, 'combat') && (free[seat] > 0 || g.b.heroes[seat].xp >= monsterRerollXp(g, seat)));
  let seats = seatsOf(g).filter(canEver);
  while (seats.length > 0) {
    const answers = yield* g.sealed(seats, 'monster.reroll', (seat): Again[] => [
      'stop',
      ...(hasPower(g, seat, 'controlling') ? ['power' as const] : []),
      ...rerollable(g, seat, fights[seat]),
    ]);
    for (const [i, answer] of answers.entries()) again(g, seats[i], fights[seats[i]], answer);
    seats = seats.filter((seat) => !fights[seat].done);
  }
}

function again(g: G, seat: Seat, fight: Fight, answer: Again): void {
  if (answer === 'stop' || answer === 'power') {
    fight.power = answer === 'power' ? 1 : 0;
    fight.done = 1;
    return;
  }
  if (fight.free < g.b.combat!.free[seat]) fight.free += 1;
  else fight.spent += monsterRerollXp(g, seat);
  const from = fight.dice[answer];
  const [to] = rollCombat(g, seat, 1, 'monster');
  fight.dice[answer] = to;
  fight.rerolled[answer] += 1;
  g.tell('fight.rerolled', { seat, die: answer, from, to });
}

// ---- results (RP-24.12 to RP-24.17)

function results(g: G): void {
  const combat = g.b.combat!;
  combat.stage = 'results';
  g.revealed();
  const shown = seatsOf(g).map((seat) => settle(g, seat));
  combat.results = shown;
  for (const [seat, { dice, byXp, byGold, rerolls, result, stars, success }] of shown.entries()) {
    g.tell('fight.result', { seat, dice, mercenaries: byXp + byGold, rerolls, result, stars, success: success === 1 });
  }
  crown(g, shown);
  if (isSolitaire(g) && shown[0].success === 0) heroDies(g); // RP-27.16
}

/** What was done in secret is paid in the open. */
function settle(g: G, seat: Seat): FightResult {
  const fight = g.b.combat!.fights[seat];
  const prices = mercenaryPrices(g, seat);
  spendXp(g, seat, fight.byXp * prices.xp, 'mercenary');
  spendXp(g, seat, fight.spent, 'reroll');
  g.b.heroes[seat].gold -= fight.byGold * prices.gold;
  const dice = finalDice(g, seat, fight);
  const result = resultOf(g, seat, fight, dice);
  const { strength } = faceOf(g);
  const success = result >= strength ? 1 : 0;
  const stars = success ? starsFor(g, seat, result - strength) : 0;
  const { byXp, byGold, power } = fight;
  return {
    dice,
    byXp,
    byGold,
    rerolls: rerollsOf(fight),
    power,
    result,
    stars,
    success,
    champion: 0,
  };
}

export const levelStars = (above: number): number => LEVELS.find((level) => above >= level.above)?.stars ?? 0;

function starsFor(seen: Seen, seat: Seat, above: number): number {
  const extra = rulesAt(seen, 'rewards').filter((rule) => holds(seen, seat, rule.if));
  return Math.max(
    0,
    extra.reduce((sum, { stars }) => sum + stars, levelStars(above)),
  );
}

type FinalRule = Extract<MonsterRule, { hook: 'finalDice' }>;
interface Rolled {
  readonly value: number;
  readonly again: boolean; // was rerolled
}
const FINAL: { readonly [what in FinalRule['what']]: (dice: readonly Rolled[], rule: FinalRule) => readonly Rolled[] } =
  {
    'remove-value': (dice, { value }) => dice.filter((one) => one.value !== value),
    'remove-highest': (dice, { n = 1 }) => falling(dice).slice(n),
    'remove-lowest': (dice, { n = 1 }) => falling(dice).slice(0, Math.max(0, dice.length - n)),
    'highest-becomes': (dice, { to = 1 }) => falling(dice).map((one, i) => (i === 0 ? { ...one, value: to } : one)),
    cap: (dice, { value = 6 }) => dice.map((one) => ({ ...one, value: Math.min(one.value, value) })),
    'once-each': (dice) => dice.filter((one, i) => dice.findIndex(({ value }) => value === one.value) === i),
    'value-becomes': (dice, { value, to = 0, again }) =>
      dice.map((one) => (one.value === value && (!again || one.again) ? { ...one, value: to } : one)),
  };
const falling = (dice: readonly Rolled[]): Rolled[] => [...dice].sort((x, y) => y.value - x.value);

/** RP-24.12: one rule after the other, as the card lists them. */
function finalDice(g: G, seat: Seat, { dice, rerolled }: Fight): number[] {
  const rolled = dice.map((value, i): Rolled => ({ value, again: rerolled[i] > 0 }));
  const rules = rulesAt(g, 'finalDice').filter((rule) => holds(g, seat, rule.if));
  return rules
    .reduce<readonly Rolled[]>((left, rule) => FINAL[rule.what](left, rule), rolled)
    .map(({ value }) => value);
}

/** RP-24.13: no lower limit. RP-R47: the Power Score takes the place of the dice, the rest still counts. */
function resultOf(seen: Seen, seat: Seat, { power }: Fight, dice: readonly number[]): number {
  const hero = seen.b.heroes[seat];
  const rules = rulesAt(seen, 'result');
  const cap = Math.min(hero.honor, ...rules.map(({ honorCap = hero.honor }) => honorCap));
  const injuryWorth = Math.max(1, ...rules.map((rule) => rule.injuryWorth ?? 1));
  let result = power ? powerScore(seen, seat) : dice.reduce((sum, value) => sum + value, 0);
  result += cap * (1 + knob(seen, seat, 'honor-worth')) - hero.injury * injuryWorth;
  result += seen.b.combat!.bonus[seat] + knob(seen, seat, 'monster-result');
  for (const { by = 0, ...rule } of rules) {
    if (by !== 0 && holds(seen, seat, rule.if)) result += amountOf(seen, seat, { ...rule, n: by });
  }
  return result;
}

/** RP-24.16, RP-24.17: the highest successful result; tied players all earn it in full. */
function crown(g: G, shown: readonly FightResult[]): void {
  const { champion = 0 } = faceOf(g);
  const best = Math.max(...shown.map(({ success, result }) => (success ? result : Number.NEGATIVE_INFINITY)));
  if (champion === 0 || best === Number.NEGATIVE_INFINITY) return;
  for (const [seat, fight] of shown.entries()) {
    if (!fight.success || fight.result !== best) continue;
    fight.champion = champion + knob(g, seat, 'champion');
    g.tell('champion', { seat, stars: fight.champion });
  }
}
