/**
 * 5.4 Dimensional Rifts: eight portals round the Hub. A combat at a portal lasts until the portal is sealed or the
 * party runs; Doom rises meanwhile and in the end wakes the Ancient One, weaker for every portal that is closed.
 */
import type { Flow } from '@tabard/kernel';
import type { Enemy, G, Portal, Seen } from '../../rules/board';
import type { Campaign, Outcome } from '../../rules/campaign';
import { NONE } from '../../rules/cards/cards';
import { rebuildDecks } from '../../rules/cards/decks';
import { keepingMaxima } from '../../rules/cards/stats';
import { winTreasure } from '../../rules/cards/treasure';
import { addEnemy, beginFight } from '../../rules/fight/combat';
import { drawEnemy } from '../../rules/fight/enemies';
import { pileOfLost } from '../../rules/fight/run';
import { winGame } from '../../rules/finish';
import type { CampMove } from '../../rules/questions';
import { refOfEnemy } from '../../rules/refs';
import { ancientDeeds, helpersVanish, mayCall, meetAncientOne, wake } from './ancient-one';
import { enemiesPresent, here, isPortalFight, nameHere, riftsOf } from './here';
import { sealings, sealPortal } from './seal';

const FOR_CLOSING = 1; // PR-P12

export const rifts: Campaign = {
  prepare(g, b) {
    const portals = g.content.rifts.portals.map((): Portal => ({ closed: 0, seals: 0, paid: 0 }));
    b.rifts = { at: NONE, portals, doom: 0, begun: 0, awake: 0 };
  },
  moves,
  perform,
  townIsOpen: (seen) => riftsOf(seen).at === NONE, // PR-P2 The Hub is a town.
  actions: sealings,
  act: sealPortal,
  deeds: ancientDeeds,
  isPointless: (seen, action) => action === 'rift-call' && !mayCall(seen), // PR-P18
  afterFight,
  defeated,
  roundStarts,
  reshuffled(g) {
    if (isPortalFight(g)) doomRises(g); // PR-P3
  },
  goesOn: (seen) => isPortalFight(seen) && !here(seen).closed, // PR-P9, PR-P10
  canRun: ({ b }) => b.fight?.kind !== 'ancient', // PR-P20
  enemyCards: () => null,
  invariants: portalsHold,
};

// ---- between portals

/** PR-P2, PR-P5. Once the Ancient One is awake there is no other way (PR-P4). */
function moves(g: G): CampMove[] {
  const { at, portals, awake } = riftsOf(g);
  if (awake) return ['challenge'];
  const ways = [...portals.keys()].filter((portal) => !portals[portal].closed).map((portal): CampMove => ({ portal }));
  if (at !== NONE) ways.push('hub');
  if (mayChallenge(g)) ways.push('challenge');
  return ways;
}

/** PR-P5: with enough portals closed, from the Hub or a closed portal. */
function mayChallenge(seen: Seen): boolean {
  const { at, portals } = riftsOf(seen);
  const closed = portals.filter((portal) => portal.closed).length;
  return closed >= seen.content.rifts.challengeFrom && (at === NONE || here(seen).closed === 1);
}

function* perform(g: G, move: CampMove): Flow {
  if (move === 'hub') returnToHub(g);
  else if (move === 'challenge') meetAncientOne(g);
  else if (typeof move === 'object' && 'portal' in move) enterPortal(g, move.portal);
}

function returnToHub(g: G): void {
  riftsOf(g).at = NONE;
  g.tell('hub.reached', {});
  doomRises(g);
  wakeIfDoomed(g);
}

/** PR-P3. It never falls. */
export function doomRises(g: G): void {
  const it = riftsOf(g);
  it.doom += 1;
  g.tell('doom', { now: it.doom });
}

/** PR-P4. What comes before the last combat (shopping, revivals, swaps, items) stays open: the party asks for it. */
function wakeIfDoomed(g: G): void {
  if (riftsOf(g).doom >= g.content.rifts.doom) wake(g);
}

// ---- a combat at a portal

function enterPortal(g: G, portal: number): void {
  const { b } = g;
  const it = riftsOf(g);
  const { id } = g.content.rifts.portals[portal];
  it.at = portal;
  it.begun += 1;
  g.tell('portal.entered', { portal: id });
  doomRises(g); // PR-P3
  rebuildDecks(g, b, ranksHere(g)); // PR-P6
  beginFight(g, 'portal', [newEnemy(g)]); // PR-P8
  // A twist may lower a maximum (House of Still Hearts): HP above it are cut (PR-3.9).
  keepingMaxima(g, () =>
    b.effects.push({ effect: id, user: NONE, turned: 0, fresh: 0, who: [], suit: NONE, cards: [] }),
  ); // PR-P13
}

/** PR-P6: by the portal combats begun before this one. */
function ranksHere(seen: Seen): readonly [number, number] {
  const before = riftsOf(seen).begun - 1;
  return seen.content.rifts.ranks.findLast(({ from }) => from <= before)!.ranks;
}

const newEnemy = (g: G): Enemy => drawEnemy(g, { ranks: ranksHere(g), treasure: worthOfEnemies(g) });

/** PR-P12: an enemy is worth 1 until the portal has paid all it ever does for enemies. */
const worthOfEnemies = (seen: Seen): number => (here(seen).paid < seen.content.rifts.treasurePerPortal ? 1 : 0);

function roundStarts(g: G): void {
  if (!isPortalFight(g) || here(g).closed) return; // PR-P10
  const { arrivals, most } = g.content.rifts;
  const { round } = g.b.fight!;
  const isDue = round > 1 && (round - 1) % arrivals === 0; // PR-P8: rounds 4, 7, 10 …
  if (isDue && enemiesPresent(g).length < most) arrive(g);
}

function arrive(g: G): void {
  const enemy = newEnemy(g);
  addEnemy(g, enemy); // PR-P23: being there, it acts in this round's enemy phase.
  g.tell('enemy.arrives', { enemy: refOfEnemy(enemy) });
}

function defeated(g: G, enemy: Enemy): void {
  if (enemy.type === 'ancient-one') helpersVanish(g);
  else if (isPortalFight(g)) payFor(g, enemy);
}

function payFor(g: G, enemy: Enemy): void {
  const isForfeit = g.options['treasure-hunt'] === 'on' && g.b.fight!.reshuffles > 0; // PR-25.4: then it was not won
  if (!isForfeit) here(g).paid += enemy.treasure;
  for (const other of enemiesPresent(g)) other.treasure = worthOfEnemies(g);
}

// ---- after a combat

function* afterFight(g: G, outcome: Outcome): Flow {
  for (const enemy of outcome.lost) pileOfLost(g, enemy, false); // PR-P11, PR-18.12 They are gone.
  if (outcome.kind === 'portal') yield* leavePortal(g, outcome);
  else if (outcome.result === 'won') winGame(g); // PR-P21
}

function* leavePortal(g: G, { result }: Outcome): Flow {
  const portal = here(g);
  if (portal.closed)
    yield* winTreasure(g, FOR_CLOSING); // PR-P12, PR-E21
  else portal.seals = 0; // PR-P11
  if (result === 'ran') {
    g.tell('portal.left', { portal: nameHere(g) });
    doomRises(g); // PR-P3
  }
  wakeIfDoomed(g); // PR-P4
}

// ---- what must hold

/** 26. */
function portalsHold(seen: Seen): string | null {
  const { seals: needed } = seen.content.rifts;
  const isWrong = ({ closed, seals }: Portal) => (closed === 1) !== seals >= needed;
  return riftsOf(seen).portals.some(isWrong) ? '26: a portal is closed without its seals, or sealed and open' : null;
}
