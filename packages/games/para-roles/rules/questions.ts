/**
 * Every question that the rules ask, by name. The verbs take no other (`G`), and whoever answers them all, as a bot does, is
 * exhaustive over this list: a new question that it does not know fails to compile.
 */
export type QuestionName =
  // ---- set-up
  | 'setup.ace'
  | 'setup.apprentice'
  | 'setup.buff'
  | 'setup.class'
  | 'setup.epic'
  | 'setup.hero'
  | 'setup.keep'
  | 'setup.mentor'
  | 'setup.redraw'
  | 'setup.role'
  | 'setup.stat'
  | 'setup.suit'
  | 'setup.suits'
  // ---- a turn
  | 'turn.action'
  | 'draw.keep'
  | 'token.move'
  | 'boost.lend'
  | 'swap.card'
  | 'swap.to'
  // ---- EPICs
  | 'epic.enemy'
  | 'epic.raise'
  | 'polymorph.split'
  | 'polymorph.place'
  | 'aura.choice'
  | 'evac.healer'
  | 'evac.patient'
  | 'all-for-one.taker'
  | 'acupuncture.target'
  // ---- enemies and items
  | 'mirror.reflect'
  | 'smile.target'
  // ---- treasure
  | 'treasure.place'
  | 'treasure.lose'
  | 'loot.share'
  // ---- camp and town
  | 'camp'
  | 'camp.card'
  | 'camp.to'
  | 'camp.hand'
  | 'camp.slots'
  | 'camp.shop'
  | 'town.pay'
  | 'item.bearer'
  // ---- the maze
  | 'maze.relic'
  | 'maze.wall'
  | 'maze.flee';
