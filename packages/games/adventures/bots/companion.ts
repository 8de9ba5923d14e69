/**
 * The companion of a person who plays alone: it plays what the person points at, if it may; a slot that is pointed at it
 * covers before others; for the rest it is a steady wayfarer. The choices of the whole table are the person's.
 */
import type { PendingAsk } from '@tabard/kernel';
import { slotPointed } from '../rules/keys';
import { type Intent, intentOf } from './challenge';
import { TEMPERAMENTS } from './temperament';
import { type AdventuresBot, Wayfarer } from './wayfarer';

export const companion: AdventuresBot = { id: 'companion', listens: false, sit: (chair) => new Companion(chair) };

const STEADY = TEMPERAMENTS.cautious;

class Companion extends Wayfarer {
  constructor(chair: Wayfarer['chair']) {
    super(chair, STEADY);
  }

  override choose(ask: PendingAsk): string {
    return this.pointedAt().find((key) => ask.options.includes(key)) ?? super.choose(ask);
  }

  override eager(ask: PendingAsk): number {
    return this.pointedAt().some((key) => ask.options.includes(key)) ? 2 : super.eager(ask);
  }

  protected override intend(): Intent | null {
    const { content } = this.chair;
    const slots = this.pointedAt().flatMap((key) => slotPointed.read(key, content)?.slot ?? []);
    const open = (all: readonly number[]) => (slots.length > 0 ? slots.filter((slot) => all.includes(slot)) : all);
    return intentOf(this.chair.seen(), STEADY, open);
  }

  private pointedAt(): string[] {
    return this.chair.pointed().flatMap((key) => (key === null ? [] : [key]));
  }
}
