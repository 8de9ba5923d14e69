/** What can be answered around a throw: what is used for it, how it is made, and what its result is made to do. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { Armour, Weapon } from '../content';
import { type DieFacts, type Requirement, sectionOf } from '../physics';
import { AMOUNT, camouflage, swornEnemy } from '../rules/abilities';
import { type Card, type Colour, equipment, foeOf, heroAt, type Seen, sheetOf } from '../rules/board';
import { requirementsOfCombat, requirementsOfThrow } from '../rules/requirements';
import { isHit } from '../rules/throwing';
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

type Describe = (seen: Seen, seat: Seat, key: string, ask: PendingAsk) => Message;

const afterColon = (key: string): string => key.slice(key.indexOf(':') + 1);

// ---- before it

/** What the Weapons add on a Hit, and what they demand besides what binds every throw here. */
function weapons(seen: Seen, _seat: Seat, key: string): Message {
  if (key === 'none') return say('options.weapons.none');
  const parts = key.split('+');
  const cards = parts.filter((part) => part !== 'dance').map(Number);
  const dancing = parts.includes('dance');
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
function throwing(_seen: Seen, _seat: Seat, key: string): Message {
  if (!key.startsWith('assist')) return say('options.throw.hand');
  return say('options.throw.assist', { aim: aimName(afterColon(key)) });
}

/** While the die is in the hand the assist is one quiet way out: its best aim, without saying so at length. */
export const briefly = ({ question, options }: PendingAsk, key: string): Message | null =>
  question === 'throw' && key === options[0] ? say('options.throw.quick') : null;

const flipping: Describe = (_seen, _seat, key) => say(key === 'assist' ? 'options.flip.assist' : 'options.flip.hand');

// ---- after it

const resultIn = ({ about }: PendingAsk): DieFacts => about.result as unknown as DieFacts;

function waterDie(_seen: Seen, _seat: Seat, key: string, { about }: PendingAsk): Message {
  const facts = (about.results as unknown as DieFacts[]).find(({ id }) => id === key)!;
  return say('options.water', {
    number: Number(key.split('-')[1]) + 1,
    result: resultWords(facts),
    hit: isHit(facts) ? 'yes' : 'no',
  });
}

function again(seen: Seen, seat: Seat, key: string, ask: PendingAsk): Message {
  const [how, what] = key.split(':');
  switch (how) {
    case 'keep':
      return keep(seen, ask);
    case 'relic':
      return say('options.again.relic', relicFacts(seen, Number(what)));
    case 'fearless':
      return say('options.again.fearless');
    default:
      return say(`options.again.${how}`, ofColour(seen, seat, what as Colour));
  }
}

function keep(seen: Seen, ask: PendingAsk): Message {
  const die = resultIn(ask);
  return isHit(die)
    ? say('options.again.keepHit', { result: resultWords(die) })
    : say('options.again.keepMiss', { damage: die.symbol === 'snow' ? 0 : foeOf(seen).damage });
}

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

function icon(seen: Seen, seat: Seat, key: string): Message {
  return key === 'decline'
    ? say('options.icon.decline', { levelUp: seen.options.levelUp })
    : say('options.icon.ability', ofColour(seen, seat, afterColon(key) as Colour));
}

function token(seen: Seen, seat: Seat, key: string): Message {
  return key === 'none'
    ? say('options.token.none')
    : say('options.token.use', ofColour(seen, seat, afterColon(key) as Colour));
}

/** DF-25.5: what the second section adds. */
function cutthroat(_seen: Seen, _seat: Seat, key: string, { about }: PendingAsk): Message {
  const value = about.value as number;
  if (key === 'keep') return say('options.cutthroat.keep', { value });
  const section = afterColon(key);
  const more = sectionOf(section)?.value ?? 0;
  return say('options.cutthroat.add', { section: sectionName(section), value, more, total: value + more });
}

function armour(seen: Seen, seat: Seat, key: string, { about }: PendingAsk): Message {
  const damage = about.damage as number;
  if (key === 'done') {
    const falls = heroAt(seen, seat).life <= damage;
    return say('options.armour.done', { damage, falls: falls ? 'yes' : 'no' });
  }
  const card = equipment(seen, Number(key)) as Armour;
  const prevented = card.prevent === 'all' ? damage : Math.min(damage, card.prevent ?? 0);
  return say('options.armour.use', {
    card: equipmentName(card),
    prevented,
    damage,
    extra: orNothing(extraTexts(card.extra)),
  });
}

export const THROW_OPTIONS: { readonly [question: string]: Describe } = {
  'turn.weapons': weapons,
  throw: throwing,
  flip: flipping,
  'throw.water': waterDie,
  'throw.again': again,
  'throw.ruling': (seen, _seat, key) => say(`options.ruling.${key}`, { damage: foeOf(seen).damage }),
  'throw.icon': icon,
  'throw.token': token,
  'throw.cutthroat': cutthroat,
  'throw.armour': armour,
};
