/** DF-4.6 to DF-4.11, DF-19: a Monster or the Boss comes out, and who fights first. */
import type { Seat } from '@tabard/kernel';
import type { Layout } from '../physics';
import { type Card, COLOURS, type Combat, foeOf, type G, NONE, nextAble, roomCard } from './board';
import { bringOut } from './calls';

/** A new one each time: a table is changed in place. */
export const emptyTable = (): Layout => ({ dice: [], templates: [], icebergs: [] });

/** DF-34.1. */
const DIFFICULTY: { readonly [mode: string]: number } = { normal: 0, hard: 3, inferno: 5 };
export const difficulty = ({ options }: Pick<G, 'options'>): number => DIFFICULTY[options.difficulty];

/** DF-4.6, DF-R54: the top Monster; an empty deck is made anew from those that were beaten. */
export function revealMonster(g: G): Card {
  const { b, content } = g;
  if (b.monsterDeck.length === 0) {
    const strongest = b.monstersBeaten.filter((card) => content.monsters[card].level === 4);
    const again = strongest.length > 0 ? strongest : b.monstersBeaten;
    b.monsterDeck = [...again];
    b.monstersBeaten = b.monstersBeaten.filter((card) => !again.includes(card));
    g.shuffle('monsters.again', b.monsterDeck);
    b.levelsToCome = b.monsterDeck.map((card) => content.monsters[card].level);
  }
  b.levelsToCome.pop();
  g.revealed();
  return b.monsterDeck.pop()!;
}

/** DF-4.7 to DF-4.11. The first Active Hero is to the left of the Leader (DF-5.1). */
export function startCombat(g: G): void {
  const monster = revealMonster(g);
  g.b.combat = newCombat(monster, 0);
  g.b.combat.active = nextAble(g, g.b.leader);
  meetMonster(g);
  bringOut(g, roomCard(g)?.setup, 'dungeon');
  bringOut(g, foeOf(g).setup, 'monster');
}

/** Its life and its Gold (DF-4.7, DF-4.9). */
export function meetMonster(g: G): void {
  const combat = g.b.combat!;
  const { life: printed, gold } = g.content.monsters[combat.monster];
  const advantage = roomCard(g)?.advantage ?? 0; // DF-23.5
  combat.life = printed + advantage + difficulty(g);
  combat.gold = gold;
  g.tell('monster.appears', {
    monster: combat.monster,
    life: combat.life,
    printed,
    advantage,
    difficulty: difficulty(g),
    gold,
  });
}

/** DF-19: one Boss at random, no Dungeon card, no reward. */
export function startBossCombat(g: G): void {
  const { content, b } = g;
  const bosses = content.bosses.map((_, card) => card).filter((card) => inPlay(g, content.bosses[card].box));
  const boss = bosses[g.pick('boss', bosses.length)];
  b.combat = newCombat(boss, 1);
  b.combat.active = nextAble(g, b.leader); // DF-19.4
  const { life: printed } = content.bosses[boss];
  b.combat.life = printed + difficulty(g); // DF-19.2, DF-R9
  g.tell('boss.appears', { boss, life: b.combat.life, printed, difficulty: difficulty(g) });
  bringOut(g, content.bosses[boss].setup, 'monster');
}

/** DF-32.4: whether the cards of this box are in the game. */
export const inPlay = ({ options }: Pick<G, 'options'>, box: string): boolean => options.boxes.split('+').includes(box);

export const newCombat = (monster: Card, isBoss: 0 | 1): Combat => ({
  monster,
  isBoss,
  life: 0,
  gold: 0,
  hits: 0,
  active: NONE as Seat,
  pool: [...COLOURS], // DF-5.2
  thrown: [],
  granted: [],
  bonusThrown: 0,
  lastThrower: NONE,
  layout: emptyTable(),
  icebergsBy: [],
  templatesBy: [],
  toFlip: [],
  flatFlips: 0,
  proposed: 0,
  restarted: 0,
  ruled: 0,
  cutthroat: 0,
  melody: 0,
  defeated: '',
  turns: 0,
  throws: 0,
  retrievals: 0,
});

/** The coloured dice come back wherever they lie (DF-9.4, DF-22.4); Snow and Water stay. */
export function collectColouredDice(combat: Combat): void {
  combat.pool = [...COLOURS, ...combat.pool.filter((die) => die === 'snow' || die === 'water')];
  const isColoured = (id: string) => (COLOURS as readonly string[]).includes(id);
  combat.layout = { ...combat.layout, dice: combat.layout.dice.filter(({ id }) => !isColoured(id)) };
}
