/** RP-9, RP-12, RP-25: what a character's sheet has come to. */
import type { Seat } from '@tabard/kernel';
import { ATTRS, type Goal } from '../../content';
import { COLUMNS, cardOf, classOf, diceOfRow, FAM, type Hero, NONE, type Seen } from '../board';
import { hasKnob, knob } from '../cards/abilities';
import { fits } from '../cards/measure';
import { type Die, hasColour, isGold } from './dice';

/** RP-25.2: the dice of the row, what Weapons make them count for, race and Weapon modifiers. No limits (RP-25.16). */
export function attributeScore(seen: Seen, seat: Seat, attr: number): number {
  const hero = seen.b.heroes[seat];
  let score = hero.race === NONE ? 0 : seen.content.races[hero.race].mods[attr];
  score += sumOfRow(seen, hero, attr) + bonusOfDice(seen, seat, diceOfRow(hero, attr));
  return score + knob(seen, seat, 'score', (change) => change.attr === undefined || change.attr === ATTRS[attr]);
}

/** RP-30.26: what dice count for beyond what they show. */
function bonusOfDice(seen: Seen, seat: Seat, dice: readonly Die[]): number {
  if (!hasKnob(seen, seat, 'die-score')) return 0;
  return dice.reduce(
    (sum, die) => sum + knob(seen, seat, 'die-score', (change) => fits(seen, seat, die, change.dice)),
    0,
  );
}

function sumOfRow({ b }: Seen, { spaces }: Hero, row: number): number {
  let sum = 0;
  for (let space = COLUMNS * row; space < COLUMNS * row + COLUMNS; space++) {
    if (spaces[space] !== NONE) sum += b.values[spaces[space]];
  }
  return sum;
}

/** RP-9.4, RP-9.5: dice alone. */
export const powerScore = (seen: Seen, seat: Seat): number => sumOfRow(seen, seen.b.heroes[seat], FAM);

/** RP-25.3 to RP-25.5. */
export const meets = ({ min, max }: Pick<Goal, 'min' | 'max'>, score: number): boolean => score >= min && score <= max;

export const goalMet = (seen: Seen, seat: Seat, attr: number): boolean =>
  seen.b.heroes[seat].class !== NONE && meets(classOf(seen, seat).goals[attr], attributeScore(seen, seat, attr));

/** RP-25.10; at final scoring a Weapon may let the score count a little higher or lower. */
export const powerGoalMet = (seen: Seen, seat: Seat): boolean =>
  powerGoalIn(seen, seat, knob(seen, seat, 'power-slack'));

export function powerGoalIn(seen: Seen, seat: Seat, slack: number): boolean {
  const { familiar } = seen.b.heroes[seat];
  if (familiar === NONE) return false;
  const { min, max } = seen.content.familiars[familiar].goal;
  const power = powerScore(seen, seat);
  return power + slack >= min && power - slack <= max;
}

/** RP-25.7: a Split Die once, whichever of its colours it is. */
export function classDice(seen: Seen, seat: Seat): number {
  const hero = seen.b.heroes[seat];
  if (hero.colour === '') return 0;
  const gold = knob(seen, seat, 'class-gold') > 0;
  let count = 0;
  for (const die of hero.spaces) {
    if (die !== NONE && (hasColour(die, hero.colour) || (gold && isGold(die)))) count += 1;
  }
  return count;
}

/** RP-25.8: the die on exactly that space. */
export function backstoryMatches(seen: Seen, seat: Seat): number {
  const { backstory, spaces } = seen.b.heroes[seat];
  if (backstory === NONE) return 0;
  const gold = knob(seen, seat, 'backstory-gold') > 0;
  return seen.content.backstories[backstory].spaces.filter(({ space, colour }) => {
    const die = spaces[space];
    return die !== NONE && (hasColour(die, colour) || (gold && isGold(die)));
  }).length;
}

/** RP-25.11. */
export function familiarMatches({ b, content }: Seen, seat: Seat): number {
  const { familiar, spaces } = b.heroes[seat];
  if (familiar === NONE) return 0;
  return content.familiars[familiar].backstory.filter((colour, column) => {
    const die = spaces[COLUMNS * FAM + column];
    return die !== NONE && hasColour(die, colour);
  }).length;
}

export const handsOf = (seen: Seen, hero: Hero): number =>
  hero.cards.reduce((sum, { card }) => {
    const it = cardOf(seen, card);
    return sum + (it.kind === 'weapon' ? it.hands : 0);
  }, 0);

/** Cards by Armor set. */
export function armorSets(seen: Seen, hero: Hero): Map<string, number> {
  const sets = new Map<string, number>();
  for (const { card } of hero.cards) {
    const it = cardOf(seen, card);
    if (it.kind === 'armor') sets.set(it.armorSet, (sets.get(it.armorSet) ?? 0) + 1);
  }
  return sets;
}
