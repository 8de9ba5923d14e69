/**
 * An effect: its moments, its tests and its end in one place. EPICs, the twists of portals and worn items are all
 * effects; the rules ask those that run, and know none of them by name.
 *
 * Most EPICs say the same thing about "friends" and "foes". Seductive Smile turns an EPIC by exchanging the two
 * (PR-19.1), so one description serves both.
 */
import type { Flow, Seat } from '@tabard/kernel';
import { FIRST_ENEMY, type G, isEnemy, living, type Running, type Seen, type Token, type Who } from '../board';
import { NONE, type Suit, suitOf, TRICK } from '../cards/cards';

/** Whether a running effect is over, asked when the action of `actor` (NONE: of nobody) has been fully resolved. */
export type Ends = (seen: Seen, run: Running, actor: Who) => boolean;

/** PR-10.11 to PR-10.13: its user has drawn a club, in whatever action; its own activation does not count (PR-10.10). */
export const untilClub: Ends = ({ b }, run) =>
  !run.fresh && b.inPlay.some((card, i) => suitOf(card) === TRICK && b.drawnBy[i] === run.user);

/** The end of the combat ends it, nothing before. */
export const untilCombatEnds: Ends = () => false;

export interface Effect {
  readonly ends: Ends;
  /** PR-19.2: it affects only its user, so that turned it is the same as ever. */
  readonly userOnly?: boolean;
  // ---- stats
  /** The stat counts as a card of this value; 0: as it is. */
  card?(seen: Seen, run: Running, who: Who, suit: Suit): number;
  bonus?(seen: Seen, run: Running, who: Who, suit: Suit): number;
  /** How often a token counts; undefined: as usual. */
  tokenWorth?(seen: Seen, run: Running, token: Token): number | undefined;
  // ---- attacks
  hits?(seen: Seen, run: Running, attacker: Who, target: Who): boolean;
  /** Attacks aimed at it miss. */
  misses?(seen: Seen, run: Running, target: Who): boolean;
  base?(seen: Seen, run: Running, attacker: Who): number;
  /** The attack's damage is doubled and no readied boost is used up. */
  doubles?(seen: Seen, run: Running, attacker: Who): boolean;
  adds?(seen: Seen, run: Running, attacker: Who, target: Who): number;
  /** The next attack that deals damage draws a card and adds its value; called once, when it does. */
  sneaks?(g: G, run: Running, attacker: Who): boolean;
  /** After a hit, damage or not; `inStance`: it was dodged. */
  onHit?(g: G, run: Running, attacker: Who, target: Who, inStance: boolean): void;
  onDamage?(g: G, run: Running, attacker: Who, target: Who): void;
  /** The card that counts for the user's attack, from that draw on. */
  onAttackCard?(g: G, run: Running, attacker: Who, target: Who, card: number): void;
  /** After an attack on `target` is resolved, hit or miss. */
  afterAttacked?(g: G, run: Running, attacker: Who, target: Who): void;
  cannotAttack?(seen: Seen, run: Running, who: Who): boolean;
  /** Attacks of an enemy go against its own side. */
  attacksOwn?(seen: Seen, run: Running, who: Who): boolean;
  /** Who takes a hit on the party instead of the one named. */
  takesHit?(g: G, run: Running, named: Seat): Flow<Seat>;
  // ---- checks
  /** Use Ability (characters) and Trick checks (enemies) succeed. */
  succeeds?(seen: Seen, run: Running, who: Who): boolean;
  /** Two cards for the check of its action; the user picks for enemies. */
  moreCards?(seen: Seen, run: Running, who: Who): boolean;
  /** The worse of them counts. */
  worst?(seen: Seen, run: Running, who: Who): boolean;
  // ---- harm
  unharmed?(seen: Seen, run: Running, who: Who): boolean;
  /** What it still lends this one of temporary HP (PR-13.22). */
  temporaryHp?(seen: Seen, run: Running, who: Who): number;
  /** So many of them were lost. */
  onAbsorbed?(g: G, run: Running, who: Who, count: number): void;
  doublesHarm?(seen: Seen, run: Running, who: Who): boolean;
  /** The dealer regains what the victim lost. */
  feeds?(seen: Seen, run: Running, dealer: Who, victim: Who): boolean;
  untargetable?(seen: Seen, run: Running, who: Who): boolean;
  /** Nothing an enemy does reaches it, mass effects included. */
  outOfReach?(seen: Seen, run: Running, who: Who): boolean;
  // ---- turns
  turnStarts?(g: G, run: Running, who: Who): Flow;
  /** Whether `turnStarts` would do or ask something for this one: then its turn begins before its action is named. */
  awaits?(seen: Seen, run: Running, who: Who): boolean;
  actionDone?(g: G, run: Running, who: Who): Flow;
  losesTurns?(seen: Seen, run: Running, who: Who): boolean;
  noDefending?(seen: Seen, run: Running, who: Who): boolean;
  mayHide?(seen: Seen, run: Running, who: Seat): boolean;
  /** All that it does on its turn succeeds, with any of the eight abilities. */
  grants?(seen: Seen, run: Running, who: Seat): boolean;
  lendsCure?(seen: Seen, run: Running, healer: Seat, patient: Seat): boolean;
  // ---- other rules
  unboostedCure?: number;
  swapsTargets?: boolean;
  epicTurns?: number;
  bleedsAtReshuffle?: boolean;
  /** What is put back when it ends. */
  over?(g: G, run: Running): void;
}

/** Filled by the files beside this one (effects/index.ts). */
export const EFFECTS: { [id: string]: Effect } = {};

type Test<T> = (effect: Effect, run: Running) => T | undefined;

/** Only effects of this user (and nobody's): a charmed attack is not helped by others (PR-18.65). */
export const counts = (run: Running, only: Seat | undefined): boolean =>
  only === undefined || run.user === only || run.user === NONE;

/** The moments that say yes or no of somebody, or of two (an attacker and its target). */
type YesOrNo = Exclude<
  {
    [Moment in keyof Effect]-?: Effect[Moment] extends
      | ((seen: Seen, run: Running, who: Who, other: Who) => boolean)
      | undefined
      ? Moment
      : never;
  }[keyof Effect],
  'ends' | 'sneaks'
>;

/** Whether any that runs says yes. */
export function anyEffect(seen: Seen, moment: YesOrNo, who: Who, other: Who = NONE, only?: Seat): boolean {
  const { effects } = seen.b;
  if (effects.length === 0) return false; // mostly: and it is asked all the time
  for (const run of effects) {
    if (counts(run, only) && EFFECTS[run.effect][moment]?.(seen, run, who, other)) return true;
  }
  return false;
}

/** The same effect twice does not add up (PR-10.19). What lowers is no help, so it counts whoever's it is (PR-18.65). */
export function sumOfEffects({ b }: Seen, test: Test<number>, only?: Seat): number {
  if (b.effects.length === 0) return 0;
  let sum = 0;
  const told = new Set<string>();
  for (const run of b.effects) {
    const value = test(EFFECTS[run.effect], run) ?? 0;
    if (value === 0 || told.has(run.effect) || (value > 0 && !counts(run, only))) continue;
    told.add(run.effect);
    sum += value;
  }
  return sum;
}

export function mostOfEffects({ b }: Seen, test: Test<number>, only?: Seat): number {
  if (b.effects.length === 0) return 0;
  let most = 0;
  for (const run of b.effects) if (counts(run, only)) most = Math.max(most, test(EFFECTS[run.effect], run) ?? 0);
  return most;
}

/** Those that run now, so that one that ends meanwhile is not asked; the same of the same user once (PR-10.19). */
export const runningEffects = (seen: Seen): Iterable<[Effect, Running]> =>
  seen.b.effects.length === 0 ? NOTHING_RUNS : inTurn(seen);

const NOTHING_RUNS: readonly never[] = [];

function* inTurn(seen: Seen): Generator<[Effect, Running]> {
  const { b } = seen;
  for (const run of b.effects.slice()) {
    const effect = EFFECTS[run.effect];
    const isSame = ({ user, turned }: Running) => user === run.user && (effect.userOnly || turned === run.turned);
    if (b.effects.includes(run) && isLatest(seen, run, isSame)) yield [effect, run];
  }
}

/** PR-10.19: of the same effect running several times for somebody, the one activated last counts. */
export const isLatest = ({ b }: Seen, run: Running, concerns: (other: Running) => boolean): boolean =>
  b.effects.findLast((other) => other.effect === run.effect && concerns(other)) === run;

// ---- friends and foes (PR-19.1)

/** The party: a creature of the Summoning Book is no member of it. */
const isCharacter = (who: Who): boolean => who < FIRST_ENEMY;
export const isFriend = (run: Running, who: Who): boolean =>
  run.turned ? who === run.user || isEnemy(who) : isCharacter(who);
export const isFoe = (run: Running, who: Who): boolean =>
  run.turned ? who !== run.user && !isEnemy(who) : isEnemy(who);

export const friendsOf = (seen: Seen, run: Running): Who[] =>
  run.turned ? [run.user, ...seen.b.enemies.map(({ id }) => id)] : living(seen);
export const foesOf = (seen: Seen, run: Running): Who[] =>
  run.turned ? living(seen).filter((seat) => seat !== run.user) : seen.b.enemies.map(({ id }) => id);

/** PR-10.15, PR-19.5: whoever is in Defend Self stance is left out of a hostile EPIC. */
export const inStance = ({ b }: Seen, who: Who): boolean =>
  (isEnemy(who) ? b.enemies.find(({ id }) => id === who) : b.party[who])?.stance === 1;

/** An enemy that a turned EPIC hides or carries off cannot be named (PR-19.10). */
export const canBeNamed = (seen: Seen, enemy: Who): boolean => !anyEffect(seen, 'untargetable', enemy);

/** Nothing the other side does reaches it: the evacuated, and a Queen whom a turned Medical Evac has carried off. */
export const isOutOfReach = (seen: Seen, who: Who): boolean => anyEffect(seen, 'outOfReach', who);

export const isUser = (run: Running, who: Who): boolean => run.user === who;
