/** The kinds of things that the content names. Rules and words know them without the schemas that read the files. */
export const ITEMS = [
  'scroll',
  'flask',
  'bomb',
  'mirror',
  'staff',
  'armor',
  'book',
  'thread',
  'lantern',
  'chalk',
] as const;
export type ItemId = (typeof ITEMS)[number];

export const ROOM_CONTENTS = ['empty', 'trap', 'den', 'guardroom', 'ambush', 'vault', 'sanctuary', 'stairs'] as const;

/** The sides of a cell of the maze, in the order in which the Minotaur prefers them (PR-M19). */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
