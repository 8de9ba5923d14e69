/** How every answer is written on the wire and in a record: "swap:2:17", "3+7+dance". Nothing else makes or reads a key. */
import { integer, type Key, type KeysOf, listOf, oneOf, Questions, record, whole, words } from '@tabard/kernel';
import type { Content } from '../content';
import { AIM_NAMES, SECTIONS } from '../physics';
import { COLOURS, SPECIAL_DICE } from './board';
import { BARE_HANDS, type DungeonFighterAsks, type Gear } from './questions';
import { WATER_DICE } from './throwing';

const card = whole;
const seat = whole;
const colour = words(...COLOURS);
const yesOrNo = words('yes', 'no');
const use = record({ use: card });
const useOrPass = oneOf(words('pass'), use);
const patient = record({ hero: seat });
const swap = record({ swap: seat, card });
const ability = record({ ability: colour });
const token = record({ token: colour });
const byHand = listOf(integer, ',');

const NOTHING = 'none';
const DANCE = 'dance';
const cards = listOf(card, '+');
const gear: Key<Gear> = {
  make({ weapons, dancing }) {
    const parts = dancing ? [...weapons, DANCE] : weapons;
    return parts.length === 0 ? NOTHING : parts.join('+');
  },
  read(key) {
    if (key === NOTHING) return BARE_HANDS;
    if (key === DANCE) return { weapons: [], dancing: true };
    const dancing = key.endsWith(`+${DANCE}`);
    const weapons = cards.read(dancing ? key.slice(0, -DANCE.length - 1) : key, null);
    return weapons && { weapons, dancing };
  },
  fits: (value) => typeof value === 'object' && value !== null && 'dancing' in value,
};

export const keys: KeysOf<DungeonFighterAsks, Content> = {
  'any-time': oneOf(words('back-down'), use),
  'setup.hero': record({ hero: card }),
  'setup.leader': record({ leader: seat }),
  'dungeon.card': record({ room: card }),
  'equipment.give': oneOf(words('leave', 'back'), record({ give: seat }), swap),
  'room.cards': useOrPass,
  'turn.die': words(...COLOURS, ...SPECIAL_DICE),
  'turn.weapons': gear,
  'turn.run-out': words('bonus', 'retrieve'),
  flip: oneOf(words('assist'), byHand),
  'flip.again': words('leave', 'flip'),
  throw: oneOf(record({ assist: words(...AIM_NAMES) }), byHand),
  'throw.water': words(...WATER_DICE),
  'throw.again': oneOf(words('keep', 'fearless'), ability, token, record({ relic: card })),
  'throw.ruling': yesOrNo,
  'throw.cards': useOrPass,
  'throw.icon': oneOf(words('decline'), ability),
  'throw.token': oneOf(words('none'), token),
  'throw.cutthroat': oneOf(words('keep'), record({ add: words(...SECTIONS.map(({ id }) => id)) })),
  'throw.armour': oneOf(words('done'), card),
  'ability.target': patient,
  'card.target': patient,
  'faint.cards': useOrPass,
  'last.cards': useOrPass,
  'vote.back-down': yesOrNo,
  'rest.cards': useOrPass,
  'rest.scar': colour,
  'rest.relic': patient,
  'rest.exchange': oneOf(words('done'), record({ seat, card }, 'card')),
  'rest.to': oneOf(words('back'), record({ to: seat }), swap),
  'shop.buy': oneOf(words('heal', 'die', 'done'), record({ card })),
  'shop.level-up': oneOf(words('keep'), colour),
};

/** For whoever is asked: keys become answers, and answers keys. */
export const questions = new Questions<DungeonFighterAsks, Content>(keys);
