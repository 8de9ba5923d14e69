/** A party that sits: the first characters of as many colours as there are seats, with empty hands and full rows. */
import { ATTRS, type Content, findClass } from '../content';
import { FIRST_BONUS_LIMIT, FIRST_COMBAT_DICE, FIRST_HEALTH } from '../content/limits';
import type { Adventures } from '../rules/board';
import { FIRST_FAVOR } from '../rules/journal';

export function fillStart(b: Adventures, content: Content): void {
  const colours = new Set<string>();
  const people = content.characters.filter((one) => {
    const { colour } = content.classes[findClass(content, one.class)!];
    return !colours.has(colour) && colours.add(colour);
  });
  b.classOf.forEach((_, seat) => {
    const one = people[seat];
    b.names[seat] = one.id;
    b.race[seat] = one.race;
    b.portrait[seat] = one.id;
    b.classOf[seat] = findClass(content, one.class)!;
    b.health[seat] = FIRST_HEALTH;
    for (const attr of ATTRS.keys()) {
      b.scores[seat * ATTRS.length + attr] = one.scores[attr];
      b.rows[seat * ATTRS.length + attr] = one.scores[attr];
    }
  });
  const seats = b.classOf.length;
  b.combatDice = FIRST_COMBAT_DICE;
  b.bonusLimit = FIRST_BONUS_LIMIT[seats];
  b.bonusTokens = FIRST_BONUS_LIMIT[seats];
  b.favor = [FIRST_FAVOR, FIRST_FAVOR, FIRST_FAVOR];
  b.stage = 'entry';
  b.map.at = 'A';
  b.map.explored = ['A'];
  b.map.openLocations = Object.keys(content.books[b.book].locations);
  b.map.openPaths = Object.values(content.books[b.book].paths)
    .filter(({ open }) => open)
    .map(({ id }) => id);
}
