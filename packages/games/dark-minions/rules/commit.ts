/** 2.5 to 2.8 The commit phase: one commitment at a time, in any order, until Done. */
import { type Why, why } from '@tabard/kernel';
import { TOWER_COLOURS } from '../content';
import { attack, attackForbidden } from './attack';
import { advanced, type Flow, type G, kill, NONE } from './board';
import { faceOf, freeDice, hasFreeDice, told } from './dice';
import { announceable, buy, buyForbidden, exchangeForbidden } from './overlords';
import { hasWerewolf, type RerollSource, reroll, rerollForbidden } from './reroll';
import { respawnForbidden, respawnWithDice, showsSkull, skullFaceForbidden, useSkullFace } from './respawn';
import { capture, captureForbidden } from './towers';

/** What a die can be given to (DM-2.6), a re-roll, or Done. */
type Commitment =
  | { key: string; does: 'attack'; slot: number }
  | { key: string; does: 'capture'; slot: number; colour: number }
  | { key: string; does: 'respawn' }
  | { key: string; does: 'done' }
  | { key: string; does: 'buy'; overlord: number }
  | { key: string; does: 'skull'; die: number; take: 'respawn' | 'tile' }
  | { key: string; does: 'reroll'; source: RerollSource };

const RESPAWN = { key: 'respawn', does: 'respawn' } as const;
const DONE = { key: 'done', does: 'done' } as const;
const REROLLS = (['tile1', 'tile2', 'werewolf'] as const).map((source) => ({
  key: `reroll:${source}`,
  does: 'reroll' as const,
  source,
}));

function commitments(g: G): Commitment[] {
  const { b, content: c } = g;
  const all: Commitment[] = [];
  for (let slot = 0; slot < b.town.length; slot++) {
    if (b.town[slot] === NONE) continue;
    const { id } = c.towns[b.town[slot]];
    all.push({ key: `attack:${id}`, does: 'attack', slot });
    for (let colour = 0; colour < TOWER_COLOURS.length; colour++) {
      if (b.townTowers[slot][colour] === 0) continue;
      all.push({ key: `capture:${id}:${TOWER_COLOURS[colour]}`, does: 'capture', slot, colour });
    }
  }
  all.push(RESPAWN);
  for (let die = 0; die < b.dice.length; die++) {
    if (!showsSkull(g, die)) continue;
    for (const take of ['respawn', 'tile'] as const)
      all.push({ key: `skull:${die}:${take}`, does: 'skull', die, take });
  }
  for (const overlord of b.display) {
    if (overlord !== NONE) all.push({ key: `buy:${c.overlords[overlord].id}`, does: 'buy', overlord });
  }
  all.push(REROLLS[0], REROLLS[1]);
  if (hasWerewolf(g)) all.push(REROLLS[2]);
  all.push(DONE);
  return all;
}

function forbidden(g: G, it: Commitment): Why | null {
  if (it.does === 'done') return null; // DM-2.7, DM-2.8
  if (it.does === 'reroll') return rerollForbidden(g, it.source);
  if (!hasFreeDice(g.b)) return why('DM-3.9');
  if (it.does === 'attack') return attackForbidden(g, it.slot);
  if (it.does === 'capture') return captureForbidden(g, it.slot, it.colour);
  if (it.does === 'respawn') return respawnForbidden(g);
  if (it.does === 'skull') return skullFaceForbidden(g, it.die, it.take);
  return buyForbidden(g, it.overlord);
}

/** One decision of the commit phase. A checkpoint stands before each: the dice and their uses are on the board. */
export function* commit(g: G): Flow {
  const { b } = g;
  const it = yield* g.choose(b.turn, 'commit.use', () => commitments(g), {
    forbid: (commitment) => forbidden(g, commitment),
    auto: () => (nothingLeft(g) ? DONE : undefined),
    always: true, // Whether it can re-roll or spend a Skull is the seat's own secret.
  });
  if (it.does === 'done') {
    done(g);
    return;
  }
  if (it.does === 'attack') yield* attack(g, it.slot);
  else if (it.does === 'capture') yield* capture(g, it.slot, it.colour);
  else if (it.does === 'respawn') yield* respawnWithDice(g);
  else if (it.does === 'skull') useSkullFace(g, it.die, it.take);
  else if (it.does === 'buy') yield* buy(g, it.overlord);
  else yield* reroll(g, it.source);
  if (it.does !== 'reroll') {
    b.commitments += 1;
    burn(g, false);
  }
  if (advanced(g)) b.window = it.does === 'reroll' ? 'window.reroll' : 'window.commitment'; // DM-17.7
}

/** As everybody can see, the seat can do no more: Done goes without saying. */
function nothingLeft(g: G): boolean {
  const { b } = g;
  if (hasFreeDice(b) || b.graveyard[b.turn] > 0) return false;
  return !advanced(g) || (exchangeForbidden(g) !== null && announceable(g, b.turn).length === 0);
}

/** DM-10.3 No more dice this turn; DM-2.7 those not committed are lost. */
function done(g: G): void {
  const { b } = g;
  burn(g, true);
  const left = freeDice(b);
  if (left.length > 0) g.tell('dice.lost', { seat: b.turn, ...told(b, left) });
  g.tell('done', { seat: b.turn });
  b.phase = 'resolution';
  if (advanced(g)) b.window = 'window.done'; // DM-10.4
}

/**
 * DM-19.9 The Flame takes its toll once, at the first commitment or at Done. A Flame re-rolled before that costs
 * nothing; one that comes up between the first commitment and Done is paid at Done.
 */
function burn(g: G, atDone: boolean): void {
  const { b, content: c } = g;
  if (b.flamePaid === 1 || !showsFlame(g) || !(atDone || b.commitments === 1)) return;
  b.flamePaid = 1;
  g.tell('flame', { seat: b.turn, count: kill(g, b.turn, c.rule.demonLords.flameLoss) });
}

const showsFlame = (g: G): boolean => g.b.dice.some((_, die) => faceOf(g.b, g.content, die).kind === 'flame');
