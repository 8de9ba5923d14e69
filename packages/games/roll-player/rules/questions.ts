/** Everything that is asked, by name. The verbs of the rules (board.ts) ask nothing else, and who answers knows them all. */
export const QUESTIONS = [
  // ---- set-up
  'sheet.choose',
  'class.choose',
  'familiar.choose',
  'starting.place',
  // ---- the Dice Phase
  'ties.arrange',
  'initiative.select',
  'place.die',
  'stored.place',
  'action.choose',
  'attribute.choose',
  // ---- the parts of an effect
  'die.flip',
  'die.set',
  'die.adjust',
  'die.reroll',
  'die.keep',
  'die.copy.to',
  'die.copy.from',
  'swap.first',
  'swap.second',
  'replace.die',
  'replace.space',
  'token.move',
  'effect.either',
  'effect.may',
  'skill.copy',
  'banish.choose',
  'summon.fiend',
  'summon.card',
  'initiative.die',
  'initiative.cards',
  'look.choose',
  'refresh.choose',
  'xp.store',
  'injury.buyoff',
  // ---- the Market Phase
  'market.option',
  'market.second',
  'market.buy',
  'take.choose',
  'add.choose',
  'buy.charisma',
  'weapon.drop',
  // ---- Hunts and the Monster
  'hunt.minion',
  'hunt.mercenary',
  'hunt.reroll',
  'hunt.reward',
  'monster.mercenaries',
  'monster.reroll',
  // ---- Cleanup and the end
  'refresh.cleanup',
  'score.shed',
  // ---- closing points (RP-31.4, RP-23.3)
  'window.select',
  'window.dice',
  'window.market',
  'window.last',
  'window.combat',
] as const;
export type QuestionName = (typeof QUESTIONS)[number];
/** Response windows: whoever could act is asked, or passes. */
export type WindowName = Extract<QuestionName, `window.${string}`>;
