/** What the buttons say: the deed with its consequence. */
import type { Looking, Message, Said } from '@tabard/content';
import type { AnswerNamed, ByAnswer, Seat } from '@tabard/kernel';
import { ATTRS, COLOURS, type Colour, type Content } from '../content';
import type { Choice, Pay } from '../content/storybook';
import type { Adventures, Seen } from '../rules/board';
import { priceOf } from '../rules/campaign/guild';
import { bonusCardPrice, costFor } from '../rules/campaign/market';
import { openSlots } from '../rules/challenge/active';
import { priceOfDie, spendable } from '../rules/challenge/pool';
import { counterSum } from '../rules/challenge/round-end';
import { farEnd } from '../rules/map/paths';
import { rowAt } from '../rules/party/stamina';
import type { AdventuresAsks, AdventuresQuestion, DiePicked, DieStepped } from '../rules/questions';
import { bookOf, entryAt, textId } from '../rules/story/go';
import { costOf } from '../rules/story/items';
import { roundAhead } from '../solver/ahead';
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

type Here = Looking<Adventures, Content>;
type Describe<Option> = (it: Here & { readonly option: Option }) => Message;
type Of<Name extends AdventuresQuestion> = Here & AnswerNamed<AdventuresAsks, Name>;

// ---- common answers

const aSeat: Describe<Seat> = ({ option }) => say('options.seat', { seat: seatName(option) });
const plain: Describe<string> = ({ option }) => say(`options.${option}`);

const aCard: Describe<number> = ({ seen: { content }, option: card }) =>
  say('options.card', { card: cardName(content, card), text: cardWords(content.cards[card]) });

const anAttribute =
  (column: 'scores' | 'rows'): Describe<number> =>
  ({ seen: { b }, seat, option: attr }) =>
    say('options.attr', { attr: attrName(attr), now: b[column][rowAt(seat, attr)] });

const score = anAttribute('scores');
const row = anAttribute('rows');

const dieWords = ({ b }: Seen, die: number): Message => dieName(b.dieMask[die], b.dieValue[die]);
const aDie: Describe<DiePicked | DieStepped> = ({ seen, option }) => {
  const die = dieWords(seen, option.die);
  return 'by' in option
    ? say('options.dieStep', { die, value: seen.b.dieValue[option.die] + option.by })
    : say('options.die', { die });
};

const aValue = (value: number): Message => say('options.value', { value });
const aColour = (colour: Colour): Message => say('options.colour', { colour: colourName(colour) });

export const option: ByAnswer<AdventuresAsks, Here, Message> = {
  // the party
  'party.legendary': plain,
  'party.character': ({ seen: { content }, option: { character } }) => {
    const { id, race, class: classId, scores } = content.characters[character];
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
  'import.contested': aSeat,
  'import.class': ({ seen: { content }, option: place }) => {
    const { id, options } = content.classes[place];
    return say('options.class', { class: className(id), text: optionsWords(options) });
  },
  'import.portrait': ({ seen: { content }, option }) =>
    say('options.portrait', { portrait: portraitName(content, option) }),
  'import.raise': ({ option, ...here }) =>
    option === 'enough' ? say('options.enough') : score({ ...here, option: ATTRS.indexOf(option) }),
  'pause.leave': ({ seen: { content }, option, about: { names } }) =>
    say('options.leaver', { name: personName(content, names[option]) }),
  'setup.storyteller': aSeat,
  'card.receiver': aSeat,
  'card.giver': aSeat,
  'card.return': aCard,
  'join.gain': ({ option, ...here }) =>
    option === 'health'
      ? say('options.health', { now: here.seen.b.health[here.seat] })
      : score({ ...here, option: ATTRS.indexOf(option) }),
  'join.deck': ({ option }) => say('options.deck', { deck: deckName(option) }),
  // the story
  'story.choose': chosen,
  'story.sure': plain,
  'item.use': ({ seen, option: { items } }) =>
    say('options.use', { items: items.map((item) => itemName(bookOf(seen), item)), cost: costOf(seen, items) }),
  'pay.class': aSeat,
  'pay.health': aSeat,
  'pay.title': ({ seen, option }) => say('options.title', { title: titleName(seen.content, bookOf(seen), option) }),
  'effect.fatigue': aSeat,
  'effect.recover': aSeat,
  'effect.rows': aSeat,
  'effect.unspend': aSeat,
  'effect.health': aSeat,
  'effect.attribute': aSeat,
  'effect.class': aSeat,
  'score.lower': score,
  'score.raise': score,
  'mastery.raise': score,
  'rows.lose': row,
  'rows.gain': row,
  'rest.xp': ({ option }) => say('options.xp', { n: option }),
  'rest.giver': aSeat,
  'trade.give': ({ seen: { content }, option }) =>
    option === 'done'
      ? say('options.done.trade')
      : say('options.give', {
          card: cardName(content, option.give),
          to: seatName(option.to),
          text: cardWords(content.cards[option.give]),
        }),
  'trade.take': plain,
  'move.path': path,
  // checks and combats
  'pool.buy': buyDie,
  'pool.payer': ({ seen: { b }, option, about: { colour } }) =>
    say('options.payer', { seat: seatName(option), left: spendable(b, option, colour) }),
  'pool.substitute': ({ seen: { b }, option: { from, attr } }) =>
    say('options.from', { seat: seatName(from), attr: attrName(attr), left: spendable(b, from, attr) }),
  'challenge.play': play,
  'bonus.spend': plain,
  'op.die': ({ option, ...here }) => (option === 'enough' ? say('options.enough') : aDie({ ...here, option })),
  'op.treat': ({ option }) => ('colour' in option ? aColour(option.colour) : aValue(option.value)),
  'op.value': ({ option }) => aValue(option),
  'op.colour': ({ option }) => aColour(option),
  'op.recover': aSeat,
  'op.restore': aSeat,
  'power.returnDie': aDie,
  'power.encore': aSeat,
  'challenge.place': place,
  // after THE END
  'guild.buy': guild,
  'market.deal': market,
  'limit.giver': aSeat,
};

// ---- the story

function chosen({ seen, option, about: { label } }: Of<'story.choose'>): Message {
  if (option === 'end') return say('options.end');
  const { at } = option;
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

function path({ seen, option, about: { from } }: Of<'move.path'>): Message {
  const book = bookOf(seen);
  if (option === 'stop') return say('options.stop', { place: placeName(book, from) });
  const way = book.paths[option.path];
  const hasToken = way.space !== undefined && seen.b.spaces.includes(way.space);
  return say(hasToken ? 'options.pathToken' : 'options.path', { place: placeName(book, farEnd(way, from)!) });
}

// ---- checks and combats

function buyDie({ seen, option }: Of<'pool.buy'>): Message {
  if (option === 'enough') return say('options.enough.pool');
  const { buy: attr, paid } = option;
  const colour = colourName(COLOURS[attr], 'die');
  if (paid === 'split') return say('options.buyDieSplit', { colour });
  const { own, others } = priceOfDie(seen, attr);
  return say('options.buyDie', { colour, own, others, attr: attrName(attr) });
}

function play({ seen: { b, content }, seat, option: played }: Of<'challenge.play'>): Message {
  if (played === 'done') return say('options.done.play');
  const { kind, card, option } = played;
  if (kind === 'ability') {
    const { id, options } = content.classes[b.classOf[seat]];
    return say('options.ability', { class: className(id), text: optionWords(options[option]) });
  }
  const it = content.cards[card];
  const text = optionWords(it.options[option]);
  const after = afterWords(it);
  return say(`options.${kind}`, {
    card: cardName(content, card),
    text: after === null ? text : say('opsAfter', { first: text, second: after }),
  });
}

function place({ seen, option }: Of<'challenge.place'>): Message {
  const { b, content } = seen;
  if (option === 'best') {
    const { placed, counter } = roundAhead(seen);
    return say('options.best', { count: placed.length, counter });
  }
  if (option === 'confirm') {
    const counter = b.challenge!.kind === 'combat' && openSlots(b).length > 0 ? counterSum(seen) : 0;
    return say('options.confirm', { counter });
  }
  if ('back' in option) return say('options.back', { die: dieWords(seen, option.back) });
  const { slots, enemies } = b.challenge!;
  const slot = slots[option.slot];
  const facts: Parameters = { die: dieWords(seen, option.place), slot: slotName(slot) };
  return enemies.length < 2
    ? say('options.place', facts)
    : say('options.placeAt', { ...facts, enemy: enemyName(content, enemies[slot.enemy]) });
}

// ---- after THE END

function guild({ seen, option: bought }: Of<'guild.buy'>): Message {
  if (bought === 'done') return say('options.done.guild');
  const { b } = seen;
  const price = priceOf(seen, bought);
  const what = typeof bought === 'string' ? bought : 'health';
  if (price === null) return say(`options.guild.${what}Full`);
  if (typeof bought !== 'string') {
    const now = b.health[bought.health];
    return say('options.guild.health', { seat: seatName(bought.health), now, next: now + 1, price });
  }
  const now = { dice: b.combatDice, bonus: b.bonusLimit, mastery: b.mastery }[bought];
  return say(`options.guild.${bought}`, { now, next: now + 1, price });
}

function market({ seen, option: deal }: Of<'market.deal'>): Message {
  const { b, content } = seen;
  if (deal === 'done') return say('options.done.market');
  if (deal === 'limit') return say('options.market.limit', { cost: bonusCardPrice(seen) });
  if ('sell' in deal) {
    const { sell: card } = deal;
    return say('options.market.sell', { card: cardName(content, card), seat: seatName(b.cardOwner[card]) });
  }
  const { buy: card, seat } = deal;
  return say('options.market.buy', {
    card: cardName(content, card),
    seat: seatName(seat),
    cost: costFor(seen, card, seat),
    text: cardWords(content.cards[card]),
  });
}
