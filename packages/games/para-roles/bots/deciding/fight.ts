/** The smaller decisions of a fight: whom an EPIC strikes, which card is kept, who takes a hit, what a thief gets. */
import type { Seat } from '@tabard/kernel';
import type { EpicId } from '../../content/roles';
import { isEnemy, type Seen, type Who } from '../../rules/board';
import {
  ATTACK,
  type Card,
  cardNamed,
  DEFENSE,
  HEALTH,
  isBlack,
  SUITS,
  type Suit,
  succeeds,
  suitOf,
  TRICK,
  valueOfCard,
} from '../../rules/cards/cards';
import type { Faculties } from '../faculties';
import { blow } from '../thinking/blows';
import { cardsLeft, expectedLowest, keepsItsHearts } from '../thinking/epics';
import { type Foe, Fray, type Hero } from '../thinking/fray';
import { statWorth } from '../thinking/stats-wanted';
import { turnedOnWorth } from '../thinking/striking';
import { boostOf, nextTurnHarm } from '../thinking/threat';
import { tokenToMove } from '../thinking/tokens';
import { gainOf, lossOf } from '../thinking/worth';
import { BANNED_LATER, KEPT, LAID, NEEDLE } from '../weights';
import { type Answers, type Ask, best, theFirst } from './answer';

const foeAt = (f: Fray, who: Who): Foe => f.foeOf(who) as Foe;

/** Outside a fight there is nothing to weigh: the first will do. */
const inFight =
  <Option>(answer: (f: Fray, options: readonly Option[]) => Option) =>
  ({ seat, options }: { readonly seat: Seat; readonly options: readonly Option[] }, seen: Seen, can: Faculties) =>
    seen.b.fight ? answer(new Fray(seen, seat, can), options) : options[0];

/** The one who is best for it. */
const bestHero = (worth: (f: Fray, hero: Hero) => number) =>
  inFight<Seat>((f, options) => best(options, (seat) => worth(f, f.heroes[seat])));

export const fightAnswers = {
  'epic.enemy': (ask, seen, can) =>
    inFight<Who>((f, options) => epicEnemy(f, options, ask.about.epic, ask.about.black ?? 0))(ask, seen, can),
  'epic.raise': bestHero((_, hero) => raiseWorth(hero)),
  'polymorph.split': inFight((f, options) => split(f, options)),
  'polymorph.place': (ask, seen, can) =>
    inFight<'return' | Who>((f, options) => place(f, options, cardNamed(ask.about.card)))(ask, seen, can),
  'aura.choice': inFight<'heal' | 'strike'>((f) => auraChoice(f)),
  'evac.healer': bestHero((f, hero) => evacHealer(f, hero)),
  'evac.patient': bestHero((_, hero) => gainOf(hero.one.hp, missing(hero))),
  'all-for-one.taker': bestHero((f, hero) => -hitCost(f, hero)),
  'acupuncture.target': inFight<Who>((f, options) => best(options, (who) => needleWorth(f, who))),
  'draw.keep': (ask, seen, can) => inFight<Card>((f) => keep(f, ask))(ask, seen, can),
  'token.move': inFight((f, options) => tokenToMove(f, options)),
  'boost.lend': () => 'yes',
  'mirror.reflect': () => 'yes',
  'smile.target': inFight<Who>((f, options) => best(options, (who) => turnedOnWorth(f, foeAt(f, who)))),
  'treasure.lose': inFight((f, options) => worstStat(f, options)),
  'treasure.place': ({ seat, options }, seen) => best(options, (suit) => statWorth(seen, seat, suit)),
  'swap.card': theFirst, // never asked for: it has better things to do in a fight
  'swap.to': theFirst,
} satisfies Partial<Answers>;

// ---- EPICs

/** XXX where it counts most; a ban or a bomb where the enemy does most harm. */
function epicEnemy(f: Fray, options: readonly Who[], epic: EpicId, black: number): Who {
  return best(options, (who) => {
    const foe = foeAt(f, who);
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
function split(f: Fray, options: readonly Split[]): Split {
  const [main] = f.foes.slice().sort((x, y) => y.hp * y.tail - x.hp * x.tail);
  const wanted = main && keepsItsHearts(main) ? SHELL : heartsFor(f, main);
  return options.find((counts) => SUITS.every((suit) => counts[suit] === wanted[suit])) ?? options[0];
}

/** Cards by suit. */
type Split = readonly number[];

function heartsFor(f: Fray, main: Foe | undefined): Split {
  const cut = main ? main.hp - expectedLowest(cardsLeft(f, HEALTH), 4) : 0;
  if (cut < 2) return SHELL_AND_BLOWS;
  return f.foes.length > 2 || cut < 5 ? [3, 1, 0, 0] : [4, 0, 0, 0];
}

const SHELL: Split = [0, 3, 1, 0];
const SHELL_AND_BLOWS: Split = [0, 2, 1, 1];

/**
 * A card drawn for Polymorph: the lowest of a suit goes to the enemy it weakens most, the highest to the friend it
 * helps most. Whatever is left over goes back.
 */
function place(f: Fray, options: readonly ('return' | Who)[], card: Card): 'return' | Who {
  const suit = suitOf(card);
  const lower = f.b.shapes.filter((other) => suitOf(other) === suit && other < card).length;
  const all = options.filter((who) => who !== 'return');
  const foes = all
    .filter(isEnemy)
    .map((who) => foeAt(f, who))
    .map((foe) => ({ foe, worth: layWorth(f, foe, suit, valueOfCard(card)) }))
    .filter(({ worth }) => worth > 0)
    .sort((x, y) => y.worth - x.worth);
  if (lower < foes.length) return foes[lower].foe.id;
  const friends = all.filter((who) => !isEnemy(who));
  if (friends.length === 0) return 'return';
  return best(friends, (who) => liftWorth(f.heroes[who], suit, valueOfCard(card)));
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
function auraChoice(f: Fray): 'heal' | 'strike' {
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
function keep(f: Fray, { options, about }: Ask<'draw.keep'>): Card {
  const { who, need, auto, named } = about;
  const succeedsWith = (card: Card, at: number) => auto[at] === 1 || succeeds(card, need);
  if (named.length > 0) return best(options, (card, at) => aimed(f, named[at], succeedsWith(card, at)));
  if (isEnemy(who)) return best(options, (card, at) => (succeedsWith(card, at) ? 0 : SPARED));
  const doubles = f.b.pack.staff === who;
  return best(options, (card, at) => {
    const hits = succeedsWith(card, at) ? KEPT.hits : 0;
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
function worstStat(f: Fray, options: readonly Suit[]): Suit {
  const damage = f.self.zeal === 1;
  const wanted = damage ? [HEALTH, TRICK, DEFENSE, ATTACK] : [HEALTH, ATTACK, DEFENSE, TRICK];
  return wanted.find((suit) => options.includes(suit)) ?? options[0];
}
