/** A deed of a turn in one line: what, how likely, what for. The whole sentence is told on request (options.ts). */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { anyEffect } from '../rules/effects/effect';
import { gainOf } from '../rules/gains';
import { chanceOf, chanceOfPreview, previewAction } from '../rules/odds';
import { type Parameters, percent, say, seatName, whoName } from './names';
import { ACTS } from './options';

/** Null where the whole sentence is short enough, or needs all its words. */
export function brief(seen: Seen, seat: Seat, key: string): Message | null {
  const [does, first, second] = key.split(':');
  if (key === 'run' || does === 'creature') return null;
  if (does === 'attack') return attack(seen, seat, Number(first));
  const acts = ACTS[does];
  if (!acts || !BRIEF.includes(does)) return null;
  const preview = previewAction(seen, seat, key);
  const chance: Parameters = preview ? { percent: percent(chanceOf(preview)) } : {};
  return say(`brief.${does}`, {
    ...acts(seen, seat, first, second),
    ...target(seen, does, first),
    ...chance,
    ...gain(seen, seat, key),
  });
}

/** Those that have a line of their own. */
export const BRIEF = [
  ...['defend', 'joint-attack', 'protect-other', 'cure', 'boost-heal', 'precise-strike', 'double-damage', 'buff-ally'],
  ...['curse-enemy', 'epic', 'slot', 'run', 'swap', 'flask', 'bomb', 'summon', 'hide', 'seal', 'charge'],
];

function attack(seen: Seen, seat: Seat, enemy: number): Message {
  const preview = previewAction(seen, seat, `attack:${enemy}`)!;
  const friendly = anyEffect(seen, 'attacksOwn', seat);
  return say(friendly ? 'brief.attackFriend' : preview.damage === 0 ? 'brief.attackInVain' : 'brief.attack', {
    enemy: whoName(seen, enemy),
    percent: percent(friendly ? chanceOf(preview) : chanceOfPreview(preview)),
    damage: preview.damage,
  });
}

/** Without the HP: they stand on the board. */
const target = (seen: Seen, does: string, first: string): Parameters =>
  does === 'run' ? { enemy: whoName(seen, Number(first)) } : does === 'cure' ? { ally: seatName(Number(first)) } : {};

/** What it does for an attack, where it helps one: "Ragna hits with 79, then 91 %". */
function gain(seen: Seen, seat: Seat, key: string): Parameters {
  const told = gainOf(seen, seat, key);
  if (!told || percent(told.becomes) === percent(told.now)) return { helps: 'nobody' };
  return { helps: seatName(told.who), from: percent(told.now), to: percent(told.becomes) };
}
