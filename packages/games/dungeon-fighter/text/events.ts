/** What happened, as one sentence a player understands; null where another event says it already. */
import { factsBy, type Message } from '@tabard/content';
import { type ByEvent, byEvent, type EventNamed } from '@tabard/kernel';
import type { Boss, Content, Monster } from '../content';
import type { DungeonFighterEvent } from '../rules/events';
import { WATER_DICE } from '../rules/throwing';
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

const factsOf = factsBy<DungeonFighterEvent, Content>({
  seat: seatName,
  leader: seatName,
  from: seatName,
  to: seatName,
  card: (card, content) => cardName(content, card),
  template: (id) => (id === '' ? NOTHING : templateName(id)),
  requirement: (id) => (id === '' ? NOTHING : requirementName(id)),
  ability: abilityKindName,
  colour: colourName,
});

// ---- sentences that want more than their facts

type Told<Type extends DungeonFighterEvent['type']> = EventNamed<DungeonFighterEvent, Type>;

/** The sentence of an event, with something else said besides or instead of some of its facts. */
const plainly = (event: DungeonFighterEvent, content: Content, more: Parameters = {}, part = ''): Message =>
  say(`events.${event.type}${part}`, { ...factsOf(event, content), ...more });

/** One sentence for each value of a fact. */
const by =
  <Name extends string>(fact: Name) =>
  (event: Extract<DungeonFighterEvent, { readonly [K in Name]: string }>, content: Content): Message =>
    plainly(event, content, {}, `.${event[fact]}`);

/** What another event tells. */
const toldElsewhere = () => null;

const tellings: Partial<ByEvent<DungeonFighterEvent, [content: Content], Message | null>> = {
  'hero.chosen': ({ seat, hero }, { heroes }) =>
    say('events.hero.chosen', { seat: seatName(seat), hero: heroName(heroes[hero]) }),
  'room.revealed': (event, content) => {
    const room = content.dungeon[event.room];
    return plainly(event, content, { room: roomName(room), icons: room.shopIcons, text: roomText(room) });
  },
  'gold.gained': by('why'),
  'die.gained': by('why'),
  'equipment.found': (event, content) =>
    plainly(event, content, { text: equipmentText(content.equipment[event.card]) }),
  'monster.appears': (event, content) => foeAppears(event, content, content.monsters[event.monster]),
  'boss.appears': (event, content) => foeAppears(event, content, content.bosses[event.boss]),
  'dice.join': by('die'),
  'die.chosen': dieChosen,
  thrown,
  flipped: toldElsewhere, // by template.lies, template.again
  'template.again': by('why'),
  'template.gone': toldElsewhere, // by weak-point
  'water.chosen': ({ seat, die }) =>
    say('events.water.chosen', { seat: seatName(seat), number: WATER_DICE.indexOf(die) + 1 }),
  rethrow: by('why'),
  hit: ({ seat, section, template, parts, damage, life }, content) =>
    say('events.hit', {
      seat: seatName(seat),
      target: targetWords(section, template),
      damage: damageWords(content, parts, damage),
      left: leftWords(life),
    }),
  miss: by('why'),
  'foe.damaged': (event, content) => plainly(event, content, { left: leftWords(event.life) }, `.${event.why}`),
  'weak-point': (event, content) => plainly(event, content, { left: leftWords(event.life) }),
  hurt: (event, content) => plainly(event, content, { left: lifeWords(event.life) }, `.${event.why}`),
  healed: by('why'),
  madness: (event, content) => plainly(event, content, { help: requirementHelp(event.requirement) }),
  'xp.gained': by('why'),
  'backed-down': (event, content) => plainly(event, content, { foe: foeName(content.monsters[event.monster]) }),
  'foe.defeated': (event, content) => plainly(event, content, { over: Math.max(0, -event.life) }, `.${event.by}`),
  // DF-3.2: what lies there beyond what the Shop wants brings it no nearer.
  'icons.counted': (event, content) => plainly(event, content, { total: Math.min(event.total, event.needed) }),
  'shop.reached': (event, content) =>
    plainly(event, content, { cards: orNothing(event.cards.map((card) => cardName(content, card))) }),
  bought: by('what'),
  'game.won': (event, content) => plainly(event, content, { foe: foeName(content.bosses[event.boss]) }),
  'game.lost': by('reason'),
  score: ({ points, title }) => say('events.score', { points, title: titleName(title) }),
};

export const event = byEvent(tellings, plainly);

function foeAppears(event: Told<'monster.appears' | 'boss.appears'>, content: Content, foe: Monster | Boss): Message {
  const isBoss = event.type === 'boss.appears';
  return plainly(event, content, {
    foe: foeName(foe),
    text: foeText(foe),
    damage: foe.damage,
    ...(isBoss ? { entrance: say(`boss.${foe.id}.entrance`) } : {}),
  });
}

function dieChosen(event: Told<'die.chosen'>, content: Content): Message {
  const { die, weapons, requirements } = event;
  return plainly(event, content, {
    die: theDie(die),
    weapons: orNothing(weapons.map((card) => cardName(content, card))),
    requirements: orNothing(requirements.map(requirementName)),
  });
}

/** The dice as they lie; whether that is a Hit is told by what follows. */
function thrown({ seat, facts: { dice }, assisted }: Told<'thrown'>): Message {
  return say(dice.length === 1 ? 'events.thrown.one' : 'events.thrown.several', {
    seat: seatName(seat),
    results: dice.map(resultWords),
    assisted: assisted === '' ? 'no' : 'yes',
  });
}
