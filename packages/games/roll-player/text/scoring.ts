/** RP-25 for the end screen: what the Stars are made of, line by line. */
import type { Message, Said } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { type StarLine, sheetOf } from '../rules/scoring';
import { armorSetName, cardName, minus, rowShort, say } from './names';

/** RP-27.16: one who was killed has no score. */
const isDead = ({ b, seats }: Seen): boolean => seats === 1 && b.combat?.results[0]?.success === 0;

export function scoring(seen: Seen, seat: Seat): { readonly what: Message; readonly points: number }[] {
  if (isDead(seen)) return [];
  return sheetOf(seen, seat).lines.map((line) => ({ what: lineWords(seen, line), points: line.stars }));
}

export function lineWords({ content }: Seen, line: StarLine): Message {
  const { category, attr, met, count = 0, card, armorSet, extra = 0 } = line;
  const said: { [name: string]: Said } = { count: category === 'monster' ? minus(count) : count, extra };
  if (attr !== undefined) said.row = rowShort(attr);
  if (met !== undefined) said.met = met ? 'yes' : 'no';
  if (card !== undefined) said.card = cardName(content, card);
  if (armorSet !== undefined) said.set = armorSetName(armorSet);
  return say(`scoring.${category}`, said);
}
