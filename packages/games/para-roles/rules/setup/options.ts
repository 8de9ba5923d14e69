/** PR-4.1: what a table fixes before the start, defaults first, and what does not go together. */
import { type TableOption, type TableOptions, type Why, why } from '@tabard/kernel';

const OFF_ON = ['off', 'on'] as const;

/** The premade maps by their campaign (PR-28.12). */
const MAPS: { readonly [campaign: string]: readonly string[] } = {
  maze: ['turners-knot', 'twin-lungs', 'empty-larder'],
  dungeon: ['saltcellar-hold', 'ninth-gaol', 'sleeping-hill'],
};

export const options: readonly TableOption[] = [
  { id: 'campaign', values: ['woods', 'random', 'tower', 'doubles', 'maze', 'dungeon', 'rifts'], clause: 'PR-28.1' },
  { id: 'map', values: ['random', ...MAPS.maze, ...MAPS.dungeon], clause: 'PR-28.12' },
  { id: 'stats', values: ['normal', 'easy', 'insane', 'random', 'less-random'], clause: 'PR-26.1' },
  { id: 'split', values: ['draft', 'equal', 'auto'], clause: 'PR-R62' },
  { id: 'apprentice', values: OFF_ON, clause: 'PR-26.9' },
  { id: 'our-hero', values: OFF_ON, clause: 'PR-26.11' },
  { id: 'ace-team', values: OFF_ON, clause: 'PR-26.12' },
  { id: 'band-of-fools', values: OFF_ON, clause: 'PR-26.13' },
  {
    id: 'makeup',
    values: [
      ...['basic', 'protectors', 'healers', 'damage', 'supports'],
      ...['mixer', 'blind-date', 'peasants', 'elite'],
    ],
    clause: 'PR-27.1',
  },
  { id: 'minion-madness', values: OFF_ON, clause: 'PR-25.3' },
  { id: 'treasure-hunt', values: OFF_ON, clause: 'PR-25.4' },
  { id: 'hp-between', values: ['kept', 'plus-2', 'full'], clause: 'PR-29.8' },
  { id: 'market', values: ['town', 'always'], clause: 'PR-29.8' },
  { id: 'epic-after-run', values: ['kept', 'renewed'], clause: 'PR-29.8' },
  { id: 'treasure-to', values: ['poorest', 'any-suit'], clause: 'PR-29.8' },
  { id: 'truce', values: ['none', '20-reshuffles'], clause: 'PR-29.8' },
];

export function conflict(chosen: TableOptions): Why | null {
  const both = (one: string, other: string): boolean => chosen[one] === 'on' && chosen[other] === 'on';
  if (both('our-hero', 'ace-team') || both('apprentice', 'band-of-fools')) return why('PR-26.14');
  const { map, campaign } = chosen;
  return map === 'random' || MAPS[campaign]?.includes(map) ? null : why('PR-28.12');
}
