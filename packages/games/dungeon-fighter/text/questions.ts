/** What is asked, with all that one needs to decide it. */
import type { Message, Said } from '@tabard/content';
import type { ByAsk } from '@tabard/kernel';
import type { Requirement, TemplateId } from '../physics';
import { type Card, combatOf, equipment, FULL_XP, foeOf, heroAt, maxLife, type Seen } from '../rules/board';
import type { AboutResult, AskFor, DungeonFighterAsks, DungeonFighterQuestion } from '../rules/questions';
import { requirementsOfCombat } from '../rules/requirements';
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

/** `hero`: whose question it is; somebody may play several. `facts`: what else its sentence says. */
const asks =
  <Name extends DungeonFighterQuestion>(facts?: (seen: Seen, ask: AskFor<Name>) => Parameters) =>
  (ask: AskFor<Name>, seen: Seen): Message =>
    say(`questions.${ask.question}`, { hero: heroOf(seen, ask.seat), ...facts?.(seen, ask) });

// ---- facts that several questions tell

const foe = (seen: Seen): Parameters => ({ foe: foeName(foeOf(seen)), life: combatOf(seen).life });
const demands = (reqs: readonly Requirement[]): Said => orNothing(reqs.map(requirementName));

interface About<Facts> {
  readonly about: Facts;
}
const aboutCard = ({ content }: Seen, { about }: About<{ readonly card: Card }>): Parameters => ({
  card: cardName(content, about.card),
});
const aboutResult = (_seen: Seen, { about }: About<AboutResult>): Parameters => ({
  result: resultWords(about.result),
  hit: about.hit ? 'yes' : 'no',
});
const aboutTemplate = (_seen: Seen, { about }: About<{ readonly template: TemplateId }>): Parameters => ({
  template: templateName(about.template),
});

// ---- each question's own

export const question: ByAsk<DungeonFighterAsks, [seen: Seen], Message> = {
  'setup.hero': asks(),
  'setup.leader': asks(),
  'dungeon.card': asks(({ b }) => ({ level: b.levelsToCome.at(-1) ?? 0 })),
  'equipment.give': asks(({ content }, { about: { card, price } }) => ({
    card: cardName(content, card),
    text: equipmentText(content.equipment[card]),
    price,
  })),
  'room.cards': asks(),
  'turn.die': asks((seen) => ({ ...foe(seen), reqs: demands(requirementsOfCombat(seen)) })),
  'turn.run-out': asks((seen, { about }) => ({ ...foe(seen), bonus: about.bonus })),
  'turn.weapons': asks((_seen, { about }) => ({ die: theDie(about.die) })),
  throw: asks((_seen, { about: { die, reqs } }) => ({
    die: theDie(die),
    reqs: demands(reqs),
    help: reqs.length === 1 ? requirementHelp(reqs[0]) : NOTHING,
  })),
  flip: asks(aboutTemplate),
  'flip.again': asks(aboutTemplate),
  'throw.water': asks(),
  'throw.again': asks(aboutResult),
  'throw.ruling': asks((seen, { about }) => ({
    result: resultWords(about.result),
    active: heroOf(seen, combatOf(seen).active),
  })),
  /** That it shows the icon is said already. */
  'throw.icon': asks((_seen, { about }) => ({
    result: resultWords({ ...about.result, symbol: 'blank' }),
    hit: about.hit ? 'yes' : 'no',
  })),
  'throw.token': asks(aboutResult),
  'ability.target': asks((_seen, { about }) => ({ amount: about.amount })),
  'card.target': asks((seen, ask) => ({ ...aboutCard(seen, ask), amount: ask.about.amount })),
  'throw.cards': asks((seen, ask) => ({
    ...foe(seen),
    ...aboutResult(seen, ask),
    active: heroOf(seen, combatOf(seen).active),
  })),
  'throw.cutthroat': asks((_seen, { about: { section, value } }) => ({ section: sectionName(section), value })),
  'throw.armour': asks((seen, { about }) => ({ ...foe(seen), damage: about.damage })),
  'faint.cards': asks((seen, { about: { hero } }) => ({
    falls: heroOf(seen, hero),
    needs: 1 - heroAt(seen, hero).life,
  })),
  'last.cards': asks(foe),
  'vote.back-down': asks((seen, { about: { by, level } }) => ({
    ...foe(seen),
    by: seatName(by),
    level,
    next: seen.b.levelsToCome.at(-1) ?? 0,
    falling: falling(seen, level),
  })),
  'rest.cards': asks(),
  'rest.scar': asks((seen, { seat }) => ({ max: maxLife(heroAt(seen, seat)) - 2 })),
  'rest.relic': asks((seen, ask) => ({ ...aboutCard(seen, ask), amount: relicHeals(seen, ask.about.card) })),
  'rest.exchange': asks(),
  'rest.to': asks((seen, ask) => ({ ...aboutCard(seen, ask), from: heroOf(seen, ask.about.seat) })),
  'shop.buy': asks(({ b }, { about }) => ({ gold: about.gold, shop: b.shops })),
  'shop.level-up': asks(() => ({ xp: FULL_XP })),
};

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
