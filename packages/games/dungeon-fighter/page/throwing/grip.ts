/** What the page needs of anything that is held and thrown: dice and Templates alike. */
import type { Requirement } from '../../physics';
import type { Control } from './challenges/challenge';
import type { HandScheme } from './hand';
import type { Sample } from './schemes/drag';

export interface Grip {
  readonly ways: { readonly scheme: HandScheme };
  readonly held: ReadonlySet<Control>;
  readonly isBusy: boolean;
  readonly lift: number;
  asks(requirement: Requirement): boolean;
  loft(lift: number): void;
  press(control: Control, ms: number): void;
  letGo(control: Control, ms: number): void;
  point(sample: Sample): void;
}

export interface LiveGrip {
  readonly hand: Grip;
  /** Something was done that the clock does not tell: show it. */
  readonly show: () => void;
}
