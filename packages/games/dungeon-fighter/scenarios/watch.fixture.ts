/** What a single board cannot show of section 8: it follows a game event by event and throws where a law is broken. */
import type { GameEvent, Match } from '@tabard/kernel';
import { builtIn } from '../content';
import type { DieFacts } from '../physics';
import { type DungeonFighter, isAble } from '../rules/board';
import { isHit } from '../rules/throwing';

const COLOURED_DICE = 3;
const BONUS_DICE = 9;
const MADNESS = 3;

function hold(holds: boolean, law: string): void {
  if (!holds) throw new Error(law);
}

export class Watch {
  private thrown: readonly DieFacts[] = [];
  private isBoss = false;
  /** Against the present foe: throws, dice brought in, throws made again, Hits that stood. */
  private throws = 0;
  private more = 0;
  private hits: number | null = null;
  private icebergs = 0;

  look(match: Match<DungeonFighter>, told: readonly GameEvent[]): void {
    for (const event of told) this.hear(event);
    const broken = match.standing ? null : match.broken();
    hold(broken === null, broken ?? '');
    this.lookAtCombat(match, told);
    if (match.standing) this.end(match);
  }

  private hear({ type, facts }: GameEvent): void {
    if (type === 'monster.appears' || type === 'boss.appears') this.newFoe(type === 'boss.appears');
    if (type === 'thrown') this.hearThrow((facts as unknown as { dice: readonly DieFacts[] }).dice);
    if (type === 'rethrow' || type === 'dice.join') this.more += 1;
    if (type === 'hit' || type === 'weak-point' || type === 'insta-kill') {
      hold(this.thrown.some(isHit), `a ${type} of a throw that is no Hit`);
      if (this.hits !== null) this.hits += 1;
    }
    hold(type !== 'retrieved' || !this.isBoss, 'dice were retrieved from the Boss');
  }

  private newFoe(isBoss: boolean): void {
    this.isBoss = isBoss;
    this.throws = 0;
    this.more = 0;
    this.hits = 0;
  }

  private hearThrow(dice: readonly DieFacts[]): void {
    this.thrown = dice;
    this.throws += 1;
    const most = COLOURED_DICE + BONUS_DICE + this.more;
    hold(!this.isBoss || this.throws <= most, `${this.throws} throws at the Boss with ${most} dice`);
  }

  private lookAtCombat({ board: { combat }, pending }: Match<DungeonFighter>, told: readonly GameEvent[]): void {
    const standing = combat?.layout.icebergs.length ?? 0;
    const called = told.some(({ type }) => type === 'icebergs.set');
    hold(standing <= this.icebergs || called || this.icebergs === 0, 'Icebergs grow by themselves');
    this.icebergs = standing;
    if (!combat) return;
    const [ask] = pending.asks;
    const isBonus = ask?.question === 'throw' && ask.about.die === 'white';
    hold(!isBonus || combat.pool.length === 0, 'a Bonus die is thrown while a die is in the pool');
    const foe = combat.isBoss ? builtIn.bosses[combat.monster] : builtIn.monsters[combat.monster];
    if (foe.ability?.kind !== 'madness' || this.hits === null || combat.defeated) return;
    hold(combat.hits === Math.min(MADNESS, this.hits), `Madness counts ${combat.hits} of ${this.hits} Hits`);
  }

  /** Won or lost, never both. */
  private end({ standing, board }: Match<DungeonFighter>): void {
    const { combat, chest } = board;
    const reason = standing?.reason;
    const able = board.heroes.filter(isAble).length;
    const isWon = combat?.isBoss === 1 && combat.life <= 0;
    hold((reason === 'won') === isWon, `the Boss has ${combat?.life} life, and it ends: ${reason}`);
    hold((reason === 'fainted') === (able === 0), `${able} Heroes stand, and it ends: ${reason}`);
    const isOut = combat?.pool.length === 0 && chest.bonus === 0;
    hold(reason !== 'no-dice' || (isOut && combat.isBoss === 1), 'dice are left, and it ends: no-dice');
  }
}
