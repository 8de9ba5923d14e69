/** Before the first fight: stats, roles and the first buffs. */
import type { Seat } from '@tabard/kernel';
import { type CallingId, callingOf, type EpicId, ROLES, type Role } from '../../content/roles';
import type { Seen } from '../../rules/board';
import { type Card, LOWEST, NONE, type Suit, suitOf, valueOfCard } from '../../rules/cards/cards';
import { MOST, stat } from '../../rules/cards/stats';
import type { Stack } from '../../rules/questions';
import { statWorth } from '../thinking/stats-wanted';
import { CAMP } from '../weights';
import { type Answers, theFirst } from './answer';

export const setupAnswers = {
  'setup.hero': ({ options }) => preferably(WHO_STRIKES, options),
  'setup.apprentice': ({ options }) => preferably(WHO_SHIELDS, options), // is missed least
  'setup.mentor': ({ options }) => preferably(WHO_STRIKES, options),
  'setup.ace': ({ seat, options, about }) => aceOrTwo(seat, options, about.value),
  'setup.stat': ({ seat, options }) => draft(seat, options),
  'setup.redraw': ({ seat, options }, seen) => redraw(seen, seat, options),
  'setup.keep': ({ options }) => highest(options),
  'setup.role': ({ options }, seen) => role(seen, options),
  'setup.class': ({ seat }) => CLASSES[seat],
  'setup.epic': ({ options }, seen) =>
    EPICS.find((epic) => options.includes(epic) && !hasEpic(seen, epic)) ?? options[0],
  'setup.suits': () => 'default',
  'setup.suit': theFirst, // never asked for: the usual suits will do
  'setup.buff': ({ options }, seen) => firstBuff(seen, options),
} satisfies Partial<Answers>;

/** The seats of a Basic Party. */
const WHO_SHIELDS: Seat = 0;
const WHO_STRIKES: Seat = 2;

const preferably = (wanted: Seat, options: readonly Seat[]): Seat => (options.includes(wanted) ? wanted : options[0]);

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
function aceOrTwo(seat: Seat, options: readonly Card[], value: number): Card {
  const order = value === LOWEST ? SPARED[seat] : WANTED[seat];
  const rank = (card: Card) => order.indexOf(suitOf(card));
  return options.slice().sort((x, y) => rank(x) - rank(y))[0];
}

/** PR-R62: a high card in a suit that matters; the suit that matters least waits till the end. */
function draft(seat: Seat, options: readonly Card[]): Card {
  const order = WANTED[seat];
  const score = (card: Card): number => {
    const place = order.indexOf(suitOf(card));
    return valueOfCard(card) * (order.length - place) - (place === order.length - 1 ? LAST : 0);
  };
  return options.slice().sort((x, y) => score(y) - score(x))[0];
}

const LAST = 100;

/** PR-26.8: the stat that hurts most, if a new card is likely higher. */
function redraw({ b }: Seen, seat: Seat, options: readonly ('none' | Suit)[]): 'none' | Suit {
  const { stat: cards } = b.party[seat];
  const order = WANTED[seat];
  const need = (suit: number) => (8 - valueOfCard(cards[suit])) * (4 - order.indexOf(suit));
  const [first] = options.filter((suit) => suit !== 'none').sort((x, y) => need(y) - need(x));
  return first !== undefined && need(first) > 0 ? first : 'none';
}

const highest = (cards: readonly Card[]): Card => cards.slice().sort((x, y) => valueOfCard(y) - valueOfCard(x))[0];

// ---- roles

/** Who heals and who strikes come before who shields. */
const ROLES_BY_NEED = ['healer', 'damage', 'support', 'protector'] as const;

function role({ b }: Seen, options: readonly Role[]): Role {
  const taken = b.party.map(({ origin }) => origin);
  const missing = ROLES_BY_NEED.find((it) => options.includes(it) && !taken.includes(it));
  return missing ?? ROLES_BY_NEED.find((it) => options.includes(it)) ?? ROLES[0];
}

/** An Elite party that can do everything: heal, strike, hinder and shield. */
const CLASSES: readonly CallingId[] = ['dark-knight', 'bard', 'necromancer', 'surgeon'];
/** The EPICs of roles that win fights or save lives; one of each is enough. */
const EPICS = ['xxx', 'polymorph', 'resurrection', 'immunity'] as const;

const hasEpic = ({ b }: Seen, epic: EpicId): boolean =>
  b.party.some(({ origin }) => origin !== '' && callingOf(origin).epic === epic);

// ---- buffs

/** PR-4.6: one step each where a step helps most. */
function firstBuff(seen: Seen, options: readonly ('enough' | Stack)[]): 'enough' | Stack {
  const places = options.filter((it) => it !== 'enough');
  if (places.length === 0) return 'enough';
  const worth = ({ seat, suit }: Stack): number => {
    const buffed = seen.b.tokens.filter((it) => it.kind === 'support' && it.on === seat && it.on !== NONE).length;
    return statWorth(seen, seat, suit) - CAMP.buffed * buffed - (stat(seen, seat, suit) >= MOST ? CAMP.full : 0);
  };
  return places.slice().sort((x, y) => worth(y) - worth(x))[0];
}
