/** What happened, as one sentence a player understands; null where another event says it already. */
import type { Message, Said } from '@tabard/content';
import type { GameEvent, Plain, Seat } from '@tabard/kernel';
import { contentOfRank } from '../campaigns/dungeon/rooms';
import type { Content } from '../content';
import { EPICS } from '../content/roles';
import { type Card, NONE, suitOf, valueOfCard } from '../rules/cards/cards';
import type { Ref } from '../rules/events';
import {
  abilityName,
  actionName,
  areaName,
  callingName,
  campaignName,
  cardWords,
  directionName,
  epicName,
  itemName,
  type Parameters,
  portalName,
  printedWords,
  refName,
  relicName,
  say,
  seatName,
  statName,
  suitName,
  TRAP_IDS,
  trapName,
  typeName,
} from './names';

const ENTRANCES = 3;

// ---- facts by their names

const cards = (drawn: readonly Card[]): Said => drawn.map(cardWords);
const combatant = (ref: Ref | null): Said => (ref === null ? 'none' : refName(ref));

const BY_NAME: { readonly [name: string]: (value: never) => Said } = {
  seat: (seat: Seat) => seatName(seat),
  mentor: (seat: Seat) => seatName(seat),
  healer: (seat: Seat) => seatName(seat),
  patient: (seat: Seat) => seatName(seat),
  from: (seat: Seat) => seatName(seat),
  to: (seat: Seat) => seatName(seat),
  who: combatant,
  by: combatant,
  target: combatant,
  attacker: combatant,
  enemy: combatant,
  creature: combatant,
  card: cardWords,
  first: cardWords,
  second: cardWords,
  kept: cardWords,
  old: cardWords,
  cards,
  suit: (suit: number) => (suit === NONE ? 'none' : statName(suit)),
  stat: statName,
  fromSuit: statName,
  toSuit: statName,
  ability: abilityName,
  action: actionName,
  calling: callingName,
  epic: epicName,
  item: itemName,
  portal: portalName,
  campaign: campaignName,
  side: directionName,
  printed: (printed: readonly number[]) => printedWords(printed),
};

function factsOf(event: GameEvent): Parameters {
  const facts = Object.entries(event).filter(([name]) => name !== 'type');
  return Object.fromEntries(
    facts.map(([name, value]) => [name, BY_NAME[name] ? BY_NAME[name](value as never) : (value as Said)]),
  );
}

// ---- sentences that want more than their facts

type Tell = (event: GameEvent, content: Content) => Message | null;

/** The plain sentence of an event, with something else said instead of some of its facts. */
const plainly = ({ type, ...facts }: GameEvent, instead: Parameters = {}): Message => {
  const rest = Object.fromEntries(Object.entries(facts).filter(([name]) => !(name in instead)));
  return say(`events.${type}`, { ...factsOf({ type, ...rest }), ...instead });
};

/** Actions that another event tells at once. */
const TOLD_BY_ANOTHER = ['epic', 'slot', 'flask', 'bomb', 'summon', 'hide', 'creature'];

const byType: { readonly [type: string]: Tell } = {
  'suit.given': (event) => plainly(event, { suit: suitName(event.suit as number) }),
  'stat.taken': (event) => plainly(event, { stat: statName(suitOf(event.card as number)) }),
  'stat.redrawn': (event) => plainly(event, { stat: statName(suitOf(event.kept as number)) }),
  'fight.begins': ({ kind, number }) => say(`events.fight.begins.${kind}`, { number: number as number }),
  'enemy.enters': enemyEnters,
  acts(event) {
    const { action, ...facts } = event;
    return TOLD_BY_ANOTHER.includes(action as string)
      ? null
      : say(`events.acts.${action}`, factsOf(facts as GameEvent));
  },
  check: checked,
  draws: drawn,
  'token.placed': (event) => say(`events.token.placed.${event.kind}`, factsOf(event)),
  'epic.ends': (event) => ((EPICS as readonly string[]).includes(event.epic as string) ? plainly(event) : null),
  ailment: ({ suit }) => say('events.ailment', { suit: suitName(suit as number), stat: String(suit) }),
  'enemy.acts': enemyActs,
  'enemy.arrives': (event) => plainly(event, { kind: kindOf(event.enemy) }),
  summoned: (event) => plainly(event, { kind: kindOf(event.creature) }),
  revived: (event) => plainly(event, { by: event.by as string }),
  'treasure.search': (event) => plainly(event, { card: cardWords((event.cards as number[]).at(-1) as number) }),
  moves({ to }) {
    const isCell = /^[A-G][1-7]$/.test(to as string);
    return isCell ? say('events.moves.cell', { cell: to as string }) : say('events.moves.room');
  },
  'area.shown': areaShown,
  trap: (event) =>
    say('events.trap', {
      ...factsOf(event),
      trap: trapName(event.suit as number),
      help: trapHelp(event.suit as number),
    }),
  madness: (event) => say(`events.madness.${(event.count as number) < 0 ? 'falls' : 'rises'}`, factsOf(event)),
  'item.used': (event) => say(`events.item.used.${event.item}`, factsOf(event)),
  'madness.jack': ({ suit }) => say('events.madness.jack', { suit: String(suit) }),
  'relic.taken': (event) => plainly(event, relicFacts(event)),
  'relic.passed': (event) => plainly(event, relicFacts(event)),
  'room.laid': ({ content, doors }) =>
    say('events.room.laid', { room: areaName(content as string), doors: doors as number }),
  'door.peeked': (event) => plainly(event, { room: areaName(contentOfRank(valueOfCard(event.card as number))) }),
  'level.reached': ({ level }, content) =>
    say('events.level.reached', {
      level: level as number,
      name: say(`levels.${content.dungeon.levels[(level as number) - 1].id}.name`),
    }),
};

export const event = (event: GameEvent, content: Content): Message | null =>
  byType[event.type] ? byType[event.type](event, content) : plainly(event);

const trapHelp = (suit: number): Message => say(`traps.${TRAP_IDS[suit]}.help`);
const relicFacts = ({ suit }: GameEvent): Parameters => ({
  relic: relicName(suit as number),
  stat: statName(suit as number),
});

type EnemyRef = Extract<Ref, { readonly enemy: number }>;
const kindOf = (enemy: Plain): Message => typeName((enemy as unknown as EnemyRef).type);

function enemyEnters(event: GameEvent): Message {
  const { type, name } = event.enemy as unknown as EnemyRef;
  return plainly(event, { kind: typeName(type), entrance: say(`enemies.${type}.entrances.${name % ENTRANCES}`) });
}

/** One line for one check: "Hilda draws 5♠ against Attack 9: success." */
function checked(event: GameEvent): Message {
  const several = (event.cards as readonly Card[]).length > 1;
  const sentence = event.auto ? 'auto' : several ? 'several' : 'one';
  return say(`events.check.${sentence}`, {
    ...factsOf(event),
    ok: event.ok ? 'yes' : 'no',
    several: several ? 'yes' : 'no',
  });
}

const PURPOSES: { readonly [purpose: string]: Message } = {
  gore: actionName('gore'),
  destroy: actionName('destroy'),
  trap: say('purposes.trap'),
  wanderer: say('purposes.wanderer'),
};

function drawn({ who, cards: some, purpose }: GameEvent): Message {
  const facts = { cards: cards(some as Card[]), purpose: PURPOSES[purpose as string] ?? epicName(purpose as string) };
  return who === null
    ? say('events.draws.nobody', facts)
    : say('events.draws.somebody', { ...facts, who: combatant(who as unknown as Ref) });
}

/** A Minion has no die; what is parked is not rolled again (PR-16.2, PR-16.6). */
function enemyActs(event: GameEvent): Message {
  const how = event.parked ? 'parked' : event.face === NONE ? 'minion' : 'rolls';
  return say(`events.enemy.acts.${how}`, { ...factsOf(event), face: (event.face as number) + 1 });
}

function areaShown({ card, content }: GameEvent): Message {
  const isTrap = content === 'trap' && card !== NONE;
  const area = isTrap ? say('places.trapOf', { trap: trapName(suitOf(card as number)) }) : areaName(content as string);
  return card === NONE
    ? say('events.area.shown.plain', { area })
    : say('events.area.shown.card', { area, card: cardWords(card as number) });
}
