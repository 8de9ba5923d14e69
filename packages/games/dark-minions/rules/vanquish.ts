/** 11. Vanquishing a Town. */
import { type G, NONE, powerInPlay, type Seat, type Seen, sum, totalGrows } from './board';
import { rankByRollOff } from './rolloff';

export function vanquish(g: G, slot: number): void {
  const { b, content: c } = g;
  const town = b.town[slot];
  const { first, second } = places(g, slot);
  const trigger = b.trigger[slot];
  const besiegers = b.besiegers[slot].slice();
  g.tell('town.falls', { slot, town, first, second, trigger, total: sum(besiegers), besiegers });

  totalGrows(g);
  b.townsWon[first].push(town); // DM-11.1
  b.skulls[first] += c.towns[town].skulls; // DM-11.2
  g.tell('award.town', { seat: first, town, skulls: c.towns[town].skulls });
  if (second !== NONE) {
    b.vpTwo[second] += 1; // DM-11.3, DM-11.6
    g.tell('award.second', { seat: second });
  }
  if (trigger !== NONE) {
    b.vpOne[trigger] += 1; // DM-11.4
    g.tell('award.trigger', { seat: trigger });
  }
  for (let seat = 0; seat < g.seats; seat++) b.graveyard[seat] += besiegers[seat]; // DM-11.11
  b.townTowers[slot].forEach((left, colour) => {
    b.towerSupply[colour] += left; // DM-11.12
  });
  clearSlot(g, slot);
}

function clearSlot({ b, seats }: G, slot: number): void {
  b.town[slot] = NONE;
  b.besiegers[slot] = new Array<number>(seats).fill(0);
  b.townTowers[slot] = [0, 0, 0];
  b.trigger[slot] = NONE;
  b.lastPlaced[slot] = NONE;
}

/** What counts when places are decided: the minions there, doubled for the Pit Sovereign's owner (DM-19.12). */
export function weights({ b, content: c }: Seen, slot: number): number[] {
  const pit = c.overlordWith['pit-sovereign'];
  const doubled = powerInPlay(b, c, 'pit-sovereign') && b.target[pit] === slot ? b.holder[pit] : NONE;
  return b.besiegers[slot].map((count, seat) => (seat === doubled ? count * c.rule.demonLords.pitFactor : count));
}

function places(g: G, slot: number): { first: Seat; second: Seat } {
  const counts = weights(g, slot);
  const leaders = seatsWithMost(counts, []);
  if (leaders.length > 1) {
    const ranked = rankByRollOff(g, leaders, 'first'); // DM-11.8, DM-R57
    return { first: ranked[0], second: ranked[1] };
  }
  const runnersUp = seatsWithMost(counts, leaders);
  if (runnersUp.length === 0) return { first: leaders[0], second: NONE };
  const second = runnersUp.length > 1 ? rankByRollOff(g, runnersUp, 'second')[0] : runnersUp[0]; // DM-11.9
  return { first: leaders[0], second };
}

/** The seats with the most minions (at least one), others left out. */
function seatsWithMost(counts: readonly number[], without: readonly Seat[]): Seat[] {
  const there = counts.map((count, seat) => (without.includes(seat) ? 0 : count));
  const most = Math.max(...there);
  return most === 0 ? [] : there.flatMap((count, seat) => (count === most ? [seat] : []));
}
