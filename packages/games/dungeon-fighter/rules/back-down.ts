/** DF-22, DF-R25, DF-R26: the party gives up on a Monster. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ableSeats, allSeats, combatOf, foeOf, type G, levelOf, nextAble, type Seen } from './board';
import { bringOut } from './calls';
import { collectColouredDice, meetMonster, revealMonster } from './combat';
import { suffer } from './hurt';
import { requirementsOfCombat } from './requirements';

/** Why nobody may propose it now, or null. That it is the start of a turn is the asker's affair. */
export function mayProposeBackDown(seen: Seen): Why | null {
  const combat = combatOf(seen);
  if (combat.isBoss) return why('DF-R25', { because: 'boss' });
  if (combat.proposed) return why('DF-R25', { because: 'proposed' });
  if (seen.b.monsterDeck.length === 0) return why('DF-R25', { because: 'deck' });
  return requirementsOfCombat(seen).length === 0 ? why('DF-R25', { because: 'requirement' }) : null;
}

/** DF-R25: everybody votes; most of the votes carry it, and on a tie the Leader's. */
export function* proposeBackDown(g: G, by: Seat): Flow {
  const combat = combatOf(g);
  combat.proposed = 1;
  g.tell('back-down.proposed', { seat: by });
  const voters = allSeats(g.seats); // an eliminated Hero's player keeps a vote (DF-R29)
  const votes = yield* g.sealed(voters, 'vote.back-down', () => ['yes', 'no'] as const, {
    about: { by, level: levelOf(foeOf(g)) },
  });
  const yes = votes.filter((vote) => vote === 'yes').length;
  const no = votes.length - yes;
  const byLeader = yes === no;
  const passed = byLeader ? votes[g.b.leader] === 'yes' : yes > no;
  g.tell('back-down.decided', { yes, no, passed, byLeader });
  if (passed) yield* backDown(g);
}

function* backDown(g: G): Flow {
  const { b } = g;
  const combat = combatOf(g);
  const level = levelOf(foeOf(g));
  yield* suffer(g, ableSeats(g), level, 'back-down'); // DF-22.2
  g.tell('backed-down', { monster: combat.monster, level });
  b.monstersGone.push(combat.monster); // DF-22.3
  clearWhatTheMonsterBrought(g);
  combat.monster = revealMonster(g); // DF-22.4
  combat.hits = 0;
  combat.restarted = 1;
  collectColouredDice(combat);
  meetMonster(g);
  bringOut(g, foeOf(g).setup, 'monster');
  combat.active = nextAble(g, b.leader);
}

/** DF-R26: what the Dungeon card or Equipment brought stays. */
function clearWhatTheMonsterBrought(g: G): void {
  const combat = combatOf(g);
  const ofMonster = combat.granted.filter(({ by }) => by === 'monster').map(({ die }) => die);
  combat.pool = combat.pool.filter((die) => !ofMonster.some((other) => other === die));
  combat.granted = combat.granted.filter(({ by }) => by !== 'monster');
  combat.toFlip = combat.toFlip.filter(({ by }) => by !== 'monster');
  combat.flatFlips = 0;
  const gone = combat.templatesBy.filter(({ by }) => by === 'monster').map(({ template }) => template);
  combat.templatesBy = combat.templatesBy.filter(({ by }) => by !== 'monster');
  combat.icebergsBy = combat.icebergsBy.filter((by) => by !== 'monster');
  combat.layout = {
    ...combat.layout,
    templates: combat.layout.templates.filter(({ id }) => !gone.includes(id)),
    icebergs: combat.icebergsBy.length > 0 ? combat.layout.icebergs : [],
  };
}
