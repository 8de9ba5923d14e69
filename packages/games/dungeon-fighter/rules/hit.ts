/** DF-7, DF-36.7: a Hit: what its damage is made of. */
import type { Flow } from '@tabard/kernel';
import type { Weapon } from '../content';
import { SECTIONS } from '../physics';
import { AMOUNT, camouflage, swornEnemy } from './abilities';
import { type Card, combatOf, equipment, foeOf, type G, NONE, type Seen } from './board';
import type { DamagePart } from './events';
import { bringExtra } from './extras';
import { gainXp } from './level-up';
import { withoutTemplate } from './templates';
import type { Throw } from './throwing';

/** What a section is worth at most. */
const HIGHEST_SECTION = Math.max(...SECTIONS.map(({ value }) => value));

/** Step 6: one amount (DF-7.4), then the Monster's reaction (step 9). */
export function* dealHit(g: G, thrown: Throw): Flow {
  const combat = combatOf(g);
  if (thrown.die.template === 'weak-point') hitWeakPoint(g, thrown);
  else {
    const parts = yield* partsOf(g, thrown);
    const damage = parts.reduce((sum, part) => sum + part.amount, 0);
    const { section, template, value } = thrown.die;
    combat.life -= damage;
    g.tell('hit', { seat: thrown.seat, section, template, value, damage, parts, life: combat.life });
  }
  yield* weaponsExtras(g, thrown);
  if (combat.life <= 0) {
    combat.defeated = 'hit';
    gainXp(g, thrown.seat, 'kill'); // DF-31.2
    return;
  }
  react(g);
}

function* partsOf(g: G, thrown: Throw): Flow<DamagePart[]> {
  const { die, ability, weapons } = thrown;
  const parts: DamagePart[] = [];
  const add = (what: DamagePart['what'], amount: number, card = NONE) => {
    if (amount > 0) parts.push({ what, card, amount });
  };
  if (ability?.kind === 'focused') add('focused', AMOUNT.focused);
  else add('section', die.rest === 'section' ? die.value : 0); // DF-30.12: the top of a Frozen Template is 0
  add('cutthroat', yield* secondSection(g, thrown));
  if (ability?.kind === 'piercing') add('piercing', AMOUNT.piercing);
  for (const card of weapons) add('weapon', (equipment(g, card) as Weapon).damage, card); // DF-7.5
  if (thrown.dancing) add('dancing', AMOUNT.dancing);
  if (ability?.kind === 'melody') add('melody', AMOUNT.melody);
  if (ability?.kind === 'camouflage') add('camouflage', camouflage(g));
  if (ability?.kind === 'sworn-enemy') add('sworn-enemy', swornEnemy(g, ability));
  for (const { card, amount } of thrown.spendables) add('spendable', amount, card);
  add('icebergs', thrown.icebergs);
  return parts;
}

/**
 * What a throw with these Weapons, danced or not, is worth before it is made: what they add to every Hit (DF-7.5, DF-25.2),
 * and the lowest section that would defeat the foe with it (DF-7.2); null where none does by itself.
 */
export function worthOf(
  seen: Seen,
  weapons: readonly Card[],
  dancing = false,
): { readonly adds: number; readonly fells: number | null } {
  const adds = weapons.reduce(
    (sum, card) => sum + (equipment(seen, card) as Weapon).damage,
    dancing ? AMOUNT.dancing : 0,
  );
  const fells = Math.max(1, combatOf(seen).life - adds);
  return { adds, fells: fells <= HIGHEST_SECTION ? fells : null };
}

/** What a Weapon brings besides its damage, when it Hits (DF-C6.1): on a Weak Point and with an Insta-Kill too. */
export function* weaponsExtras(g: G, { seat, weapons }: Throw): Flow {
  for (const card of weapons) {
    const { extra } = equipment(g, card) as Weapon;
    if (extra) yield* bringExtra(g, seat, card, extra);
  }
}

/** DF-25.5, DF-R52: a die between two sections counts for both, once the token is spent. */
function* secondSection(g: G, { seat, die }: Throw): Flow<number> {
  const combat = combatOf(g);
  const others = die.touched.filter(({ section }) => section !== die.section);
  if (!combat.cutthroat || die.rest !== 'section' || others.length === 0) return 0;
  const offer = () => ['keep' as const, ...others.map(({ section, value }) => ({ add: section, value }))];
  const choice = yield* g.choose(seat, 'throw.cutthroat', offer, { about: { section: die.section, value: die.value } });
  if (choice === 'keep') return 0;
  combat.cutthroat = 0; // DF-25.6
  return choice.value;
}

/** DF-30.13 to DF-30.15, DF-R20: Icebergs first, then half of what is left, and nothing raises it. */
function hitWeakPoint(g: G, thrown: Throw): void {
  const combat = combatOf(g);
  if (thrown.icebergs > 0) {
    combat.life -= thrown.icebergs;
    g.tell('foe.damaged', { amount: thrown.icebergs, why: 'icebergs', life: combat.life, seat: thrown.seat });
  }
  const half = Math.max(0, Math.floor(combat.life / 2)); // DF-R19
  combat.life -= half;
  combat.layout = withoutTemplate(combat.layout, 'weak-point');
  combat.templatesBy = combat.templatesBy.filter(({ template }) => template !== 'weak-point');
  g.tell('weak-point', { seat: thrown.seat, damage: half, life: combat.life });
  g.tell('template.gone', { template: 'weak-point' });
}

/** DF-27.3, DF-27.4: each Hit makes the next demand of a mad Monster active. */
function react(g: G): void {
  const combat = combatOf(g);
  const { ability } = foeOf(g);
  if (ability?.kind !== 'madness' || combat.hits >= ability.reqs.length) return;
  const requirement = ability.reqs[combat.hits];
  combat.hits += 1;
  g.tell('madness', { requirement, active: combat.hits });
}
