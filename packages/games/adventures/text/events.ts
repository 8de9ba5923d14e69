/** What happened, as one sentence a player understands; null where another event says it already. */
import { factsBy, type Message, type Said } from '@tabard/content';
import { type ByEvent, byEvent, type EventNamed } from '@tabard/kernel';
import { COLOURS, type Content } from '../content';
import { START, THE_END } from '../content/labels';
import type { AdventuresEvent } from '../rules/events';
import { trackActs } from './modifiers';
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

// ---- facts by their names

const factsOf = factsBy<AdventuresEvent, Content>({
  seat: seatName,
  from: (from) => (typeof from === 'string' ? from : seatName(from)),
  to: (to) => (typeof to === 'string' ? to : seatName(to)),
  reader: seatName,
  card: (card, content) => cardName(content, card),
  attr: attrName,
  enemy: (number, content) => enemyName(content, number),
  name: (name, content) => personName(content, name),
});

const plainly = (event: AdventuresEvent, content: Content): Message =>
  say(`events.${event.type}`, factsOf(event, content));

// ---- sentences that want more than their facts

type Told<Type extends AdventuresEvent['type']> = EventNamed<AdventuresEvent, Type>;

/** "gains 2", "loses 2": by the sign of `by`. */
function upOrDown(type: string, facts: Parameters, by: number): Message {
  return say(`events.${type}.${by < 0 ? 'down' : 'up'}`, { ...facts, n: Math.abs(by) });
}

const placeOf = (content: Content, book: string, letter: string): Said => placeName(bookNamed(content, book), letter);

const joined = (event: Told<'character.joins'>, content: Content): Message =>
  say('events.character.joins', {
    seat: seatName(event.seat),
    character: personName(content, event.character),
    race: raceName(content, event.race),
    class: className(event.classId),
  });

const dice = (content: Content, numbers: readonly number[], values: readonly number[] = []): Said =>
  numbers.map((die, i) => printedDie(content, die, values[i] ?? 0));

const tellings: Partial<ByEvent<AdventuresEvent, [content: Content], Message | null>> = {
  'legendary.declined': ({ seat }) => say('events.legendary.declined', { seat: seatName(seat) }),
  'character.joins': joined,
  'health.changed': ({ seat, by, now }) => upOrDown('health.changed', { seat: seatName(seat), now }, by),
  'xp.changed': ({ by, now }) => upOrDown('xp.changed', { now }, by),
  'gold.changed': ({ by, now }) => upOrDown('gold.changed', { now }, by),
  'favor.changed': favor,
  'title.gained': ({ book, title }, content) =>
    say('events.title.gained', { title: titleWords(content, bookNamed(content, book), title) }),
  'title.returned': ({ book, title }, content) =>
    say('events.title.returned', { title: titleName(content, bookNamed(content, book), title) }),
  'item.found': ({ book, item }, content) =>
    say('events.item.found', { number: item, item: discoveryWords(bookNamed(content, book), item) }),
  'item.returned': ({ book, item }, content) =>
    say('events.item.returned', { item: itemName(bookNamed(content, book), item) }),
  'map.changed': ({ book, card }, content) =>
    say('events.map.changed', { card: discoveryWords(bookNamed(content, book), card) }),
  'counter.changed': counter,
  'row.changed': ({ seat, attr, by, now }) =>
    upOrDown('row.changed', { seat: seatName(seat), attr: attrName(attr), now }, by),
  'class.turned': ({ seat, state }) => say(`events.class.turned.${state}`, { seat: seatName(seat) }),
  'storyteller.named': ({ seat, keeper }) =>
    seat === keeper
      ? say('events.storyteller.alone', { seat: seatName(seat) })
      : say('events.storyteller.named', { seat: seatName(seat), keeper: seatName(keeper) }),
  'adventure.begins': titled('adventure.begins'),
  'adventure.over': titled('adventure.over'),
  'end.available': () => say('events.end.available'),
  'text.read': ({ texts }, content) => say('prose', { text: below(texts.map((id) => storyText(content, id))) }),
  'line.resolved': ({ text }, content) => say('prose', { text: storyText(content, text) }),
  'entry.opened': opened,
  chosen: ({ text, kind }, content) =>
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
  moves: ({ book, from, to }, content) =>
    say('events.moves', { from: placeOf(content, book, from), to: placeOf(content, book, to) }),
  arrives: ({ book, letter, storyteller }, content) =>
    say('events.arrives', { letter: placeOf(content, book, letter), storyteller: seatName(storyteller) }),
  encountered: ({ number }) => say('events.encountered', { number }),
  'encounter.closed': () => say('events.encounter.closed'),
  'item.used': itemUsed,
  'rest.rolled': ({ seat, dice: drawn, values, recovers }, content) =>
    drawn.length === 0
      ? null
      : say('events.rest.rolled', { seat: seatName(seat), values: dice(content, drawn, values), recovers }),
  'check.begins': ({ skill, difficulty, modifiers, limit }, content) =>
    say('events.check.begins', {
      skill: skillName(content, skill),
      difficulty: difficultyName(difficulty),
      limit,
      ...modifierList(content, modifiers),
    }),
  'combat.begins': ({ enemies, modifiers, limit }, content) =>
    say('events.combat.begins', {
      enemies: enemies.map((number) => enemyName(content, number)),
      limit,
      ...modifierList(content, modifiers.flat()),
    }),
  'round.begins': ({ round }) => say('events.round.begins', { round }),
  'die.bought': bought,
  'dice.drawn': ({ dice: drawn }, content) =>
    drawn.length === 0 ? null : say('events.dice.drawn', { dice: dice(content, drawn) }),
  'dice.rolled': ({ dice: rolled, values }, content) =>
    rolled.length === 0 ? null : say('events.dice.rolled', { dice: dice(content, rolled, values) }),
  'dice.rerolled': ({ by, dice: rolled, values }, content) =>
    say('events.dice.rerolled', { by: seatName(by), dice: dice(content, rolled, values) }),
  'dice.returned': ({ dice: gone }, content) => say('events.dice.returned', { dice: dice(content, gone) }),
  'die.changed': ({ wasMask, wasValue, mask, value }) =>
    say('events.die.changed', { was: dieName(wasMask, wasValue), die: dieName(mask, value) }),
  'card.played': ({ seat, card, option }, content) =>
    say('events.card.played', {
      seat: seatName(seat),
      card: cardName(content, card),
      text: optionWords(content.cards[card].options[option]),
    }),
  'ability.used': ({ seat, classId, option }, content) =>
    say('events.ability.used', {
      seat: seatName(seat),
      class: className(classId),
      text: optionWords(content.classes.find(({ id }) => id === classId)!.options[option]),
    }),
  'dice.placed': ({ dice: placed }) => say('events.dice.placed', { count: placed.length }),
  track: ({ enemy, what, amount }, content) =>
    say('events.track', { enemy: enemyName(content, enemy), what: trackActs(what, amount) }),
  'check.over': ({ passed, covered, slots }) => say(`events.check.${passed ? 'passed' : 'failed'}`, { covered, slots }),
  'combat.over': ({ won, covered, slots, rounds }) =>
    say(`events.combat.${won ? 'won' : 'lost'}`, { covered, slots, rounds }),
  'market.shown': ({ cards }, content) =>
    cards.length === 0
      ? say('events.market.empty')
      : say('events.market.shown', { cards: cards.map((card) => cardName(content, card)) }),
  bought: ({ what, seat, cost }) =>
    say(`events.bought.${what}`, { cost, ...(seat < 0 ? {} : { seat: seatName(seat) }) }),
  'campaign.ends': ({ ending }, content) =>
    say('prose', {
      text: below([say('events.campaign.ends'), ...(ending === '' ? [] : [storyText(content, ending)])]),
    }),
};

export const event = byEvent(tellings, plainly);

// ---- the longer ones

function favor({ faction, by, now, overflow }: Told<'favor.changed'>): Message {
  const facts = { faction: factionName(faction), now };
  return by === 0 ? say('events.favor.changed.none', { ...facts, overflow }) : upOrDown('favor.changed', facts, by);
}

/** A counter that the book does not show is the engine's own affair. */
function counter({ book, name, now }: Told<'counter.changed'>, content: Content): Message | null {
  const shown = bookNamed(content, book).source.counters?.[name]?.show;
  return shown === undefined
    ? null
    : say('events.counter.changed', { counter: bookText(bookNamed(content, book), `counters.${name}`), now });
}

function titled(type: 'adventure.begins' | 'adventure.over') {
  return ({ book }: Told<typeof type>, content: Content): Message =>
    say(`events.${type}`, { book: bookTitle(bookNamed(content, book)) });
}

function atPlace(type: 'location.opened' | 'location.closed' | 'party.moved' | 'passes') {
  return ({ book, letter }: Told<typeof type>, content: Content): Message =>
    say(`events.${type}`, { letter: placeOf(content, book, letter) });
}

function pathEnds(type: 'path.opened' | 'path.closed') {
  return ({ book, path }: Told<typeof type>, content: Content): Message => {
    const [first, second] = bookNamed(content, book).paths[path].ends;
    return say(`events.${type}`, { first: placeOf(content, book, first), second: placeOf(content, book, second) });
  };
}

function token(does: 'placed' | 'removed') {
  return ({ book, kind, at, count }: Told<'token.placed' | 'token.removed'>, content: Content): Message =>
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

function opened({ label, reader }: Told<'entry.opened'>): Message {
  const id = label === START ? 'entry.start' : label === THE_END ? 'entry.end' : 'entry.opened';
  return say(`events.${id}`, { reader: seatName(reader), label });
}

function itemUsed({ book: id, items, letter, nothing }: Told<'item.used'>, content: Content): Message {
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
function bought({ colour, paid, substituted }: Told<'die.bought'>): Message {
  const payers = [...paid.keys()].filter((seat) => paid[seat] + substituted[seat] > 0);
  return say('events.die.bought', {
    colour: colourName(COLOURS[colour]),
    paid: payers.map((seat) => say('events.paid', { seat: seatName(seat), n: paid[seat] + substituted[seat] })),
  });
}
