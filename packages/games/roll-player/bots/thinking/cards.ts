/** What a Market card is worth to a character, without its price. */

import type { MarketCard, Skill, Weapon } from '../../content';
import { type Card, cardOf, cellTowards, NONE } from '../../rules/board';
import { HANDS } from '../../rules/round/market';
import { armorSets, handsOf } from '../../rules/sheet/scores';
import {
  BACK_FIRST,
  FOUND,
  MOST_FOUND,
  MOST_USES,
  NEXT_USE,
  PIECE_PRICE,
  ROUNDS_A_USE,
  STEERED,
} from '../weights/cards';
import { abilitiesWorth } from './abilities';
import { goodsWorth } from './goods';
import { type Mind, withCard, withoutCards } from './mind';
import { starsToExpect } from './outlook';
import { alignmentWorth } from './sheet-odds';
import { typical } from './typical';
import type { Weighing } from './weighing';
import { diceWorth, moveGain } from './worth';

export function cardWorth(w: Weighing, card: Card): number {
  const it = cardOf(w.mind, card);
  return beside(w.mind, card) + ownWorth(w, card, it);
}

function ownWorth(w: Weighing, card: Card, it: MarketCard): number {
  switch (it.kind) {
    case 'armor':
      return armorWorth(w.mind, card);
    case 'trait':
      return traitWorth(w.mind, card, it.arrow);
    case 'skill':
      return skillWorth(w, it);
    case 'scroll':
      return Math.max(0, w.gain(it.effect));
    default:
      return weaponWorth(w.mind, card, it);
  }
}

/** What Traits that count cards gain by one more. */
function beside(mind: Mind, card: Card): number {
  const { hero, traits } = mind;
  if (traits.length === 0) return 0;
  const stars = () =>
    traits.reduce((sum, { score, readsDice }) => (readsDice ? sum : sum + starsToExpect(mind, score)), 0);
  const before = stars();
  hero.cards.push({ card, exhausted: 0 });
  const after = stars();
  hero.cards.pop();
  return after - before;
}

// ---- Armor

function setWorth(mind: Mind, id: string, count: number, shows: boolean): number {
  if (count === 0) return 0;
  const { stars } = mind.content.armorSets.find((set) => set.id === id)!;
  const now = stars[Math.min(count, stars.length - 1)];
  const next = stars[Math.min(count + 1, stars.length - 1)];
  const found = Math.min(MOST_FOUND, FOUND * mind.left);
  return now + (shows ? 1 : 0) + found * Math.max(0, next - now - PIECE_PRICE);
}

function armorWorth(mind: Mind, card: Card): number {
  const it = cardOf(mind, card);
  if (it.kind !== 'armor') return 0;
  const { hero, content } = mind;
  const { bonus } = content.armorSets.find(({ id }) => id === it.armorSet)!;
  const has = armorSets(mind, hero).get(it.armorSet) ?? 0;
  const isOwn = (it.colours as string[]).includes(hero.colour);
  const had =
    bonus === 'set-colour'
      ? isOwn
      : hero.cards.some(({ card: other }) => {
          const piece = cardOf(mind, other);
          return (
            piece.kind === 'armor' &&
            piece.armorSet === it.armorSet &&
            (piece.colours as string[]).includes(hero.colour)
          );
        });
  return setWorth(mind, it.armorSet, has + 1, had || isOwn) - setWorth(mind, it.armorSet, has, had);
}

// ---- Traits

function traitWorth(mind: Mind, card: Card, arrow: Skill['arrow']): number {
  const before = diceWorth(mind) + goodsWorth(mind) + alignmentWorth(mind);
  const cell = cellTowards(mind.hero.cell, arrow);
  return withCard(mind, card, () => {
    if (cell !== NONE) mind.hero.cell = cell;
    const gain = diceWorth(mind) + goodsWorth(mind) + alignmentWorth(mind) - before;
    const it = cardOf(mind, card);
    const most = it.kind === 'trait' ? mostStars(it.score) : 0;
    return (
      gain +
      STEERED * mind.left * Math.max(0, most - gain) +
      abilitiesWorth(mind, it.kind === 'trait' ? it.abilities : [])
    );
  });
}

function mostStars(
  score: { sum: readonly { stars: number; max?: number }[] } | { first: readonly { stars: number }[] },
): number {
  return 'sum' in score
    ? score.sum.reduce((sum, { stars, max }) => sum + Math.max(0, max ?? stars), 0)
    : Math.max(...score.first.map(({ stars }) => stars));
}

// ---- Skills

/** The uses that the way of the token allows, each with its effect. */
export function skillWorth(w: Weighing, { arrow, effect, timing }: Skill): number {
  const { mind } = w;
  if (mind.b.mode === 'base' && (timing === 'hunt' || timing === 'monster' || timing === 'combat')) return 0;
  const uses = Math.min(MOST_USES, 1 + mind.left / ROUNDS_A_USE);
  const before = mind.hero.cell;
  let [worth, part] = [0, 1];
  for (let i = 0; i < uses; i++) {
    const step = moveGain(mind, arrow);
    const done = i === 0 && timing === 'any' ? Math.max(typical(effect, mind), w.gain(effect)) : typical(effect, mind);
    const gain = (step ?? BACK_FIRST) + done;
    if (gain <= 0) break;
    worth += part * Math.min(1, uses - i) * gain;
    part *= NEXT_USE;
    if (step !== null) mind.hero.cell = cellTowards(mind.hero.cell, arrow);
  }
  mind.hero.cell = before;
  return worth;
}

// ---- Weapons

/** What the sheet and the Monster show, and what the rounds to come bring. */
function weaponNow(mind: Mind, card: Card, weapon: Weapon): number {
  const before = diceWorth(mind) + goodsWorth(mind);
  const shown = withCard(mind, card, () => diceWorth(mind) + goodsWorth(mind)) - before;
  return shown + abilitiesWorth(mind, weapon.abilities);
}

function weaponWorth(mind: Mind, card: Card, weapon: Weapon): number {
  const gone = dropped(mind, weapon);
  if (gone.length === 0) return weaponNow(mind, card, weapon);
  const lost = gone.reduce((sum, other) => sum + ownedWeaponWorth(mind, other), 0);
  return withoutCards(mind, gone, () => weaponNow(mind, card, weapon)) - lost;
}

/** What a Weapon at the sheet does for its owner. */
export function ownedWeaponWorth(mind: Mind, card: Card): number {
  const it = cardOf(mind, card) as Weapon;
  return withoutCards(mind, [card], () => weaponNow(mind, card, it));
}

/** RP-11.3: the worst go first until the new one fits. */
function dropped(mind: Mind, weapon: Weapon): Card[] {
  let hands = handsOf(mind, mind.hero) + weapon.hands;
  if (hands <= HANDS) return [];
  const own = mind.hero.cards.filter(({ card }) => cardOf(mind, card).kind === 'weapon').map(({ card }) => card);
  const byWorth = own.map((card) => ({ card, worth: ownedWeaponWorth(mind, card) })).sort((x, y) => x.worth - y.worth);
  const gone: Card[] = [];
  for (const { card } of byWorth) {
    if (hands <= HANDS) break;
    gone.push(card);
    hands -= (cardOf(mind, card) as Weapon).hands;
  }
  return gone;
}
