/** The dice of a hero's rows, and what they came to. */
import { type CharacterExport, rpaOf } from '@tabard/content/hero';
import type { Seat } from '@tabard/kernel';
import { ATTRS, type Attr } from '../content';
import { diceOfRow, type Seen } from '../rules/board';
import { DICE, type Die } from '../rules/sheet/dice';
import { attributeScore, goalMet } from '../rules/sheet/scores';

export const dieRecord = ({ b }: Seen, one: Die): CharacterExport['attributes'][Attr]['dice'][number] => ({
  id: String(one),
  kind: DICE[one].kind,
  colours: [...DICE[one].colours],
  value: b.values[one],
});

export function attributesOf(seen: Seen, seat: Seat): CharacterExport['attributes'] {
  const hero = seen.b.heroes[seat];
  const of = (_attr: Attr, row: number): CharacterExport['attributes'][Attr] => {
    const dice = diceOfRow(hero, row).map((one) => dieRecord(seen, one));
    const diceSum = dice.reduce((sum, { value }) => sum + value, 0);
    const raceMod = seen.content.races[hero.race].mods[row];
    const score = attributeScore(seen, seat, row);
    const weaponMod = score - diceSum - raceMod;
    return { dice, diceSum, raceMod, weaponMod, score, goalMet: goalMet(seen, seat, row), rpa: rpaOf(score) };
  };
  return Object.fromEntries(ATTRS.map((attr, row) => [attr, of(attr, row)])) as CharacterExport['attributes'];
}
