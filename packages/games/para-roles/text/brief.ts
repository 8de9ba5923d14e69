/** A deed of a turn in one line: what, how likely, what for. The whole sentence is told on request (options.ts). */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { NONE } from '../rules/cards/cards';
import { maxHp } from '../rules/cards/stats';
import { anyEffect } from '../rules/effects/effect';
import { type GainKind, gainOf } from '../rules/gains';
import { chanceOf, chanceOfPreview, cureOf, previewAction } from '../rules/odds';
import type { Action } from '../rules/questions';
import { type Parameters, percent, say, seatName, whoName } from './names';
import { actWords } from './options';

/** Null where the whole sentence is short enough, or needs all its words. */
export function brief(seen: Seen, seat: Seat, action: Action): Message | null {
  const { does } = action;
  if (does === 'attack') return attack(seen, seat, action);
  if (!isBrief(action) || (does === 'run' && action.who === NONE)) return null;
  const preview = previewAction(seen, seat, action);
  const chance: Parameters = preview ? { percent: percent(chanceOf(preview)) } : {};
  return say(`brief.${does}`, {
    ...actWords(action, seen, seat),
    ...target(seen, seat, action),
    ...chance,
    ...gainWords(seen, seat, action),
  });
}

/** Those that have a line of their own. */
export const BRIEF = [
  ...(['defend', 'joint-attack', 'protect-other', 'cure', 'boost-heal', 'precise-strike', 'double-damage'] as const),
  ...(['buff-ally', 'curse-enemy', 'epic', 'slot', 'run', 'swap', 'flask', 'bomb', 'summon', 'hide', 'seal'] as const),
  'charge',
] as const;

const isBrief = (action: Action): action is Extract<Action, { readonly does: (typeof BRIEF)[number] }> =>
  BRIEF.some((does) => does === action.does);

function attack(seen: Seen, seat: Seat, action: Action): Message {
  const preview = previewAction(seen, seat, action)!;
  const friendly = anyEffect(seen, 'attacksOwn', seat);
  return say(friendly ? 'brief.attackFriend' : preview.damage === 0 ? 'brief.attackInVain' : 'brief.attack', {
    enemy: whoName(seen, action.who),
    percent: percent(friendly ? chanceOf(preview) : chanceOfPreview(preview)),
    damage: preview.damage,
  });
}

/** Of a folded list of deeds the one that changes most, so that its head promises something: "Ragna: hits 26 to 39 %". */
export function briefOfMany(seen: Seen, seat: Seat, actions: readonly Action[]): Message | null {
  let most = 0;
  let said: Message | null = null;
  for (const action of actions) {
    const gain = gainOf(seen, seat, action);
    const change = gain && CHANCES.includes(gain.kind) ? Math.abs(gain.becomes - gain.now) : 0;
    const words = gainWords(seen, seat, action);
    if (!gain || change <= most || words.helps === 'no') continue;
    most = change;
    said = say('brief.most', { who: whoName(seen, action.who), gain: words.gain });
  }
  return said;
}

/** Without the HP: they stand on the board. A Cure is worth what is missing (PR-3.10). */
function target(seen: Seen, seat: Seat, { does, who }: Action): Parameters {
  if (does === 'run') return { enemy: whoName(seen, who) };
  if (does !== 'cure') return {};
  const missing = maxHp(seen, who) - seen.b.party[who].hp;
  return { ally: seatName(who), count: Math.min(cureOf(seen, seat, who), missing) };
}

/** What it is good for, where that changes something: "hits 79 to 91 %". */
function gainWords(seen: Seen, seat: Seat, action: Action): Parameters {
  const gain = gainOf(seen, seat, action);
  const inPercent = gain !== null && CHANCES.includes(gain.kind);
  const [from, to] = gain ? [gain.now, gain.becomes].map((n) => (inPercent ? percent(n) : n)) : [0, 0];
  if (gain === null || from === to) return { helps: 'no', gain: '' };
  const whose = gain.who === seat ? 'own' : 'other';
  return { helps: 'yes', gain: say(`brief.gain.${gain.kind}`, { whose, from, to }) };
}

const CHANCES: readonly GainKind[] = ['hit', 'blow', 'cover', 'trick'];
