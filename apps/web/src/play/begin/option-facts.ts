/** What is to be known of an option before its field is drawn. Pure. */
import type { GameModule } from '@tabard/content';
import type { Plain, TableOption, Why } from '@tabard/kernel';
import type { TableChoice } from './table-choice';

/** A ruling settles what the rulebook leaves open; its clause is numbered apart ("DM-R14"). */
export const isRuling = ({ clause }: Pick<TableOption, 'clause'>): boolean => /-R\d+$/.test(clause ?? '');

/** Off or on: what "on" does is said, whichever is chosen. */
export const isSwitch = ({ values }: Pick<TableOption, 'values'>): boolean =>
  values.length === 2 && values.includes('off') && values.includes('on');

/**
 * Why a value does not go with everything else that is chosen. A reason that stands at another option is told there; one
 * that stands at none is told where another value would help.
 */
export function clashOf(
  { game }: Pick<GameModule, 'game'>,
  { options, seats }: TableChoice,
  brought: Plain | undefined,
  option: TableOption,
  value: string,
): Why | null {
  const conflict = (other: string) =>
    game.conflict?.({ ...options, [option.id]: other }, seats.length, brought) ?? null;
  const reason = conflict(value);
  if (!reason || reason.clause === option.clause) return reason;
  const isTold = game.options.some(({ clause }) => clause === reason.clause);
  return isTold || conflict(option.values[0]) ? null : reason;
}
