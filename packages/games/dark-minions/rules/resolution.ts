/** 10. Commitment, Done and resolution: when a Town is met, whose doing it was, and the check that settles it. */
import { type DarkMinions, type G, NONE, powerInPlay, type Seat, type Seen, sum } from './board';
import { vanquish } from './vanquish';
import { endByTheEnd } from './victory';

/** DM-10.7 What the Town in this slot requires now. */
export function requirement(g: Seen, slot: number): number {
  const { b, content: c } = g;
  let need = c.towns[b.town[slot]].need;
  if (powerInPlay(b, c, 'gargoyle') && b.target[c.overlordWith.gargoyle] === slot) need -= c.rule.gargoyle; // DM-18.1
  if (powerInPlay(b, c, 'ghoul')) need += ghoulNeeds(g);
  return Math.max(c.rule.requirementAtLeast, need); // DM-R32
}

/** DM-18.2, DM-R5 So many more. */
export const ghoulNeeds = ({ content: { rule }, options }: Seen): number =>
  options.ghoul === '5' ? rule.ghoulHarsh : rule.ghoul;

/** Which Overlord changes what the Town in this slot requires, and by how much: together they make up the difference. */
export function needChanges(g: Seen, slot: number): { overlord: number; by: number }[] {
  const { b, content: c } = g;
  const { gargoyle, ghoul } = c.overlordWith;
  const more = powerInPlay(b, c, 'ghoul') ? ghoulNeeds(g) : 0;
  const less = requirement(g, slot) - c.towns[b.town[slot]].need - more; // DM-R32 Of the Gargoyle only what counts.
  return [
    { overlord: gargoyle, by: less },
    { overlord: ghoul, by: more },
  ].filter(({ by }) => by !== 0);
}

export const isMet = (g: Seen, slot: number): boolean =>
  g.b.town[slot] !== NONE && sum(g.b.besiegers[slot]) >= requirement(g, slot);

/**
 * DM-10.8 After every act that could turn a Town from "not met" to "met" or back: remembers the seat whose act it was.
 * With no actor an effect has ended, and the Town is owed to whoever last put minions there (DM-10.9).
 */
export function watchTowns(g: G, actor: Seat | null): void {
  const { b } = g;
  for (let slot = 0; slot < b.town.length; slot++) {
    if (!isMet(g, slot)) b.trigger[slot] = NONE;
    else if (b.trigger[slot] === NONE) b.trigger[slot] = actor ?? b.lastPlaced[slot];
  }
}

/** DM-10.6 Every Town that is met falls, in slot order; all awards are given before anything else (DM-11.13). */
export function checkTowns(g: G): void {
  const { b } = g;
  const theEndInSight = theEndInPlay(g);
  let fallen = 0;
  for (let slot = 0; slot < b.town.length; slot++) {
    if (!isMet(g, slot)) continue;
    vanquish(g, slot);
    fallen += 1;
  }
  if (fallen > 0 && theEndInSight) endByTheEnd(g); // DM-15.11
}

function theEndInPlay({ b, content: c, options }: G): boolean {
  return (
    options.longerGame === 'on' && b.town.some((town) => town !== NONE && c.towns[town].letter === c.rule.endLetter)
  );
}

export function clearTurn(b: DarkMinions): void {
  b.dice = [];
  b.face = [];
  b.use = [];
  b.useAt = [];
  b.commitments = 0;
  b.whiteIsBonus = 0;
  b.attacked.fill(0);
  b.captureSlot = [];
  b.captureColour = [];
  b.skullsSpent = 0;
  b.exchanges = 0;
  b.werewolfUsed = 0;
  b.flamePaid = 0;
}
