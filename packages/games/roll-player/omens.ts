/** What a hint of Roll Player speaks of: rows that are filled, cards, Trophies and Fiends that come soon, and the Monster. */
import type { Omens, Sign } from '@tabard/content';
import { byEvent, type Seat } from '@tabard/kernel';
import type { Content } from './content';
import type { RollPlayer } from './rules/board';
import type { RollPlayerEvent } from './rules/events';
import { cardName, rowShort, say } from './text/names';

const good = (id: string, facts?: Parameters<typeof say>[1]): Sign => ({ what: say(`omens.${id}`, facts), good: true });
const bad = (id: string, facts?: Parameters<typeof say>[1]): Sign => ({ ...good(id, facts), good: false });

const ofMine =
  (sign: Sign) =>
  (event: { readonly seat: Seat }, seat: Seat): Sign | null =>
    event.seat === seat ? sign : null;

const sign = byEvent<RollPlayerEvent, [seat: Seat, content: Content], Sign | null>(
  {
    'row.complete': ({ row, ...event }, seat) => (event.seat === seat ? good('row', { row: rowShort(row) }) : null),
    bought: ({ card, ...event }, seat, content) =>
      event.seat === seat ? good('bought', { card: cardName(content, card) }) : null,
    'trophy.taken': ofMine(good('trophy')),
    'injury.gained': ofMine(bad('injury')),
    'honor.gained': ofMine(good('honor')),
    'fiend.gained': ofMine(bad('fiend')),
    'fiend.banished': ofMine(good('banished')),
    'fight.result': ({ seat: who, success }, seat) =>
      who === seat ? (success ? good('fight') : bad('noFight')) : null,
    champion: ofMine(good('champion')),
    'hero.died': ofMine(bad('died')),
  },
  () => null,
);

/** This round and the next: a die lies where it lies, and what it is worth the Stars tell. */
export const omens: Omens<RollPlayer, Content> = { sign, turns: 1 };
