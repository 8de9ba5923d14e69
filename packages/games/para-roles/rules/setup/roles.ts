/** 27. Role makeup: a role or class for each character, and the suit by which enemies find it. */
import { type Flow, type Seat, type TableOptions, type Why, why } from '@tabard/kernel';
import {
  CALLINGS,
  type CallingId,
  callingOf,
  ROLES,
  type Role,
  roleOfAbility,
  SUIT_OF_ROLE,
} from '../../content/roles';
import { type G, SEATS, type Seen } from '../board';
import { type Card, NONE, SUITS, type Suit, suitOf } from '../cards/cards';
import { drawCard, shuffleDeck } from '../cards/draw';
import { type Step, unasked } from './step';

type Makeup = (options: TableOptions) => Step[];

/** Nobody's choice: each seat has its role. */
const fixed =
  (roleOfSeat: (seat: Seat) => Role): Makeup =>
  () => [unasked((g) => forOthers(g, (seat) => takeRole(g, seat, roleOfSeat(seat))))];

const MAKEUPS: { readonly [makeup: string]: Makeup } = {
  basic: (options) =>
    options.apprentice === 'on'
      ? SEATS.map((seat) => choosesRole(seat, forbidSameRole)) // PR-26.16
      : fixed((seat) => ROLES[seat])(options), // PR-27.1
  protectors: fixed(() => 'protector'), // PR-27.2
  healers: fixed(() => 'healer'), // PR-27.3
  damage: fixed(() => 'damage'), // PR-27.4
  supports: fixed(() => 'support'), // PR-27.5
  mixer: () => SEATS.map((seat) => choosesRole(seat, forbidLastRole)), // PR-27.7
  'blind-date': () => [unasked(drawRoles)], // PR-27.8
  peasants: () => [], // PR-27.9
  elite: () => SEATS.map(choosesClass), // PR-27.14
};

export function roleSteps({ options }: { readonly options: TableOptions }): Step[] {
  const { makeup } = options;
  return [
    ...MAKEUPS[makeup](options),
    unasked(learnFromTheMentor),
    ...(makeup === 'elite' ? SEATS.map(choosesEpic) : []),
    suits,
    ...SEATS.map(givesSuit),
  ];
}

/** Everyone but an apprentice, who has what the mentor has (PR-26.10). Among peasants there is nothing to learn. */
function forOthers({ b }: G, does: (seat: Seat) => void): void {
  for (const seat of SEATS) if (seat !== b.apprentice) does(seat);
}

// ---- roles and classes

/** PR-12.1: both abilities known and in slots. */
function takeCalling(g: G, seat: Seat, calling: CallingId): void {
  const one = g.b.party[seat];
  one.slots = [...callingOf(calling).pair];
  one.known = [...callingOf(calling).pair];
  one.hasEpic = 1;
  g.tell('role.taken', { seat, calling });
}

function takeRole(g: G, seat: Seat, role: Role): void {
  takeCalling(g, seat, role);
  g.b.party[seat].origin = role;
}

const rolesTaken = ({ b }: Seen): Set<string> => new Set(b.party.map(({ origin }) => origin).filter(Boolean));

type Forbid = (seen: Seen, role: Role) => Why | null;

/** PR-26.16: three different roles beside an apprentice. */
const forbidSameRole: Forbid = (seen, role) => (rolesTaken(seen).has(role) ? why('PR-26.16') : null);

/** PR-27.7: at least one role is left out. */
const forbidLastRole: Forbid = (seen, role) =>
  rolesTaken(seen).add(role).size === ROLES.length ? why('PR-27.7') : null;

const choosesRole = (seat: Seat, forbid: Forbid): Step =>
  function* (g) {
    if (seat === g.b.apprentice) return;
    const { value: role } = yield* g.together('setup.role', () => ROLES, {
      forbid: (one) => forbid(g, one),
      about: { seat },
    });
    takeRole(g, seat, role);
  };

const roleOfSuit = (suit: Suit): Role => ROLES.find((role) => SUIT_OF_ROLE[role] === suit) as Role;

/** PR-27.8, PR-R86: a card each, without putting it back; then all are shuffled together. */
function drawRoles(g: G): void {
  forOthers(g, (seat) => {
    const card: Card = drawCard(g, NONE);
    g.tell('role.drawn', { seat, card });
    takeRole(g, seat, roleOfSuit(suitOf(card)));
  });
  shuffleDeck(g);
}

const CLASSES = CALLINGS.map(({ id }) => id).filter((id) => !(ROLES as readonly string[]).includes(id));

/** PR-27.14: its own choice, and two may take the same. */
const choosesClass = (seat: Seat): Step =>
  function* (g) {
    if (seat === g.b.apprentice) return;
    takeCalling(g, seat, yield* g.choose(seat, 'setup.class', () => CLASSES));
  };

/** PR-27.15, PR-R64: the EPIC of one of the two roles behind its abilities; that role is its origin. */
const choosesEpic = (seat: Seat): Step =>
  function* (g) {
    const one = g.b.party[seat];
    const roles = one.known.map(roleOfAbility);
    const epic = yield* g.choose(seat, 'setup.epic', () => roles.map((role) => callingOf(role).epic));
    one.origin = roles.find((role) => callingOf(role).epic === epic) as Role;
  };

/** PR-26.10, PR-26.16: the mentor's role, or its class. */
function learnFromTheMentor(g: G): void {
  const { b } = g;
  if (b.mentor === NONE) return;
  const { origin, known } = b.party[b.mentor];
  if (origin !== '') takeRole(g, b.apprentice, origin);
  else takeCalling(g, b.apprentice, callingOfAbilities(known));
}

const callingOfAbilities = ([a, b]: readonly string[]): CallingId =>
  CALLINGS.find(({ pair }) => pair[0] === a && pair[1] === b)?.id as CallingId;

// ---- target suits

const missingRoles = (seen: Seen): Role[] => ROLES.filter((role) => !rolesTaken(seen).has(role));

/** PR-27.6: whoever's role has its suit free takes it, then the others take what is left. */
export function defaultSuits(seen: Seen): Suit[] {
  const { b } = seen;
  const given: Suit[] = SEATS.map(() => NONE);
  const missing = missingRoles(seen);
  if (b.mentor !== NONE && missing.length === 1 && b.party[b.apprentice].origin === b.party[b.mentor].origin) {
    given[b.apprentice] = SUIT_OF_ROLE[missing[0]]; // PR-26.10
  }
  for (const seat of SEATS) {
    const { origin } = b.party[seat];
    if (given[seat] === NONE && origin !== '' && !given.includes(SUIT_OF_ROLE[origin]))
      given[seat] = SUIT_OF_ROLE[origin];
  }
  for (const seat of SEATS) {
    if (given[seat] === NONE) given[seat] = SUITS.find((suit) => !given.includes(suit)) as Suit;
  }
  return given;
}

function giveSuit(g: G, seat: Seat, suit: Suit): void {
  g.b.party[seat].suit = suit;
  g.tell('suit.given', { seat, suit });
}

/** PR-3.12: a Basic Party, or four roles that happen to be all there, need no choice. */
const suitsAreFixed = (g: G): boolean => g.options.makeup === 'basic' || missingRoles(g).length === 0;

/** PR-3.13, PR-27.6. */
function* suits(g: G): Flow {
  const usual = defaultSuits(g);
  if (!suitsAreFixed(g)) {
    const { value } = yield* g.together('setup.suits', () => ['default', 'choose'], { about: { suits: usual } });
    if (value === 'choose') return;
  }
  for (const seat of SEATS) giveSuit(g, seat, usual[seat]);
}

const givesSuit = (seat: Seat): Step =>
  function* (g) {
    const { party } = g.b;
    if (party[seat].suit !== NONE) return;
    const free = () => SUITS.filter((suit) => party.every((one) => one.suit !== suit));
    giveSuit(g, seat, (yield* g.together('setup.suit', free, { about: { seat } })).value);
  };
