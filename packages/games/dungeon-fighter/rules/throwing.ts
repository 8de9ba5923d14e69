/** DF-6, DF-36.1: what is fixed before a throw, the throw itself, and what the world made of it. */
import type { Flow, Seat } from '@tabard/kernel';
import type { Ability } from '../content';
import {
  AIM_NAMES,
  type DieFacts,
  fieldsOf,
  type Requirement,
  refuseThrow,
  type Shape,
  type ThrowOutcome,
  type ThrowSituation,
} from '../physics';
import {
  type Card,
  COLOURS,
  combatOf,
  equipment,
  type G,
  heroAt,
  type PoolDie,
  type Seen,
  SPECIAL_DICE,
} from './board';
import type { MissReason } from './events';
import type { Gear } from './questions';
import { requirementsOfThrow } from './requirements';
import { assistThrow, sealThrow, unseal } from './sealed';

export type ThrownDie = PoolDie | 'white';

/** DF-29.7: the Water dice, by their names on the table. */
export const WATER_DICE = ['water-0', 'water-1', 'water-2'] as const;
export type WaterDie = (typeof WATER_DICE)[number];

/** A throw that is being resolved. */
export interface Throw {
  readonly seat: Seat;
  readonly kind: ThrownDie;
  readonly weapons: readonly Card[];
  readonly dancing: boolean;
  /** What each thrown die did, and the one that is resolved (DF-29.8). */
  readonly dice: readonly DieFacts[];
  die: DieFacts;
  /** Icebergs touched: their damage is never lost (DF-36.2). */
  icebergs: number;
  /** The ability that was activated, by the icon or by a Level Up token. */
  ability: Ability | null;
  readonly spendables: { card: Card; amount: number }[];
}

/** DF-6.3. */
export const isHit = ({ bounced, reqs, rest, inside }: DieFacts): boolean =>
  bounced && Object.values(reqs).every(Boolean) && (rest === 'section' || (rest === 'template' && !inside));

/** DF-10.7, DF-10.11. */
export const isInstaKill = (die: DieFacts): boolean => isHit(die) && die.bullseye && die.symbol === 'icon';

/** DF-6.4 to DF-6.8, the first that applies; only of a Miss. */
export function reasonOfMiss(die: DieFacts): { why: MissReason; requirement: Requirement | '' } {
  const failed = Object.keys(die.reqs).find((req) => !die.reqs[req]) as Requirement | undefined;
  if (!die.bounced) return { why: 'no-bounce', requirement: '' };
  if (failed) return { why: 'requirement', requirement: failed };
  if (die.rest === 'template') return { why: 'frozen-hole', requirement: '' };
  return { why: die.rest as MissReason, requirement: '' };
}

/** The bodies a die is made of: the three Water dice go together (DF-29.7). */
export function bodiesOf(seen: Seen, die: ThrownDie): { id: string; shape: Shape }[] {
  if (die === 'water') return WATER_DICE.map((id) => ({ id, shape: 'water' }));
  if (die === 'snow') return [{ id: 'snow', shape: 'snow' }];
  const { colour, white } = seen.content.diceSets.find(({ box }) => box === seen.options.dice)!; // DF-32.3
  return die === 'white'
    ? [{ id: `white-${combatOf(seen).bonusThrown - 1}`, shape: white }]
    : [{ id: die, shape: colour }];
}

const ONE_BODY = [...COLOURS, ...SPECIAL_DICE];

/** Which die a body belongs to, by its name on the table. */
export function dieOf({ id }: Pick<DieFacts, 'id'>): ThrownDie {
  if (WATER_DICE.some((body) => body === id)) return 'water';
  return ONE_BODY.find((die) => die === id) ?? 'white';
}

export const weaponsOf = (seen: Seen, seat: Seat): Card[] =>
  heroAt(seen, seat).cards.filter((card) => equipment(seen, card).kind === 'weapon');

/** DF-16.5, DF-16.7, DF-25.2: any of the Weapons, and a dance where the Melody plays; announced before the throw. */
function announce(g: G, seat: Seat, die: ThrownDie) {
  const weapons = subsetsOf(weaponsOf(g, seat));
  const ways = combatOf(g).melody ? [false, true] : [false];
  const gears = (): Gear[] => ways.flatMap((dancing) => weapons.map((some) => ({ weapons: some, dancing })));
  return g.choose(seat, 'turn.weapons', gears, { about: { die } });
}

function subsetsOf(cards: readonly Card[]): Card[][] {
  let all: Card[][] = [[]];
  for (const card of cards) all = [...all, ...all.map((some) => [...some, card])];
  return all;
}

const ASSIST = AIM_NAMES.map((assist) => ({ assist }));

/** One throw of this die, from the announcement until it rests. */
export function* throwDie(g: G, kind: ThrownDie): Flow<Throw> {
  const combat = combatOf(g);
  const seat = combat.active;
  const { weapons, dancing } = yield* announce(g, seat, kind);
  const reqs = requirementsOfThrow(g, weapons, dancing);
  const dice = bodiesOf(g, kind);
  const { shape } = dice[0];
  g.tell('die.chosen', { seat, die: kind, weapons, dancing, requirements: reqs });
  takeFromTable(g, dice);
  const hash = sealThrow(g, dice.length);
  const about = { die: kind, ids: dice.map(({ id }) => id), shape, reqs, weapons, hash };
  const answer = yield* g.input(seat, 'throw', fieldsOf(reqs, shape), () => ASSIST, {
    about,
    bounds: 'DF-R104.4',
    refuse: (numbers) => refuseThrow(reqs, shape, numbers), // DF-R104.4
  });
  const assisted = 'assist' in answer ? answer.assist : '';
  const input = 'assist' in answer ? assistThrow(g, seat, reqs, shape, answer.assist) : answer;
  const { nonce, salt, challenge } = unseal(g);
  const situation: ThrowSituation = { layout: combat.layout, dice, reqs, input, challenge, nonce };
  const outcome = g.world<ThrowOutcome>('throw', { by: g.options.throws, ...situation });
  const { facts } = outcome;
  // DF-36.2: an Iceberg that was touched is gone, whatever becomes of the throw.
  const icebergs = combat.layout.icebergs.filter((n) => !facts.icebergs.includes(n));
  combat.layout = { ...combat.layout, dice: outcome.layout.dice, icebergs };
  combat.lastThrower = seat;
  combat.throws += 1;
  g.b.throws += 1;
  const rests = outcome.layout.dice
    .filter(({ id }) => dice.some((die) => die.id === id))
    .map(({ id, p: [x, , z] }) => ({ id, x: Math.round(x / 10), z: Math.round(z / 10) }));
  g.tell('thrown', { seat, situation, facts, ticks: outcome.ticks, hash: outcome.hash, salt, rests, assisted });
  return {
    seat,
    kind,
    weapons,
    dancing,
    dice: facts.dice,
    die: facts.dice[0],
    icebergs: facts.icebergs.length,
    ability: null,
    spendables: [],
  };
}

/** A die that is thrown again is taken back first (DF-5.6, DF-R68). */
function takeFromTable(g: G, dice: readonly { id: string }[]): void {
  const combat = combatOf(g);
  const kept = combat.layout.dice.filter(({ id }) => !dice.some((die) => die.id === id));
  combat.layout = { ...combat.layout, dice: kept };
}
