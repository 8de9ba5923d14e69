/** Para Roles: the figures of the ledger's balance targets (5.6). */

import { asEventOf } from '@tabard/kernel';
import type { Observation, PlayedGame } from '@tabard/lab';
import type { ParaRoles, ParaRolesEvent } from '../index';

export function measure({ match, events }: PlayedGame): Observation {
  const { fights, fightsWon } = match.board as ParaRoles;
  let round = 0;
  let roundsOfWonFights = 0;
  let treasure = 0;
  let epics = 0;
  let deaths = 0;
  for (const told of events) {
    const event = asEventOf<ParaRolesEvent>(told);
    if (event.type === 'round.begins') ({ round } = event);
    else if (event.type === 'fight.won') roundsOfWonFights += round;
    else if (event.type === 'treasure.won') treasure += 1;
    else if (event.type === 'epic.activates') epics += 1;
    else if (event.type === 'dies') deaths += 1;
  }
  return {
    numbers: {
      fights,
      ...(fightsWon > 0 ? { 'rounds of a won fight': roundsOfWonFights / fightsWon } : {}),
      treasure,
      EPICs: epics,
      deaths,
    },
    happened: { won: match.standing!.reason === 'won' }, // all four share it, so that wins by bot say a quarter
  };
}
