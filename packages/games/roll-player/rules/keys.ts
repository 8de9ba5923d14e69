/** How every answer is written on the wire and in a record: "place:20:3", "up2:7". Nothing else makes or reads a key. */
import { after, type Key, type KeysOf, listOf, oneOf, Questions, record, whole, words } from '@tabard/kernel';
import { ADVENTURE_TYPES, ATTRS, type Content, DIRS, REWARD_ACTIONS, ROWS } from '../content';
import type { Hiring, RollPlayerAsks, Step } from './questions';

const done = words('done');
const none = words('none');
const die = after('die', whole);
const dieOrDone = oneOf(done, die);
const card = after('card', whole);
const place = after('card', whole);
const cardOrDone = oneOf(done, card);
const cardOrNone = oneOf(none, card);
const fiendOrDone = oneOf(done, after('fiend', whole));
const placement = record({ die: whole, row: whole }, 'place');
const buying = record({ buy: whole });
const again = oneOf(words('stop', 'power'), die);
const yesNo = words('yes', 'no');

const deed = oneOf(
  record({ skill: whole, only: words('move') }),
  record({ skill: whole }),
  record({ banish: whole, by: words('gold', 'charisma') }),
  words('heal', 'xp-action'),
  record({ stored: whole, row: whole }),
);
const window = oneOf(words('pass'), deed);

/** "up:7", "down2:7": by one is not said. */
const step: Key<Step> = {
  make: ({ die, by }) => `${by > 0 ? 'up' : 'down'}${Math.abs(by) > 1 ? Math.abs(by) : ''}:${die}`,
  read(key) {
    const [, way, times, of] = /^(up|down)(|[2-9]|[1-9]\d+):(0|[1-9]\d*)$/.exec(key) ?? [];
    return way === undefined ? undefined : { die: Number(of), by: (way === 'up' ? 1 : -1) * Number(times || 1) };
  },
  fits: (value) => typeof value === 'object' && value !== null && 'by' in value && 'die' in value,
};

/** "2:1": so many for XP, so many for Gold. */
const pair = listOf(whole, ':');
const hiring: Key<Hiring> = {
  make: ({ byXp, byGold }, content) => pair.make([byXp, byGold], content),
  read(key, content) {
    const found = pair.read(key, content);
    return found?.length === 2 ? { byXp: found[0], byGold: found[1] } : undefined;
  },
  fits: (value) => typeof value === 'object' && value !== null && 'byXp' in value,
};

export const keys: KeysOf<RollPlayerAsks, Content> = {
  'any-time': deed,
  'sheet.choose': record({ race: whole, side: whole }),
  'class.choose': after('class', whole),
  'familiar.choose': after('familiar', whole),
  'starting.place': placement,
  'ties.arrange': die,
  'initiative.select': place,
  'place.die': oneOf(placement, record({ store: whole })),
  'stored.place': placement,
  'action.choose': words(...ROWS, 'none'),
  'attribute.choose': words(...ATTRS, 'none'),
  'die.flip': dieOrDone,
  'die.set': dieOrDone,
  'die.adjust': oneOf(done, step),
  'die.reroll': dieOrDone,
  'die.keep': after('value', whole),
  'die.copy.to': dieOrDone,
  'die.copy.from': dieOrDone,
  'swap.first': dieOrDone,
  'swap.second': dieOrDone,
  'replace.die': dieOrDone,
  'replace.space': after('space', whole),
  'token.move': words(...DIRS, 'done'),
  'effect.either': whole,
  'effect.may': yesNo,
  'skill.copy': record({ from: whole, card: whole }, 'copy'),
  'banish.choose': fiendOrDone,
  'summon.fiend': fiendOrDone,
  'summon.card': place,
  'initiative.die': dieOrDone,
  'initiative.cards': oneOf(done, record({ one: whole, two: whole }, 'cards')),
  'look.choose': words(...ADVENTURE_TYPES),
  'refresh.choose': cardOrDone,
  'xp.store': whole,
  'injury.buyoff': yesNo,
  'market.option': oneOf(buying, record({ discard: whole }), words('hunt', 'skip')),
  'market.second': oneOf(done, buying),
  'market.buy': oneOf(done, buying),
  'take.choose': cardOrDone,
  'add.choose': cardOrDone,
  'buy.charisma': whole,
  'weapon.drop': card,
  'hunt.minion': words('fight', 'change'),
  'hunt.mercenary': words('roll', 'xp', 'gold', 'charisma'),
  'hunt.reroll': again,
  'hunt.reward': words(...REWARD_ACTIONS, 'done'),
  'monster.mercenaries': hiring,
  'monster.reroll': again,
  'refresh.cleanup': cardOrNone,
  'score.shed': cardOrNone,
  'window.select': window,
  'window.dice': window,
  'window.market': window,
  'window.last': window,
  'window.combat': window,
};

/** For whoever is asked: keys become answers, and answers keys. */
export const questions = new Questions<RollPlayerAsks, Content>(keys);
