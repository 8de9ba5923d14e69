/** Section 8 of the ledger: what must hold at every decision. */
import {
  ALL_BONUS_DICE,
  allSeats,
  type Card,
  COLOURS,
  type DungeonFighter,
  equipment,
  FULL_XP,
  foeOf,
  type G,
  type Hero,
  iconsForShop,
  iconsSetAside,
  isAble,
  maxLife,
  NONE,
  sheetOf,
} from './board';
import { inPlay } from './combat';

type Rule = (g: G) => string | null;

export function invariants(g: G): string | null {
  for (const rule of RULES) {
    const broken = rule(g);
    if (broken) return broken;
  }
  return null;
}

const leader: Rule = ({ b, seats }) =>
  b.leader >= 0 &&
  b.leader < seats &&
  (b.heroes[b.leader].eliminated === 0 || b.phase === 'resting' || b.phase === 'over')
    ? null
    : `the Leader is seat ${b.leader}, who is out of the game`;

const bonusDice: Rule = ({ b }) => {
  const thrown = b.combat?.bonusThrown ?? 0;
  return b.chest.bonus >= 0 && b.chest.bonus + thrown <= ALL_BONUS_DICE
    ? null
    : `${b.chest.bonus} Bonus dice in the Chest and ${thrown} thrown`;
};

const gold: Rule = ({ b }) => (b.chest.gold < 0 ? `the Chest holds ${b.chest.gold} Gold` : null);

/** Each card is in exactly one place. */
function counted(what: string, piles: readonly (readonly Card[])[], all: number): string | null {
  const cards = piles.flat();
  return cards.length === all && new Set(cards).size === all ? null : `${cards.length} of ${all} ${what} are there`;
}

const howMany = (g: G, cards: readonly { readonly box: string }[]) => cards.filter(({ box }) => inPlay(g, box)).length;

const monsters: Rule = (g) => {
  const { b, content } = g;
  const current = b.combat && !b.combat.isBoss ? [b.combat.monster] : [];
  return counted(
    'Monsters',
    [b.monsterDeck, b.leftOut, b.monstersBeaten, b.monstersGone, current],
    howMany(g, content.monsters),
  );
};

const rooms: Rule = (g) => {
  const { b, content } = g;
  const current = b.room === NONE ? [] : [b.room];
  return counted('Dungeon cards', [b.dungeonDeck, b.setAside, current, ...b.looked], howMany(g, content.dungeon));
};

const wares: Rule = (g) => {
  const { b, content } = g;
  const carried = b.heroes.map(({ cards }) => cards);
  return counted(
    'Equipment cards',
    [b.shopDeck, b.onOffer, b.spent, b.box, b.chest.relics, ...carried],
    howMany(g, content.equipment),
  );
};

const backs: Rule = ({ b, content }) =>
  b.monsterDeck.every((card, i) => content.monsters[card].level === b.levelsToCome[i]) &&
  b.monsterDeck.length === b.levelsToCome.length
    ? null
    : 'the backs of the Monster deck show other levels';

/** Below 1 only in a combat: fainted at 0, or about to faint. */
function lifeIsWrong(b: DungeonFighter, hero: Hero): boolean {
  if (hero.life > maxLife(hero) || (hero.fainted === 1 && hero.life !== 0)) return true;
  return hero.life < 1 && hero.eliminated === 0 && !b.combat;
}

const life: Rule = ({ b }) => {
  const seat = b.heroes.findIndex((hero) => lifeIsWrong(b, hero));
  return seat < 0 ? null : `the Hero of seat ${seat} has ${b.heroes[seat].life} life`;
};

/** While Heroes fall one after the other (DF-R65), the Active one may lie there already. */
const isFalling = (hero: Hero): boolean => isAble(hero) && hero.life < 1;

const active: Rule = ({ b }) => {
  const isFight = b.combat && b.phase !== 'resting' && b.phase !== 'over' && !b.heroes.some(isFalling);
  return isFight && !isAble(b.heroes[b.combat!.active]) ? `seat ${b.combat!.active} is Active and cannot act` : null;
};

const limits: Rule = (g) => {
  const { b } = g;
  for (const seat of allSeats(g.seats)) {
    const { cards, sheet, turned } = b.heroes[seat];
    if (sheet === NONE) continue;
    for (const kind of ['weapon', 'armour', 'spendable'] as const) {
      const own = cards.filter((card) => equipment(g, card).kind === kind);
      if (own.length > sheetOf(g, seat).limits[kind]) return `seat ${seat} carries ${own.length} of the kind ${kind}`;
    }
    const names = cards.filter((card) => equipment(g, card).kind === 'weapon').map((card) => equipment(g, card).id);
    if (new Set(names).size < names.length) return `seat ${seat} carries two Weapons of one name`;
    if (new Set(turned).size < turned.length) return `an Armour of seat ${seat} was used twice`;
    if (turned.length > 0 && !b.combat && b.phase !== 'resting') return `an Armour of seat ${seat} is not ready`;
  }
  return null;
};

const progress: Rule = (g) => {
  const { b } = g;
  if (b.shops > 3 || (b.combat?.isBoss && b.shops !== 3)) return `${b.shops} Shops were visited`;
  return b.phase === 'dungeon' && iconsSetAside(g) >= iconsForShop(g) ? 'the Shop was passed by' : null;
};

const dice: Rule = ({ b }) => {
  if (!b.combat) return null;
  const { pool, thrown, layout, isBoss, retrievals } = b.combat;
  if (isBoss && retrievals > 0) return 'dice were retrieved from the Boss';
  if (new Set(pool).size < pool.length) return 'a die is in the pool twice';
  if (thrown.some((die) => pool.includes(die))) return 'a special die is in the pool and thrown';
  return layout.icebergs.length > 4 ? 'more than four Icebergs' : null;
};

const madness: Rule = (g) => {
  if (!g.b.combat) return null;
  const { hits } = g.b.combat;
  const most = foeOf(g).ability?.kind === 'madness' ? 3 : 0;
  return hits >= 0 && hits <= most ? null : `Madness counts ${hits} Hits`;
};

/** By colour, and none above this. */
const fitsColours = (marks: readonly number[], most: number): boolean =>
  marks.length === COLOURS.length && marks.every((mark) => mark >= 0 && mark <= most);

const levels: Rule = ({ b }) =>
  b.heroes.every(({ xp, tokens, scars }) => xp >= 0 && xp <= FULL_XP && fitsColours(tokens, 2) && fitsColours(scars, 1))
    ? null
    : 'XP, tokens or Scars are out of bounds';

const RULES: readonly Rule[] = [
  leader,
  bonusDice,
  gold,
  monsters,
  rooms,
  wares,
  backs,
  life,
  active,
  limits,
  progress,
  dice,
  madness,
  levels,
];
