/** The EPICs of the four roles (topic 11), and the same turned by Seductive Smile (topic 19). */
import type { Flow, Seat } from '@tabard/kernel';
import { type Enemy, enemyOf, type G, isAlive, isEnemy, type Running, SEATS, type Seen, type Who } from '../board';
import { type Card, cardName, HEALTH, isBlack, NONE, SUITS, suitOf, valueOfCard } from '../cards/cards';
import { shuffleStatDecks } from '../cards/decks';
import { drawCard } from '../cards/draw';
import { keepingMaxima, maxHp } from '../cards/stats';
import { heal, hurt, protectorOf, settleDeaths, slay } from '../fight/hurt';
import { ref } from '../refs';
import { canBeNamed, type Effect, inStance, isOutOfReach, untilClub } from './effect';
import type { Epic } from './epic';
import { victimByCard } from './foes';

/** PR-11.1. Turned (PR-19.6): only its user and the Queen. */
const immunity: Epic = {
  effect: {
    ends: untilClub,
    unharmed: (_seen, run, who) => (run.turned ? who === run.user || run.who.includes(who) : !isEnemy(who)),
  },
};

/** PR-11.2. Turned (PR-19.7): the Queen has full HP. */
const resurrection: Epic = {
  *activate(g, run) {
    if (run.turned) {
      for (const queen of run.who) heal(g, queen, maxHp(g, queen));
      return false;
    }
    const isDead = !isAlive(g, run.user);
    const seat = yield* g.choose(run.user, 'epic.raise', () => (isDead ? [run.user] : SEATS)); // PR-21.4
    raise(g, seat);
    return false;
  },
};

/** Full HP and alive; a returned character acts from the next round on (PR-R89). */
export function raise(g: G, seat: Seat): void {
  const one = g.b.party[seat];
  if (one.hp === 0) {
    g.tell('raised', { seat });
    one.acted = 1;
  }
  one.fallen = 0;
  one.mayRise = 0;
  const gained = maxHp(g, seat) - one.hp;
  one.hp += gained;
  if (gained > 0) g.tell('healed', { who: { seat }, count: gained, hp: one.hp });
}

/** PR-R73: half of the maximum, rounded up, at least 3. */
const half = (g: G, who: Who): number => Math.max(3, Math.ceil(maxHp(g, who) / 2));

/** PR-11.3 to PR-11.5. */
const xxx: Epic = {
  *activate(g, run) {
    const { user } = run;
    const cards = [drawCard(g, user), drawCard(g, user), drawCard(g, user)];
    g.tell('draws', { who: { seat: user }, cards, purpose: 'xxx' });
    const black = cards.filter(isBlack).length;
    if (run.turned) turnedXxx(g, user, black);
    else if (black === 3) for (const { id } of g.b.enemies.slice()) strikeDown(g, id, user, black);
    else {
      const enemy = yield* g.maybeChoose(user, 'epic.enemy', () => reachable(g), { about: { epic: 'xxx', black } });
      if (enemy === undefined) g.tell('epic.nothing', { seat: user, epic: 'xxx' });
      else strikeDown(g, takerOf(g, enemy), user, black);
    }
    settleDeaths(g);
    return false;
  },
};

/** PR-11.5: what is meant for a protected enemy falls on its protector. */
const takerOf = (g: Seen, enemy: Who): Who => {
  const protector = protectorOf(g, enemy);
  return protector === NONE ? enemy : protector;
};

const reachable = (g: G): Who[] =>
  g.b.enemies
    .filter(({ id }) => canBeNamed(g, id) && !inStance(g, id) && !inStance(g, takerOf(g, id)))
    .map(({ id }) => id);

/** PR-P19, PR-P27: no EPIC ends the Ancient One at a stroke. */
const cannotBeSlain = ({ type }: Enemy): boolean => type === 'ancient-one';

function strikeDown(g: G, who: Who, user: Seat, black: number): void {
  if (inStance(g, who) || (isEnemy(who) && isOutOfReach(g, who))) return; // PR-11.4, PR-19.10
  const halvedOnly = isEnemy(who) && cannotBeSlain(enemyOf(g, who)); // PR-P19
  if (black >= 2 && !halvedOnly) slay(g, who);
  else hurt(g, who, black === 0 ? 3 : half(g, who), user);
}

/** PR-19.8. */
function turnedXxx(g: G, user: Seat, black: number): void {
  const others = SEATS.filter((seat) => seat !== user && isAlive(g, seat));
  if (black === 3) for (const seat of others) strikeDown(g, seat, user, black);
  else {
    const victim = victimByCard(g, user, 'xxx');
    if (victim !== NONE) strikeDown(g, victim, user, black);
  }
}

// ---- Polymorph

/** Four cards, by suit. */
const SPLITS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].flatMap((hearts) =>
  [0, 1, 2, 3, 4].flatMap((diamonds) =>
    [0, 1, 2, 3, 4].flatMap((spades) => {
      const clubs = 4 - hearts - diamonds - spades;
      return clubs >= 0 ? [[hearts, diamonds, spades, clubs]] : [];
    }),
  ),
);

const ONE_OF_EACH: readonly number[] = [1, 1, 1, 1];

/** PR-11.6 to PR-11.10. Turned: PR-19.9. */
const polymorph: Epic = {
  *activate(g, run) {
    const counts = run.turned
      ? ONE_OF_EACH
      : yield* g.choose(run.user, 'polymorph.split', () => SPLITS, { about: { epic: 'polymorph' } });
    for (const suit of SUITS) for (let i = 0; i < counts[suit]; i++) drawShape(g, suit);
    g.tell('draws', { who: { seat: run.user }, cards: g.b.shapes.slice(), purpose: 'polymorph' });
    if (run.turned) layTurned(g, run);
    else yield* layShapes(g, run);
    return run.cards.length > 0;
  },
  effect: {
    ends: untilClub,
    over(g, run) {
      const { b } = g;
      const back = (laid: Card[]) => laid.map((card) => (run.cards.includes(card) ? NONE : card));
      for (const one of b.party) one.laid = back(one.laid);
      for (const enemy of b.enemies) enemy.laid = back(enemy.laid);
      b.statDeck.push(...run.cards);
      shuffleStatDecks(g);
    },
  } satisfies Effect,
};

/** The top card of that suit's Player Stat Deck; an empty one gives nothing. */
function drawShape(g: G, suit: number): void {
  const { b } = g;
  const at = b.statDeck.findLastIndex((card) => suitOf(card) === suit);
  if (at >= 0) b.shapes.push(...b.statDeck.splice(at, 1));
  g.revealed();
}

/** PR-11.7, PR-R28: of its own suit; higher than a character's card, lower than an enemy's; one a stat. */
function fits(g: G, card: Card): Who[] {
  const suit = suitOf(card);
  const onParty = SEATS.filter((seat) => {
    const { stat, laid } = g.b.party[seat];
    return isAlive(g, seat) && laid[suit] === NONE && valueOfCard(card) > valueOfCard(stat[suit]);
  });
  const lowers = (enemy: Enemy) =>
    enemy.laid[suit] === NONE &&
    valueOfCard(card) < enemy.printed[suit] &&
    !(suit === HEALTH && cannotBeSlain(enemy)) && // PR-P27
    !inStance(g, enemy.id) && // PR-10.16
    canBeNamed(g, enemy.id);
  return [...onParty, ...g.b.enemies.filter(lowers).map(({ id }) => id)];
}

/** PR-11.9: what fits nowhere or is not wanted goes back at once. */
function* layShapes(g: G, run: Running): Flow {
  const { b } = g;
  while (b.shapes.length > 0) {
    const card = b.shapes[0];
    const place = yield* g.choose(run.user, 'polymorph.place', () => ['return', ...fits(g, card)], {
      about: { card: cardName(card) },
    });
    if (place === 'return') b.statDeck.push(...b.shapes.splice(0, 1));
    else lay(g, run, place);
  }
  shuffleStatDecks(g);
}

/** Lays the first of the drawn cards. PR-11.8: Health follows PR-3.8 and PR-3.9. */
function lay(g: G, run: Running, who: Who): void {
  const { b } = g;
  const card = b.shapes.shift() as Card;
  const body = isEnemy(who) ? enemyOf(g, who) : b.party[who];
  keepingMaxima(g, () => {
    body.laid[suitOf(card)] = card;
  });
  run.cards.push(card);
  g.tell('card.laid', { who: ref(g, who), card });
}

/** PR-19.9: the Queen takes what raises her; the rest goes to the other character it lowers most. */
function layTurned(g: G, run: Running): void {
  const { b } = g;
  while (b.shapes.length > 0) {
    const card = b.shapes[0];
    const suit = suitOf(card);
    const queen = run.who.find((who) => {
      const { printed, laid } = enemyOf(g, who);
      return laid[suit] === NONE && valueOfCard(card) > printed[suit];
    });
    const lowered = SEATS.filter((seat) => seat !== run.user && isAlive(g, seat) && !inStance(g, seat))
      .map((seat) => ({ seat, by: valueOfCard(b.party[seat].stat[suit]) - valueOfCard(card) }))
      .filter(({ seat, by }) => by > 0 && b.party[seat].laid[suit] === NONE)
      .sort((x, y) => y.by - x.by || x.seat - y.seat)[0];
    if (queen !== undefined) lay(g, run, queen);
    else if (lowered) lay(g, run, lowered.seat);
    else b.statDeck.push(...b.shapes.splice(0, 1));
  }
  shuffleStatDecks(g);
}

export const roleEpics = { immunity, resurrection, xxx, polymorph };
