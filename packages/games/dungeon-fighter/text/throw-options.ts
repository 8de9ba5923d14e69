/** What can be answered around a throw: what is used for it, how it is made, and what its result is made to do. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Armour, Weapon } from '../content';
import { type DieFacts, type Requirement, sectionOf } from '../physics';
import { AMOUNT, camouflage, swornEnemy } from '../rules/abilities';
import { type Card, type Colour, equipment, foeOf, heroAt, type Seen, sheetOf } from '../rules/board';
import { requirementsOfCombat, requirementsOfThrow } from '../rules/requirements';
import { isHit, WATER_DICE } from '../rules/throwing';
import type { AnswerTo, SaidBy } from './answers';
import { abilityText, extraTexts } from './card-texts';
import {
  abilityName,
  aimName,
  cardName,
  equipmentName,
  orNothing,
  type Parameters,
  requirementName,
  say,
  sectionName,
} from './names';
import { resultWords } from './results';

// ---- before it

/** What the Weapons add on a Hit, and what they demand besides what binds every throw here. */
function weapons({ seen, option: { weapons: cards, dancing } }: AnswerTo<'turn.weapons'>): Message {
  if (cards.length === 0 && !dancing) return say('options.weapons.none');
  const damage = cards.reduce(
    (sum, card) => sum + (equipment(seen, card) as Weapon).damage,
    dancing ? AMOUNT.dancing : 0,
  );
  const bound: readonly Requirement[] = requirementsOfCombat(seen);
  const more = requirementsOfThrow(seen, cards, dancing).filter((req) => !bound.includes(req) && req !== 'dancing');
  const names: Said[] = cards.map((card) => cardName(seen.content, card));
  return say('options.weapons.use', {
    what: [...names, ...(dancing ? [requirementName('dancing')] : [])],
    damage,
    reqs: orNothing(more.map(requirementName)),
  });
}

/** The hand's own numbers are nothing to read aloud. */
const throwing = ({ option }: AnswerTo<'throw'>): Message =>
  'assist' in option ? say('options.throw.assist', { aim: aimName(option.assist) }) : say('options.throw.hand');

/** While the die is in the hand the assist is one quiet way out: its best aim, without saying so at length. */
export const briefly = ({ question, options }: PendingAsk, key: string): Message | null =>
  question === 'throw' && key === options[0] ? say('options.throw.quick') : null;

const flipping = ({ option }: AnswerTo<'flip'>): Message =>
  say(option === 'assist' ? 'options.flip.assist' : 'options.flip.hand');

// ---- after it

function waterDie({ option, about: { results } }: AnswerTo<'throw.water'>): Message {
  const facts = results.find(({ id }) => id === option)!;
  return say('options.water', {
    number: WATER_DICE.indexOf(option) + 1,
    result: resultWords(facts),
    hit: isHit(facts) ? 'yes' : 'no',
  });
}

function again({ seen, seat, option, about: { result } }: AnswerTo<'throw.again'>): Message {
  if (option === 'keep') return keep(seen, result);
  if (option === 'fearless') return say('options.again.fearless');
  if ('relic' in option) return say('options.again.relic', relicFacts(seen, option.relic));
  return 'ability' in option
    ? say('options.again.ability', ofColour(seen, seat, option.ability))
    : say('options.again.token', ofColour(seen, seat, option.token));
}

const keep = (seen: Seen, die: DieFacts): Message =>
  isHit(die)
    ? say('options.again.keepHit', { result: resultWords(die) })
    : say('options.again.keepMiss', { damage: die.symbol === 'snow' ? 0 : foeOf(seen).damage });

const relicFacts = (seen: Seen, card: Card): Parameters => {
  const relic = equipment(seen, card);
  const isForGood = relic.kind === 'relic' && relic.use === 'once-per-game';
  return { card: equipmentName(relic), use: isForGood ? 'game' : 'combat' };
};

/** What the ability would do to this very throw, where a number says it; else what it does in general. */
function ofColour(seen: Seen, seat: Seat, colour: Colour): Parameters {
  const ability = sheetOf(seen, seat)[colour];
  const extra =
    ability.kind === 'camouflage' ? camouflage(seen) : ability.kind === 'sworn-enemy' ? swornEnemy(seen, ability) : 0;
  return {
    ability: abilityName(ability),
    text: extra > 0 ? say('texts.extraDamage', { n: extra }) : abilityText(ability),
  };
}

const icon = ({ seen, seat, option }: AnswerTo<'throw.icon'>): Message =>
  option === 'decline'
    ? say('options.icon.decline', { levelUp: seen.options.levelUp })
    : say('options.icon.ability', ofColour(seen, seat, option.ability));

const token = ({ seen, seat, option }: AnswerTo<'throw.token'>): Message =>
  option === 'none' ? say('options.token.none') : say('options.token.use', ofColour(seen, seat, option.token));

/** DF-25.5: what the second section adds. */
function cutthroat({ option, about: { value } }: AnswerTo<'throw.cutthroat'>): Message {
  if (option === 'keep') return say('options.cutthroat.keep', { value });
  const section = option.add;
  const more = sectionOf(section)?.value ?? 0;
  return say('options.cutthroat.add', { section: sectionName(section), value, more, total: value + more });
}

function armour({ seen, seat, option, about: { damage } }: AnswerTo<'throw.armour'>): Message {
  if (option === 'done') {
    const falls = heroAt(seen, seat).life <= damage;
    return say('options.armour.done', { damage, falls: falls ? 'yes' : 'no' });
  }
  const card = equipment(seen, option) as Armour;
  const prevented = card.prevent === 'all' ? damage : Math.min(damage, card.prevent ?? 0);
  return say('options.armour.use', {
    card: equipmentName(card),
    prevented,
    damage,
    extra: orNothing(extraTexts(card.extra)),
  });
}

/** The other questions stand in options.ts; together they are all. */
export const THROW_OPTIONS = {
  'turn.weapons': weapons,
  throw: throwing,
  flip: flipping,
  'throw.water': waterDie,
  'throw.again': again,
  'throw.ruling': ({ seen, option }: AnswerTo<'throw.ruling'>) =>
    say(`options.ruling.${option}`, { damage: foeOf(seen).damage }),
  'throw.icon': icon,
  'throw.token': token,
  'throw.cutthroat': cutthroat,
  'throw.armour': armour,
} satisfies Partial<SaidBy>;
