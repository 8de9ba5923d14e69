/** The smaller decisions of a fight: whom an EPIC strikes, which card is kept, who takes a hit, what a thief gets. */
import type { PendingAsk } from '@tabard/kernel';
import { isEnemy } from '../../rules/board';
import {
  ATTACK,
  cardNamed,
  DEFENSE,
  HEALTH,
  isBlack,
  succeeds,
  suitOf,
  TRICK,
  valueOfCard,
} from '../../rules/cards/cards';
import { blow } from '../thinking/blows';
import { cardsLeft, expectedLowest, keepsItsHearts } from '../thinking/epics';
import { type Foe, Fray, type Hero } from '../thinking/fray';
import { bestStat } from '../thinking/stats-wanted';
import { turnedOnWorth } from '../thinking/striking';
import { boostOf, nextTurnHarm } from '../thinking/threat';
import { tokenToMove } from '../thinking/tokens';
import { gainOf, lossOf } from '../thinking/worth';
import { BANNED_LATER, KEPT, LAID, NEEDLE } from '../weights';
import { type Answer, type Answers, theFirst } from './answer';

/** The key with the highest worth; the first of equals. */
export function best<K extends string>(keys: readonly K[], worth: (key: K) => number): K {
  let [chosen] = keys;
  let most = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    const it = worth(key);
    if (it > most) [chosen, most] = [key, it];
  }
  return chosen;
}

const heroOf = (f: Fray, key: string): Hero => f.heroes[Number(key)];
const foeOf = (f: Fray, key: string): Foe => f.foeOf(Number(key)) as Foe;

type InFight = (f: Fray, ask: PendingAsk) => string;

/** Outside a fight there is nothing to weigh: the first will do. */
const inFight =
  (answer: InFight): Answer =>
  (seen, ask, can) =>
    seen.b.fight ? answer(new Fray(seen, ask.seat, can), ask) : ask.options[0];

export const fightAnswers = {
  'epic.enemy': inFight((f, { options, about }) =>
    epicEnemy(f, options, about.epic as string, Number(about.black ?? 0)),
  ),
  'epic.raise': inFight((f, { options }) => best(options, (key) => raiseWorth(heroOf(f, key)))),
  'polymorph.split': inFight((f, { options }) => split(f, options)),
  'polymorph.place': inFight((f, { options, about }) => place(f, options, about.card as string)),
  'aura.choice': inFight((f) => auraChoice(f)),
  'evac.healer': inFight((f, { options }) => best(options, (key) => evacHealer(f, heroOf(f, key)))),
  'evac.patient': inFight((f, { options }) =>
    best(options, (key) => gainOf(heroOf(f, key).one.hp, missing(heroOf(f, key)))),
  ),
  'all-for-one.taker': inFight((f, { options }) => best(options, (key) => -hitCost(f, heroOf(f, key)))),
  'acupuncture.target': inFight((f, { options }) => best(options, (key) => needleWorth(f, Number(key)))),
  'draw.keep': inFight((f, { options, about }) => keep(f, options, about)),
  'token.move': inFight((f, { options }) => tokenToMove(f, options)),
  'boost.lend': () => 'yes',
  'mirror.reflect': () => 'yes',
  'smile.target': inFight((f, { options }) => best(options, (key) => turnedOnWorth(f, foeOf(f, key)))),
  'treasure.lose': inFight((f, { options }) => worstStat(f, options)),
  'treasure.place': (seen, { seat, options }) => bestStat(seen, seat, options),
  'swap.card': theFirst, // never asked for: it has better things to do in a fight
  'swap.to': theFirst,
} satisfies Answers;

// ---- EPICs

/** XXX where it counts most; a ban or a bomb where the enemy does most harm. */
function epicEnemy(f: Fray, options: readonly string[], epic: string, black: number): string {
  return best(options, (key) => {
    const foe = foeOf(f, key);
    const taker = f.takerOf(foe);
    if (epic !== 'xxx') return nextTurnHarm(f, foe) + BANNED_LATER * foe.harm * foe.rounds;
    const halved = Math.max(3, Math.ceil(taker.max / 2));
    const slain = black >= 2 && taker.enemy.type !== 'ancient-one';
    const damage = slain ? taker.hp : black >= 1 ? halved : 3;
    return f.worthOfDamage(taker, Math.min(taker.hp, damage)) + (damage >= taker.hp ? taker.harm : 0);
  });
}

const missing = ({ one, max }: Hero): number => Math.max(0, max - one.hp);
const raiseWorth = ({ alive, one, max }: Hero): number => gainOf(alive ? one.hp : 0, alive ? max - one.hp : max);

/** All hearts where an enemy has many hit points to lose for good; else its shell, and its blows. */
function split(f: Fray, options: readonly string[]): string {
  const [main] = f.foes.slice().sort((x, y) => y.hp * y.tail - x.hp * x.tail);
  const wanted = main && keepsItsHearts(main) ? SHELL : heartsFor(f, main);
  return options.includes(wanted) ? wanted : options[0];
}

function heartsFor(f: Fray, main: Foe | undefined): string {
  const cut = main ? main.hp - expectedLowest(cardsLeft(f, HEALTH), 4) : 0;
  if (cut < 2) return SHELL_AND_BLOWS;
  return f.foes.length > 2 || cut < 5 ? '3-1-0-0' : '4-0-0-0';
}

const SHELL = '0-3-1-0';
const SHELL_AND_BLOWS = '0-2-1-1';

/**
 * A card drawn for Polymorph: the lowest of a suit goes to the enemy it weakens most, the highest to the friend it
 * helps most. Whatever is left over goes back.
 */
function place(f: Fray, options: readonly string[], name: string): string {
  const card = cardNamed(name);
  const suit = suitOf(card);
  const lower = f.b.shapes.filter((other) => suitOf(other) === suit && other < card).length;
  const foes = options
    .filter((key) => key !== 'return' && isEnemy(Number(key)))
    .map((key) => foeOf(f, key))
    .map((foe) => ({ foe, worth: layWorth(f, foe, suit, valueOfCard(card)) }))
    .filter(({ worth }) => worth > 0)
    .sort((x, y) => y.worth - x.worth);
  if (lower < foes.length) return String(foes[lower].foe.id);
  const friends = options.filter((key) => key !== 'return' && !isEnemy(Number(key)));
  if (friends.length === 0) return 'return';
  return best(friends, (key) => liftWorth(heroOf(f, key), suit, valueOfCard(card)));
}

function layWorth(f: Fray, foe: Foe, suit: number, value: number): number {
  const printed = foe.enemy.printed[suit];
  if (suit === HEALTH) return f.worthOfDamage(foe, Math.max(0, foe.hp - value));
  return (printed - value) * (suit === DEFENSE ? LAID.defense * foe.tail : LAID.other * foe.harm);
}

function liftWorth({ one, zeal, wit, weight }: Hero, suit: number, value: number): number {
  const gain = value - valueOfCard(one.stat[suit]);
  if (suit === HEALTH) return gain * LAID.ownHealth;
  if (suit === DEFENSE) return gain * weight;
  return gain * (suit === ATTACK ? zeal : 1 - wit / 2);
}

/** PR-13.1. */
function auraChoice(f: Fray): string {
  const strike = Math.max(
    0,
    ...f.foes.map((foe) => {
      const { lands, passes } = blow(f, f.self, foe);
      return lands * passes * f.worthOfDamage(f.takerOf(foe), 1);
    }),
  );
  return gainOf(f.self.one.hp, 1) > strike ? 'heal' : 'strike';
}

/** Somebody who can heal, and had better be out of reach. */
const evacHealer = (f: Fray, { seat, one }: Hero): number =>
  (one.slots.includes('cure') ? 2 : 0) + (seat === f.me ? 1 : 0) - one.hp / 20;

/** PR-13.35: what a hit costs this one. */
function hitCost(f: Fray, { one, guard, hp, seat }: Hero): number {
  if (one.stance || f.b.effects.some(({ effect, user }) => effect === 'rage-monster' && user === seat)) return 0;
  const damage = 1 + Math.max(0, ...f.foes.map(({ enemy }) => (enemy.boost ? boostOf(enemy) : 0)));
  return (1 - guard) * lossOf(hp, damage);
}

/** PR-13.21: an enemy's next turn, or three hit points on top. */
function needleWorth(f: Fray, who: number): number {
  if (!isEnemy(who))
    return lossOf(f.heroes[who].one.hp, 1) * NEEDLE.friend * (f.heroes[who].one.temporaryHp > 0 ? NEEDLE.again : 1);
  const foe = f.foeOf(who);
  return foe && !foe.enemy.loses ? nextTurnHarm(f, foe) : 0;
}

// ---- cards

/** PR-1.9: what befalls a friend had better fail, or else name who can bear it; an own attack had better hit. */
function keep(f: Fray, options: readonly string[], about: PendingAsk['about']): string {
  const who = Number(about.who);
  const succeedsWith = (name: string) =>
    (about.auto as number[])[options.indexOf(name)] === 1 || succeeds(cardNamed(name), Number(about.need));
  const named = about.named as number[];
  if (named.length > 0) return best(options, (name) => aimed(f, named[options.indexOf(name)], succeedsWith(name)));
  if (isEnemy(who)) return best(options, (name) => (succeedsWith(name) ? 0 : SPARED));
  const doubles = f.b.pack.staff === who;
  return best(options, (name) => {
    const card = cardNamed(name);
    const hits = succeedsWith(name) ? KEPT.hits : 0;
    return (
      hits +
      (doubles && suitOf(card) === ATTACK ? KEPT.spade : 0) +
      (isBlack(card) ? KEPT.black : 0) -
      valueOfCard(card) / KEPT.pips
    );
  });
}

/** Better than any hit on a friend. */
const SPARED = 10;

/** What it is worth that an attack on this one succeeds, or does not. */
function aimed(f: Fray, named: number, ok: boolean): number {
  const foe = f.foeOf(named);
  if (foe) return ok ? SPARED + f.worthOfDamage(f.takerOf(foe), 1) : 0;
  return ok && f.heroes[named] ? -hitCost(f, f.heroes[named]) : SPARED;
}

// ---- treasure

/** Of equal stacks, the one that helps least is given up. */
function worstStat(f: Fray, options: readonly string[]): string {
  const order = [HEALTH, TRICK, DEFENSE, ATTACK].map(String);
  const damage = f.self.zeal === 1;
  const wanted = damage ? order : [HEALTH, ATTACK, DEFENSE, TRICK].map(String);
  return wanted.find((suit) => options.includes(suit)) ?? options[0];
}
