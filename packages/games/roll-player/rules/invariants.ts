/** Section 8 of the ledger: what must hold at every decision. */
import { ADVENTURE_TYPES } from '../content';
import { emptySpaces, type G, NONE, tokensOf } from './board';
import { hasGoldIcon } from './cleanup';
import { BAG_SIZE, DICE, highest, lowest } from './dice';
import { handsOf } from './measure';
import { inMode, marketCards } from './setup';

type Rule = (g: G) => string | null;

const isSet = (cards: readonly number[], of: readonly number[]): boolean => {
  const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
  return sorted(cards) === sorted(of);
};

/** 1, 2, 3. */
const dice: Rule = ({ b }) => {
  const lifted = b.heroes
    .flatMap(({ spaces, stored, hand }) => [...spaces, ...stored, ...hand])
    .filter((die) => die !== NONE);
  const placed = [...lifted, ...b.row.flatMap((card) => card.dice)];
  const all = [...placed, ...b.bag, ...b.enemies];
  if (new Set(all).size !== all.length) return 'a die is in two places';
  if (all.length !== BAG_SIZE[b.mode] && b.firing.length === 0 && !isLifting(b.phase))
    return `${all.length} dice are in the game`;
  const off = placed.find((die) => b.values[die] < lowest(die) || b.values[die] > highest(die));
  if (off !== undefined) return `the ${DICE[off].kind} die ${off} shows ${b.values[off]}`;
  const crowded = b.heroes.findIndex((hero) => hero.stored.length > Math.min(4, emptySpaces(b, hero)));
  return crowded < 0 ? null : `seat ${crowded} has stored more dice than it can place`;
};
/** While dice are being sorted or Clarity holds one, some are in nobody's place. */
const isLifting = (phase: string): boolean =>
  phase === 'roll' || phase === 'dice' || phase === 'market' || phase === 'cleanup';

/** 5: exactly one Initiative card each. */
const initiative: Rule = ({ b, seats }) => {
  const holders = b.row.map(({ holder }) => holder).filter((seat) => seat !== NONE);
  if (new Set(holders).size !== holders.length || holders.length > seats) return 'an Initiative card is held twice';
  if (b.phase === 'roll' && b.row.some(({ gold }, place) => gold !== (hasGoldIcon({ b }, place) ? 1 : 0))) {
    return 'after Cleanup exactly the cards with a Gold icon hold 1 Gold'; // 7
  }
  return b.row.every(({ gold }) => gold === 0 || gold === 1) ? null : 'an Initiative card holds too much Gold';
};

/** 8. */
const goods: Rule = ({ b }) => {
  const poor = b.heroes.findIndex((hero) =>
    [hero.gold, hero.xp, hero.xpStored, hero.honor, hero.injury, hero.charisma].some(
      (n) => n < 0 || !Number.isInteger(n),
    ),
  );
  return poor < 0 ? null : `seat ${poor} has less than nothing`;
};

/** 9, 10, 11: nothing is lost. */
const cards: Rule = (g) => {
  const { b, content } = g;
  const market = [
    ...b.marketDeck,
    ...b.market,
    ...b.discard,
    ...b.trash,
    ...b.heroes.flatMap((hero) => hero.cards.map(({ card }) => card)),
  ];
  const known = market.filter((card) => card !== NONE);
  if (b.phase !== 'market' && b.phase !== 'dice' && !isSet(known, marketCards(g, b.mode)))
    return 'a Market card is lost';
  if (b.mode === 'base') return null;
  const fiends = [
    ...b.fiendDeck,
    ...b.row.flatMap((card) => card.fiends),
    ...b.heroes.flatMap((hero) => hero.fiends.map(({ fiend }) => fiend)),
  ];
  if (!isSet(fiends, [...content.fiends.keys()])) return 'a Fiend is lost';
  const minions = [...b.minionDeck, ...b.minionBox, ...b.heroes.flatMap((hero) => hero.trophies), b.minion].filter(
    (card) => card !== NONE,
  );
  return isSet(minions, inMode(content.minions, b.mode)) || b.hunt ? null : 'a Minion is lost';
};

/** 12, 13, 14. */
const heroes: Rule = (g) => {
  for (const [seat, hero] of g.b.heroes.entries()) {
    if (tokensOf(hero).length !== Math.min(ADVENTURE_TYPES.length, hero.trophies.length))
      return `seat ${seat} has wrong tokens`;
    if (handsOf(g, hero) > 2) return `seat ${seat} has more than two hands`;
    if (hero.cell < 0 || hero.cell > 8) return `the token of seat ${seat} is off the grid`;
  }
  return null;
};

/** 23. */
const monster: Rule = ({ b, content }) =>
  b.monster !== NONE && b.heroes.some(({ colour }) => colour === content.monsters[b.monster].colour)
    ? 'the Monster has the class colour of a player'
    : null;

const RULES: readonly Rule[] = [dice, initiative, goods, cards, heroes, monster];

export function invariants(g: G): string | null {
  for (const rule of RULES) {
    const broken = rule(g);
    if (broken) return broken;
  }
  return null;
}
