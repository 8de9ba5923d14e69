/** The kinds of things that the content names. Rules and words know them without the schemas that read the files. */
export const TOWER_COLOURS = ['white', 'gray', 'black'] as const;
export const DIE_KINDS = ['black', 'red', 'white', 'yellow'] as const;
export type DieKind = (typeof DIE_KINDS)[number];

/** The powers that rules/powers.ts can do; a card names one. */
export const POWERS = [
  ...['gargoyle', 'ghoul', 'blood-elf', 'dark-wizard', 'lich', 'witch', 'inexplicable', 'scourge', 'dread-skeleton'],
  ...['grahl', 'werewolf', 'wyvern', 'black-knight', 'minotaur', 'undead', 'vazgoth', 'nhazzra', 'pit-sovereign'],
] as const;
export type Power = (typeof POWERS)[number];
