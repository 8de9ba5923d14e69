/** How every answer is written on the wire and in a record: "capture:A3:gray", "0+2". Nothing else makes or reads a key. */
import { idIn, type Key, type KeysOf, listOf, oneOf, Questions, record, whole, wordAt, words } from '@tabard/kernel';
import { type Content, TOWER_COLOURS } from '../content';
import { pickNamed } from './dice';
import type { DarkMinionsAsks, DicePick } from './questions';

const town = idIn<Content>(({ towns }) => towns);
const overlord = idIn<Content>(({ overlords }) => overlords);
const colour = wordAt(TOWER_COLOURS);
const dice: Key<DicePick> = {
  make: ({ key }) => key,
  read: pickNamed,
  fits: (value) => typeof value === 'object' && value !== null && 'dice' in value,
};

const announcement = record({ announce: overlord });
const discard = words('skull', 'tile1', 'tile2');
const window = oneOf(words('pass'), announcement);
const swap = record({ swap: words('black', 'red') });

export const keys: KeysOf<DarkMinionsAsks, Content> = {
  'any-time': oneOf(words('claim'), record({ discard }), record({ exchange: overlord }), announcement),
  'window.start': window,
  'window.roll': window,
  'window.reroll': window,
  'window.commitment': window,
  'window.done': window,
  'window.resolution': window,
  'roll.white': oneOf(words('plain', 'bonus'), swap),
  'roll.yellow': oneOf(words('no'), swap),
  'roll.vazgoth': words('extra', 'no'),
  'turnCost.settle': oneOf(record({ pay: overlord }), record({ discard: overlord })),
  'commit.use': oneOf(
    record({ attack: town }),
    record({ capture: town, colour }),
    words('respawn', 'done'),
    record({ skull: whole, take: words('respawn', 'tile') }),
    record({ buy: overlord }),
    record({ reroll: words('tile1', 'tile2', 'werewolf') }),
  ),
  'attack.dice': dice,
  'attack.count': whole,
  'capture.dice': dice,
  'respawn.dice': dice,
  'buy.dice': dice,
  'reroll.dice': dice,
  'last.skulls': oneOf(words('end'), discard),
  'gargoyle.town': town,
  'bloodElf.count': whole,
  'witch.towers': listOf(whole, '-'),
  'inexplicable.town': town,
  'wyvern.from': oneOf(town, words('stop')),
  'wyvern.owner': whole,
  'wyvern.to': town,
  'wyvern.count': whole,
  'blackKnight.victim': whole,
  'nhazzra.tithe': words('skull', 'minions'),
  'pit.town': town,
};

/** For whoever is asked: keys become answers, and answers keys. */
export const questions = new Questions<DarkMinionsAsks, Content>(keys);
