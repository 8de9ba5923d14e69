/** Dungeon Fighter: the figures of the ledger's balance targets (DF-C9). */

import { asEventOf } from '@tabard/kernel';
import type { Observation, PlayedGame } from '@tabard/lab';
import type { Content, DungeonFighter, DungeonFighterEvent } from '../index';

const BOSS = 'Boss';
const LEVELS = ['level 1', 'level 2', 'level 3', 'level 4', BOSS];

/** Of these only how often. */
const COUNTED: readonly string[] = [
  'hit',
  'miss',
  'weak-point',
  'insta-kill',
  'faints',
  'scar.taken',
  'eliminated',
  'backed-down',
  'epic-shot',
];

/** One Monster, from its appearance until it is beaten, left or has won. */
interface Fight {
  readonly level: string;
  throws: number;
  retrievals: number;
}

/** What the events of a game add up to. */
class Tale {
  readonly fights: Fight[] = [];
  readonly counts: { [what: string]: number } = {};
  /** Of each Shop in turn: the Gold on arrival. */
  readonly gold: number[] = [];
  diceAtTheBoss: number | null = null;
  points: number | null = null;
  title = 0;

  constructor(
    private readonly content: Content,
    events: readonly DungeonFighterEvent[],
  ) {
    let dice = 2; // DF-2.12
    for (const event of events) {
      if (event.type === 'die.gained') dice += event.amount;
      else if (event.type === 'bonus.taken') dice = event.left;
      else if (event.type === 'bought' && event.what === 'die') dice += 1;
      else if (event.type === 'boss.appears') this.diceAtTheBoss = dice;
      this.hear(event);
    }
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  private get fight(): Fight {
    return this.fights[this.fights.length - 1];
  }

  private begin(level: string): void {
    this.fights.push({ level, throws: 0, retrievals: 0 });
  }

  private hear(event: DungeonFighterEvent): void {
    if (event.type === 'monster.appears') this.begin(`level ${this.content.monsters[event.monster].level}`);
    else if (event.type === 'boss.appears') this.begin(BOSS);
    else if (event.type === 'thrown') this.fight.throws += 1;
    else if (event.type === 'retrieved') this.fight.retrievals += 1;
    else if (event.type === 'shop.reached') this.gold.push(event.gold);
    else if (event.type === 'score') ({ points: this.points, title: this.title } = event);
    else if (COUNTED.includes(event.type)) this.count(event.type);
    else this.hearUse(event);
  }

  private hearUse(event: DungeonFighterEvent): void {
    const card = (n: number) => this.content.equipment[n].id;
    if (event.type === 'ability.used') this.count(`ability: ${event.ability}`);
    else if (event.type === 'rethrow') this.count(`re-throw: ${event.why}`);
    else if (event.type === 'spendable.used' || event.type === 'armour.used') this.count(`used: ${card(event.card)}`);
    else if (event.type === 'die.chosen') for (const own of event.weapons) this.count(`used: ${card(own)}`);
    else if (event.type === 'bought') this.count(`bought: ${event.what === 'card' ? card(event.card) : event.what}`);
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The mean over the fights of each level that this game had. */
function throwsByLevel(fights: readonly Fight[]): { [name: string]: number } {
  const named: { [name: string]: number } = {};
  for (const level of LEVELS) {
    const those = fights.filter((fight) => fight.level === level).map(({ throws }) => throws);
    if (those.length > 0) named[`throws, ${level}`] = mean(those);
  }
  return named;
}

export function measure({ match, events }: PlayedGame): Observation {
  const { combat, combats, throws } = match.board as DungeonFighter;
  const { reason } = match.standing!;
  const tale = new Tale(match.game.content as Content, events.map(asEventOf<DungeonFighterEvent>));
  const { counts, fights, gold, points } = tale;
  const of = (what: string) => counts[what] ?? 0;
  const hits = of('hit') + of('weak-point') + of('insta-kill');
  const ordinary = fights.filter(({ level }) => level !== BOSS);
  const isBossLost = reason !== 'won' && tale.diceAtTheBoss !== null;
  const uses = Object.entries(counts).filter(([what]) => what.includes(': '));
  return {
    numbers: {
      combats,
      throws,
      ...throwsByLevel(fights),
      'retrievals a combat': mean(ordinary.map(({ retrievals }) => retrievals)),
      ...Object.fromEntries(gold.map((amount, i) => [`Gold at Shop ${i + 1}`, amount])),
      ...(tale.diceAtTheBoss === null ? {} : { 'Bonus dice at the Boss': tale.diceAtTheBoss }),
      ...(isBossLost && combat ? { 'Boss life left on a loss': combat.life } : {}),
      ...(points === null ? {} : { 'score of a win': points, 'title of a win': tale.title }),
      'Hits of 100 resolved throws': (100 * hits) / (hits + of('miss')),
      'Heroes fainted': of('faints'),
      Scars: of('scar.taken'),
      'Heroes eliminated': of('eliminated'),
      'back-downs': of('backed-down'),
      'Epic Shots': of('epic-shot'),
      'Insta-Kills': of('insta-kill'),
      'Weak Points': of('weak-point'),
      ...Object.fromEntries(uses),
    },
    happened: {
      won: reason === 'won', // all share it, so that wins by bot say a part of it
      'reached the Boss': tale.diceAtTheBoss !== null,
      'won against the Boss': tale.diceAtTheBoss === null ? null : reason === 'won',
      'backed down': of('backed-down') > 0,
    },
  };
}
