/** The set-up: which class, which Familiar. */
import type { Card } from '../rules/board';
import { type Mind, refit } from './mind';
import { rowOdds } from './sheet-odds';
import { typical } from './typical';

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

/** A Familiar Action is taken about so often. */
const ACTIONS = 1.6;
const CLASS_COLOUR = 0.4;

export function familiarWorth(mind: Mind, card: Card): number {
  const { hero, content } = mind;
  const { action, backstory } = content.familiars[card];
  const before = hero.familiar;
  hero.familiar = card;
  refit(mind);
  const goal = mind.rows[6].stars * rowOdds(mind, 6);
  hero.familiar = before;
  refit(mind);
  const suits = (backstory as readonly string[]).includes(hero.colour);
  return goal + ACTIONS * typical(action, mind) + (suits ? CLASS_COLOUR : 0);
}
