/** The kinds of things that the content names. Rules and words know them without the schemas that read the files. */
export const COLOURS = ['red', 'blue', 'green', 'white', 'black', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const ATTRS = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
export type Attr = (typeof ATTRS)[number];

/** The rows of a sheet from top to bottom; the Familiar Row is the last and no Attribute Row (RP-1.7). */
export const ROWS = [...ATTRS, 'FAM'] as const;
export type Row = (typeof ROWS)[number];
export const DIRS = ['good', 'evil', 'lawful', 'chaotic'] as const;
export type Dir = (typeof DIRS)[number];
export const KINDS = ['weapon', 'armor', 'skill', 'trait', 'scroll'] as const;
export type Kind = (typeof KINDS)[number];
export const SETS = ['base', 'ff', 'mm'] as const;
export type SetId = (typeof SETS)[number];
export const ADVENTURE_TYPES = ['location', 'obstacle', 'attack'] as const;
export type AdventureType = (typeof ADVENTURE_TYPES)[number];

/** Plain measures of a character; each is a whole number. */
export const METRICS = [
  'gold',
  'xp',
  'xp-stored',
  'honor',
  'injury',
  'charisma',
  'trophies',
  'tokens', // Adventure tokens
  'fiends-active',
  'fiends-banished',
  'fiends', // both
  'power', // Power Score
  'power-goal', // 1 if the Power Goal is met
  'power-goal-scored', // the same at final scoring, with what Weapons allow
  'familiar-matches', // 0..3
  'backstory-matches', // 0..6
  'goals', // Attribute Goals met
  'hands', // hands of Weapons
  'skills-exhausted',
  'skills-upright',
  'rows-complete', // Familiar Row included
  'attributes-complete', // Attribute Rows alone
  'rows-triple', // complete rows with three equal values
  'rows-straight', // complete rows with three values in a row, in any order
  'rows-one-colour', // complete rows whose dice share a colour (a Split Die has both, gold is one)
  'highest-score', // of the six Attribute Scores
  'lowest-score',
  'score-spread', // highest less lowest
  'colours', // different class colours among the dice (a Split Die has both)
  'class-dice', // dice of the class colour
  'armor-largest', // cards of the largest Armor set
  'armor-sets', // different Armor sets
  'alignment-stars', // the value under the token
  'monster-stars', // Stars from the Monster without the Champion Bonus; scoring only
  'rank', // of the Initiative card selected in this round: 1 the lowest
  'market-cards', // Market cards owned
  'minion-dots', // of the face-up Minion: 1 or 2; in a Hunt
  'empty-spaces',
] as const;
export const SCOPES = ['any', 'row', 'neighbours', 'column', 'colour'] as const;

export const TRIGGERS = [
  'select', // after selecting an Initiative card
  'place', // after placing a die (`dice` filters it, `row` the row)
  'row', // after completing a row (`row`)
  'action', // after taking an Attribute Action (`attr`)
  'familiar', // after taking the Familiar Action
  'buy', // after buying a Market card (`kind`), its own effect included
  'discard', // after discarding a Market card for Gold
  'skill', // after using a Skill
  'banish', // after banishing a Fiend
  'fiend', // after gaining Fiends
  'hunt', // when a Hunt is chosen, before the pool
  'trophy', // after a Hunt that brought a Trophy
  'no-trophy', // after one that did not
  'market-start', // at the end of the Dice Phase, before the Market Phase, once a round
  'dice-end', // at the end of the Dice Phase, after Fiends take effect
  'cleanup', // in Cleanup, before Charisma is discarded
  'combat', // when Monster Combat begins
] as const;

/** Numbers of the rules that a card changes by `by`. */
export const KNOBS = [
  'score', // an Attribute Score (`attr`)
  'die-score', // what such dice (`dice`) count for in their Attribute Score (RP-30.26)
  'power-slack', // at scoring the Power Score may count as up to so much higher or lower
  'gold-die', // pay for a gold die placed (2)
  'row-gold', // pay for a complete row (1)
  'row-xp', // XP for a complete row (0)
  'initiative-gold', // more Gold from a card that has Gold
  'cost', // of Market cards (`kind`)
  'discard-gold', // for discarding a Market card (2; `kind`)
  'hunt-dice', // pool of a Hunt
  'hunt-result',
  'monster-dice', // pool of Monster Combat
  'monster-result',
  'mercenary-gold', // 5
  'mercenary-xp', // 3
  'reroll-xp', // 1, not below 0
  'banish-gold', // 5
  'minion-gold', // 3, RP-19.3
  'heal-xp', // 2, RP-20.2
  'action-xp', // 5, RP-20.4
  'int-rolls', // rolls of the INT action (1); keep the old or any new value
  'con-by', // CON: up to so much (1)
  'wis-steps', // WIS: up to so many steps (1)
  'cha-tokens', // CHA: so many tokens (1)
  'refresh', // Skills refreshed in Cleanup (1)
  'keep-charisma', // Charisma tokens kept in Cleanup (0)
  'ward', // Injury tokens not gained each round (0)
  'honor-worth', // of each Honor token in Monster Combat (1)
  'backstory-gold', // 1: gold dice match Backstory spaces (0)
  'class-gold', // 1: gold dice count for the class colour (0)
  'backstory-stars', // Stars of the Backstory
  'champion', // Stars with the Champion Bonus
] as const;

export const BANS = [
  'action', // `row`: that Attribute Action or the Familiar Action
  'skills', // `when`
  'select', // `card`; unless no other can be selected
  'place', // `where`; if there is another place
  'buy', // `kind`, `minCost`
  'discard', // `kind`
  'hunt',
  'swap-rows', // swaps only within a row
  'target', // `dice`: effects of the owner cannot change or move such dice
  'reroll', // `what`
  'mercenary', // `pay`
  'charisma-discount', // Charisma does not lower costs
  'refresh', // no Skill in Cleanup
  'xp-action', // no Attribute Action for XP
  'minion-change', // no other Minion for Gold
] as const;

/** Done by hand in the rules. */
export const POWERS = [
  'backpack', // RP-30.1
  'controlling', // RP-30.10
  'devious', // RP-30.11
  'charming', // RP-30.17
  'unbowed', // pay 1 Gold instead of gaining an Injury token
  'light-fingers', // also take the Gold of the next lower card still in the row
  'whistle', // a die placed in WIS also triggers the Familiar Action
] as const;
export const CARD_WORDS = ['star', 'lowest', 'gold', 'fiend'] as const;
export const WHERES = ['empty-row', 'started-row', 'completing', 'familiar', 'same-row'] as const;
export const FLAGS = ['needsOpponent', 'needsBoost', 'needsHunt', 'needsFamiliar', 'needsFiend', 'combat'] as const;
export const TIMINGS = ['any', 'dice', 'select', 'market', 'hunt', 'monster', 'combat'] as const;
export type Timing = (typeof TIMINGS)[number];
export const REWARD_ACTIONS = ['any', ...ATTRS, 'FAM', 'refresh', 'align'] as const;
export type RewardAction = (typeof REWARD_ACTIONS)[number];
