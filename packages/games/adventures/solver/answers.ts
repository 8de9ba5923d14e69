/** A move as answers to the questions of the rules: the play itself, then what its ops ask. */
import type { AskOf, OptionOf } from '@tabard/kernel';
import { type Colour, maskOf } from '../content';
import type { Seen } from '../rules/board';
import type { AdventuresAsks, AdventuresQuestion, DiePicked, DieStepped, Play, Treated } from '../rules/questions';
import { faceCode, maskOfFace, valueOfFace } from './faces';
import type { Pick } from './moves';
import type { Move } from './reach';

/** An answer, whatever the question. */
export type Option = OptionOf<AdventuresAsks, AdventuresQuestion>;

/** The move's play among those that are offered, or null: it is not. */
export function playOf({ play: { kind, card, option } }: Move, options: readonly ('done' | Play)[]): Play | null {
  for (const as of kind === 'ability' ? (['ability'] as const) : (['play', 'bonus'] as const))
    for (const one of options)
      if (one !== 'done' && one.kind === as && one.card === card && one.option === option) return one;
  return null;
}

const isDrawn = ({ to }: Pick, colour: Colour): boolean => to !== null && maskOfFace(to) === maskOf([colour]);
const isSet = ({ to }: Pick, value: number): boolean => to !== null && valueOfFace(to) === value;
/** A die that is treated gets another colour or another value, never both. */
const isTreated = ({ die, to }: Pick, become: Treated): boolean => {
  if (die === null || to === null) return false;
  const isRecoloured = maskOfFace(to) !== maskOfFace(die);
  return 'colour' in become
    ? isRecoloured && maskOfFace(to) === maskOf([become.colour])
    : !isRecoloured && valueOfFace(to) === become.value;
};

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
  answer(seen: Seen, ask: AskOf<AdventuresAsks>): Option | null {
    switch (ask.question) {
      case 'power.encore':
        return ask.options.find((seat) => seat === this.move.to) ?? null;
      case 'op.colour':
        return this.take('draw', ask.options, isDrawn);
      case 'op.treat':
        return this.become('treat', ask.about.die, ask.options, isTreated);
      case 'op.value':
        return this.become('set', ask.about.die, ask.options, isSet);
      case 'op.die':
        return this.pick(seen, ask.about.op, ask.options) ?? ask.options.find((one) => one === 'enough') ?? null;
      case 'power.returnDie':
        return this.pick(seen, 'power', ask.options);
      default:
        return null;
    }
  }

  /** The next die of the op. */
  private pick({ b }: Seen, op: Pick['op'], options: readonly ('enough' | DiePicked | DieStepped)[]) {
    const at = this.picks.findIndex((pick) => pick.op === op);
    if (at < 0) return null;
    const pick = this.picks[at];
    for (const option of options) {
      if (option === 'enough') continue;
      const { die } = option;
      if (faceCode(b.dieMask[die], b.dieValue[die]) !== pick.die) continue;
      if ('by' in option && (pick.to === null || b.dieValue[die] + option.by !== valueOfFace(pick.to))) continue;
      this.picks.splice(at, 1);
      this.waiting.set(die, pick);
      return option;
    }
    return null;
  }

  /** What the die that was picked before is to become. */
  private become<Become extends Option>(
    op: Pick['op'],
    die: number,
    options: readonly Become[],
    isIt: (pick: Pick, option: Become) => boolean,
  ): Become | null {
    const pick = this.waiting.get(die);
    return (pick && options.find((option) => isIt(pick, option))) ?? this.take(op, options, isIt);
  }

  /** Of a pick whose die was the only one, and was taken unasked. */
  private take<Become extends Option>(
    op: Pick['op'],
    options: readonly Become[],
    isIt: (pick: Pick, option: Become) => boolean,
  ): Become | null {
    for (const [at, pick] of this.picks.entries()) {
      const found = pick.op === op ? options.find((option) => isIt(pick, option)) : undefined;
      if (found === undefined) continue;
      this.picks.splice(at, 1);
      return found;
    }
    return null;
  }
}
