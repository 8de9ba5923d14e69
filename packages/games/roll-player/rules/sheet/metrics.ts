/** The metrics of the cards (content/schema.ts): what each of them measures on a character. */
import type { Seat } from '@tabard/kernel';
import { ATTRS, COLOURS } from '../../content';
import {
  activeFiends,
  cardOf,
  diceOfRow,
  diceOn,
  emptySpaces,
  type Hero,
  heldBy,
  isComplete,
  NONE,
  rowIndex,
  rowsOf,
  type Seen,
  tokensOf,
} from '../board';
import { fits } from '../cards/measure';
import type { MetricObject, Metrics } from '../cards/vocabulary';
import { type Die, hasColour } from './dice';
import {
  armorSets,
  attributeScore,
  backstoryMatches,
  classDice,
  familiarMatches,
  goalMet,
  handsOf,
  powerGoalIn,
  powerGoalMet,
  powerScore,
} from './scores';

const scores = (seen: Seen, seat: Seat): number[] => ATTRS.map((_, attr) => attributeScore(seen, seat, attr));
const skills = (seen: Seen, hero: Hero, exhausted: 0 | 1): number =>
  hero.cards.filter((one) => cardOf(seen, one.card).kind === 'skill' && one.exhausted === exhausted).length;
const completeRows = (_seen: Seen, hero: Hero, rows: number, is: (dice: Die[]) => boolean = () => true): number => {
  let count = 0;
  for (let row = 0; row < rows; row++) if (isComplete(hero, row) && is(diceOfRow(hero, row))) count++;
  return count;
};
const rising = ({ b }: Seen, dice: Die[]): number[] => dice.map((die) => b.values[die]).sort((x, y) => x - y);
const shareColour = (dice: Die[]): boolean =>
  ([...COLOURS, 'gold'] as const).some((colour) => dice.every((die) => hasColour(die, colour)));

export const metrics: Metrics = {
  gold: (_seen, _seat, hero) => hero.gold,
  xp: (_seen, _seat, hero) => hero.xp,
  'xp-stored': (_seen, _seat, hero) => hero.xpStored,
  honor: (_seen, _seat, hero) => hero.honor,
  injury: (_seen, _seat, hero) => hero.injury,
  charisma: (_seen, _seat, hero) => hero.charisma,
  trophies: (_seen, _seat, hero) => hero.trophies.length,
  tokens: (_seen, _seat, hero) => tokensOf(hero).length,
  'fiends-active': (_seen, _seat, hero) => activeFiends(hero).length,
  'fiends-banished': (_seen, _seat, hero) => hero.fiends.length - activeFiends(hero).length,
  fiends: (_seen, _seat, hero) => hero.fiends.length,
  power: powerScore,
  'power-goal': (seen, seat) => (powerGoalIn(seen, seat, 0) ? 1 : 0), // in Hunts and before the Monster
  'power-goal-scored': (seen, seat) => (powerGoalMet(seen, seat) ? 1 : 0),
  'familiar-matches': familiarMatches,
  'backstory-matches': backstoryMatches,
  goals: (seen, seat) => ATTRS.filter((_, attr) => goalMet(seen, seat, attr)).length,
  hands: (seen, _seat, hero) => handsOf(seen, hero),
  'skills-exhausted': (seen, _seat, hero) => skills(seen, hero, 1),
  'skills-upright': (seen, _seat, hero) => skills(seen, hero, 0),
  'rows-complete': (seen, _seat, hero) => completeRows(seen, hero, rowsOf(seen.b)),
  'attributes-complete': (seen, _seat, hero) => completeRows(seen, hero, ATTRS.length),
  'rows-triple': (seen, _seat, hero) =>
    completeRows(seen, hero, rowsOf(seen.b), (dice) => new Set(rising(seen, dice)).size === 1),
  'rows-straight': (seen, _seat, hero) =>
    completeRows(seen, hero, rowsOf(seen.b), (dice) => {
      const [low, middle, high] = rising(seen, dice);
      return middle === low + 1 && high === middle + 1;
    }),
  'rows-one-colour': (seen, _seat, hero) => completeRows(seen, hero, rowsOf(seen.b), shareColour),
  'highest-score': (seen, seat) => Math.max(...scores(seen, seat)),
  'lowest-score': (seen, seat) => Math.min(...scores(seen, seat)),
  'score-spread': (seen, seat) => Math.max(...scores(seen, seat)) - Math.min(...scores(seen, seat)),
  colours: (_seen, _seat, hero) =>
    COLOURS.filter((colour) => diceOn(hero).some((die) => hasColour(die, colour))).length,
  'class-dice': classDice,
  'armor-largest': (seen, _seat, hero) => Math.max(0, ...armorSets(seen, hero).values()),
  'armor-sets': (seen, _seat, hero) => armorSets(seen, hero).size,
  'alignment-stars': ({ content }, _seat, hero) =>
    hero.alignment === NONE ? 0 : content.alignments[hero.alignment].grid[hero.cell],
  'monster-stars': ({ b }, seat) => b.combat?.results[seat]?.stars ?? 0, // RP-30.13: without the Champion Bonus
  rank: ({ b }, seat) => heldBy(b, seat) + 1,
  'market-cards': (_seen, _seat, hero) => hero.cards.length,
  'minion-dots': ({ b, content }) => (b.minion === NONE ? 0 : content.minions[b.minion].dots),
  'empty-spaces': ({ b }, _seat, hero) => emptySpaces(b, hero),
};

export function measureObject(seen: Seen, seat: Seat, metric: MetricObject): number {
  const hero = seen.b.heroes[seat];
  if ('dice' in metric) return diceOn(hero).filter((die) => fits(seen, seat, die, metric.dice)).length;
  if ('score' in metric) return attributeScore(seen, seat, ATTRS.indexOf(metric.score));
  if ('sum' in metric) return diceOfRow(hero, rowIndex(metric.sum)).reduce((sum, die) => sum + seen.b.values[die], 0);
  if ('goal' in metric) return goalMet(seen, seat, ATTRS.indexOf(metric.goal)) ? 1 : 0;
  if ('cards' in metric) return hero.cards.filter(({ card }) => cardOf(seen, card).kind === metric.cards).length;
  if ('scoresAtLeast' in metric) return scores(seen, seat).filter((score) => score >= metric.scoresAtLeast).length;
  if ('scoresAtMost' in metric) return scores(seen, seat).filter((score) => score <= metric.scoresAtMost).length;
  return isAt(hero.cell, metric.at) ? 1 : 0;
}

const CORNERS = [0, 2, 6, 8];
function isAt(cell: number, where: Extract<MetricObject, { at: unknown }>['at']): boolean {
  switch (where) {
    case 'good':
      return cell < 3;
    case 'evil':
      return cell > 5;
    case 'lawful':
      return cell % 3 === 0;
    case 'chaotic':
      return cell % 3 === 2;
    case 'centre':
      return cell === 4;
    case 'corner':
      return CORNERS.includes(cell);
    default:
      return cell !== 4 && !CORNERS.includes(cell);
  }
}
