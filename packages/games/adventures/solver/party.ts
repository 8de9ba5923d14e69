/** A party on a board of its own: who walks, how they are, what they hold; and what stands before them. */
import { ATTRS, type Content, findCard, findClass, findEnemy, findModifier, findSkill } from '../content';
import { FIRST_BONUS_LIMIT, FIRST_COMBAT_DICE, FIRST_HEALTH } from '../content/limits';
import { type Adventures, CLASS_READY, CLASS_USED, type G, IN_BAG, ZONE } from '../rules/board';
import { layOut } from '../rules/challenge/begin';
import { FIRST_FAVOR } from '../rules/journal';
import { start } from '../rules/start';

export interface Hero {
  readonly class: string;
  /** By attribute; rows are full unless they are given. */
  readonly scores: readonly number[];
  readonly rows?: readonly number[];
  readonly hand: readonly string[];
  readonly health?: number;
  readonly fatigue?: number;
  /** Its class card is face down. */
  readonly tired?: boolean;
}

export interface Party {
  readonly heroes: readonly Hero[];
  readonly combatDice?: number;
  readonly bonusTokens?: number;
  readonly legendary?: boolean;
}

/** What an entry's box says, once its adjustments are made. */
export type ChallengeBox =
  | {
      readonly kind: 'check';
      readonly skill: string;
      readonly difficulty: number;
      readonly modifiers?: readonly string[];
      readonly dice?: number;
    }
  | {
      readonly kind: 'combat';
      readonly enemies: readonly { readonly number: number; readonly modifiers?: readonly string[] }[];
      readonly dice?: number;
    };

/** These heroes, sitting, before anything has begun. */
export function seatParty(g: G, { heroes, combatDice, bonusTokens, legendary }: Party): void {
  const { content } = g;
  g.b = start(g);
  const { b } = g;
  heroes.forEach((hero, seat) => {
    b.classOf[seat] = findClass(content, hero.class)!;
    b.health[seat] = hero.health ?? FIRST_HEALTH;
    b.fatigue[seat] = hero.fatigue ?? 0;
    b.classState[seat] = hero.tired ? CLASS_USED : CLASS_READY;
    for (const attr of ATTRS.keys()) {
      b.scores[seat * ATTRS.length + attr] = hero.scores[attr];
      b.rows[seat * ATTRS.length + attr] = (hero.rows ?? hero.scores)[attr];
    }
    for (const id of hero.hand) deal(b, content, seat, id);
  });
  b.combatDice = combatDice ?? FIRST_COMBAT_DICE;
  b.bonusTokens = bonusTokens ?? FIRST_BONUS_LIMIT[heroes.length];
  b.bonusLimit = b.bonusTokens;
  b.favor = [FIRST_FAVOR, FIRST_FAVOR, FIRST_FAVOR];
  b.legendary = legendary ? 1 : 0;
}

function deal(b: Adventures, content: Content, seat: number, id: string): void {
  const card = findCard(content, id);
  if (card === null) throw new Error(`there is no card "${id}"`);
  b.cardZone[card] = ZONE.hand;
  b.cardOwner[card] = seat;
  const { die } = content.cards[card];
  if (die !== undefined) b.dieAt[die] = IN_BAG; // RA-34.1
}

/** Lays out the challenge; the next thing is its pool. */
export function beginBox(g: G, box: ChallengeBox): void {
  const { content } = g;
  const named = (names: readonly string[] = []) => names.map((name) => known(findModifier(content, name), name));
  const diceDelta = box.dice ?? 0;
  if (box.kind === 'check') {
    const skill = known(findSkill(content, box.skill), box.skill);
    const { difficulty } = box;
    const { slots } = content.skills[skill].rows[difficulty - 1];
    const modifiers = [named(box.modifiers)];
    layOut(g, { kind: 'check', label: '', skill, difficulty, enemies: [], modifiers, diceDelta }, [slots]);
  } else {
    const enemies = box.enemies.map(({ number }) => number);
    const cards = enemies.map((number) => known(findEnemy(content, number), `enemy ${number}`).slots);
    const modifiers = box.enemies.map((one) => named(one.modifiers));
    layOut(g, { kind: 'combat', label: '', skill: -1, difficulty: 0, enemies, modifiers, diceDelta }, cards);
  }
}

function known<T>(found: T | null, name: string): T {
  if (found === null) throw new Error(`there is no ${name}`);
  return found;
}
