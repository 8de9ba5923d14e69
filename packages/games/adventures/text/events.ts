/** What happened, as one sentence a player understands; null where another event says it already. */
import type { Message, Said } from '@tabard/content';
import type { GameEvent, Plain, Seat } from '@tabard/kernel';
import { COLOURS, type Content } from '../content';
import type { AdventuresEvents } from '../rules/events';
import { START, THE_END } from '../story/labels';
import { trackWords } from './modifiers';
import {
  attrName,
  cardName,
  className,
  colourName,
  dieName,
  difficultyName,
  enemyName,
  factionName,
  modifierName,
  personName,
  printedDie,
  raceName,
  seatName,
  skillName,
  tokenName,
} from './names';
import { optionWords } from './ops';
import { type Parameters, say } from './say';
import {
  below,
  bookNamed,
  bookText,
  bookTitle,
  discoveryWords,
  itemName,
  placeName,
  storyText,
  titleName,
  titleWords,
} from './story';

type Facts = { readonly [name: string]: Plain };

// ---- facts by their names

const BY_NAME: { readonly [name: string]: (content: Content, value: never, facts: Facts) => Said } = {
  seat: (_content, seat: Seat) => seatName(seat),
  from: (_content, seat: Seat) => seatName(seat),
  to: (_content, seat: Seat) => seatName(seat),
  by: (_content, seat: Seat) => seatName(seat),
  reader: (_content, seat: Seat) => seatName(seat),
  card: (content, card: number) => cardName(content, card),
  attr: (_content, attr: number) => attrName(attr),
  enemy: (content, number: number) => enemyName(content, number),
  name: (content, name: string) => personName(content, name),
};

function factsOf(content: Content, { type: _, ...facts }: GameEvent, instead: Parameters = {}): Parameters {
  const said = Object.entries(facts as Facts)
    .filter(([name]) => !(name in instead))
    .map(([name, value]) => [name, BY_NAME[name] ? BY_NAME[name](content, value as never, facts) : (value as Said)]);
  return { ...Object.fromEntries(said), ...instead };
}

const plainly = (content: Content, event: GameEvent, instead: Parameters = {}): Message =>
  say(`events.${event.type}`, factsOf(content, event, instead));

// ---- sentences that want more than their facts

type Tell = (event: never, content: Content) => Message | null;

/** "gains 2", "loses 2": by the sign of `by`. */
function upOrDown(type: string, facts: Parameters, by: number): Message {
  return say(`events.${type}.${by < 0 ? 'down' : 'up'}`, { ...facts, n: Math.abs(by) });
}

interface OfBook {
  readonly book: string;
}
const placeOf = (content: Content, book: string, letter: string): Said => placeName(bookNamed(content, book), letter);

const joined = (event: { seat: Seat; character: string; race: string; classId: string }, content: Content): Message =>
  say('events.character.joins', {
    seat: seatName(event.seat),
    character: personName(content, event.character),
    race: raceName(content, event.race),
    class: className(event.classId),
  });

const dice = (content: Content, numbers: readonly number[], values: readonly number[] = []): Said =>
  numbers.map((die, i) => printedDie(content, die, values[i] ?? 0));

const byType: { readonly [type: string]: Tell } = {
  'character.joins': joined,
  'score.raised': (event: GameEvent, content) => plainly(content, event),
  'health.changed': ({ seat, by, now }: { seat: Seat; by: number; now: number }) =>
    upOrDown('health.changed', { seat: seatName(seat), now }, by),
  'xp.changed': ({ by, now }: { by: number; now: number }) => upOrDown('xp.changed', { now }, by),
  'gold.changed': ({ by, now }: { by: number; now: number }) => upOrDown('gold.changed', { now }, by),
  'favor.changed': favor,
  'title.gained': ({ book, title }: OfBook & { title: number }, content) =>
    say('events.title.gained', { title: titleWords(content, bookNamed(content, book), title) }),
  'title.returned': ({ book, title }: OfBook & { title: number }, content) =>
    say('events.title.returned', { title: titleName(content, bookNamed(content, book), title) }),
  'item.found': ({ book, item }: OfBook & { item: number }, content) =>
    say('events.item.found', { number: item, item: discoveryWords(bookNamed(content, book), item) }),
  'item.returned': ({ book, item }: OfBook & { item: number }, content) =>
    say('events.item.returned', { item: itemName(bookNamed(content, book), item) }),
  'map.changed': ({ book, card }: OfBook & { card: number }, content) =>
    say('events.map.changed', { card: discoveryWords(bookNamed(content, book), card) }),
  'counter.changed': counter,
  'row.changed': ({ seat, attr, by, now }: { seat: Seat; attr: number; by: number; now: number }) =>
    upOrDown('row.changed', { seat: seatName(seat), attr: attrName(attr), now }, by),
  'class.turned': ({ seat, state }: { seat: Seat; state: number }) =>
    say(`events.class.turned.${state}`, { seat: seatName(seat) }),
  'storyteller.named': ({ seat, keeper }: { seat: Seat; keeper: Seat }) =>
    seat === keeper
      ? say('events.storyteller.alone', { seat: seatName(seat) })
      : say('events.storyteller.named', { seat: seatName(seat), keeper: seatName(keeper) }),
  'adventure.begins': titled('adventure.begins'),
  'adventure.over': titled('adventure.over'),
  'end.available': () => say('events.end.available'),
  'text.read': ({ texts }: { texts: readonly string[] }, content) =>
    say('prose', { text: below(texts.map((id) => storyText(content, id))) }),
  'line.resolved': ({ text }: { text: string }, content) => say('prose', { text: storyText(content, text) }),
  'entry.opened': opened,
  chosen: ({ text, kind }: { text: string; kind: string }, content) =>
    text !== '' && isSaid(content, text)
      ? say('events.chosen', { text: storyText(content, text) })
      : say(`events.chosen.${kind}`),
  'token.placed': token('placed'),
  'token.removed': token('removed'),
  'path.opened': pathEnds('path.opened'),
  'path.closed': pathEnds('path.closed'),
  'location.opened': atPlace('location.opened'),
  'location.closed': atPlace('location.closed'),
  'party.moved': atPlace('party.moved'),
  passes: atPlace('passes'),
  moves: ({ book, from, to }: OfBook & { from: string; to: string }, content) =>
    say('events.moves', { from: placeOf(content, book, from), to: placeOf(content, book, to) }),
  arrives: ({ book, letter, storyteller }: OfBook & { letter: string; storyteller: Seat }, content) =>
    say('events.arrives', { letter: placeOf(content, book, letter), storyteller: seatName(storyteller) }),
  encountered: ({ number }: { number: number }) => say('events.encountered', { number }),
  'encounter.closed': () => say('events.encounter.closed'),
  'item.used': itemUsed,
  'rest.rolled': ({ seat, dice: drawn, values, recovers }: RestRolled, content) =>
    drawn.length === 0
      ? null
      : say('events.rest.rolled', { seat: seatName(seat), values: dice(content, drawn, values), recovers }),
  'check.begins': ({ skill, difficulty, modifiers, limit }: CheckBegins, content) =>
    say('events.check.begins', {
      skill: skillName(content, skill),
      difficulty: difficultyName(difficulty),
      limit,
      ...modifierList(content, modifiers),
    }),
  'combat.begins': ({ enemies, modifiers, limit }: CombatBegins, content) =>
    say('events.combat.begins', {
      enemies: enemies.map((number) => enemyName(content, number)),
      limit,
      ...modifierList(content, modifiers.flat()),
    }),
  'round.begins': ({ round }: { round: number }) => say('events.round.begins', { round }),
  'die.bought': bought,
  'dice.drawn': ({ dice: drawn }: { dice: readonly number[] }, content) =>
    drawn.length === 0 ? null : say('events.dice.drawn', { dice: dice(content, drawn) }),
  'dice.rolled': ({ dice: rolled, values }: { dice: readonly number[]; values: readonly number[] }, content) =>
    rolled.length === 0 ? null : say('events.dice.rolled', { dice: dice(content, rolled, values) }),
  'dice.rerolled': (
    { by, dice: rolled, values }: { by: Seat; dice: readonly number[]; values: readonly number[] },
    content,
  ) => say('events.dice.rerolled', { by: seatName(by), dice: dice(content, rolled, values) }),
  'dice.returned': ({ dice: gone }: { dice: readonly number[] }, content) =>
    say('events.dice.returned', { dice: dice(content, gone) }),
  'die.changed': ({ wasMask, wasValue, mask, value }: AdventuresEvents['die.changed']) =>
    say('events.die.changed', { was: dieName(wasMask, wasValue), die: dieName(mask, value) }),
  'card.played': ({ seat, card, option }: { seat: Seat; card: number; option: number }, content) =>
    say('events.card.played', {
      seat: seatName(seat),
      card: cardName(content, card),
      text: optionWords(content.cards[card].options[option]),
    }),
  'ability.used': ({ seat, classId, option }: { seat: Seat; classId: string; option: number }, content) =>
    say('events.ability.used', {
      seat: seatName(seat),
      class: className(classId),
      text: optionWords(content.classes.find(({ id }) => id === classId)!.options[option]),
    }),
  'dice.placed': ({ dice: placed }: { dice: readonly number[] }) => say('events.dice.placed', { count: placed.length }),
  track: ({ enemy, what, amount }: { enemy: number; what: string; amount: number }, content) =>
    say('events.track', { enemy: enemyName(content, enemy), what: trackWords({ [what]: amount } as never) }),
  'check.over': ({ passed, covered, slots }: { passed: boolean; covered: number; slots: number }) =>
    say(`events.check.${passed ? 'passed' : 'failed'}`, { covered, slots }),
  'combat.over': ({ won, covered, slots, rounds }: { won: boolean; covered: number; slots: number; rounds: number }) =>
    say(`events.combat.${won ? 'won' : 'lost'}`, { covered, slots, rounds }),
  'market.shown': ({ cards }: { cards: readonly number[] }, content) =>
    cards.length === 0
      ? say('events.market.empty')
      : say('events.market.shown', { cards: cards.map((card) => cardName(content, card)) }),
  bought: ({ what, seat, cost }: { what: string; seat: Seat; cost: number }) =>
    say(`events.bought.${what}`, { cost, ...(seat < 0 ? {} : { seat: seatName(seat) }) }),
  'campaign.ends': ({ ending }: { ending: string }, content) =>
    say('prose', {
      text: below([say('events.campaign.ends'), ...(ending === '' ? [] : [storyText(content, ending)])]),
    }),
};

export const event = (event: GameEvent, content: Content): Message | null =>
  byType[event.type] ? byType[event.type](event as never, content) : plainly(content, event);

// ---- the longer ones

interface RestRolled {
  readonly seat: Seat;
  readonly dice: readonly number[];
  readonly values: readonly number[];
  readonly recovers: number;
}
interface CheckBegins {
  readonly skill: number;
  readonly difficulty: number;
  readonly modifiers: readonly number[];
  readonly limit: number;
}
interface CombatBegins {
  readonly enemies: readonly number[];
  readonly modifiers: readonly (readonly number[])[];
  readonly limit: number;
}

function favor({
  faction,
  by,
  now,
  overflow,
}: {
  faction: number;
  by: number;
  now: number;
  overflow: number;
}): Message {
  const facts = { faction: factionName(faction), now };
  return by === 0 ? say('events.favor.changed.none', { ...facts, overflow }) : upOrDown('favor.changed', facts, by);
}

/** A counter that the book does not show is the engine's own affair. */
function counter({ book, name, now }: OfBook & { name: string; now: number }, content: Content): Message | null {
  const shown = bookNamed(content, book).source.counters?.[name]?.show;
  return shown === undefined
    ? null
    : say('events.counter.changed', { counter: bookText(bookNamed(content, book), `counters.${name}`), now });
}

function titled(type: string): Tell {
  return ({ book }: OfBook, content) => say(`events.${type}`, { book: bookTitle(bookNamed(content, book)) });
}

function atPlace(type: string): Tell {
  return ({ book, letter }: OfBook & { letter: string }, content) =>
    say(`events.${type}`, { letter: placeOf(content, book, letter) });
}

function pathEnds(type: string): Tell {
  return ({ book, path }: OfBook & { path: string }, content) => {
    const [first, second] = bookNamed(content, book).paths[path].ends;
    return say(`events.${type}`, { first: placeOf(content, book, first), second: placeOf(content, book, second) });
  };
}

function token(does: 'placed' | 'removed'): Tell {
  return ({ book, kind, at, count }: OfBook & { kind: string; at: string; count: number }, content) =>
    kind === 'xp'
      ? say(`events.token.${does}Xp`, { count, at: placeOf(content, book, at) })
      : say(`events.token.${does}`, { token: tokenName(kind), at: placeOf(content, book, at) });
}

/** Whether the choice has words of its own; a move or a rest mostly has not. */
function isSaid(content: Content, id: string): boolean {
  const said = storyText(content, id);
  return typeof said === 'string' || choiceOf(content, id)?.say !== undefined;
}

function choiceOf(content: Content, id: string) {
  const [, book, label, at] = /^(?:(ADV\d+|SIDE)\.)?(.+)\.choose\.(\d+)$/.exec(id)!;
  const entry = book ? bookNamed(content, book).entries[label] : content.deaths[label];
  return entry.choose?.[Number(at)];
}

function opened({ label, reader }: { label: string; reader: Seat }): Message {
  const id = label === START ? 'entry.start' : label === THE_END ? 'entry.end' : 'entry.opened';
  return say(`events.${id}`, { reader: seatName(reader), label });
}

function itemUsed(
  { book: id, items, letter, nothing }: OfBook & { items: readonly number[]; letter: string; nothing: boolean },
  content: Content,
): Message {
  const book = bookNamed(content, id);
  const facts = { letter: placeName(book, letter), items: items.map((item) => itemName(book, item)) };
  if (!nothing) return say('events.item.used', facts);
  const words = book.source.adventure.nothing === undefined ? say('events.nothing') : bookText(book, 'nothing');
  return say('events.item.usedInVain', { ...facts, nothing: words });
}

const modifierList = (content: Content, modifiers: readonly number[]): Parameters => ({
  count: modifiers.length,
  modifiers: modifiers.length === 0 ? '' : modifiers.map((modifier) => modifierName(content, modifier)),
});

/** Who paid how much, of the colour and instead of it. */
function bought({ colour, paid, substituted }: { colour: number; paid: number[]; substituted: number[] }): Message {
  const payers = [...paid.keys()].filter((seat) => paid[seat] + substituted[seat] > 0);
  return say('events.die.bought', {
    colour: colourName(COLOURS[colour]),
    paid: payers.map((seat) => say('events.paid', { seat: seatName(seat), n: paid[seat] + substituted[seat] })),
  });
}
