/** Running away: when the fight cannot be won as it stands, and running gains something. */

import { contentOf } from '../../campaigns/maze/cells';
import { type Maze, type ParaRoles, printedSum, SEATS, type Seen, treasureOf } from '../../rules/board';
import { ACE, between, DEFENSE, LOWEST, TRICK, valueOfCard } from '../../rules/cards/cards';
import { runFrom } from '../../rules/fight/action';
import { canResurrect } from '../../rules/fight/epic';
import type { Action } from '../../rules/questions';
import type { Fray } from '../thinking/fray';
import { healingRate } from '../thinking/healing';
import { isMissed } from '../thinking/party';
import { HEALING_COUNTED_ON } from '../weights';
import type { Choice } from './turn';

export function retreat(f: Fray, options: readonly Action[]): Choice | null {
  const bomb = options.find(({ does }) => does === 'bomb');
  const canRun = bomb !== undefined || options.some(({ does }) => does === 'run');
  if (!f.can.runs || !canRun || !isHopeless(f) || !pays(f)) return null;
  if (bomb) return { action: bomb, worth: 3 };
  const { defense, trick } = f.self;
  const [from] = f.foes.filter(({ enemy }) => enemy.type !== 'undead-guard').sort((x, y) => y.harm - x.harm);
  return { action: runFrom(from.id, defense > trick ? DEFENSE : TRICK), worth: 3 };
}

/** So much more than the party has may the rest of the fight cost before it is given up: luck turns. */
const TOO_DEAR = 1.1;

/** The rest of the fight would cost more hit points than the party has. */
export function isHopeless(f: Fray): boolean {
  if (f.foes.length === 0) return false;
  const hp = f.living.reduce((sum, { hp: it }) => sum + it, 0);
  return (f.harm - HEALING_COUNTED_ON * healingRate(f)) * f.rounds > TOO_DEAR * hp;
}

/** Whether the party would be better off afterwards. */
function pays(f: Fray): boolean {
  return someoneComesBack(f.seen) || shakesOffDebt(f) || hasElsewhereToGo(f);
}

/** PR-10.20, PR-21.6: a fight under debt is over when it is left, and the next one has its EPIC again. */
const shakesOffDebt = ({ fight }: Fray): boolean => fight.indebted === 1 && fight.useBefore === 1;

/** Another enemy, another portal, a sanctuary; in the Tower the same enemy waits, unhurt (PR-28.14). */
function hasElsewhereToGo({ seen, b, fight }: Fray): boolean {
  const { campaign } = seen.options;
  if (campaign === 'woods' || campaign === 'random') return isStrongerThanTheRest(b, campaign);
  if (b.maze) return fight.kind === 'minotaur' || mazeSanctuaries(b.maze) > 0;
  if (b.dungeon)
    return b.dungeon.levels[b.dungeon.level - 1].some(({ content, spent }) => content === 'sanctuary' && !spent);
  return b.rifts !== null;
}

/** PR-14.6: its cards go back into the decks; the next one drawn will likely be weaker only if this one was strong. */
function isStrongerThanTheRest({ enemies, graveyard, enemyDeck }: ParaRoles, campaign: string): boolean {
  if (enemyDeck.length === 0) return false;
  const gone = new Set([...graveyard, ...enemies.flatMap(({ cards }) => cards)]);
  const left = between(LOWEST, campaign === 'woods' ? 10 : ACE).filter((card) => !gone.has(card)); // open to all
  const mean = left.reduce((sum, card) => sum + valueOfCard(card), 0) / Math.max(1, left.length);
  const strongest = Math.max(...enemies.map(printedSum));
  return strongest > 4 * mean + CLEARLY;
}

/** By so much, on the four cards together, must it be stronger than most. */
const CLEARLY = 4;

const mazeSanctuaries = (m: Maze): number =>
  m.shown.filter((shown, cell) => shown && !m.spent[cell] && contentOf(m, cell).kind === 'sanctuary').length;

/** PR-21.5, PR-21.8: the dead come back with full HP after a fight, also after one that was left. */
function someoneComesBack(seen: Seen): boolean {
  const { party } = seen.b;
  const dead = SEATS.filter((seat) => party[seat].hp <= 0 && isMissed(seen, seat));
  const healers = SEATS.some((seat) => party[seat].hp > 0 && canResurrect(seen, seat));
  return dead.some((seat) => healers || treasureOf(seen, seat) > 0);
}
