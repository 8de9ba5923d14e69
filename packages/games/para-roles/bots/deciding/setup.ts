/** Before the first fight: stats, roles and the first buffs. */
import type { Seat } from '@tabard/kernel';
import { type CallingId, callingOf, ROLES } from '../../content/roles';
import type { Seen } from '../../rules/board';
import { cardNamed, LOWEST, NONE, suitOf, valueOfCard } from '../../rules/cards/cards';
import { MOST, stat } from '../../rules/cards/stats';
import { statWorth } from '../thinking/stats-wanted';
import { CAMP } from '../weights';
import { type Answers, theFirst } from './answer';

export const setupAnswers = {
  'setup.hero': (_seen, { options }) => preferably(WHO_STRIKES, options),
  'setup.apprentice': (_seen, { options }) => preferably(WHO_SHIELDS, options), // is missed least
  'setup.mentor': (_seen, { options }) => preferably(WHO_STRIKES, options),
  'setup.ace': (_seen, { seat, options, about }) => aceOrTwo(seat, options, Number(about.value)),
  'setup.stat': (_seen, { seat, options }) => draft(seat, options),
  'setup.redraw': (seen, { seat, options }) => redraw(seen, seat, options),
  'setup.keep': (_seen, { options }) => highest(options),
  'setup.role': (seen, { options }) => role(seen, options),
  'setup.class': (_seen, { seat }) => CLASSES[seat],
  'setup.epic': (seen, { options }) =>
    EPICS.find((epic) => options.includes(epic) && !hasEpic(seen, epic)) ?? options[0],
  'setup.suits': () => 'default',
  'setup.suit': theFirst, // never asked for: the usual suits will do
  'setup.buff': (seen, { options }) => firstBuff(seen, options),
} satisfies Answers;

/** The seats of a Basic Party. */
const WHO_SHIELDS = '0';
const WHO_STRIKES = '2';

const preferably = (wanted: string, options: readonly string[]): string =>
  options.includes(wanted) ? wanted : options[0];

// ---- stats

/** By seat, for the roles of a Basic Party: which suits matter, the best first. */
const WANTED: readonly (readonly number[])[] = [
  [1, 0, 3, 2],
  [3, 1, 0, 2],
  [2, 3, 1, 0],
  [3, 1, 2, 0],
];

/** By seat: where a 2 does least harm, if everyone has to take another suit. */
const SPARED: readonly (readonly number[])[] = [
  [3, 2, 0, 1],
  [2, 1, 0, 3],
  [1, 3, 0, 2],
  [0, 2, 1, 3],
];

/** PR-26.15: an Ace on what matters most, a 2 on what matters least. */
function aceOrTwo(seat: Seat, options: readonly string[], value: number): string {
  const order = value === LOWEST ? SPARED[seat] : WANTED[seat];
  const rank = (name: string) => order.indexOf(suitOf(cardNamed(name)));
  return options.slice().sort((x, y) => rank(x) - rank(y))[0];
}

/** PR-R62: a high card in a suit that matters; the suit that matters least waits till the end. */
function draft(seat: Seat, options: readonly string[]): string {
  const order = WANTED[seat];
  const score = (name: string): number => {
    const card = cardNamed(name);
    const place = order.indexOf(suitOf(card));
    return valueOfCard(card) * (order.length - place) - (place === order.length - 1 ? LAST : 0);
  };
  return options.slice().sort((x, y) => score(y) - score(x))[0];
}

const LAST = 100;

/** PR-26.8: the stat that hurts most, if a new card is likely higher. */
function redraw({ b }: Seen, seat: Seat, options: readonly string[]): string {
  const { stat: cards } = b.party[seat];
  const order = WANTED[seat];
  const need = (suit: number) => (8 - valueOfCard(cards[suit])) * (4 - order.indexOf(suit));
  const [first] = options.filter((key) => key !== 'none').sort((x, y) => need(Number(y)) - need(Number(x)));
  return first !== undefined && need(Number(first)) > 0 ? first : 'none';
}

const highest = (names: readonly string[]): string =>
  names.slice().sort((x, y) => valueOfCard(cardNamed(y)) - valueOfCard(cardNamed(x)))[0];

// ---- roles

/** Who heals and who strikes come before who shields. */
const ROLES_BY_NEED = ['healer', 'damage', 'support', 'protector'] as const;

function role({ b }: Seen, options: readonly string[]): string {
  const taken = b.party.map(({ origin }) => origin);
  const missing = ROLES_BY_NEED.find((it) => options.includes(it) && !taken.includes(it));
  return missing ?? ROLES_BY_NEED.find((it) => options.includes(it)) ?? ROLES[0];
}

/** An Elite party that can do everything: heal, strike, hinder and shield. */
const CLASSES: readonly CallingId[] = ['dark-knight', 'bard', 'necromancer', 'surgeon'];
/** The EPICs of roles that win fights or save lives; one of each is enough. */
const EPICS = ['xxx', 'polymorph', 'resurrection', 'immunity'];

const hasEpic = ({ b }: Seen, epic: string): boolean =>
  b.party.some(({ origin }) => origin !== '' && callingOf(origin).epic === epic);

// ---- buffs

/** PR-4.6: one step each where a step helps most. */
function firstBuff(seen: Seen, options: readonly string[]): string {
  const places = options.filter((key) => key !== 'enough');
  if (places.length === 0) return 'enough';
  const worth = (key: string): number => {
    const [seat, suit] = key.split(':').map(Number);
    const buffed = seen.b.tokens.filter((it) => it.kind === 'support' && it.on === seat && it.on !== NONE).length;
    return statWorth(seen, seat, suit) - CAMP.buffed * buffed - (stat(seen, seat, suit) >= MOST ? CAMP.full : 0);
  };
  return places.slice().sort((x, y) => worth(y) - worth(x))[0];
}
