/**
 * How an EPIC is made to run twice: two of the same class before two patient enemies, every EPIC declared, charged and
 * activated by answers, and ended by a club that its user draws.
 *
 * The users hit with every card; the enemies miss with all but a 2, and those lie at the bottom of the deck. In the first round the deck is reshuffled
 * while they act, so that the party has a second use (PR-10.2). Whoever has nothing to do drinks a flask: that draws no
 * card.
 */
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { CALLINGS, type EpicId } from '../content/roles';
import { FIRST_ENEMY, type Running, SEATS, type Who } from '../rules/board';
import { ATTACK, cardName, cardNamed, FULL_PACK, NONE, SUITS, suitOf, TRICK, valueOfCard } from '../rules/cards/cards';
import { canBeTargeted } from '../rules/cards/draw';
import { stat } from '../rules/cards/stats';
import { anyEffect, EFFECTS, type Effect, isOutOfReach } from '../rules/effects/effect';
import { ability, attackOn } from '../rules/fight/action';
import { previewAction } from '../rules/odds';
import { fight, type Given, seen } from './fight.fixture';
import { boardOf, offered } from './table.fixture';

export const FOES: Who[] = [FIRST_ENEMY, FIRST_ENEMY + 1];
const PATIENT = { sheet: { type: 'minion', stats: [40, 2, 2, 9] } };

/** What is answered when an EPIC asks. */
export type Answers = { readonly [question: string]: (ask: PendingAsk, table: Twice) => string };

export class Twice {
  readonly game: Scenario;
  /** What was asked, other than for an action, and of whom. */
  readonly asked: [Seat, string][] = [];
  /** How many were activated before. */
  activated = 0;
  /** Who activates one in this round, or NONE. */
  activator: Seat = NONE;
  private readonly idle: string;

  constructor(
    readonly epic: EpicId,
    private readonly answers: Answers = {},
    { deck = [], reshuffles = true, idle = 'flask:3', ...given }: Given = {},
  ) {
    const { pair } = CALLINGS.find((calling) => calling.epic === epic)!;
    const { party = {}, ...more } = given;
    const order = inOrder(deck);
    this.idle = idle;
    const game = fight({
      party: {
        0: { slots: [...pair], treasure: [0, 0, 9, 0], ...party[0] },
        1: { slots: [...pair], treasure: [0, 0, 7, 0], ...party[1] },
        2: { hp: 2, ...party[2] },
        3: { ...party[3] },
      },
      enemies: [PATIENT, PATIENT],
      tokens: [{ owner: 3, on: 2, suit: ATTACK }],
      pack: { flasks: 99 },
      ...(reshuffles ? { deckLeft: 1, draws: ['9♠'] } : { draws: order.map(cardName).reverse() }),
      ...more,
    });
    this.game = reshuffles ? game.random('reshuffle', order) : game;
    this.settle();
  }

  get board() {
    return boardOf(this.game);
  }

  // ---- playing

  /** A whole turn of this seat: it begins if an effect asks for that, and whatever is asked on the way is answered. */
  turn(seat: Seat, key: string): this {
    const begins = offered(this.game, seat).includes('begin');
    this.game.match.answer(seat, begins ? 'begin' : key);
    this.settle();
    const isStillToAct = this.board.party[seat].acted === 1 && offered(this.game, seat).length > 0;
    if (begins && isStillToAct) this.game.match.answer(seat, key);
    this.settle();
    return this;
  }

  /** All who have not acted do so, in seat order, and then the enemies. */
  round(doing: { readonly [seat: Seat]: string } = {}): this {
    const { round } = this.board.fight!;
    for (const seat of SEATS) {
      if (this.board.fight?.round !== round || this.board.party[seat].acted) continue;
      this.turn(seat, doing[seat] ?? (this.board.party[seat].charging === '' ? this.idle : 'charge'));
    }
    return this;
  }

  /** PR-10.4: three turns. */
  activates(user: Seat): this {
    this.round({ [user]: `epic:${this.epic}` }).round();
    this.activator = user;
    this.round();
    this.activator = NONE;
    this.activated += 1;
    return this;
  }

  /** PR-10.11: its user draws a club, two at once under Future Sight (PR-13.30); others draw what lies above it. */
  drawsClub(user: Seat): this {
    const each = this.board.effects.some(({ effect }) => effect === 'future-sight') ? 2 : 1;
    for (let rounds = 0; rounds < 20; rounds++) {
      const above = this.cardsAboveClubs(each) / each;
      const others = SEATS.filter((seat) => seat >= 2 && !this.board.party[seat].acted);
      if (!this.board.party[user].acted && Number.isInteger(above) && above <= others.length) {
        for (const other of others.slice(0, above)) this.turn(other, 'defend');
        return this.turn(user, 'defend');
      }
      this.round({ 2: 'defend' });
    }
    throw new Error(`seat ${user} cannot be made to draw a club`);
  }

  private cardsAboveClubs(count: number): number {
    const deck = this.board.deck.slice().reverse();
    return deck.findIndex((_, i) => deck.slice(i, i + count).every((card) => suitOf(card) === TRICK));
  }

  private settle(): void {
    for (;;) {
      const [ask] = this.game.match.pending.asks;
      if (ask.question === 'turn.action') return;
      this.asked.push([ask.seat, ask.question]);
      const answer = this.answers[ask.question] ?? (({ options }) => options[0]);
      this.game.match.answer(ask.seat, answer(ask, this));
    }
  }
}

/** These cards first, then one suit after the other from the 3s up; the 2s, with which all hit, come last. */
function inOrder(deck: readonly string[]): number[] {
  const first = deck.map(cardNamed);
  const rest = FULL_PACK.filter((card) => !first.includes(card)).sort(
    (x, y) => rankOf(x) - rankOf(y) || (suitOf(x) ^ 1) - (suitOf(y) ^ 1),
  );
  return [...first, ...rest].reverse();
}

const rankOf = (card: number): number => (valueOfCard(card) === 2 ? 99 : valueOfCard(card));

// ---- what everybody can see of an effect

/** What can be read off the board while nobody acts, each fact for the party and the enemies. */
export function picture({ game }: Twice) {
  const at = seen(game);
  const all = [...SEATS, ...FOES];
  const those = (holds: (who: Who) => unknown) => all.filter((who) => holds(who));
  const any = (test: (effect: Effect, run: Running, who: Who) => boolean | undefined) =>
    those((who) => at.b.effects.some((run) => test(EFFECTS[run.effect], run, who)));
  const strikes = SEATS.map((seat) => previewAction(at, seat, attackOn(FOES[0]))!);
  const abilities = SEATS.map((seat) => previewAction(at, seat, ability['precise-strike'])!);
  return {
    health: all.map((who) => stat(at, who, SUITS[0])),
    defense: all.map((who) => stat(at, who, SUITS[1])),
    attack: all.map((who) => stat(at, who, SUITS[2])),
    trick: all.map((who) => stat(at, who, SUITS[3])),
    hits: SEATS.filter((seat) => strikes[seat].sure),
    cards: strikes.map(({ cards }) => cards),
    damage: strikes.map(({ damage }) => damage),
    succeeds: SEATS.filter((seat) => abilities[seat].sure),
    temporaryHp: [...boardOf(game).party, ...boardOf(game).enemies].map(({ temporaryHp }) => temporaryHp),
    unharmed: any((effect, run, who) => effect.unharmed?.(at, run, who)),
    ailing: any((effect, run, who) => effect.doublesHarm?.(at, run, who)),
    missed: any((effect, run, who) => effect.misses?.(at, run, who)),
    turnless: any((effect, run, who) => effect.losesTurns?.(at, run, who)),
    tame: any((effect, run, who) => effect.cannotAttack?.(at, run, who)),
    shieldless: any((effect, run, who) => effect.noDefending?.(at, run, who)),
    mad: any((effect, run, who) => effect.attacksOwn?.(at, run, who)),
    fed: any((effect, run, who) => effect.feeds?.(at, run, who, who < FIRST_ENEMY ? FOES[0] : 2)),
    granted: any((effect, run, who) => effect.grants?.(at, run, who)),
    hidden: SEATS.filter((seat) => !canBeTargeted(at, seat)),
    afar: those((who) => isOutOfReach(at, who)),
    cured: SEATS.flatMap((healer) =>
      SEATS.filter((patient) => anyEffect(at, 'lendsCure', healer, patient)).map(
        (patient) => `${healer} cures ${patient}`,
      ),
    ),
    hollows: SEATS.filter((seat) => anyEffect(at, 'mayHide', seat)),
  };
}

export type Picture = Partial<ReturnType<typeof picture>>;

/** What of the picture is other than it was. */
export function changes(before: Picture, now: Picture): Picture {
  const isSame = ([fact, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(before[fact as keyof Picture]);
  return Object.fromEntries(Object.entries(now).filter((entry) => !isSame(entry))) as Picture;
}
