/** What the buttons say: the deed, and after a colon its consequence. */
import type { Message } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import type { AdventureType, Effect, Skill } from '../content';
import { ATTRS } from '../content';
import type { Card, Seen } from '../rules/board';
import { banishCost } from '../rules/foes/fiends';
import { actionCost, healCost } from '../rules/round/deeds';
import { skillOf } from '../rules/round/skills';
import { COMBAT_OPTIONS } from './combat-options';
import { type Describe, DICE_OPTIONS, initiativeCard, partsOf, placing } from './dice-options';
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

/** What may be thrown in has the same words in a window and while somebody else is asked. */
export function option(seen: Seen, seat: Seat, key: string, ask: PendingAsk | null): Message {
  const [word] = key.split(':');
  const thrownIn = ANY_TIME[word];
  if (thrownIn) return thrownIn(seen, seat, key);
  if (key === 'pass') return say('options.pass');
  return ask ? byQuestion[ask.question](seen, seat, key, ask) : say(`options.${key}`);
}

// ---- at any time (RP-31)

const isCopy = ({ effect }: Skill): boolean => effect[0].do === 'copy-skill';

function skill(seen: Seen, _seat: Seat, key: string): Message {
  const [card] = partsOf(key);
  const it = skillOf(seen, card);
  const how = key.endsWith(':move') ? 'move' : 'use';
  const dir = isCopy(it) ? say('options.skill.copied') : say('options.skill.arrow', { dir: dirName(it.arrow) });
  return say(`options.skill.${how}`, { ...cardFacts(seen, card), dir });
}

function banish(seen: Seen, seat: Seat, key: string): Message {
  const [fiend] = partsOf(key);
  return say(key.endsWith(':charisma') ? 'options.banish.charisma' : 'options.banish.gold', {
    ...fiendFacts(seen, fiend),
    gold: banishCost(seen, seat),
  });
}

const ANY_TIME: { readonly [word: string]: (seen: Seen, seat: Seat, key: string) => Message } = {
  skill,
  banish,
  heal: (seen, seat) => say('options.heal', { xp: healCost(seen, seat) }),
  'xp-action': (seen, seat) => say('options.xp-action', { xp: actionCost(seen, seat) }),
  stored: placing,
};

const fiendFacts = ({ content }: Seen, fiend: Card) => ({
  fiend: fiendName(content, fiend),
  text: fiendText(content, fiend),
});

// ---- the set-up

const sheet: Describe = ({ content }, _seat, key) => {
  const [race, side] = partsOf(key);
  return say('options.sheet', {
    race: raceName(content, race),
    side: side + 1,
    mods: modifiers(content.races[race].mods),
  });
};

const classCard: Describe = ({ content }, _seat, key) => {
  const [card] = partsOf(key);
  return say('options.class', {
    class: className(content, card),
    colour: colourName(content.classes[card].colour),
    ability: classAbility(content, card),
    text: classText(content, card),
    goals: content.classes[card].goals.map(({ text, stars }, i) =>
      say('goal', { row: rowShort(ATTRS[i]), goal: text, stars }),
    ),
  });
};

const familiar: Describe = ({ content }, _seat, key) => {
  const [card] = partsOf(key);
  const { goal, backstory } = content.familiars[card];
  return say('options.familiar', {
    familiar: familiarName(content, card),
    text: familiarText(content, card),
    ...goal,
    colours: backstory.map(colourName),
  });
};

// ---- effects

function effectsOf({ content }: Seen, ask: PendingAsk): readonly Effect[] {
  const { of, card } = sourceOf(ask);
  if (of === 'familiar') return content.familiars[card].action;
  const it = of === 'card' ? content.market[card] : undefined;
  if (it?.kind === 'skill' || it?.kind === 'scroll') return it.effect;
  const abilities =
    of === 'class' ? content.classes[card].abilities : of === 'fiend' ? content.fiends[card].restriction : undefined;
  const own = abilities ?? (it && 'abilities' in it ? it.abilities : undefined) ?? [];
  return own.flatMap((ability) => ('on' in ability ? ability.do : []));
}

/** The choice that the card gives; where it lies deeper in an effect, the whole text of the card. */
const either: Describe = (seen, _seat, key, ask) => {
  const choice = effectsOf(seen, ask).find((effect) => effect.do === 'either');
  const chosen = choice?.do === 'either' ? choice.of[Number(key)] : undefined;
  return chosen ? effectsText(chosen) : sourceText(seen.content, sourceOf(ask));
};

const may: Describe = (_seen, _seat, key) => say(`options.may.${key}`);

// ---- by question

const byQuestion: { readonly [question: string]: Describe } = {
  ...DICE_OPTIONS,
  ...MARKET_OPTIONS,
  ...COMBAT_OPTIONS,
  'sheet.choose': sheet,
  'class.choose': classCard,
  'familiar.choose': familiar,
  'effect.either': either,
  'effect.may': may,
  'skill.copy': (seen, _seat, key) => {
    const [from, card] = partsOf(key);
    return say('options.copy', {
      ...cardFacts(seen, card),
      seat: seatName(from),
      dir: dirName(skillOf(seen, card).arrow),
    });
  },
  'banish.choose': (seen, _seat, key, { about }) =>
    key === 'done'
      ? say('options.banish.none')
      : say('options.banish.effect', { ...fiendFacts(seen, partsOf(key)[0]), gold: about.gold as number }),
  'summon.fiend': (seen, _seat, key) =>
    key === 'done' ? say('options.summon.none') : say('options.summon.fiend', fiendFacts(seen, partsOf(key)[0])),
  'summon.card': initiativeCard,
  'look.choose': (_seen, _seat, key) => say('options.look', { type: adventureType(key as AdventureType) }),
  'xp.store': (_seen, _seat, key) => say('options.store-xp', { n: Number(key) }),
  'injury.buyoff': (_seen, _seat, key) => say(`options.buyoff.${key}`),
};
