/** 2.5 to 2.8 The commit phase: one commitment at a time, in any order, until Done. */
import { type Why, why } from '@tabard/kernel';
import { TOWER_COLOURS } from '../content';
import { attack, attackForbidden } from './attack';
import { advanced, type Flow, type G, kill, NONE, slotOf } from './board';
import { faceOf, freeDice, hasFreeDice, told } from './dice';
import { announceable, buy, buyForbidden, exchangeForbidden } from './overlords';
import type { Commitment } from './questions';
import { hasWerewolf, reroll, rerollForbidden } from './reroll';
import { respawnForbidden, respawnWithDice, showsSkull, skullFaceForbidden, useSkullFace } from './respawn';
import { capture, captureForbidden } from './towers';

function commitments(g: G): Commitment[] {
  const { b } = g;
  const all: Commitment[] = [];
  for (let slot = 0; slot < b.town.length; slot++) {
    const town = b.town[slot];
    if (town === NONE) continue;
    all.push({ attack: town });
    for (let colour = 0; colour < TOWER_COLOURS.length; colour++) {
      if (b.townTowers[slot][colour] > 0) all.push({ capture: town, colour });
    }
  }
  all.push('respawn');
  for (let die = 0; die < b.dice.length; die++) {
    if (showsSkull(g, die)) all.push({ skull: die, take: 'respawn' }, { skull: die, take: 'tile' });
  }
  for (const overlord of b.display) {
    if (overlord !== NONE) all.push({ buy: overlord });
  }
  all.push({ reroll: 'tile1' }, { reroll: 'tile2' });
  if (hasWerewolf(g)) all.push({ reroll: 'werewolf' });
  all.push('done');
  return all;
}

function forbidden(g: G, it: Commitment): Why | null {
  const { b } = g;
  if (it === 'done') return null; // DM-2.7, DM-2.8
  if (it !== 'respawn' && 'reroll' in it) return rerollForbidden(g, it.reroll);
  if (!hasFreeDice(b)) return why('DM-3.9');
  if (it === 'respawn') return respawnForbidden(g);
  if ('attack' in it) return attackForbidden(g, slotOf(b, it.attack));
  if ('capture' in it) return captureForbidden(g, slotOf(b, it.capture), it.colour);
  if ('skull' in it) return skullFaceForbidden(g, it.skull, it.take);
  return buyForbidden(g, it.buy);
}

/** One decision of the commit phase. A checkpoint stands before each: the dice and their uses are on the board. */
export function* commit(g: G): Flow {
  const { b } = g;
  const it = yield* g.choose(b.turn, 'commit.use', () => commitments(g), {
    forbid: (commitment) => forbidden(g, commitment),
    auto: () => (nothingLeft(g) ? 'done' : undefined),
    always: true, // Whether it can re-roll or spend a Skull is the seat's own secret.
  });
  if (it === 'done') {
    done(g);
    return;
  }
  if (it !== 'respawn' && 'reroll' in it) {
    yield* reroll(g, it.reroll);
    if (advanced(g)) b.window = 'window.reroll'; // DM-17.7
    return;
  }
  if (it === 'respawn') yield* respawnWithDice(g);
  else if ('attack' in it) yield* attack(g, slotOf(b, it.attack));
  else if ('capture' in it) yield* capture(g, slotOf(b, it.capture), it.colour);
  else if ('skull' in it) useSkullFace(g, it.skull, it.take);
  else yield* buy(g, it.buy);
  b.commitments += 1;
  burn(g, false);
  if (advanced(g)) b.window = 'window.commitment'; // DM-17.7
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
