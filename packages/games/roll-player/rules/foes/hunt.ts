/** RP-19: a Hunt against the face-up Minion. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { ADVENTURE_TYPES, ATTRS, type Level, type Minion, type RewardAction, ROWS, type Row } from '../../content';
import { type Card, type G, NONE, type Seen } from '../board';
import { bansOf, hasPower, type InForce, knob } from '../cards/abilities';
import { amountOf, holds } from '../cards/measure';
import { fire } from '../cards/triggers';
import type { Again, Pay } from '../questions';
import { couldAct } from '../round/any-time';
import { isAnyPossible } from '../round/deeds';
import { refreshSkills } from '../round/skills';
import { attributeAction, attributeActionOfChoice, familiarAction, whyNoAction } from '../sheet/actions';
import { moveAtWill } from '../sheet/alignment';
import { FACES } from '../sheet/dice';
import { mayReroll } from '../sheet/dice-changes';
import { gainGold, gainHonor, gainInjury, gainXp, spendXp } from '../sheet/goods';
import { powerScore } from '../sheet/scores';
import { seeAdventure } from './adventures';

const CHANGE_GOLD = 3;
export const MERCENARY_XP = 3;
export const MERCENARY_GOLD = 5;
export const REROLL_XP = 1;

// ---- prices

export const changeCost = (seen: Seen, seat: Seat): number =>
  Math.max(0, CHANGE_GOLD + knob(seen, seat, 'minion-gold'));
export const mercenaryXp = (seen: Seen, seat: Seat): number =>
  Math.max(0, MERCENARY_XP + knob(seen, seat, 'mercenary-xp'));
export const mercenaryGold = (seen: Seen, seat: Seat): number =>
  Math.max(0, MERCENARY_GOLD + knob(seen, seat, 'mercenary-gold'));
export const rerollXp = (seen: Seen, seat: Seat): number => Math.max(0, REROLL_XP + knob(seen, seat, 'reroll-xp'));

export const minionOf = ({ b, content }: Seen): Minion => content.minions[b.minion];

/** RP-19.20, RP-19.28: what keeps a seat from hunting. */
export function mayHunt(seen: Seen, seat: Seat): Why | null {
  if (seen.b.minion === NONE) return why('RP-19.20');
  const [ban] = bansOf(seen, seat, 'hunt');
  return ban ? why('RP-18.2', { fiend: ban.card }) : null;
}

/** RP-19.4, RP-19.5: 1, and what this Minion's weakness and the own cards add; never below 1. */
export function huntPool(seen: Seen, seat: Seat, minion: Card = seen.b.minion): number {
  let pool = 1 + knob(seen, seat, 'hunt-dice');
  for (const { dice, if: cond, ...line } of seen.content.minions[minion].weakness) {
    if (holds(seen, seat, cond)) pool += amountOf(seen, seat, { ...line, n: dice });
  }
  return Math.max(1, pool);
}

/** RP-19.12: exactly one level. */
export const levelOf = ({ levels }: Minion, result: number): Level =>
  levels.findLast(({ min }) => result >= min) ?? levels[0];

// ---- the steps

/** RP-19.26: once chosen, it is fought. */
export function* hunt(g: G, seat: Seat): Flow {
  const { b } = g;
  b.hunt = { seat, stage: 'minion', pool: 0, bonus: 0, free: 0, dice: [] };
  g.tell('hunt.begins', { seat, minion: b.minion });
  yield* fire(g, seat, 'hunt');
  yield* otherMinions(g, seat);
  b.hunt.stage = 'pool';
  b.hunt.pool += huntPool(g, seat); // RP-19.22
  g.tell('hunt.pool', { seat, dice: b.hunt.pool });
  yield* mercenaries(g, seat);
  roll(g, seat);
  const usesPower = yield* rerolls(g, seat);
  const sum = usesPower ? powerScore(g, seat) : b.hunt.dice.reduce((total, value) => total + value, 0);
  if (usesPower) g.tell('hunt.power', { seat, power: sum });
  const result = Math.max(0, sum + b.hunt.bonus + knob(g, seat, 'hunt-result')); // RP-19.11: no Honor, no Injury
  b.hunt.stage = 'rewards';
  const level = levelOf(minionOf(g), result);
  g.tell('hunt.result', { seat, minion: b.minion, result, trophy: level.trophy === true });
  yield* rewards(g, seat, level, result);
  yield* trophy(g, seat, level); // RP-19.27
  b.hunt = null; // RP-19.19
  yield* fire(g, seat, level.trophy ? 'trophy' : 'no-trophy');
}

/** RP-19.3, RP-19.21. Who meets another one may act before its pool is built (RP-31.5, RP-19.22). */
function* otherMinions(g: G, seat: Seat): Flow {
  const { b } = g;
  const cost = () => changeCost(g, seat);
  const mayChange = () =>
    b.minionDeck.length > 0 && b.heroes[seat].gold >= cost() && bansOf(g, seat, 'minion-change').length === 0;
  for (let changes = 0; ; changes++) {
    const choice = yield* g.choose(seat, 'hunt.minion', () => (mayChange() ? ['fight', 'change'] : ['fight']), {
      about: { gold: cost() },
      always: changes > 0 && couldAct(g, seat, 'hunt.minion'),
    });
    if (choice === 'fight') return;
    const gold = cost();
    b.heroes[seat].gold -= gold;
    sendAway(g);
    g.tell('minion.changed', { seat, gold, minion: b.minion });
  }
}

/** Face down to the bottom, and the next one is turned up. */
export function sendAway(g: G): void {
  const { b } = g;
  b.minionDeck.unshift(b.minion);
  turnUp(g);
}

export function turnUp(g: G): void {
  const { b } = g;
  b.minion = b.minionDeck.pop() ?? NONE;
  if (b.minion !== NONE) g.tell('minion.revealed', { minion: b.minion });
  g.revealed();
}

/** Skills that have no other moment: whoever could use one is asked, even with an empty purse (RP-31.5). */
const COMBAT_SKILLS = { timings: ['hunt', 'combat'], own: true, skillsOnly: 'all' } as const;

/** RP-31.5: whether the seat could do something between meeting the Minion and the roll that it can do nowhere else. */
export const hasCombatSkill = (seen: Seen, seat: Seat): boolean => isAnyPossible(seen, seat, COMBAT_SKILLS);

/** RP-19.6, RP-19.7, RP-17.5. */
function* mercenaries(g: G, seat: Seat): Flow {
  const { b } = g;
  const hero = b.heroes[seat];
  for (;;) {
    const choice = yield* g.choose(seat, 'hunt.mercenary', () => ['roll', 'xp', 'gold', 'charisma'], {
      forbid: (pay) => (pay === 'roll' ? null : whyNoMercenary(g, seat, pay)),
      about: { xp: mercenaryXp(g, seat), gold: mercenaryGold(g, seat) },
      always: hasCombatSkill(g, seat),
    });
    if (choice === 'roll') return;
    const xp = choice === 'xp' ? mercenaryXp(g, seat) : 0;
    const charisma = choice === 'charisma' ? 1 : 0;
    const gold = choice === 'xp' ? 0 : Math.max(0, mercenaryGold(g, seat) - charisma);
    hero.gold -= gold;
    hero.charisma -= charisma;
    spendXp(g, seat, xp, 'mercenary');
    b.hunt!.pool += 1;
    g.tell('mercenary.hired', { seat, gold, xp, charisma });
  }
}

/** A Fiend that forbids hiring for XP, for Gold, or at all. */
export const mercenaryBan = (seen: Seen, seat: Seat, pay: 'xp' | 'gold'): InForce | undefined =>
  bansOf(seen, seat, 'mercenary').find(({ ban }) => ban.pay === undefined || ban.pay === pay);

/** What keeps a seat from hiring for this. */
export function whyNoMercenary(seen: Seen, seat: Seat, pay: Pay): Why | null {
  const hero = seen.b.heroes[seat];
  const ban = mercenaryBan(seen, seat, pay === 'xp' ? 'xp' : 'gold');
  if (ban) return why('RP-18.2', { fiend: ban.card });
  if (pay === 'xp') return hero.xp >= mercenaryXp(seen, seat) ? null : why('RP-19.6');
  const token = pay === 'charisma' ? 1 : 0;
  if (hero.charisma < token) return why('RP-17.5');
  return hero.gold >= mercenaryGold(seen, seat) - token ? null : why('RP-19.6');
}

/** RP-2.10. */
export const rollCombat = (g: G, seat: Seat, count: number, label: string): number[] =>
  g
    .roll(
      label,
      seat,
      Array.from({ length: count }, () => 'combat'),
    )
    .map((face) => FACES.combat[face]);

function roll(g: G, seat: Seat): void {
  const hunt = g.b.hunt!;
  hunt.stage = 'rolled';
  hunt.dice = rollCombat(g, seat, hunt.pool, 'hunt');
  g.tell('hunt.rolled', { seat, dice: [...hunt.dice] });
}

/** RP-19.9, RP-19.10; Controlling chooses at the latest after the last reroll (RP-30.10). Says whether it did. */
function* rerolls(g: G, seat: Seat): Flow<boolean> {
  const { b } = g;
  const controls = hasPower(g, seat, 'controlling');
  for (;;) {
    const cost = () => (b.hunt!.free > 0 ? 0 : rerollXp(g, seat));
    const offer = (): Again[] => [
      'stop',
      ...(controls ? ['power' as const] : []),
      ...(mayReroll(g, seat, 'combat') && b.heroes[seat].xp >= cost() ? b.hunt!.dice.keys() : []),
    ];
    const choice = yield* g.choose(seat, 'hunt.reroll', offer, { about: { xp: cost() } });
    if (choice === 'stop' || choice === 'power') return choice === 'power';
    const xp = cost();
    if (b.hunt!.free > 0) b.hunt!.free -= 1;
    else spendXp(g, seat, xp, 'reroll');
    const from = b.hunt!.dice[choice];
    const [to] = rollCombat(g, seat, 1, 'hunt');
    b.hunt!.dice[choice] = to;
    g.tell('hunt.rerolled', { seat, die: choice, from, to, xp });
  }
}

/** RP-19.12, RP-19.13, RP-19.23. */
function* rewards(
  g: G,
  seat: Seat,
  { gold = 0, xp = 0, honor = 0, injury = 0, actions = [] }: Level,
  result: number,
): Flow {
  gainGold(g, seat, gold, 'minion');
  yield* gainXp(g, seat, xp, 'minion');
  gainHonor(g, seat, honor);
  yield* gainInjury(g, seat, injury);
  const left = [...actions];
  while (left.length > 0) {
    const choice = yield* g.choose(seat, 'hunt.reward', () => [...new Set(left), 'done'], {
      forbid: (one) => (isRow(one) ? whyNoAction(g, seat, one) : null),
      about: { result },
    });
    if (choice === 'done') return;
    left.splice(left.indexOf(choice), 1);
    yield* rewardAction(g, seat, choice);
  }
}

const isRow = (reward: string): reward is Row => ROWS.some((row) => row === reward);
function rewardAction(g: G, seat: Seat, action: RewardAction): Flow {
  switch (action) {
    case 'any':
      return attributeActionOfChoice(g, seat, ATTRS);
    case 'FAM':
      return familiarAction(g, seat);
    case 'refresh':
      return refreshSkills(g, seat, 1);
    case 'align':
      return moveAtWill(g, seat, 1);
    default:
      return attributeAction(g, seat, action);
  }
}

/** RP-19.14 to RP-19.18. */
function* trophy(g: G, seat: Seat, level: Level): Flow {
  const { b } = g;
  if (!level.trophy) return sendAway(g);
  const { trophies } = b.heroes[seat];
  trophies.push(b.minion);
  g.tell('trophy.taken', { seat, minion: b.minion });
  const type = trophies.length - 1;
  if (type < ADVENTURE_TYPES.length) {
    seeAdventure(g, seat, type);
    g.tell('adventure.token', { seat, of: ADVENTURE_TYPES[type], card: b.adventures[type] });
  } else yield* gainXp(g, seat, 1, 'trophy'); // RP-19.17
  turnUp(g);
}
