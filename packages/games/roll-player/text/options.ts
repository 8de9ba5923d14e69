/** What the buttons say: the deed, and after a colon its consequence. */
import type { AboutOf } from '@tabard/kernel';
import type { Effect, Skill } from '../content';
import { ATTRS } from '../content';
import type { Card, Seen } from '../rules/board';
import { banishCost } from '../rules/foes/fiends';
import type { RollPlayerAsks, RoundDeed } from '../rules/questions';
import { actionCost, healCost } from '../rules/round/deeds';
import { skillOf } from '../rules/round/skills';
import { COMBAT_OPTIONS } from './combat-options';
import { type Describe, type Describing, DICE_OPTIONS, initiativeCard, placing } from './dice-options';
import { effectsText } from './effect-texts';
import { cardFacts, MARKET_OPTIONS } from './market-options';
import {
  adventureType,
  classAbility,
  className,
  classText,
  colourName,
  dirName,
  familiarName,
  familiarText,
  fiendName,
  fiendText,
  modifiers,
  raceName,
  rowShort,
  say,
  seatName,
  sourceText,
} from './names';
import { sourceOf } from './questions';

// ---- at any time (RP-31)

const isCopy = ({ effect }: Skill): boolean => effect[0].do === 'copy-skill';

/** What may be thrown in has the same words in a window and while somebody else is asked. */
const deed: Describe<RoundDeed> = ({ seen, seat, option }) => {
  if (option === 'heal') return say('options.heal', { xp: healCost(seen, seat) });
  if (option === 'xp-action') return say('options.xp-action', { xp: actionCost(seen, seat) });
  if ('stored' in option) return placing({ seen, seat, option: { die: option.stored, row: option.row } });
  if ('banish' in option)
    return say(`options.banish.${option.by}`, { ...fiendFacts(seen, option.banish), gold: banishCost(seen, seat) });
  const it = skillOf(seen, option.skill);
  const dir = isCopy(it) ? say('options.skill.copied') : say('options.skill.arrow', { dir: dirName(it.arrow) });
  return say(`options.skill.${'only' in option ? 'move' : 'use'}`, { ...cardFacts(seen, option.skill), dir });
};

const atWindow: Describe<RoundDeed | 'pass'> = ({ option, ...here }) =>
  option === 'pass' ? say('options.pass') : deed({ ...here, option });

const fiendFacts = ({ content }: Seen, fiend: Card) => ({
  fiend: fiendName(content, fiend),
  text: fiendText(content, fiend),
});

// ---- effects

function effectsOf({ content }: Seen, about: AboutOf<RollPlayerAsks, 'effect.either'>): readonly Effect[] {
  const { of, card } = sourceOf(about);
  if (of === 'familiar') return content.familiars[card].action;
  const it = of === 'card' ? content.market[card] : undefined;
  if (it?.kind === 'skill' || it?.kind === 'scroll') return it.effect;
  const abilities =
    of === 'class' ? content.classes[card].abilities : of === 'fiend' ? content.fiends[card].restriction : undefined;
  const own = abilities ?? (it && 'abilities' in it ? it.abilities : undefined) ?? [];
  return own.flatMap((ability) => ('on' in ability ? ability.do : []));
}

// ---- by question

export const option: Describing = {
  ...DICE_OPTIONS,
  ...MARKET_OPTIONS,
  ...COMBAT_OPTIONS,
  'any-time': deed,
  'window.select': atWindow,
  'window.dice': atWindow,
  'window.market': atWindow,
  'window.last': atWindow,
  'window.combat': atWindow,
  // ---- the set-up
  'sheet.choose': ({ seen: { content }, option: { race, side } }) =>
    say('options.sheet', {
      race: raceName(content, race),
      side: side + 1,
      mods: modifiers(content.races[race].mods),
    }),
  'class.choose': ({ seen: { content }, option: card }) =>
    say('options.class', {
      class: className(content, card),
      colour: colourName(content.classes[card].colour),
      ability: classAbility(content, card),
      text: classText(content, card),
      goals: content.classes[card].goals.map(({ text, stars }, i) =>
        say('goal', { row: rowShort(ATTRS[i]), goal: text, stars }),
      ),
    }),
  'familiar.choose': ({ seen: { content }, option: card }) => {
    const { goal, backstory } = content.familiars[card];
    return say('options.familiar', {
      familiar: familiarName(content, card),
      text: familiarText(content, card),
      ...goal,
      colours: backstory.map(colourName),
    });
  },
  // ---- effects
  /** The choice that the card gives; where it lies deeper in an effect, the whole text of the card. */
  'effect.either': ({ seen, option: which, about }) => {
    const choice = effectsOf(seen, about).find((effect) => effect.do === 'either');
    const chosen = choice?.do === 'either' ? choice.of[which] : undefined;
    return chosen ? effectsText(chosen) : sourceText(seen.content, sourceOf(about));
  },
  'effect.may': ({ option }) => say(`options.may.${option}`),
  'skill.copy': ({ seen, option: { from, card } }) =>
    say('options.copy', {
      ...cardFacts(seen, card),
      seat: seatName(from),
      dir: dirName(skillOf(seen, card).arrow),
    }),
  'banish.choose': ({ seen, option: fiend, about: { gold } }) =>
    fiend === 'done' ? say('options.banish.none') : say('options.banish.effect', { ...fiendFacts(seen, fiend), gold }),
  'summon.fiend': ({ seen, option: fiend }) =>
    fiend === 'done' ? say('options.summon.none') : say('options.summon.fiend', fiendFacts(seen, fiend)),
  'summon.card': initiativeCard,
  'look.choose': ({ option }) => say('options.look', { type: adventureType(option) }),
  'xp.store': ({ option: n }) => say('options.store-xp', { n }),
  'injury.buyoff': ({ option }) => say(`options.buyoff.${option}`),
};
