/** How every answer is written on the wire and in a record: "attack:4", "find:2:north". Nothing else makes or reads a key. */
import { idIn, type Key, type KeysOf, listOf, oneOf, Questions, record, whole, wordAt, words } from '@tabard/kernel';
import type { Content } from '../content';
import { ACTIONS, type EnemyAction } from '../content/enemies';
import { ITEMS, SIDES } from '../content/kinds';
import { ABILITIES, CALLINGS, EPICS, ROLES } from '../content/roles';
import { cardName, FULL_PACK, NONE } from './cards/cards';
import { creatureDoes, declaring, plainAction, sealing, slotting } from './fight/action';
import {
  type Action,
  CAMP_WORDS,
  type Does,
  type Handing,
  type ParaRolesAsks,
  type PlainDoes,
  type Rearrangement,
  type Spot,
  type Stack,
  WORN,
} from './questions';

const card = wordAt(FULL_PACK.map(cardName));
const suit = wordAt(['0', '1', '2', '3']);
const seat = wordAt(['0', '1', '2', '3']);
const slot = wordAt(['0', '1']);
const who = whole;
const side = words(...SIDES);
const ability = words(...ABILITIES);
const portal = idIn<Content>(({ rifts }) => rifts.portals);
const yesNo = words('yes', 'no');
const back = words('back');

/** Two parts with nothing before them: "2:1". */
function pairOf<T extends object, A extends keyof T, B extends keyof T>(
  [first, one]: readonly [A, Key<T[A]>],
  [second, other]: readonly [B, Key<T[B]>],
): Key<T> {
  return {
    make: (value, content) => `${one.make(value[first], content)}:${other.make(value[second], content)}`,
    read(key, content) {
      const [before, after, ...more] = key.split(':');
      if (after === undefined || more.length > 0) return undefined;
      const values = [one.read(before, content), other.read(after, content)];
      return values.includes(undefined) ? undefined : ({ [first]: values[0], [second]: values[1] } as T);
    },
    fits: (value) => typeof value === 'object' && value !== null && first in value && second in value,
  };
}

const stack = pairOf<Stack, 'seat', 'suit'>(['seat', seat], ['suit', suit]);
const spot = pairOf<Spot, 'who', 'suit'>(['who', who], ['suit', suit]);
const handing = pairOf<Handing, 'item', 'seat'>(['item', words(...WORN)], ['seat', seat]);
const pair: Key<Rearrangement['pair']> = {
  make: (both) => both.join('+'),
  read(key, content) {
    const [first, second, ...more] = listOf(ability, '+').read(key, content) ?? [];
    return first === undefined || second === undefined || more.length > 0 ? undefined : [first, second];
  },
  fits: Array.isArray,
};
const rearrangement = pairOf<Rearrangement, 'seat', 'pair'>(['seat', seat], ['pair', pair]);

// ---- the actions of a turn

/** What follows the first word of an action: nothing, whom it names, or whom and which stat. */
const NAMES: { readonly [does in PlainDoes]: 'nothing' | 'who' | 'stat' | 'stat or nothing' } = {
  begin: 'nothing',
  charge: 'nothing',
  rise: 'nothing',
  rest: 'nothing',
  attack: 'who',
  defend: 'nothing',
  run: 'stat or nothing',
  swap: 'nothing',
  hide: 'nothing',
  flask: 'who',
  bomb: 'nothing',
  summon: 'nothing',
  'joint-attack': 'who',
  'protect-other': 'who',
  cure: 'who',
  'boost-heal': 'nothing',
  'precise-strike': 'nothing',
  'double-damage': 'nothing',
  'buff-ally': 'stat',
  'curse-enemy': 'stat',
};

const epic = words(...EPICS);
const deed = words<EnemyAction | 'idle'>('idle', ...new Set(Object.values(ACTIONS).flat()));

/** Every turn offers dozens, and the same again and again: none is written or read twice. */
const WRITTEN = new WeakMap<Action, string>();
const READ = new Map<string, Action>();
/** More than any fight offers; what somebody makes up is not kept. */
const MOST_KEPT = 2000;

const action: Key<Action> = {
  make(value) {
    let key = WRITTEN.get(value);
    if (key === undefined) {
      key = write(value);
      WRITTEN.set(value, key);
    }
    return key;
  },
  read(key, content) {
    const known = READ.get(key);
    if (known) return known;
    const value = readAnew(key, content);
    if (value && READ.size < MOST_KEPT) READ.set(key, Object.freeze(value));
    return value;
  },
  fits: (value) => typeof value === 'object' && value !== null && 'does' in value,
};

function readAnew(key: string, content: unknown): Action | undefined {
  const [does, first, second, ...more] = key.split(':');
  if (more.length > 0) return undefined;
  const parts = second === undefined ? (first === undefined ? 0 : 1) : 2;
  if (does === 'epic') return parts === 1 ? maybe(epic.read(first, content), declaring) : undefined;
  if (does === 'slot') {
    const place = slot.read(first ?? '', content);
    return place === undefined ? undefined : maybe(ability.read(second ?? '', content), (it) => slotting(place, it));
  }
  if (does === 'seal') return key === 'seal' || key === 'seal:chalk' ? sealing(parts === 1) : undefined;
  if (does === 'creature') {
    const target = parts === 2 ? who.read(second, content) : NONE;
    return target === undefined ? undefined : maybe(deed.read(first ?? '', content), (it) => creatureDoes(it, target));
  }
  if (!isPlain(does) || !COUNTS[NAMES[does]].includes(parts)) return undefined;
  const named = parts > 0 ? who.read(first, content) : NONE;
  const stat = parts > 1 ? suit.read(second, content) : NONE;
  return named === undefined || stat === undefined ? undefined : plainAction(does, named, stat);
}

/** How many words follow. */
const COUNTS: { readonly [names in (typeof NAMES)[PlainDoes]]: readonly number[] } = {
  nothing: [0],
  who: [1],
  stat: [2],
  'stat or nothing': [0, 2],
};

const isPlain = (does: string): does is PlainDoes => Object.hasOwn(NAMES, does);
const maybe = <T, R>(value: T | undefined, then: (value: T) => R): R | undefined =>
  value === undefined ? undefined : then(value);

function write(value: Action): string {
  const parts: (Does | string | number)[] = [value.does];
  if (value.does === 'epic') parts.push(value.epic);
  else if (value.does === 'slot') parts.push(value.slot, value.ability);
  else if (value.does === 'creature') parts.push(value.deed);
  else if (value.does === 'seal' && value.withChalk) parts.push('chalk');
  if (value.who !== NONE) parts.push(value.who);
  if (value.suit !== NONE) parts.push(value.suit);
  return parts.join(':');
}

// ---- the table

export const keys: KeysOf<ParaRolesAsks, Content> = {
  'setup.ace': card,
  'setup.apprentice': seat,
  'setup.buff': oneOf(words('enough'), stack),
  'setup.class': words(...CALLINGS.map(({ id }) => id)),
  'setup.epic': epic,
  'setup.hero': seat,
  'setup.keep': card,
  'setup.mentor': seat,
  'setup.redraw': oneOf(words('none'), suit),
  'setup.role': words(...ROLES),
  'setup.stat': card,
  'setup.suit': suit,
  'setup.suits': words('default', 'choose'),
  'turn.action': action,
  'draw.keep': card,
  'token.move': spot,
  'boost.lend': yesNo,
  'swap.card': suit,
  'swap.to': stack,
  'epic.enemy': who,
  'epic.raise': seat,
  'polymorph.split': listOf(whole, '-'),
  'polymorph.place': oneOf(words('return'), who),
  'aura.choice': words('heal', 'strike'),
  'evac.healer': seat,
  'evac.patient': seat,
  'all-for-one.taker': seat,
  'acupuncture.target': who,
  'mirror.reflect': yesNo,
  'smile.target': who,
  'treasure.place': suit,
  'treasure.lose': suit,
  'loot.share': seat,
  camp: oneOf(
    words(...CAMP_WORDS),
    record({ revive: seat, by: words('resurrection', 'treasure') }),
    record({ flask: seat }),
    record({ point: seat }),
    record({ step: side }),
    record({ find: seat, side }),
    record({ disarm: seat, side }),
    record({ disarm: seat, room: whole }),
    record({ relic: suit, seat }),
    record({ enter: whole }),
    record({ portal }),
  ),
  'camp.card': oneOf(back, stack),
  'camp.to': stack,
  'camp.hand': oneOf(back, handing),
  'camp.slots': oneOf(back, rearrangement),
  'camp.shop': oneOf(
    back,
    record({ buy: words('upgrade'), seat, suit }),
    record({ buy: words('ability'), seat, ability }),
    record({ buy: words(...ITEMS) }),
    record({ seat, role: words(...ROLES), ability }, 'role'),
    record({ second: seat }),
    record({ 'learn-epic': seat }),
  ),
  'town.pay': stack,
  'item.bearer': seat,
  'maze.relic': seat,
  'maze.wall': oneOf(words('none'), side),
  'maze.flee': side,
};

/** What is pointed at beside answers: an enemy ("enemy:4"), a character ("seat:1"), or a stat of theirs ("seat:1:3"). */
export const places = oneOf(
  record({ enemy: whole, suit }),
  record({ seat, suit }),
  record({ enemy: whole }),
  record({ seat }),
);

/** For whoever is asked: keys become answers, and answers keys. */
export const questions = new Questions<ParaRolesAsks, Content>(keys);
