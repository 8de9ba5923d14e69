/** The set-up: which class, which Familiar. */

import { type Card, FAM } from '../../rules/board';
import { type Mind, refit } from '../thinking/mind';
import { rowOdds } from '../thinking/sheet-odds';
import { typical } from '../thinking/typical';
import { CLASS_COLOUR, FAMILIAR_ACTIONS } from '../weights/decisions';

/** How well the goals fit the race. Abilities are a matter of taste: they are meant to be worth the same. */
export function classWorth(mind: Mind, card: Card): number {
  const { hero } = mind;
  const before = hero.class;
  hero.class = card;
  refit(mind);
  let worth = 0;
  for (let row = 0; row < mind.rows.length; row++) worth += mind.rows[row].stars * rowOdds(mind, row);
  hero.class = before;
  refit(mind);
  return worth;
}

export function familiarWorth(mind: Mind, card: Card): number {
  const { hero, content } = mind;
  const { action, backstory } = content.familiars[card];
  const before = hero.familiar;
  hero.familiar = card;
  refit(mind);
  const goal = mind.rows[FAM].stars * rowOdds(mind, FAM);
  hero.familiar = before;
  refit(mind);
  const suits = (backstory as readonly string[]).includes(hero.colour);
  return goal + FAMILIAR_ACTIONS * typical(action, mind) + (suits ? CLASS_COLOUR : 0);
}
