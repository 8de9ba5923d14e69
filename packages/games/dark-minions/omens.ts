/** What a hint of Dark Minions speaks of: Towns, Towers, levels and Overlords that come soon, or are lost. */
import type { Omens, Sign } from '@tabard/content';
import { byEvent, type Seat } from '@tabard/kernel';
import type { Content } from './content';
import type { DarkMinions, DarkMinionsEvent } from './rules/board';
import { colourName, overlordName, say, townName } from './text/names';

const good = (id: string, facts?: Parameters<typeof say>[1]): Sign => ({ what: say(`omens.${id}`, facts), good: true });
const bad = (id: string, facts?: Parameters<typeof say>[1]): Sign => ({ ...good(id, facts), good: false });

const sign = byEvent<DarkMinionsEvent, [seat: Seat, content: Content], Sign | null>(
  {
    'town.falls': ({ first, second, town, besiegers }, seat, content) => {
      if (first === seat) return good('first', { town: townName(content, town) });
      if (second === seat) return good('second', { town: townName(content, town) });
      return besiegers[seat] > 0 ? bad('inVain', { town: townName(content, town) }) : null;
    },
    'capture.done': ({ seat: who, colour }, seat) =>
      who === seat ? good('tower', { colour: colourName(colour) }) : null,
    'capture.lost': ({ seat: who, colour }, seat) =>
      who === seat ? bad('towerLost', { colour: colourName(colour) }) : null,
    'set.completed': ({ seat: who, level }, seat) => (who === seat ? good('level', { level }) : null),
    'level.lost': ({ seat: who }, seat) => (who === seat ? bad('levelLost') : null),
    'dice.lost': ({ seat: who }, seat) => (who === seat ? bad('diceLost') : null),
    'overlord.bought': ({ seat: who, overlord }, seat, content) =>
      who === seat ? good('overlord', { overlord: overlordName(content, overlord) }) : null,
  },
  () => null,
);

/** Two rounds of four: what a siege begun now comes to. */
export const omens: Omens<DarkMinions, Content> = { sign, turns: 8 };
