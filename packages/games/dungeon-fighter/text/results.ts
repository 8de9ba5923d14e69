/** What a die did and what it was worth, in words. */
import type { Message, Said } from '@tabard/content';
import type { Content } from '../content';
import { BULLSEYE, type DieFacts, type Requirement } from '../physics';
import type { DamagePart } from '../rules/events';
import {
  abilityKindName,
  cardName,
  gadgetName,
  orNothing,
  requirementName,
  say,
  sectionName,
  templateName,
} from './names';

// ---- where it lies

/** "on section B1 (4)", "in a hole". */
function placeWords({ rest, section, value, template, inside }: DieFacts): Message {
  if (rest === 'section') return say(`places.${section === BULLSEYE ? 'bullseye' : 'section'}`, { section, value });
  if (rest !== 'template') return say(`places.${rest}`);
  if (template === 'weak-point') return say('places.weak-point');
  return say(inside ? 'places.inside' : 'places.frozen');
}

/** The place, the symbol, and what spoils it. */
export function resultWords(die: DieFacts): Message {
  const failed = Object.keys(die.reqs).filter((req) => !die.reqs[req]) as Requirement[];
  return say('result', {
    place: placeWords(die),
    symbol: die.symbol,
    bounced: die.bounced ? 'yes' : 'no',
    failed: orNothing(failed.map(requirementName)),
  });
}

/** What was hit: a section, or the top of a Template. */
export const targetWords = (section: string, template: DieFacts['template']): Message =>
  template === '' ? sectionName(section) : say('sections.template', { template: templateName(template) });

// ---- what it was worth

function partName(content: Content, { what, card }: DamagePart): Said | null {
  switch (what) {
    case 'section':
      return null;
    case 'weapon':
    case 'spendable':
      return cardName(content, card);
    case 'dancing':
      return requirementName('dancing');
    case 'icebergs':
      return gadgetName('icebergs');
    default:
      return abilityKindName(what);
  }
}

function partWords(content: Content, part: DamagePart): Said {
  const what = partName(content, part);
  return what === null ? part.amount : say('damage.part', { amount: part.amount, what });
}

/** "4 + 2 (Horned Helm) = 6"; a section alone is its number. */
export function damageWords(content: Content, parts: readonly DamagePart[], total: number): Said {
  if (parts.length === 0) return total;
  const sum = parts.map((part) => partWords(content, part)).reduce((first, next) => say('damage.and', { first, next }));
  return parts.length === 1 ? sum : say('damage.sum', { sum, total });
}

/** What the Monster has left. */
export const leftWords = (life: number): Message => (life > 0 ? say('left.some', { life }) : say('left.none'));

/** What a Hero has left; it may be nothing before somebody helps (DF-R32). */
export const lifeWords = (life: number): Message => (life > 0 ? say('life.some', { life }) : say('life.none'));
