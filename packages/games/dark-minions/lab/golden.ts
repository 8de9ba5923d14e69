/** Small tables that together play every option, every number of seats and every bot: each has one hash (scripts/golden). */
import { goldenTable as at, type GoldenTable } from '@tabard/lab';

export const golden: readonly GoldenTable[] = [
  at('minion captain schemer'),
  at('random random random random random', { firstSeat: '5', claim: 'automatic' }),
  at('schemer schemer captain minion', { mode: 'advanced', demonLords: 'on', firstSeat: '4' }),
  at('schemer captain schemer minion random', { mode: 'advanced', longerGame: 'on', firstSeat: '1', ghoul: '5' }),
  at('captain schemer captain', { mode: 'advanced', firstSeat: '2', wyvernMoves: 'own-only', undeadTurns: 'every' }),
  at('schemer minion schemer', { mode: 'advanced', firstSeat: '3', scourgeOwner: 'spared', plusFrom: 'any-die' }),
  at('schemer captain minion', { dicePerTown: 'any-number', whiteAlone: 'always' }),
];
