/** For the tests of the content: finding and counting cards. */
import { type Content, type Equipment, makeContent } from '.';
import { read } from './read';

/** The first box alone. */
export const ice = makeContent(read, ['ice']);

export const find = <Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card => {
  const card = cards.find((card) => card.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

export const ofKind = <Kind extends Equipment['kind']>(kind: Kind, { equipment }: Content = ice) =>
  equipment.filter((card): card is Extract<Equipment, { kind: Kind }> => card.kind === kind);

export const ofLevel = (level: number, { monsters }: Content = ice) =>
  monsters.filter((monster) => monster.level === level);

export const tally = <T extends PropertyKey>(things: readonly T[]) => {
  const counts: Partial<Record<T, number>> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
};

export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
