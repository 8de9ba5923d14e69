/** What happened, as one sentence a player understands; null where another event says it already. */
import type { Message, Said } from '@tabard/content';
import type { GameEvent, Plain, Seat } from '@tabard/kernel';
import type { DieFacts, Requirement, TemplateId } from '@tabard/physics';
import type { Ability, Boss, Content, Monster } from '../content';
import type { Card, Colour } from '../rules/board';
import type { DungeonFighterEvents } from '../rules/events';
import type { ThrownDie } from '../rules/throwing';
import { equipmentText, foeText, roomText } from './card-texts';
import {
  abilityKindName,
  cardName,
  colourName,
  foeName,
  heroName,
  NOTHING,
  orNothing,
  type Parameters,
  requirementHelp,
  requirementName,
  roomName,
  say,
  seatName,
  templateName,
  theDie,
  titleName,
} from './names';
import { damageWords, leftWords, lifeWords, resultWords, targetWords } from './results';

// ---- facts by their names

const BY_NAME: { readonly [name: string]: (value: never, content: Content) => Said } = {
  seat: seatName,
  leader: seatName,
  from: seatName,
  to: seatName,
  card: (card: Card, content) => cardName(content, card),
  template: (id: TemplateId | '') => (id === '' ? NOTHING : templateName(id)),
  requirement: (id: Requirement | '') => (id === '' ? NOTHING : requirementName(id)),
  ability: (kind: Ability['kind']) => abilityKindName(kind),
  colour: (colour: Colour) => colourName(colour),
};

/** Facts as a sentence has them: names in words, yes and no for what is so or not. */
function factsOf({ type: _, ...facts }: GameEvent, content: Content): Parameters {
  const said = (name: string, value: Plain): Said => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return BY_NAME[name] ? BY_NAME[name](value as never, content) : (value as Said);
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, said(name, value as Plain)]));
}

// ---- sentences that want more than their facts

type Tell = (event: GameEvent, content: Content) => Message | null;
type Facts<Name extends keyof DungeonFighterEvents> = DungeonFighterEvents[Name];
const as = <Name extends keyof DungeonFighterEvents>(event: GameEvent): Facts<Name> => event as unknown as Facts<Name>;

/** The sentence of an event, with something else said besides or instead of some of its facts. */
const plainly = (event: GameEvent, content: Content, more: Parameters = {}, part = ''): Message =>
  say(`events.${event.type}${part}`, { ...factsOf(event, content), ...more });

/** One sentence for each value of a fact. */
const by =
  (fact: string): Tell =>
  (event, content) =>
    plainly(event, content, {}, `.${event[fact]}`);

/** What another event tells. */
const toldElsewhere: Tell = () => null;

const byType: { readonly [type: string]: Tell } = {
  'hero.chosen': ({ seat, hero }, { heroes }) =>
    say('events.hero.chosen', { seat: seatName(seat as Seat), hero: heroName(heroes[hero as Card]) }),
  'room.revealed': (event, content) => {
    const room = content.dungeon[event.room as Card];
    return plainly(event, content, { room: roomName(room), icons: room.shopIcons, text: roomText(room) });
  },
  'gold.gained': by('why'),
  'die.gained': by('why'),
  'equipment.found': (event, content) =>
    plainly(event, content, { text: equipmentText(content.equipment[event.card as Card]) }),
  'monster.appears': (event, content) => foeAppears(event, content, content.monsters[event.monster as Card]),
  'boss.appears': (event, content) => foeAppears(event, content, content.bosses[event.boss as Card]),
  'dice.join': by('die'),
  'die.chosen': dieChosen,
  thrown,
  flipped: toldElsewhere, // by template.lies, template.again
  'template.again': by('why'),
  'template.gone': toldElsewhere, // by weak-point
  'water.chosen': ({ seat, die }) =>
    say('events.water.chosen', { seat: seatName(seat as Seat), number: Number((die as string).split('-')[1]) + 1 }),
  rethrow: by('why'),
  hit: (event, content) => {
    const { seat, section, template, parts, damage, life } = as<'hit'>(event);
    return say('events.hit', {
      seat: seatName(seat),
      target: targetWords(section, template),
      damage: damageWords(content, parts, damage),
      left: leftWords(life),
    });
  },
  miss: by('why'),
  'foe.damaged': (event, content) =>
    plainly(event, content, { left: leftWords(event.life as number) }, `.${event.why}`),
  'weak-point': (event, content) => plainly(event, content, { left: leftWords(event.life as number) }),
  hurt: (event, content) => plainly(event, content, { left: lifeWords(event.life as number) }, `.${event.why}`),
  healed: by('why'),
  madness: (event, content) => plainly(event, content, { help: requirementHelp(event.requirement as Requirement) }),
  'xp.gained': by('why'),
  'backed-down': (event, content) => plainly(event, content, { foe: foeName(content.monsters[event.monster as Card]) }),
  'foe.defeated': (event, content) =>
    plainly(event, content, { over: Math.max(0, -(event.life as number)) }, `.${event.by}`),
  'shop.reached': (event, content) =>
    plainly(event, content, { cards: orNothing((event.cards as Card[]).map((card) => cardName(content, card))) }),
  bought: by('what'),
  'game.won': (event, content) => plainly(event, content, { foe: foeName(content.bosses[event.boss as Card]) }),
  'game.lost': by('reason'),
  score: ({ points, title }) => say('events.score', { points: points as number, title: titleName(title as number) }),
};

export const event = (event: GameEvent, content: Content): Message | null =>
  (byType[event.type] ?? plainly)(event, content);

function foeAppears(event: GameEvent, content: Content, foe: Monster | Boss): Message {
  const isBoss = event.type === 'boss.appears';
  return plainly(event, content, {
    foe: foeName(foe),
    text: foeText(foe),
    damage: foe.damage,
    ...(isBoss ? { entrance: say(`boss.${foe.id}.entrance`) } : {}),
  });
}

function dieChosen(event: GameEvent, content: Content): Message {
  const { die, weapons, requirements } = as<'die.chosen'>(event);
  return plainly(event, content, {
    die: theDie(die as ThrownDie),
    weapons: orNothing(weapons.map((card) => cardName(content, card))),
    requirements: orNothing(requirements.map(requirementName)),
  });
}

/** The dice as they lie; whether that is a Hit is told by what follows. */
function thrown({ seat, facts, assisted }: GameEvent): Message {
  const dice = (facts as unknown as { readonly dice: readonly DieFacts[] }).dice;
  return say(dice.length === 1 ? 'events.thrown.one' : 'events.thrown.several', {
    seat: seatName(seat as Seat),
    results: dice.map(resultWords),
    assisted: assisted === '' ? 'no' : 'yes',
  });
}
