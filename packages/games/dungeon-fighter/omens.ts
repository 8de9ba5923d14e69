/** What a hint of Dungeon Fighter speaks of: throws that hit, foes that fall, Heroes that are hurt. */
import type { Omens, Sign } from '@tabard/content';
import { byEvent, type Seat } from '@tabard/kernel';
import type { Content } from './content';
import type { DungeonFighter } from './rules/board';
import type { DungeonFighterEvent } from './rules/events';
import { say } from './text/names';

const good = (id: string): Sign => ({ what: say(`omens.${id}`), good: true });
const bad = (id: string): Sign => ({ what: say(`omens.${id}`), good: false });
const ofMine = (id: string, isGood: boolean) => (event: { readonly seat: Seat }, seat: Seat) =>
  event.seat === seat ? (isGood ? good(id) : bad(id)) : null;

const sign = byEvent<DungeonFighterEvent, [seat: Seat], Sign | null>(
  {
    hit: ofMine('hit', true),
    miss: ofMine('miss', false),
    'insta-kill': ofMine('instaKill', true),
    'weak-point': ofMine('weakPoint', true),
    'foe.defeated': () => good('beaten'),
    hurt: ofMine('hurt', false),
    faints: (event, seat) => (event.seat === seat ? bad('faint') : bad('otherFaints')),
    eliminated: () => bad('eliminated'),
    'backed-down': () => bad('backedDown'),
    'epic-shot': () => good('epicShot'),
    'shop.reached': () => good('shop'),
    healed: ofMine('healed', true),
    'game.won': () => good('won'),
    'game.lost': () => bad('lost'),
  },
  () => null,
);

/** About a turn of everybody. */
export const omens: Omens<DungeonFighter, Content> = { sign, turns: 4 };
