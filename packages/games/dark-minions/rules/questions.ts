/** Every question that the rules ask. One that is not here does not compile, and whoever answers is told of a new one. */

/** The response windows of DM-17.7. */
export type ResponseWindow =
  | 'window.start'
  | 'window.roll'
  | 'window.reroll'
  | 'window.commitment'
  | 'window.done'
  | 'window.resolution';

export type DarkMinionsQuestion =
  | ResponseWindow
  | 'roll.white'
  | 'roll.yellow'
  | 'roll.vazgoth'
  | 'turnCost.settle'
  | 'commit.use'
  | 'attack.dice'
  | 'attack.count'
  | 'capture.dice'
  | 'respawn.dice'
  | 'buy.dice'
  | 'reroll.dice'
  | 'last.skulls'
  | 'gargoyle.town'
  | 'bloodElf.count'
  | 'witch.towers'
  | 'inexplicable.town'
  | 'wyvern.from'
  | 'wyvern.owner'
  | 'wyvern.count'
  | 'wyvern.to'
  | 'blackKnight.victim'
  | 'nhazzra.tithe'
  | 'pit.town';
