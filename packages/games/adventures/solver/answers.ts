/** A move as answers to the questions of the rules: the play itself, then what its ops ask. */
import type { PendingAsk } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { faceCode } from './faces';
import type { Pick } from './moves';
import type { Move } from './reach';

/** The key among the answers to `challenge.play`, or null: it is not offered. */
export function keyOfPlay({ play }: Move, options: readonly string[]): string | null {
  const words = play.kind === 'ability' ? ['ability'] : ['play', 'bonus'];
  return words.map((word) => `${word}:${play.name}`).find((key) => options.includes(key)) ?? null;
}

/** What is still to be answered of a move that was begun. */
export class Carrying {
  private readonly picks: Pick[];
  /** Dice that were picked and wait for what is to become of them: by number. */
  private readonly waiting = new Map<number, Pick>();

  constructor(readonly move: Move) {
    this.picks = move.picks.slice();
  }

  /** As far as it has come: whoever only wants to know what comes next asks a copy. */
  copy(): Carrying {
    const copied = new Carrying(this.move);
    copied.picks.splice(0, copied.picks.length, ...this.picks);
    for (const [die, pick] of this.waiting) copied.waiting.set(die, pick);
    return copied;
  }

  /** The answer that the move foresees, or null: it says nothing about this question. */
  answer({ b }: Seen, { question, options, about }: PendingAsk): string | null {
    if (question === 'power.encore') return options.find((key) => key === `${this.move.to}`) ?? null;
    if (question === 'op.colour') return this.takeKey('draw', options);
    if (question === 'op.treat' || question === 'op.value') {
      const pick = this.waiting.get(Number(about.die));
      if (pick && options.includes(pick.key)) return pick.key;
      return this.takeKey(question === 'op.treat' ? 'treat' : 'set', options); // the only die was taken unasked
    }
    if (question !== 'op.die' && question !== 'power.returnDie') return null;
    const op = question === 'op.die' ? about.op : 'power';
    const at = this.picks.findIndex((pick) => pick.op === op);
    if (at < 0) return options.includes('enough') ? 'enough' : null;
    const pick = this.picks[at];
    for (const key of options) {
      const [word, number, change] = key.split(':');
      const die = Number(number);
      if (word !== 'die' || faceCode(b.dieMask[die], b.dieValue[die]) !== pick.die) continue;
      if (change !== undefined && change !== pick.key) continue;
      this.picks.splice(at, 1);
      this.waiting.set(die, pick);
      return key;
    }
    return options.includes('enough') ? 'enough' : null;
  }

  private takeKey(op: Pick['op'], options: readonly string[]): string | null {
    const at = this.picks.findIndex((pick) => pick.op === op && options.includes(pick.key));
    return at < 0 ? null : this.picks.splice(at, 1)[0].key;
  }
}
