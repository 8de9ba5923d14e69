/** What the buttons say: the deed, and after a colon its consequence. */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import {
  type Card,
  COLOURS,
  type Colour,
  equipment,
  foeOf,
  heroAt,
  levelOf,
  maxLife,
  type Seen,
  sheetOf,
} from '../rules/board';
import type { Patient, Swap, Use } from '../rules/questions';
import type { AnswerTo, Giving, SaidBy } from './answers';
import { abilityText, equipmentText, roomText } from './card-texts';
import {
  abilityName,
  cardName,
  colourName,
  equipmentName,
  heroName,
  heroOf,
  heroWithLife,
  kindName,
  NOTHING,
  type Parameters,
  roomName,
  say,
  seatName,
  templateName,
} from './names';
import { falling, relicHeals } from './questions';
import { THROW_OPTIONS } from './throw-options';

// ---- common answers

const cardFacts = (seen: Seen, card: Card): Parameters => ({
  card: cardName(seen.content, card),
  text: equipmentText(equipment(seen, card)),
});

const useCard = (seen: Seen, { use }: Use): Message => say('options.use', cardFacts(seen, use));

const cardOrPass = ({ seen, option }: Giving<'pass' | Use>): Message =>
  option === 'pass' ? say('options.pass') : useCard(seen, option);

/** Somebody to be healed by so much: who, and how far. */
function patient(seen: Seen, { hero: seat }: Patient, amount: number): Message {
  const hero = heroAt(seen, seat);
  return say('options.heal', {
    hero: heroWithLife(seen, seat),
    to: Math.min(maxLife(hero), hero.life + amount),
  });
}

// ---- Equipment

/** How much of this kind a Hero carries already. */
function carrier(seen: Seen, seat: Seat, card: Card): Parameters {
  const { kind } = equipment(seen, card);
  const has = heroAt(seen, seat).cards.filter((own) => equipment(seen, own).kind === kind).length;
  const room = kind === 'relic' ? 0 : sheetOf(seen, seat).limits[kind];
  return { hero: heroOf(seen, seat), kind: kindName(kind), has, room };
}

/** To whom the card would go in place of another. */
const swapping = (seen: Seen, { swap, card: other }: Swap, card: Card): Parameters => ({
  ...carrier(seen, swap, card),
  other: cardName(seen.content, other),
});

function give({ seen, option, about: { card } }: AnswerTo<'equipment.give'>): Message {
  if (typeof option === 'string') return say(`options.give.${option}`);
  return 'give' in option
    ? say('options.give.give', carrier(seen, option.give, card))
    : say('options.give.swap', swapping(seen, option, card));
}

function exchangeTo({ seen, option, about: { card } }: AnswerTo<'rest.to'>): Message {
  if (option === 'back') return say('options.to.back');
  return 'to' in option
    ? say('options.to.to', carrier(seen, option.to, card))
    : say('options.to.swap', swapping(seen, option, card));
}

const exchange = ({ seen, option }: AnswerTo<'rest.exchange'>): Message =>
  option === 'done'
    ? say('options.exchange.done')
    : say('options.exchange.card', { ...cardFacts(seen, option.card), hero: heroOf(seen, option.seat) });

// ---- Heroes, rooms, the Shop

function hero({ seen: { content }, option }: AnswerTo<'setup.hero'>): Message {
  const sheet = content.heroes[option.hero];
  const { limits } = sheet;
  return say('options.hero', {
    hero: heroName(sheet),
    title: say(`hero.${sheet.id}.title`),
    red: abilityName(sheet.red),
    green: abilityName(sheet.green),
    blue: abilityName(sheet.blue),
    ...limits,
  });
}

function room({ seen: { content }, option }: AnswerTo<'dungeon.card'>): Message {
  const card = content.dungeon[option.room];
  return say('options.room', { room: roomName(card), icons: card.shopIcons, text: roomText(card) });
}

function ware({ seen, option }: AnswerTo<'shop.buy'>): Message {
  if (typeof option === 'string') return say(`options.buy.${option}`, { bonus: seen.b.chest.bonus + 1 });
  const card = equipment(seen, option.card);
  return say('options.buy.card', {
    card: equipmentName(card),
    kind: kindName(card.kind),
    price: card.price,
    text: equipmentText(card),
  });
}

/** The ability of a colour, and what it does. */
const ofColour = (seen: Seen, seat: Seat, colour: Colour): Parameters => {
  const ability = sheetOf(seen, seat)[colour];
  return { colour: colourName(colour), ability: abilityName(ability), text: abilityText(ability) };
};

// ---- a turn

/** DF-10.2, DF-10.3: what the icon of this die would bring. */
function die({ seen, seat, option }: AnswerTo<'turn.die'>): Message {
  if (option === 'snow' || option === 'water') return say(`options.die.${option}`);
  const isScarred = heroAt(seen, seat).scars[COLOURS.indexOf(option)] === 1;
  return say(isScarred ? 'options.die.scarred' : 'options.die.plain', {
    die: say(`dice.${option}.object`),
    ...ofColour(seen, seat, option),
  });
}

const runOut = ({ seen, option, about: { level, bonus } }: AnswerTo<'turn.run-out'>): Message =>
  say(`options.run-out.${option}`, {
    level,
    left: bonus - 1,
    falling: option === 'retrieve' ? falling(seen, level) : NOTHING,
  });

// ---- by question

export const option: SaidBy = {
  ...THROW_OPTIONS,
  /** DF-R25, DF-R31: what may come while a question waits. */
  'any-time': ({ seen, option }) =>
    option === 'back-down'
      ? say('options.back-down', { level: seen.b.combat ? levelOf(foeOf(seen)) : 0 })
      : useCard(seen, option),
  'setup.hero': hero,
  'setup.leader': ({ option: { leader } }) => say('options.leader', { seat: seatName(leader) }),
  'dungeon.card': room,
  'equipment.give': give,
  'turn.die': die,
  'turn.run-out': runOut,
  'flip.again': ({ option, about }) => say(`options.flip-again.${option}`, { template: templateName(about.template) }),
  'ability.target': ({ seen, option, about }) => patient(seen, option, about.amount),
  'card.target': ({ seen, option, about }) => patient(seen, option, about.amount),
  'room.cards': cardOrPass,
  'throw.cards': cardOrPass,
  'faint.cards': cardOrPass,
  'last.cards': cardOrPass,
  'rest.cards': cardOrPass,
  'vote.back-down': ({ option }) => say(`options.vote.${option}`),
  'rest.scar': ({ seen, seat, option: colour }) => say('options.scar', ofColour(seen, seat, colour)),
  'rest.relic': ({ seen, option, about }) => patient(seen, option, relicHeals(seen, about.card)),
  'rest.exchange': exchange,
  'rest.to': exchangeTo,
  'shop.buy': ware,
  'shop.level-up': ({ seen, seat, option }) =>
    option === 'keep' ? say('options.level-up.keep') : say('options.level-up.token', ofColour(seen, seat, option)),
};
