/** What a card does, in words made of its data, so that a card of another box has them too. */
import type { Message, Said } from '@tabard/content';
import type {
  Ability,
  Armour,
  Boss,
  DungeonCard,
  Equipment,
  ExtraEffect,
  Monster,
  Relic,
  SetupCall,
  Spendable,
  Weapon,
} from '../content';
import { levelOf } from '../rules/board';
import { dieName, gadgetName, NOTHING, requirementName, say, sentences, templateName, theDie, typeName } from './names';

// ---- Heroes

/** What an ability does, in half a line. */
export const abilityText = (ability: Ability): Message =>
  ability.kind === 'sworn-enemy'
    ? say('abilities.sworn-enemy.short', { type: say(`types.${ability.type}.many`) })
    : say(`abilities.${ability.kind}.short`);

// ---- Equipment

export function equipmentText(card: Equipment): Message {
  switch (card.kind) {
    case 'weapon':
      return weaponText(card);
    case 'armour':
      return armourText(card);
    case 'spendable':
      return spendableText(card);
    case 'relic':
      return relicText(card);
  }
}

const weaponText = ({ damage, req, extra }: Weapon): Message =>
  say('texts.weapon', {
    req: req ? requirementName(req) : NOTHING,
    effects: [say('texts.extraDamage', { n: damage }), ...extraTexts(extra)],
  });

const armourText = ({ prevent, extra }: Armour): Message =>
  say('texts.armour', { effects: [...preventTexts(prevent), ...extraTexts(extra)] });

function preventTexts(prevent: Armour['prevent']): Message[] {
  if (prevent === undefined) return [];
  return [prevent === 'all' ? say('texts.prevent.all') : say('texts.prevent.some', { n: prevent })];
}

/** What comes besides. */
export const extraTexts = (extra: ExtraEffect | undefined): Message[] =>
  extra ? [say(`texts.extra.${extra.kind}`, { n: extra.n })] : [];

function spendableText({ window, effect }: Spendable): Message {
  switch (effect.kind) {
    case 'damage':
      return effect.between
        ? say('texts.spendable.between', { n: effect.n })
        : say(`texts.spendable.damage.${window}`, { n: effect.n });
    case 'dice':
      return say('texts.spendable.dice', { dice: theDie(effect.dice) });
    case 'flip':
      return say('texts.spendable.flip', { template: templateName(effect.template) });
    default:
      return say(`texts.spendable.${effect.kind}`, { n: effect.n });
  }
}

function relicText({ use, effect }: Relic): Message {
  return effect.kind === 'rethrow-miss'
    ? say(`texts.relic.rethrow-miss.${use}`)
    : say(`texts.relic.${effect.kind}`, { n: effect.n });
}

// ---- what is brought out

function callTexts({ icebergs, dice = [], templates = [] }: SetupCall = {}): Message[] {
  return [
    ...(icebergs ? [say('texts.call.icebergs', { icebergs: gadgetName('icebergs') })] : []),
    ...dice.map((die) => say('texts.call.dice', { dice: dieName(die) })),
    ...templates.map((template) => say('texts.call.template', { template: templateName(template) })),
  ];
}

// ---- rooms

/** What a room gives and demands, without its Shop icons. */
export function roomText({ gold, die, heal, equipment, advantage, req, setup }: DungeonCard): Said {
  return sentences([
    ...(gold ? [say('texts.room.gold', { n: gold })] : []),
    ...(die ? [say('texts.room.die')] : []),
    ...(heal ? [say('texts.room.heal', { n: heal })] : []),
    ...(equipment ? [say('texts.room.equipment')] : []),
    ...(advantage ? [say('texts.room.advantage', { n: advantage })] : []),
    ...(req ? [say('texts.demand', { req: requirementName(req) })] : []),
    ...callTexts(setup),
  ]);
}

// ---- Monsters and Bosses

/** Its kind, and what it demands and brings; its life, damage and Gold are numbers that stand elsewhere. */
export function foeText(foe: Monster | Boss): Said {
  const { req, ability, setup, type } = foe;
  const isBoss = !('level' in foe);
  return sentences([
    say(isBoss ? 'texts.boss' : 'texts.monster', { type: typeName(type), level: levelOf(foe) }),
    ...(req ? [say('texts.demand', { req: requirementName(req) })] : []),
    ...(ability?.kind === 'fearless' ? [say('texts.fearless')] : []),
    ...(ability?.kind === 'madness' ? [say('texts.madness', madnessOf(ability.reqs))] : []),
    ...callTexts(setup),
  ]);
}

const madnessOf = ([first, second, third]: Extract<Monster['ability'], { kind: 'madness' }>['reqs']) => ({
  first: requirementName(first),
  second: requirementName(second),
  third: requirementName(third),
});
