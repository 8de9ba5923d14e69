/** Roll Player as the kernel sees it. The rules stand in the files beside this one, a chapter of the ledger each. */
import { frozen, type Game } from '@tabard/kernel';
import { builtIn, type Cards, type Content, indexed } from '../content';
import { hash } from '../content/read';
import { type RollPlayer, secrecy } from './board';
import { choices } from './cards/perform';
import { teach } from './cards/vocabulary';
import { events, type RollPlayerEvents } from './events';
import { adventureEffect } from './foes/adventures';
import { fiendEffects, fiendIdle } from './foes/fiends';
import { combatEffects } from './foes/reinforcements';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { keys } from './keys';
import { anyTime } from './round/any-time';
import { initiativeEffect } from './round/initiative';
import { marketEffects } from './round/market';
import { skillEffects, skillIdle } from './round/skills';
import { step } from './round/step';
import { actionEffects } from './sheet/actions';
import { alignmentEffects } from './sheet/alignment';
import { clarityEffect } from './sheet/clarity';
import { FACES } from './sheet/dice';
import { diceEffects } from './sheet/dice-changes';
import { goodsEffects, goodsIdle } from './sheet/goods';
import { measureObject, metrics } from './sheet/metrics';
import { conflict, options, setup } from './start/setup';
import { undecided } from './undecided';

/** The words of the cards, each from the chapter that it belongs to. */
teach({
  metrics,
  measure: measureObject,
  doings: {
    ...choices,
    ...goodsEffects,
    ...diceEffects,
    ...alignmentEffects,
    ...actionEffects,
    ...clarityEffect,
    ...initiativeEffect,
    ...marketEffects,
    ...skillEffects,
    ...fiendEffects,
    ...adventureEffect,
    ...combatEffects,
  },
  idle: { ...goodsIdle, ...skillIdle, ...fiendIdle },
});

export function rollPlayerWith(
  cards: Cards,
  packs: { readonly [name: string]: string },
): Game<RollPlayer, RollPlayerEvents, Content> {
  return frozen({
    id: 'roll-player',
    version: '2',
    seats: { min: 1, max: 5, best: 3 }, // RP-1.3
    options,
    conflict,
    content: indexed(cards),
    packs,
    dice: FACES,
    wishes: { windows: ['ask', 'pass'] }, // RP-R50
    secrecy,
    lookAwayAt: ['familiar.choose', 'monster.mercenaries', 'monster.reroll'], // section 7; Adventure cards lie face down until they are peeked at
    openAtEnd: true,
    events,
    setup,
    step,
    anyTime,
    keys,
    undecided,
    imagine,
    invariants,
    limits: { answers: 20_000 },
  });
}

export const rollPlayer = rollPlayerWith(builtIn, { 'roll-player': hash });
