/** Section 8 of the ledger: what must hold at every decision; the sentence names the one that does not. */
import { COLOURS } from '../content';
import { BOXES, MOST_BONUS_TOKENS } from '../content/limits';
import { CLASS_READY, DICE_PER_COLOUR, type G, IN_BAG, ON_SLOT, OUT, type Seen, ZONE } from './board';
import { cardLimitOf, countedCards } from './campaign/legendary';
import { playLimit, poolOf } from './challenge/active';
import { HIGHEST_FAVOR } from './journal';
import { keeperOf } from './map/roles';
import { REST_BOXES } from './party/rest-track';

type Check = (seen: Seen) => boolean;

const seatsOf = ({ seats }: Seen): number[] => Array.from({ length: seats }, (_, seat) => seat);
const isSeated = (seen: Seen): boolean => seen.b.stage !== 'party';

const CHECKS: readonly (readonly [string, Check])[] = [
  [
    '1: the attribute dice are 36, six of each colour',
    ({ b }) => COLOURS.every((_, i) => diceOf(b.dieAt, i) === DICE_PER_COLOUR),
  ],
  [
    '2: a familiar die is in play if and only if its card is',
    ({ b, content }) =>
      b.challenge !== null ||
      content.cards.every(({ die }, card) => die === undefined || (b.dieAt[die] === OUT) === b.cardOwner[card] < 0),
  ],
  [
    '3: every card is in exactly one place',
    ({ b }) => b.cardZone.every((zone, card) => (zone >= ZONE.hand && zone !== ZONE.leaver) === b.cardOwner[card] >= 0),
  ],
  [
    '4: fatigue is between 0 and health',
    (seen) => seatsOf(seen).every((seat) => inside(seen.b.fatigue[seat], 0, seen.b.health[seat])),
  ],
  ['5: rows are not negative', ({ b }) => b.rows.every((row) => row >= 0)],
  [
    '9: bonus tokens on the journal and in fatigue boxes are the limit',
    ({ b }) =>
      !isPlaying(b.stage) ||
      (b.bonusTokens + b.tokensSpent.reduce((sum, n) => sum + n, 0) === b.bonusLimit &&
        b.bonusLimit <= MOST_BONUS_TOKENS),
  ],
  ['10: gold and XP are not negative', ({ b }) => b.gold >= 0 && b.xp >= 0],
  ['11: favor is between 0 and 10', ({ b }) => b.favor.every((favor) => inside(favor, 0, HIGHEST_FAVOR))],
  ['12: a slot holds one die', ({ b }) => noneTwice(b.dieAt.filter((at) => at >= ON_SLOT))],
  [
    '8: nobody has played more cards than the limit, tokens and grants allow',
    (seen) => {
      const { challenge } = seen.b;
      if (challenge === null) return true;
      const most = (seat: number) => playLimit(seen, seat) + challenge.bonusUsed[seat];
      return challenge.plays.every((plays, seat) => plays <= most(seat));
    },
  ],
  ['13: a combat has at most three rounds', ({ b }) => b.challenge === null || inside(b.challenge.round, 1, 3)],
  [
    '14: between challenges the pool, the slots and the discards are empty',
    ({ b }) =>
      b.challenge !== null ||
      (poolOf(b).length === 0 && !b.dieAt.some((at) => at >= ON_SLOT) && !b.cardZone.includes(ZONE.discard)),
  ],
  [
    '15: class cards are ready, used or locked',
    ({ b }) => b.classState.every((state) => inside(state, CLASS_READY, 2)),
  ],
  ['16: rest marks', ({ b }) => inside(b.restMarks, isPlaying(b.stage) ? b.legendary : 0, REST_BOXES)],
  ['17: death marks', ({ b }) => inside(b.deathMarks, 0, 6)],
  [
    '18: keywords are empty between adventures',
    ({ b }) => !['party', 'save'].includes(b.stage) || b.story.keywords.length === 0,
  ],
  ['19: no item use twice at one place', ({ b }) => noneTwice(b.story.used)],
  [
    '20: one storyteller, who sits at the table',
    (seen) =>
      inside(seen.b.storyteller, 0, seen.seats - 1) && keeperOf(seen) === (seen.b.storyteller || seen.seats) - 1,
  ],
  [
    '21: the marker is at a location, or on a path in an encounter',
    ({ b }) => !isPlaying(b.stage) || (b.map.at === null) === (b.map.encounter !== null),
  ],
  [
    '23: class colours differ',
    (seen) => !isSeated(seen) || noneTwice(seen.b.classOf.map((one) => seen.content.classes[one].colour)),
  ],
  ['24: limits', (seen) => !isSeated(seen) || (seen.b.combatDice >= 3 && seen.b.bonusLimit >= 1)],
  [
    '26: the market shows at most five cards',
    ({ b }) => b.cardZone.filter((zone) => zone === ZONE.display).length <= 5,
  ],
  [
    '27: the campaign track has eleven boxes, and the sidequest comes after the first',
    ({ b }) => inside(b.completed, 0, BOXES) && (b.sidequest === 0 || b.completed >= 1),
  ],
  [
    '29: the card limit holds after advancement',
    (seen) => seen.b.stage !== 'save' || seen.b.legendary === 0 || countedCards(seen).length <= cardLimitOf(seen),
  ],
];

const inside = (value: number, least: number, most: number): boolean => value >= least && value <= most;
const noneTwice = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const diceOf = (dieAt: readonly number[], colour: number): number =>
  dieAt.slice(colour * DICE_PER_COLOUR, (colour + 1) * DICE_PER_COLOUR).filter((at) => at >= IN_BAG).length;
const isPlaying = (stage: string): boolean =>
  !['party', 'setup', 'home', 'guild', 'market', 'limit', 'save'].includes(stage);

export function invariants(g: G): string | null {
  const broken = CHECKS.find(([, check]) => !check(g));
  return broken ? `invariant ${broken[0]}` : null;
}
