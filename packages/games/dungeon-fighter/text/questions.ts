/** What is asked, with all that one needs to decide it. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { DieFacts, Requirement, TemplateId } from '../physics';
import { type Card, combatOf, equipment, FULL_XP, foeOf, heroAt, maxLife, type Seen } from '../rules/board';
import { requirementsOfCombat } from '../rules/requirements';
import type { ThrownDie } from '../rules/throwing';
import { equipmentText } from './card-texts';
import {
  cardName,
  foeName,
  heroOf,
  NOTHING,
  orNothing,
  type Parameters,
  requirementHelp,
  requirementName,
  say,
  seatName,
  sectionName,
  templateName,
  theDie,
} from './names';
import { resultWords } from './results';

type Facts = (seen: Seen, ask: PendingAsk) => Parameters;

/** `hero`: whose question it is; somebody may play several. */
export const question = (seen: Seen, ask: PendingAsk): Message =>
  say(`questions.${ask.question}`, { hero: heroOf(seen, ask.seat), ...byQuestion[ask.question]?.(seen, ask) });

// ---- facts that several questions tell

const foe = (seen: Seen): Parameters => ({ foe: foeName(foeOf(seen)), life: combatOf(seen).life });
const demands = (reqs: readonly Requirement[]): Said => orNothing(reqs.map(requirementName));
const aboutCard: Facts = ({ content }, { about }) => ({ card: cardName(content, about.card as Card) });
const aboutResult: Facts = (_seen, { about }) => ({
  result: resultWords(about.result as unknown as DieFacts),
  hit: about.hit ? 'yes' : 'no',
});
const aboutTemplate: Facts = (_seen, { about }) => ({ template: templateName(about.template as TemplateId) });

// ---- each question's own

const byQuestion: { readonly [question: string]: Facts } = {
  'dungeon.card': ({ b }) => ({ level: b.levelsToCome.at(-1) ?? 0 }),
  'equipment.give': ({ content }, { about }) => ({
    card: cardName(content, about.card as Card),
    text: equipmentText(content.equipment[about.card as Card]),
    price: about.price as number,
  }),
  'turn.die': (seen) => ({ ...foe(seen), reqs: demands(requirementsOfCombat(seen)) }),
  'turn.run-out': (seen, { about }) => ({ ...foe(seen), bonus: about.bonus as number }),
  'turn.weapons': (_seen, { about }) => ({ die: theDie(about.die as ThrownDie) }),
  throw: throwing,
  flip: aboutTemplate,
  'flip.again': aboutTemplate,
  'throw.again': aboutResult,
  'throw.ruling': (seen, { about }) => ({
    result: resultWords(about.result as unknown as DieFacts),
    active: heroOf(seen, combatOf(seen).active),
  }),
  /** That it shows the icon is said already. */
  'throw.icon': (_seen, { about }) => ({
    result: resultWords({ ...(about.result as unknown as DieFacts), symbol: 'blank' }),
    hit: about.hit ? 'yes' : 'no',
  }),
  'throw.token': aboutResult,
  'ability.target': (_seen, { about }) => ({ amount: about.amount as number }),
  'card.target': (seen, ask) => ({ ...aboutCard(seen, ask), amount: ask.about.amount as number }),
  'throw.cards': (seen, ask) => ({
    ...foe(seen),
    ...aboutResult(seen, ask),
    active: heroOf(seen, combatOf(seen).active),
  }),
  'throw.cutthroat': (_seen, { about }) => ({
    section: sectionName(about.section as string),
    value: about.value as number,
  }),
  'throw.armour': (seen, { about }) => ({ ...foe(seen), damage: about.damage as number }),
  'faint.cards': (seen, { about }) => ({
    falls: heroOf(seen, about.hero as Seat),
    needs: 1 - heroAt(seen, about.hero as Seat).life,
  }),
  'last.cards': foe,
  'vote.back-down': (seen, { about }) => ({
    ...foe(seen),
    by: seatName(about.by as Seat),
    level: about.level as number,
    next: seen.b.levelsToCome.at(-1) ?? 0,
    falling: falling(seen, about.level as number),
  }),
  'rest.scar': (seen, { seat }) => ({ max: maxLife(heroAt(seen, seat)) - 2 }),
  'rest.relic': (seen, ask) => ({ ...aboutCard(seen, ask), amount: relicHeals(seen, ask.about.card as Card) }),
  'rest.to': (seen, ask) => ({ ...aboutCard(seen, ask), from: heroOf(seen, ask.about.seat as Seat) }),
  'shop.buy': ({ b }, { about }) => ({ gold: about.gold as number, shop: b.shops }),
  'shop.level-up': () => ({ xp: FULL_XP }),
};

function throwing(_seen: Seen, { about }: PendingAsk): Parameters {
  const reqs = about.reqs as Requirement[];
  return {
    die: theDie(about.die as ThrownDie),
    reqs: demands(reqs),
    help: reqs.length === 1 ? requirementHelp(reqs[0]) : NOTHING,
  };
}

/** Who would fall if everybody lost so much. */
export function falling(seen: Seen, amount: number): Said {
  const down = seen.b.heroes.flatMap(({ life }, seat) => (life > 0 && life <= amount ? [heroOf(seen, seat)] : []));
  return down.length === 0 ? NOTHING : down;
}

/** How much a Relic heals in Resting. */
export function relicHeals(seen: Seen, card: Card): number {
  const relic = equipment(seen, card);
  return relic.kind === 'relic' && relic.effect.kind === 'heal' ? relic.effect.n : 0;
}
