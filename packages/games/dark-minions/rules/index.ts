/** Dark Minions as the kernel sees it. The rules stand in the files beside this one, a chapter of the ledger each. */
import { frozen, type Game, type TableOption, why } from '@tabard/kernel';
import { builtIn, type Content } from '../content';
import { hash } from '../content/read';
import { type DarkMinions, type DarkMinionsEvents, events, secrecy } from './board';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { keys } from './keys';
import { setup } from './setup';
import { anyTime, step } from './turn';

/** How a table plays, the ledger's ruling first. */
const options: readonly TableOption[] = [
  { id: 'mode', values: ['basic', 'advanced'], clause: 'DM-1.15' },
  { id: 'demonLords', values: ['off', 'on'], clause: 'DM-1.17' },
  { id: 'longerGame', values: ['off', 'on'], clause: 'DM-15.11' },
  { id: 'firstSeat', values: ['random', '1', '2', '3', '4', '5'], clause: 'DM-1.13' },
  { id: 'claim', values: ['voluntary', 'automatic'], clause: 'DM-R14' },
  { id: 'dicePerTown', values: ['one-group', 'any-number'], clause: 'DM-R1' },
  { id: 'plusFrom', values: ['printed-only', 'any-die'], clause: 'DM-R2' },
  { id: 'whiteAlone', values: ['level-5-only', 'always'], clause: 'DM-R33' },
  { id: 'ghoul', values: ['3', '5'], clause: 'DM-R5' },
  { id: 'wyvernMoves', values: ['any-seat', 'own-only'], clause: 'DM-R24' },
  { id: 'undeadTurns', values: ['own', 'every'], clause: 'DM-R26' },
  { id: 'scourgeOwner', values: ['hit', 'spared'], clause: 'DM-R47' },
];

export function darkMinionsWith(
  content: Content,
  packs: { readonly [name: string]: string },
): Game<DarkMinions, DarkMinionsEvents, Content> {
  return frozen({
    id: 'dark-minions',
    version: '1',
    seats: { min: 3, max: 5, best: 4 }, // DM-1.1
    options,
    conflict(chosen, seats) {
      if (chosen.demonLords === 'on' && chosen.mode !== 'advanced') return why('DM-1.17');
      return chosen.firstSeat !== 'random' && Number(chosen.firstSeat) > seats ? why('DM-1.13') : null;
    },
    content,
    packs,
    dice: Object.fromEntries(
      Object.entries(content.dice).map(([kind, faces]) => [kind, faces.map((face) => face.value)]),
    ),
    wishes: {
      windows: ['always', 'done', 'own-towns', 'never'], // DM-R22
      claim: ['ask', 'at-once'], // DM-R14
      afterTurn: ['go-on', 'stop'],
    },
    secrecy,
    openAtEnd: true, // DM-R58
    events,
    setup,
    step,
    anyTime,
    keys,
    imagine,
    invariants,
    limits: { answers: 40_000 },
  });
}

export const darkMinions = darkMinionsWith(builtIn, { 'dark-minions': hash });
