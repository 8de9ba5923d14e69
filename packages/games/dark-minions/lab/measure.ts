/** Dark Minions: the figures of the ledger's balance targets (5.4). */

import { asEventOf } from '@tabard/kernel';
import type { Observation, PlayedGame } from '@tabard/lab';
import { type Content, type DarkMinions, type DarkMinionsEvent, levelOf } from '../index';

export function measure({ match, events }: PlayedGame): Observation {
  const b = match.board as DarkMinions;
  const c = match.game.content as Content;
  const { places, scores } = match.standing!;
  const seats = scores.length;
  const told = events.map(asEventOf<DarkMinionsEvent>);
  const buyers = new Map<number, Set<number>>();
  let first = 0;
  let missing = 0;
  let skipped = 0;
  for (const event of told) {
    if (event.type === 'game.begins') first = event.first;
    else if (event.type === 'tower.missing') missing += 1;
    else if (event.type === 'turn.skipped') skipped += 1;
    else if (event.type === 'overlord.bought') {
      const seen = buyers.get(event.overlord) ?? new Set();
      buyers.set(event.overlord, seen.add(event.seat));
    }
  }
  const happened: { [name: string]: boolean | null } = { 'Tower shortage': missing > 0 };
  if (match.options.mode === 'advanced') {
    const used = match.options.demonLords === 'on' ? c.overlords.length : c.plainOverlords;
    c.overlords.slice(0, used).forEach(({ id }, overlord) => {
      const who = buyers.get(overlord);
      happened[`bought: ${id}`] = who !== undefined;
      happened[`winner had: ${id}`] = who ? [...who].some((seat) => places[seat] === 1) : null;
    });
  }
  const levels = scores.map((_, seat) => levelOf(b, c, seat));
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return {
    numbers: {
      turns: b.turnNumber - skipped,
      'Towns fallen': b.townsWon.flat().length,
      "winner's VP": Math.max(...scores),
      'VP of all': scores.reduce((sum, n) => sum + n, 0),
      'mean level': mean(levels),
      "winner's level": mean(levels.filter((_, seat) => places[seat] === 1)),
    },
    happened,
    order: Array.from({ length: seats }, (_, i) => (first + i) % seats),
  };
}
