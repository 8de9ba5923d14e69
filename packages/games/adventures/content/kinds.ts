/** The kinds of things that content and books name. Rules and words know them without the schemas that read the files. */
export const DECKS = ['armor', 'weapon', 'skill', 'trait', 'scroll'] as const; // RA-1.7
export type MarketDeck = (typeof DECKS)[number];

export const RANKS = ['minion', 'standard', 'elite', 'boss'] as const;

export const BANS = ['flip', 'step', 'reroll', 'treat', 'draw', 'class', 'bonus', 'buy', 'substitute'] as const;
export type Ban = (typeof BANS)[number];

export const FACTIONS = ['wardens', 'tidebound', 'choir'] as const; // RA-R109, top to bottom
export type Faction = (typeof FACTIONS)[number];

export const TOKENS = ['xp', 'event1', 'event2', 'event3', 'event4', 'event5', 'event6', 'sentry'] as const;
export type TokenKind = (typeof TOKENS)[number];
