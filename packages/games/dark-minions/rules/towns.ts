/** 12. New Towns, and the Towers they bring. */
import { TOWER_COLOURS } from '../content';
import { type G, NONE, type Seat } from './board';
import { requirement } from './resolution';
import { loserOfRollOff } from './rolloff';

/** DM-12.2 Empty slots are filled in slot order, each Town receiving its Towers before the next is turned up. */
export function refillTowns(g: G): void {
  for (let slot = 0; slot < g.b.town.length; slot++) {
    if (g.b.town[slot] === NONE && g.b.townStack.length > 0) revealTown(g, slot); // DM-12.8
  }
}

function revealTown(g: G, slot: number): void {
  const { b } = g;
  const town = b.townStack.pop() as number;
  g.revealed();
  b.town[slot] = town;
  g.tell('town.revealed', { slot, town, need: requirement(g, slot) });
  placeTowers(g, slot);
}

/** DM-12.3 White, Gray, Black, then the extra one. */
export function placeTowers(g: G, slot: number): void {
  const { b, content: c } = g;
  const wanted = c.townTowers[b.town[slot]];
  const order = c.rule.towerOrder.map((colour) => TOWER_COLOURS.indexOf(colour));
  for (const colour of order) if (wanted[colour] > 0) placeTower(g, slot, colour);
  for (const colour of order) for (let extra = 1; extra < wanted[colour]; extra++) placeTower(g, slot, colour);
}

function placeTower(g: G, slot: number, colour: number): void {
  const { b } = g;
  if (b.towerSupply[colour] > 0) b.towerSupply[colour] -= 1;
  else if (!takeTowerFromSeat(g, slot, colour)) {
    g.tell('tower.missing', { colour, town: b.town[slot] }); // DM-12.6
    return;
  }
  b.townTowers[slot][colour] += 1;
}

/** DM-12.4 From a seat with two of the colour; of several the lowest roll loses one (DM-12.5). */
function takeTowerFromSeat(g: G, slot: number, colour: number): boolean {
  const { b, content: c } = g;
  const rich: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (b.towers[seat][colour] >= c.rule.towersTakenFrom) rich.push(seat);
  if (rich.length === 0) return false;
  const seat = rich.length === 1 ? rich[0] : loserOfRollOff(g, rich, colour);
  b.towers[seat][colour] -= 1; // DM-12.7
  g.tell('tower.taken', { seat, colour, town: b.town[slot] });
  return true;
}
