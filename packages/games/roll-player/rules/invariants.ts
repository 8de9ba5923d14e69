/** Section 8 of the ledger: what must hold at every decision. The numbers are the ledger's. */
import { ADVENTURE_TYPES } from '../content';
import { COLUMNS, emptySpaces, type G, type Hero, NONE, type RollPlayer, rowsOf, spacesOf, tokensOf } from './board';
import { sheetOf } from './end/scoring';
import { hasSeen } from './foes/adventures';
import { hasGoldIcon } from './round/cleanup';
import { BAG_SIZE, DICE, type Die, highest, lowest } from './sheet/dice';
import { handsOf } from './sheet/scores';
import { inMode, marketCards } from './start/setup';

type Rule = (g: G) => string | null;

const isSet = (cards: readonly number[], of: readonly number[]): boolean => {
  const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
  return sorted(cards) === sorted(of);
};
const isDie = (die: Die): boolean => die !== NONE;

/** 1: every die is in exactly one place. */
const dicePlaces: Rule = (g) => {
  const { b } = g;
  const own = b.heroes.flatMap(({ spaces, stored, hand }) => [...spaces, ...stored, ...hand]).filter(isDie);
  const onCards = b.row.flatMap((card) => card.dice);
  const all = [...own, ...onCards, ...b.loose, ...b.bag, ...b.enemies];
  if (new Set(all).size !== all.length) return 'a die is in two places';
  if (all.some((die) => die >= BAG_SIZE[b.mode])) return 'a die is not of this mode';
  return all.length === BAG_SIZE[b.mode] ? null : `${all.length} dice are in the game`;
};

/** 3: what each of them may show; 0 in the bag. */
const diceValues: Rule = ({ b }) => {
  const out = [...b.heroes.flatMap(({ spaces, stored, hand }) => [...spaces, ...stored, ...hand])].filter(isDie);
  const off = [...out, ...b.row.flatMap((card) => card.dice)].find(
    (die) => b.values[die] < lowest(die) || b.values[die] > highest(die),
  );
  return off === undefined ? null : `the ${DICE[off].kind} die ${off} shows ${b.values[off]}`;
};

/** 2 and 4: the sheet and the Backpack. */
const sheets: Rule = ({ b, content }) => {
  for (const [seat, hero] of b.heroes.entries()) {
    if (hero.spaces.length !== COLUMNS * 7) return `the sheet of seat ${seat} has ${hero.spaces.length} spaces`;
    if (hero.spaces.slice(spacesOf(b)).some(isDie)) return `seat ${seat} has dice where the base game has no row`;
    if (hero.stored.length > Math.min(4, emptySpaces(b, hero)))
      return `seat ${seat} has stored more dice than it can place`;
    const replaces = hero.cards.some(({ card }) => {
      const it = content.market[card];
      return it.kind === 'scroll' && it.effect.some((effect) => effect.do === 'replace');
    });
    if (!replaces && hasGap(b, hero)) return `seat ${seat} has a gap in a row without Clarity`;
  }
  return null;
};

const hasGap = (b: RollPlayer, { spaces }: Hero): boolean =>
  Array.from({ length: rowsOf(b) }, (_, row) => spaces.slice(COLUMNS * row, COLUMNS * row + COLUMNS)).some((row) =>
    row.some((die, column) => isDie(die) && row.slice(0, column).includes(NONE)),
  );

/** 5 and 7: the Initiative cards, their holders and their Gold. */
const initiative: Rule = ({ b, seats }) => {
  const holders = b.row.map(({ holder }) => holder).filter((seat) => seat !== NONE);
  if (new Set(holders).size !== holders.length || holders.length > seats) return 'a seat holds two Initiative cards';
  if (b.row.some(({ gold }) => gold !== 0 && gold !== 1)) return 'an Initiative card holds too much Gold';
  return b.phase === 'roll' && b.row.some(({ gold }, place) => gold !== (hasGoldIcon({ b }, place) ? 1 : 0))
    ? 'after Cleanup exactly the cards with a Gold icon hold 1 Gold'
    : null;
};

/** 8: nobody has less than nothing. */
const goods: Rule = ({ b }) => {
  const poor = b.heroes.findIndex((hero) =>
    [hero.gold, hero.xp, hero.xpStored, hero.honor, hero.injury, hero.charisma].some(
      (n) => n < 0 || !Number.isInteger(n),
    ),
  );
  return poor < 0 ? null : `seat ${poor} has less than nothing`;
};

/** 9, 10, 11: nothing is lost and nothing is there twice. */
const cards: Rule = (g) => {
  const { b, content } = g;
  const owned = b.heroes.flatMap((hero) => hero.cards.map(({ card }) => card));
  const laidOut = b.market.filter((card) => card !== NONE);
  if (!isSet([...b.marketDeck, ...laidOut, ...b.discard, ...b.trash, ...owned], marketCards(g, b.mode)))
    return 'a Market card is lost';
  if (b.mode === 'base') return null;
  const fiends = b.heroes.flatMap((hero) => hero.fiends.map(({ fiend }) => fiend));
  if (!isSet([...b.fiendDeck, ...b.row.flatMap((card) => card.fiends), ...fiends], [...content.fiends.keys()]))
    return 'a Fiend is lost';
  const trophies = b.heroes.flatMap((hero) => hero.trophies);
  const faceUp = b.minion === NONE || (b.hunt && trophies.includes(b.minion)) ? [] : [b.minion]; // the next comes last
  return isSet([...b.minionDeck, ...b.minionBox, ...trophies, ...faceUp], inMode(content.minions, b.mode))
    ? null
    : 'a Minion is lost';
};

/** 12, 13, 14: what a character has. */
const heroes: Rule = (g) => {
  for (const [seat, hero] of g.b.heroes.entries()) {
    const unseen = g.b.mode !== 'base' && tokensOf(hero).some((of) => !hasSeen(g, seat, ADVENTURE_TYPES.indexOf(of)));
    const atTrophy = g.b.hunt?.seat === seat && hero.trophies.includes(g.b.minion);
    if (unseen && !atTrophy) return `seat ${seat} has an Adventure token for a card it has not seen`;
    if (handsOf(g, hero) > 2) return `seat ${seat} has more than two hands`;
    if (hero.cell < 0 || hero.cell > 8) return `the token of seat ${seat} is off the grid`;
  }
  return null;
};

/** 15: two dice for each Initiative card before the Call, then one; it never switches back. */
const call: Rule = ({ b }) => {
  if (b.called === 1 && b.callIn !== 0) return 'the Call to Adventure is still to come and has come';
  const most = b.row.findIndex(({ dice }) => dice.length > 2 || (b.mode === 'base' && dice.length > 1));
  return most < 0 ? null : `${b.row[most].dice.length} dice lie on the Initiative card ${most + 1}`;
};

/** 17, 18, 19: what a sheet can be worth. */
const stars: Rule = (g) => {
  if (g.b.phase !== 'scoring' && g.b.phase !== 'over') return null;
  for (const seat of g.b.heroes.keys()) {
    const { byCategory, total } = sheetOf(g, seat);
    if (Object.values(byCategory).reduce((sum, one) => sum + one, 0) !== total)
      return `the categories of seat ${seat} do not add up`;
    if (byCategory.goals > 12 || Math.abs(byCategory.alignment) > 3 || byCategory['familiar-backstory'] > 3)
      return `seat ${seat} has more Stars than there are`;
    const fight = g.b.combat?.results[seat];
    if (fight && !fight.success && byCategory.monster !== 0) return `seat ${seat} failed and has Stars of the Monster`;
  }
  return null;
};

/** 23. */
const monster: Rule = ({ b, content }) =>
  b.monster !== NONE && b.heroes.some(({ colour }) => colour === content.monsters[b.monster].colour)
    ? 'the Monster has the class colour of a player'
    : null;

const RULES: readonly Rule[] = [dicePlaces, diceValues, sheets, initiative, goods, cards, heroes, call, stars, monster];

export function invariants(g: G): string | null {
  for (const rule of RULES) {
    const broken = rule(g);
    if (broken) return broken;
  }
  return null;
}
