/** What happened, as one sentence a player understands; null where another event says it already. */
import { factsBy, type Message, type Said } from '@tabard/content';
import { byEvent, type EventNamed, type Seat } from '@tabard/kernel';
import { contentOfRank } from '../campaigns/dungeon/rooms';
import type { Content } from '../content';
import { EPICS } from '../content/roles';
import { type Card, isBlack, NONE, type Suit, suitOf, valueOfCard } from '../rules/cards/cards';
import type { EnemyRef, ParaRolesEvent, Ref } from '../rules/events';
import {
  abilityName,
  actionName,
  areaName,
  callingName,
  campaignName,
  cardWords,
  directionName,
  epicGist,
  epicName,
  itemName,
  type Parameters,
  portalName,
  printedWords,
  refName,
  relicName,
  say,
  seatName,
  statInSentence,
  statName,
  suitName,
  TRAP_IDS,
  trapName,
  typeName,
} from './names';

type Told<Type extends ParaRolesEvent['type']> = EventNamed<ParaRolesEvent, Type>;

const ENTRANCES = 3;

// ---- facts by their names

const seat = (seat: Seat): Said => seatName(seat);
const combatant = (ref: Ref | null): Said => (ref === null ? 'none' : refName(ref));
const stat = (suit: Suit): Said => (suit === NONE ? 'none' : statName(suit));

const wordsOf = factsBy<ParaRolesEvent, Content>({
  seat,
  mentor: seat,
  healer: seat,
  patient: seat,
  from: seat,
  to: (to) => (typeof to === 'string' ? to : seatName(to)),
  who: combatant,
  by: (by) => (typeof by === 'string' ? by : combatant(by)),
  target: combatant,
  attacker: combatant,
  enemy: combatant,
  creature: combatant,
  card: cardWords,
  first: cardWords,
  second: cardWords,
  kept: cardWords,
  old: cardWords,
  cards: (drawn) => drawn.map(cardWords),
  suit: stat,
  stat,
  fromSuit: stat,
  toSuit: stat,
  ability: abilityName,
  action: actionName,
  calling: callingName,
  epic: epicName,
  item: itemName,
  portal: portalName,
  campaign: campaignName,
  side: directionName,
  printed: (printed) => printedWords(printed),
});

const factsOf = (event: ParaRolesEvent, content: Content): Parameters => wordsOf(event, content);

/** The plain sentence of an event, with something else said instead of some of its facts. */
const plainly = (event: ParaRolesEvent, content: Content, instead: Parameters = {}): Message =>
  say(`events.${event.type}`, { ...factsOf(event, content), ...instead });

// ---- sentences that want more than their facts

/** Actions that another event tells at once. */
const TOLD_BY_ANOTHER = ['epic', 'slot', 'flask', 'bomb', 'summon', 'hide', 'creature'];

export const event = byEvent<ParaRolesEvent, [content: Content], Message | null>(
  {
    'suit.given': (event, c) => plainly(event, c, { suit: suitName(event.suit) }),
    'stat.taken': (event, c) => plainly(event, c, { stat: statName(suitOf(event.card)) }),
    'stat.redrawn': (event, c) => plainly(event, c, { stat: statName(suitOf(event.kept)) }),
    'fight.begins': ({ kind, number }) => say(`events.fight.begins.${kind}`, { number }),
    'enemy.enters': enemyEnters,
    acts,
    check: checked,
    draws: drawn,
    'token.placed': (event, c) =>
      say(`events.token.placed.${event.kind}`, { ...factsOf(event, c), suit: statInSentence(event.suit) }),
    'epic.declared': (event, c) => plainly(event, c, { gist: epicGist(event.epic) }),
    'epic.ends': (event, c) => (EPICS.includes(event.epic) ? plainly(event, c) : null),
    ailment: ({ suit }) => say('events.ailment', { suit: suitName(suit), stat: String(suit) }),
    'enemy.acts': enemyActs,
    'enemy.arrives': (event, c) => plainly(event, c, { kind: kindOf(event.enemy) }),
    summoned: (event, c) => plainly(event, c, { kind: kindOf(event.creature) }),
    'treasure.search': (event, c) => plainly(event, c, { card: cardWords(event.cards[event.cards.length - 1]) }),
    moves: ({ to }) => (/^[A-G][1-7]$/.test(to) ? say('events.moves.cell', { cell: to }) : say('events.moves.room')),
    'area.shown': areaShown,
    trap: (event, c) =>
      say('events.trap', { ...factsOf(event, c), trap: trapName(event.suit), help: trapHelp(event.suit) }),
    madness: (event, c) => say(`events.madness.${event.count < 0 ? 'falls' : 'rises'}`, factsOf(event, c)),
    'item.used': (event, c) => say(`events.item.used.${event.item}`, factsOf(event, c)),
    'madness.jack': ({ suit }) => say('events.madness.jack', { suit: String(suit) }),
    'relic.taken': (event, c) => plainly(event, c, relicFacts(event.suit)),
    'relic.passed': (event, c) => plainly(event, c, relicFacts(event.suit)),
    'room.laid': ({ content, doors }) => say('events.room.laid', { room: areaName(content), doors }),
    'door.peeked': (event, c) => plainly(event, c, { room: areaName(contentOfRank(valueOfCard(event.card))) }),
    'level.reached': ({ level }, { dungeon }) =>
      say('events.level.reached', { level, name: say(`levels.${dungeon.levels[level - 1].id}.name`) }),
  },
  (event, c) => plainly(event, c),
);

const trapHelp = (suit: Suit): Message => say(`traps.${TRAP_IDS[suit]}.help`);
const relicFacts = (suit: Suit): Parameters => ({ relic: relicName(suit), stat: statName(suit) });
const kindOf = ({ type }: EnemyRef): Message => typeName(type);

function enemyEnters(event: Told<'enemy.enters'>, c: Content): Message {
  const { type, name } = event.enemy;
  return plainly(event, c, { kind: typeName(type), entrance: say(`enemies.${type}.entrances.${name % ENTRANCES}`) });
}

function acts(event: Told<'acts'>, c: Content): Message | null {
  if (TOLD_BY_ANOTHER.includes(event.action)) return null;
  const { action: _, ...facts } = factsOf(event, c);
  const suit = event.suit === NONE ? facts.suit : statInSentence(event.suit);
  return say(`events.acts.${event.action}`, { ...facts, suit });
}

/** One line for one check: "Hilda draws 5♠ against Attack 9: success." */
function checked(event: Told<'check'>, c: Content): Message {
  const several = event.cards.length > 1;
  const sentence = event.auto ? 'auto' : several ? 'several' : 'one';
  return say(`events.check.${sentence}`, {
    ...factsOf(event, c),
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

const blackAmong = (cards: readonly Card[]): number => cards.filter(isBlack).length;

function drawn({ who, cards, purpose }: Told<'draws'>): Message {
  const facts = { cards: cards.map(cardWords), purpose: PURPOSES[purpose] ?? epicName(purpose) };
  if (who === null) return say('events.draws.nobody', facts);
  // What XXX does is in the colours (PR-11.3), and its name says nothing.
  if (purpose === 'xxx' && cards.length > 1)
    return say('events.draws.xxx', { ...facts, who: combatant(who), black: blackAmong(cards) });
  return say('events.draws.somebody', { ...facts, who: combatant(who) });
}

/** A Minion has no die; what is parked is not rolled again (PR-16.2, PR-16.6). */
function enemyActs(event: Told<'enemy.acts'>, c: Content): Message {
  const how = event.parked ? 'parked' : event.face === NONE ? 'minion' : 'rolls';
  return say(`events.enemy.acts.${how}`, { ...factsOf(event, c), face: event.face + 1 });
}

function areaShown({ card, content }: Told<'area.shown'>): Message {
  const isTrap = content === 'trap' && card !== NONE;
  const area = isTrap ? say('places.trapOf', { trap: trapName(suitOf(card)) }) : areaName(content);
  return card === NONE
    ? say('events.area.shown.plain', { area })
    : say('events.area.shown.card', { area, card: cardWords(card) });
}
