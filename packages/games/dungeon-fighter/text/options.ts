/** What the buttons say: the deed, and after a colon its consequence. */
import type { Message } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { TemplateId } from '../physics';
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

export type Describe = (seen: Seen, seat: Seat, key: string, ask: PendingAsk) => Message;

export const option = (seen: Seen, seat: Seat, key: string, ask: PendingAsk | null): Message =>
  ask ? byQuestion[ask.question](seen, seat, key, ask) : thrownIn(seen, key);

/** DF-R25, DF-R31: what may come while a question waits. */
function thrownIn(seen: Seen, key: string): Message {
  if (key !== 'back-down') return useCard(seen, key);
  const { combat } = seen.b;
  return say('options.back-down', { level: combat ? levelOf(foeOf(seen)) : 0 });
}

// ---- common answers

const numberOf = (key: string): number => Number(key.slice(key.indexOf(':') + 1));

export const useCard = (seen: Seen, key: string): Message => say('options.use', cardFacts(seen, numberOf(key)));

const cardFacts = (seen: Seen, card: Card): Parameters => ({
  card: cardName(seen.content, card),
  text: equipmentText(equipment(seen, card)),
});

const cardOrPass: Describe = (seen, _seat, key) => (key === 'pass' ? say('options.pass') : useCard(seen, key));

/** Somebody to be healed: who, and how far. */
const patient: Describe = (seen, _seat, key, { question, about }) => {
  const seat = numberOf(key);
  const hero = heroAt(seen, seat);
  const amount = question === 'rest.relic' ? relicHeals(seen, about.card as Card) : (about.amount as number);
  return say('options.heal', {
    hero: heroWithLife(seen, seat),
    to: Math.min(maxLife(hero), hero.life + amount),
  });
};

const yesOrNo =
  (what: string): Describe =>
  (_seen, _seat, key) =>
    say(`options.${what}.${key}`);

// ---- Equipment

/** How much of this kind a Hero carries already. */
function carrier(seen: Seen, seat: Seat, card: Card): Parameters {
  const { kind } = equipment(seen, card);
  const has = heroAt(seen, seat).cards.filter((own) => equipment(seen, own).kind === kind).length;
  const room = kind === 'relic' ? 0 : sheetOf(seen, seat).limits[kind];
  return { hero: heroOf(seen, seat), kind: kindName(kind), has, room };
}

const give: Describe = (seen, _seat, key, { about }) => {
  const [how, to, other] = key.split(':');
  if (to === undefined) return say(`options.give.${how}`);
  return say(`options.give.${how}`, {
    ...carrier(seen, Number(to), about.card as Card),
    ...(other === undefined ? {} : { other: cardName(seen.content, Number(other)) }),
  });
};

const exchangeTo: Describe = (seen, _seat, key, { about }) => {
  const [how, to, other] = key.split(':');
  if (to === undefined) return say('options.to.back');
  return say(`options.to.${how}`, {
    ...carrier(seen, Number(to), about.card as Card),
    ...(other === undefined ? {} : { other: cardName(seen.content, Number(other)) }),
  });
};

const exchange: Describe = (seen, _seat, key) => {
  if (key === 'done') return say('options.exchange.done');
  const [, owner, card] = key.split(':').map(Number);
  return say('options.exchange.card', { ...cardFacts(seen, card), hero: heroOf(seen, owner) });
};

// ---- Heroes, rooms, the Shop

function hero({ content }: Seen, _seat: Seat, key: string): Message {
  const sheet = content.heroes[numberOf(key)];
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

function room({ content }: Seen, _seat: Seat, key: string): Message {
  const card = content.dungeon[numberOf(key)];
  return say('options.room', { room: roomName(card), icons: card.shopIcons, text: roomText(card) });
}

function ware(seen: Seen, _seat: Seat, key: string): Message {
  if (!key.startsWith('card:')) return say(`options.buy.${key}`, { bonus: seen.b.chest.bonus + 1 });
  const card = equipment(seen, numberOf(key));
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
function die(seen: Seen, seat: Seat, key: string): Message {
  if (!COLOURS.includes(key as Colour)) return say(`options.die.${key}`);
  const colour = key as Colour;
  const isScarred = heroAt(seen, seat).scars[COLOURS.indexOf(colour)] === 1;
  return say(isScarred ? 'options.die.scarred' : 'options.die.plain', {
    die: say(`dice.${colour}.object`),
    ...ofColour(seen, seat, colour),
  });
}

function runOut(seen: Seen, _seat: Seat, key: string, { about }: PendingAsk): Message {
  const level = about.level as number;
  return say(`options.run-out.${key}`, {
    level,
    left: (about.bonus as number) - 1,
    falling: key === 'retrieve' ? falling(seen, level) : NOTHING,
  });
}

// ---- by question

const byQuestion: { readonly [question: string]: Describe } = {
  ...THROW_OPTIONS,
  'setup.hero': hero,
  'setup.leader': (_seen, _seat, key) => say('options.leader', { seat: seatName(numberOf(key)) }),
  'dungeon.card': room,
  'equipment.give': give,
  'turn.die': die,
  'turn.run-out': runOut,
  'flip.again': (_seen, _seat, key, { about }) =>
    say(`options.flip-again.${key}`, { template: templateName(about.template as TemplateId) }),
  'ability.target': patient,
  'card.target': patient,
  'room.cards': cardOrPass,
  'throw.cards': cardOrPass,
  'faint.cards': cardOrPass,
  'last.cards': cardOrPass,
  'rest.cards': cardOrPass,
  'vote.back-down': yesOrNo('vote'),
  'rest.scar': (seen, seat, key) => say('options.scar', ofColour(seen, seat, key as Colour)),
  'rest.relic': patient,
  'rest.exchange': exchange,
  'rest.to': exchangeTo,
  'shop.buy': ware,
  'shop.level-up': (seen, seat, key) =>
    key === 'keep' ? say('options.level-up.keep') : say('options.level-up.token', ofColour(seen, seat, key as Colour)),
};
