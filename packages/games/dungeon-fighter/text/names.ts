/** What things are called: the messages that stand inside the sentences of questions, options and events. */
import type { Message, Said } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Ability, Boss, Content, DungeonCard, Equipment, Gadget, Hero, Monster, MonsterType } from '../content';
import { BULLSEYE, type Requirement, type TemplateId } from '../physics';
import { type Card, type Colour, heroAt, maxLife, NONE, type Seen, sheetOf } from '../rules/board';
import type { ThrownDie } from '../rules/throwing';

export type Parameters = { readonly [name: string]: Said };

export const say = (id: string, parameters?: Parameters): Message => ({ id, with: parameters });

/** A word that a sentence's select knows, in place of something that is not there. */
export const NOTHING = 'none';

export const orNothing = (some: readonly Said[]): Said => (some.length === 0 ? NOTHING : some);

/** One sentence after the other. */
export const sentences = (said: readonly Message[]): Said =>
  said.length === 0 ? '' : said.reduce((first, next) => say('then', { first, next }));

// ---- cards

export const heroName = ({ id }: Pick<Hero, 'id'>): Message => say(`hero.${id}.name`);
export const roomName = ({ id }: Pick<DungeonCard, 'id'>): Message => say(`dungeon.${id}.name`);
export const equipmentName = ({ id }: Pick<Equipment, 'id'>): Message => say(`equipment.${id}.name`);
export const foeName = (foe: Monster | Boss): Message => say(`${'level' in foe ? 'monster' : 'boss'}.${foe.id}.name`);

export const cardName = (content: Content, card: Card): Said =>
  card === NONE ? NOTHING : equipmentName(content.equipment[card]);

// ---- ids of the game's own lists

export const requirementName = (id: Requirement): Message => say(`requirements.${id}.name`);
export const requirementHelp = (id: Requirement): Message => say(`requirements.${id}.help`);
export const templateName = (id: TemplateId): Message => say(`templates.${id}.name`);
export const gadgetName = (id: Gadget): Message => say(`gadgets.${id}.name`);
export const typeName = (id: MonsterType): Message => say(`types.${id}.name`);
export const kindName = (kind: Equipment['kind']): Message => say(`kinds.${kind}`);
export const colourName = (colour: Colour): Message => say(`colours.${colour}`);
export const aimName = (aim: string): Message => say(`aims.${aim}`);
export const titleName = (title: number): Message => say(`titles.${title}`);
export const dieName = (die: ThrownDie): Message => say(`dice.${die}.name`);
/** As what is thrown or taken: a language may have a case for it. */
export const theDie = (die: ThrownDie): Message => say(`dice.${die}.object`);

export const abilityKindName = (kind: Ability['kind']): Message => say(`abilities.${kind}.name`);

/** A Sworn Enemy has a type. */
export const abilityName = (ability: Ability): Message =>
  ability.kind === 'sworn-enemy'
    ? say('abilities.sworn-enemy.ofType', { type: typeName(ability.type) })
    : abilityKindName(ability.kind);

// ---- the board

/** "section B1", "the bullseye": what a Hit has hit. */
export const sectionName = (section: string): Message =>
  section === BULLSEYE ? say('sections.bullseye') : say('sections.plain', { section });

// ---- Heroes

export const seatName = (seat: Seat): Said => (seat === NONE ? NOTHING : { seat });

/** The Hero's own name; the seat's as long as it has none. */
export const heroOf = (seen: Seen, seat: Seat): Said =>
  heroAt(seen, seat).sheet === NONE ? { seat } : heroName(sheetOf(seen, seat));

/** Whom one chooses by name and life. */
export function heroWithLife(seen: Seen, seat: Seat): Message {
  const hero = heroAt(seen, seat);
  return say('withLife', { hero: heroOf(seen, seat), seat: { seat }, life: hero.life, max: maxLife(hero) });
}
