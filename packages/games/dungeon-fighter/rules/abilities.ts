/** DF-10, DF-24, DF-25: what a Hero's special abilities do. */
import type { Flow, Seat } from '@tabard/kernel';
import type { Ability } from '../content';
import {
  ableSeats,
  COLOURS,
  type Colour,
  combatOf,
  equipment,
  foeOf,
  type G,
  heroAt,
  roomCard,
  type Seen,
  sheetOf,
} from './board';
import { heal, healParty } from './heal';
import { isHit, type Throw, type ThrownDie } from './throwing';

/** So much damage, life or Gold comes of an ability. */
export const AMOUNT = {
  agile: 2, // DF-24.1
  piercing: 2, // DF-24.2
  focused: 5, // DF-24.3: whatever the section says
  'heal-party': 1, // DF-24.5
  pickpocket: 1, // DF-24.6
  'self-healing': 3, // DF-24.7
  melody: 2, // DF-25.1
  dancing: 2, // DF-25.2
} as const;

/** DF-24, DF-25: abilities that work only on a Hit, or only on a Miss; the others always (DF-10.4). */
const ONLY_ON: { readonly [kind in Ability['kind']]?: 'hit' | 'miss' } = {
  agile: 'miss',
  piercing: 'hit',
  focused: 'hit',
  'sworn-enemy': 'hit',
  melody: 'hit',
  camouflage: 'hit',
};

export const meetsCondition = ({ kind }: Ability, hit: boolean): boolean =>
  ONLY_ON[kind] === undefined || ONLY_ON[kind] === (hit ? 'hit' : 'miss');

/** DF-10.2, DF-10.3: the colours whose abilities the icon of this die reaches; a scarred one never (DF-10.6). */
export function coloursWithin(seen: Seen, seat: Seat, die: ThrownDie): Colour[] {
  const { scars } = heroAt(seen, seat);
  const all = COLOURS.includes(die as Colour) ? [die as Colour] : COLOURS;
  return all.filter((colour) => scars[COLOURS.indexOf(colour)] === 0);
}

export const abilityOf = (seen: Seen, seat: Seat, colour: Colour): Ability => sheetOf(seen, seat)[colour];

/** Step 4 of a throw: what happens at once; what changes the damage is remembered for it. */
export function* activate(g: G, thrown: Throw, colour: Colour, token: boolean): Flow {
  const { seat } = thrown;
  const ability = abilityOf(g, seat, colour);
  const combat = combatOf(g);
  thrown.ability = ability;
  g.tell('ability.used', { seat, colour, ability: ability.kind, token });
  switch (ability.kind) {
    case 'heal-party':
      healParty(g, AMOUNT['heal-party'], 'heal-party');
      return;
    case 'self-healing':
      heal(g, seat, AMOUNT['self-healing'], 'self-healing');
      return;
    case 'pickpocket':
      g.b.chest.gold += AMOUNT.pickpocket;
      g.tell('gold.gained', { amount: AMOUNT.pickpocket, why: 'pickpocket', seat });
      return;
    case 'melody':
      combat.melody = 1; // DF-25.1
      return;
    case 'cutthroat':
      combat.cutthroat = 1; // DF-25.4
      return;
    case 'herb-power':
      yield* herbPower(g, seat);
  }
}

/** DF-25.9: 2, and 1 for each Spendable in the discard pile. */
export const herbs = (seen: Seen): number =>
  2 + seen.b.spent.filter((card) => equipment(seen, card).kind === 'spendable').length;

function* herbPower(g: G, seat: Seat): Flow {
  const amount = herbs(g);
  const targets = () => ableSeats(g).map((hero) => ({ hero })); // DF-R53
  const target = yield* g.choose(seat, 'ability.target', targets, { about: { amount } });
  heal(g, target.hero, amount, 'herb-power');
}

/** DF-25.7, DF-25.8. */
export const camouflage = (seen: Seen): number => (combatOf(seen).isBoss ? 3 : (roomCard(seen)?.shopIcons ?? 0));

/** DF-24.8. */
export const swornEnemy = (seen: Seen, ability: Ability): number =>
  ability.kind === 'sworn-enemy' && ability.type === foeOf(seen).type ? 4 : 1;

/** DF-24.1: no counterattack, and the Monster takes 2. */
export const isAgile = (thrown: Throw): boolean => thrown.ability?.kind === 'agile' && !isHit(thrown.die);
