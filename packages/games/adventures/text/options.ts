/** What the buttons say: the deed with its consequence. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import { ATTRS, COLOURS, type Colour } from '../content';
import type { Seen } from '../rules/board';
import { priceOf } from '../rules/campaign/guild';
import { bonusCardPrice, costFor } from '../rules/campaign/market';
import { openSlots } from '../rules/challenge/active';
import { priceOfDie, spendable } from '../rules/challenge/pool';
import { counterSum } from '../rules/challenge/round-end';
import { farEnd } from '../rules/map/paths';
import { rowAt } from '../rules/party/stamina';
import { bookOf, entryAt, textId } from '../rules/story/go';
import { costOf } from '../rules/story/items';
import { roundAhead } from '../solver/ahead';
import type { Choice, Pay } from '../story/schema';
import {
  attrName,
  attrShort,
  cardName,
  className,
  colourName,
  deckName,
  dieName,
  enemyName,
  personName,
  portraitName,
  raceName,
  seatName,
  slotName,
} from './names';
import { afterWords, cardWords, optionsWords, optionWords } from './ops';
import { type Parameters, say } from './say';
import { itemName, placeName, storyText, titleName } from './story';

type Describe = (seen: Seen, seat: Seat, key: string, ask: PendingAsk) => Message;

export const option = (seen: Seen, seat: Seat, key: string, ask: PendingAsk | null): Message =>
  // Nothing is thrown in at any time here: there is always a question.
  (byQuestion[(ask as PendingAsk).question] ?? aSeat)(seen, seat, key, ask as PendingAsk);

// ---- common answers

const aSeat: Describe = (_seen, _seat, key) => say('options.seat', { seat: seatName(Number(key)) });
const plain: Describe = (_seen, _seat, key) => say(`options.${key}`);

/** The last answer of a list ("done", "enough") in words of its own; the others as `describe` has them. */
const or =
  (word: string, describe: Describe, id = word): Describe =>
  (seen, seat, key, ask) =>
    key === word ? say(`options.${id}`) : describe(seen, seat, key, ask);

const aCard: Describe = ({ content }, _seat, key) =>
  say('options.card', { card: cardName(content, Number(key)), text: cardWords(content.cards[Number(key)]) });

const anAttribute =
  (column: 'scores' | 'rows'): Describe =>
  ({ b }, seat, key) => {
    const attr = ATTRS.includes(key as 'STR') ? ATTRS.indexOf(key as 'STR') : Number(key);
    return say('options.attr', { attr: attrName(attr), now: b[column][rowAt(seat, attr)] });
  };

const dieWords = ({ b }: Seen, die: number): Message => dieName(b.dieMask[die], b.dieValue[die]);
const aDie: Describe = (seen, _seat, key) => {
  const [, die, by] = key.split(':');
  const words = dieWords(seen, Number(die));
  return by === undefined
    ? say('options.die', { die: words })
    : say('options.dieStep', { die: words, value: seen.b.dieValue[Number(die)] + Number(by) });
};

const byQuestion: { readonly [question: string]: Describe } = {
  // the party
  'party.legendary': plain,
  'party.character': ({ content }, _seat, key) => {
    const { id, race, class: classId, scores } = content.characters.find((one) => `character:${one.id}` === key)!;
    return say('options.character', {
      name: personName(content, id),
      race: raceName(content, race),
      class: className(classId),
      scores: [...ATTRS.keys()]
        .filter((attr) => scores[attr] > 0)
        .map((attr) => say('score', { attr: attrShort(attr), n: scores[attr] })),
      text: optionsWords(content.classes.find((one) => one.id === classId)!.options),
    });
  },
  'import.class': ({ content }, _seat, key) => {
    const { id, options } = content.classes[Number(key)];
    return say('options.class', { class: className(id), text: optionsWords(options) });
  },
  'import.portrait': ({ content }, _seat, key) => say('options.portrait', { portrait: portraitName(content, key) }),
  'import.raise': or('enough', anAttribute('scores')),
  'pause.leave': ({ content }, _seat, key, { about }) =>
    say('options.leaver', { name: personName(content, (about.names as string[])[Number(key)]) }),
  'card.return': aCard,
  'join.gain': (seen, seat, key, ask) =>
    key === 'health'
      ? say('options.health', { now: seen.b.health[seat] })
      : anAttribute('scores')(seen, seat, key, ask),
  'join.deck': (_seen, _seat, key) => say('options.deck', { deck: deckName(key) }),
  // the story
  'story.choose': chosen,
  'story.sure': plain,
  'item.use': (seen, _seat, key) => {
    const items = key.slice('use:'.length).split('.').map(Number);
    return say('options.use', { items: items.map((item) => itemName(bookOf(seen), item)), cost: costOf(seen, items) });
  },
  'pay.title': (seen, _seat, key) =>
    say('options.title', { title: titleName(seen.content, bookOf(seen), Number(key)) }),
  'score.lower': anAttribute('scores'),
  'score.raise': anAttribute('scores'),
  'mastery.raise': anAttribute('scores'),
  'rows.lose': anAttribute('rows'),
  'rows.gain': anAttribute('rows'),
  'rest.xp': (_seen, _seat, key) => say('options.xp', { n: Number(key) }),
  'trade.give': or(
    'done',
    ({ content }, _seat, key) => {
      const [, card, to] = key.split(':').map(Number);
      return say('options.give', {
        card: cardName(content, card),
        to: seatName(to),
        text: cardWords(content.cards[card]),
      });
    },
    'done.trade',
  ),
  'trade.take': plain,
  'move.path': path,
  // checks and combats
  'pool.buy': or('enough', buyDie, 'enough.pool'),
  'pool.payer': ({ b }, _seat, key, { about }) =>
    say('options.payer', { seat: seatName(Number(key)), left: spendable(b, Number(key), about.colour as number) }),
  'pool.substitute': ({ b }, _seat, key) => {
    const [, from, attr] = key.split(':');
    const row = ATTRS.indexOf(attr as 'STR');
    return say('options.from', {
      seat: seatName(Number(from)),
      attr: attrName(row),
      left: spendable(b, Number(from), row),
    });
  },
  'challenge.play': or('done', play, 'done.play'),
  'bonus.spend': plain,
  'op.die': or('enough', aDie),
  'op.treat': (_seen, _seat, key) => {
    const [what, value] = key.split(':');
    return what === 'value'
      ? say('options.value', { value: Number(value) })
      : say('options.colour', { colour: colourName(value as Colour) });
  },
  'op.value': (_seen, _seat, key) => say('options.value', { value: Number(key) }),
  'op.colour': (_seen, _seat, key) => say('options.colour', { colour: colourName(key as Colour) }),
  'power.returnDie': aDie,
  'challenge.place': place,
  // after THE END
  'guild.buy': or('done', guild, 'done.guild'),
  'market.deal': or('done', market, 'done.market'),
};

// ---- the story

function chosen(seen: Seen, _seat: Seat, key: string, { about }: PendingAsk): Message {
  if (key === 'end') return say('options.end');
  const label = about.label as string;
  const at = Number(key.slice('choice:'.length));
  const choice = entryAt(seen, label).choose![at];
  const said = choiceSaid(seen, label, at);
  const hints = hintsOf(choice);
  return hints.length === 0 ? said : say('options.withHint', { choice: said, hint: hints });
}

/** A choice of an entry's list in its own words, without what it costs; -1 is THE END that the rules add. */
export function choiceSaid(seen: Seen, label: string, at: number): Message {
  if (at < 0) return say('options.end');
  const { say: words, kind } = entryAt(seen, label).choose![at];
  return words === undefined
    ? say(`options.${kind}`)
    : say('options.choice', { text: storyText(seen.content, textId(seen, label, `choose.${at}`)) });
}

/** RA-7.4: what follows, and what it costs. */
function hintsOf({ hint, pay }: Choice): Said[] {
  const follows = !hint
    ? []
    : 'combat' in hint
      ? [say('options.hint.combat')]
      : [say('options.hint.check', { attrs: hint.check.map((attr) => attrShort(ATTRS.indexOf(attr))) })];
  return pay ? [...follows, say('options.hint.pay', { cost: costs(pay) })] : follows;
}

/** What a choice costs, one thing after the other. */
export const costs = ({ gold, xp, fatigue, titles, health, class: locked }: Pay): Message[] => [
  ...(gold ? [say('purse.gold', { n: gold })] : []),
  ...(xp ? [say('purse.xp', { n: xp })] : []),
  ...(fatigue ? [say('options.hint.fatigue', { n: fatigue })] : []),
  ...(titles ? [say('options.hint.titles')] : []),
  ...(health ? [say('options.hint.health')] : []),
  ...(locked ? [say('options.hint.class')] : []),
];

function path(seen: Seen, _seat: Seat, key: string, { about }: PendingAsk): Message {
  const book = bookOf(seen);
  const from = about.from as string;
  if (key === 'stop') return say('options.stop', { place: placeName(book, from) });
  const way = book.paths[key.slice('path:'.length)];
  const hasToken = way.space !== undefined && seen.b.spaces.includes(way.space);
  return say(hasToken ? 'options.pathToken' : 'options.path', { place: placeName(book, farEnd(way, from)!) });
}

// ---- checks and combats

function buyDie(seen: Seen, _seat: Seat, key: string): Message {
  const [, letter, split] = key.split(':');
  const colour = colourName(letter as Colour, 'die');
  if (split) return say('options.buyDieSplit', { colour });
  const attr = COLOURS.indexOf(letter as Colour);
  const { own, others } = priceOfDie(seen, attr);
  return say('options.buyDie', { colour, own, others, attr: attrName(attr) });
}

function play({ b, content }: Seen, seat: Seat, key: string): Message {
  const [kind, first, second] = key.split(':');
  if (kind === 'ability') {
    const { id, options } = content.classes[b.classOf[seat]];
    return say('options.ability', { class: className(id), text: optionWords(options[Number(first)]) });
  }
  const card = content.cards[Number(first)];
  const text = optionWords(card.options[Number(second)]);
  const after = afterWords(card);
  return say(`options.${kind}`, {
    card: cardName(content, Number(first)),
    text: after === null ? text : say('opsAfter', { first: text, second: after }),
  });
}

function place(seen: Seen, _seat: Seat, key: string): Message {
  const { b, content } = seen;
  if (key === 'best') {
    const { placed, counter } = roundAhead(seen);
    return say('options.best', { count: placed.length, counter });
  }
  if (key === 'confirm') {
    const counter = b.challenge!.kind === 'combat' && openSlots(b).length > 0 ? counterSum(seen) : 0;
    return say('options.confirm', { counter });
  }
  const [does, die, at] = key.split(':');
  const words = dieWords(seen, Number(die));
  if (does === 'back') return say('options.back', { die: words });
  const { slots, enemies } = b.challenge!;
  const facts: Parameters = { die: words, slot: slotName(slots[Number(at)]) };
  return enemies.length < 2
    ? say('options.place', facts)
    : say('options.placeAt', { ...facts, enemy: enemyName(content, enemies[slots[Number(at)].enemy]) });
}

// ---- after THE END

function guild(seen: Seen, _seat: Seat, key: string): Message {
  const { b } = seen;
  const [what, seat] = key.split(':');
  const price = priceOf(seen, { what: what as 'health', seat: Number(seat) });
  if (price === null) return say(`options.guild.${what}Full`);
  const now = { health: b.health[Number(seat)], dice: b.combatDice, bonus: b.bonusLimit, mastery: b.mastery }[
    what as 'health'
  ];
  const whose: Parameters = what === 'health' ? { seat: seatName(Number(seat)) } : {};
  return say(`options.guild.${what}`, { ...whose, now, next: now + 1, price });
}

function market(seen: Seen, _seat: Seat, key: string): Message {
  const { b, content } = seen;
  const [kind, first, second] = key.split(':');
  if (kind === 'limit') return say('options.market.limit', { cost: bonusCardPrice(seen) });
  const card = Number(first);
  const facts = { card: cardName(content, card) };
  if (kind === 'sell') return say('options.market.sell', { ...facts, seat: seatName(b.cardOwner[card]) });
  const buyer = Number(second);
  return say('options.market.buy', {
    ...facts,
    seat: seatName(buyer),
    cost: costFor(seen, card, buyer),
    text: cardWords(content.cards[card]),
  });
}
