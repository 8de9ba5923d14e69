/** How Dark Minions speaks: keys and facts become messages. The words are in the language files beside this one. */
import { aboutBy, type Looking, type Message, type Said, speechBy } from '@tabard/content';
import type { ByAnswer, Seat, Why } from '@tabard/kernel';
import type { Content } from '../content';
import { type DarkMinions, type Seen, slotOf, sum } from '../rules/board';
import { freeDice, groupValue, sumOf } from '../rules/dice';
import { questions } from '../rules/keys';
import { diceToRoll, previewAttack } from '../rules/preview';
import type { Announcement, Commitment, DarkMinionsAsks, DicePick, Discard } from '../rules/questions';
import { requirement } from '../rules/resolution';
import { totalOf } from '../rules/victory';
import { event } from './events';
import { colourName, diceWords, kindName, kindsWords, overlordName, say, townName } from './names';

/** The rules line of a card, as this table plays it. */
export function overlordRules({ content: c, options }: Seen, overlord: number): Message {
  const { id, power } = c.overlords[overlord];
  const option = {
    ghoul: options.ghoul,
    scourge: options.scourgeOwner,
    wyvern: options.wyvernMoves,
    undead: options.undeadTurns,
  }[power as string];
  const special = ['5', 'spared', 'own-only', 'every'].includes(option ?? '');
  return say(special ? `overlords.${id}.rulesWith.${option}` : `overlords.${id}.rules`);
}

// ---- questions

const aboutWords = aboutBy<DarkMinionsAsks, Seen>({
  town: (town, { content: c }) => townName(c, town),
  from: (slot, { b, content: c }) => townName(c, b.town[slot]),
  to: (slot, { b, content: c }) => townName(c, b.town[slot]),
  overlord: (overlord, { content: c }) => overlordName(c, overlord),
  colour: colourName,
  victim: (seat) => ({ seat }),
  owner: (seat) => ({ seat }),
});

// ---- options

type Here = Looking<DarkMinions, Content>;
type Describe<Option> = (it: Here & { readonly option: Option }) => Message;

const pickWords = ({ b, content: c }: Seen, { dice }: DicePick): Said =>
  diceWords(
    c,
    dice.map((die) => b.dice[die]),
    dice.map((die) => b.face[die]),
  );

const townOption: Describe<number> = ({ seen, option: town }) => {
  const slot = slotOf(seen.b, town);
  return say('options.townNeed', {
    town: townName(seen.content, town),
    total: sum(seen.b.besiegers[slot]),
    need: requirement(seen, slot),
  });
};

const seatOption: Describe<Seat> = ({ option: seat }) => say('options.seat', { seat: { seat } });
const countOption: Describe<number> = ({ option: count }) => say('options.count', { count });
const windowOption: Describe<'pass' | Announcement> = ({ seen, option }) =>
  option === 'pass' ? say('options.pass') : cardWords('announce', seen, option.announce);

const option: ByAnswer<DarkMinionsAsks, Here, Message> = {
  'any-time': ({ seen, seat, option }) => {
    if (option === 'claim') return say('options.claim', { total: totalOf(seen.b, seen.content, seat) });
    if ('discard' in option) return discardWords(seen, seat, option.discard);
    if ('exchange' in option) return cardWords('exchange', seen, option.exchange);
    return cardWords('announce', seen, option.announce);
  },
  'window.start': windowOption,
  'window.roll': windowOption,
  'window.reroll': windowOption,
  'window.commitment': windowOption,
  'window.done': windowOption,
  'window.resolution': windowOption,
  'commit.use': commitment,
  'turnCost.settle': ({ seen: { b, content: c }, option }) =>
    'pay' in option
      ? say('options.pay', { overlord: overlordName(c, option.pay), count: c.overlords[option.pay].turnCost })
      : say('options.letGo', { overlord: overlordName(c, option.discard), count: b.onCard[option.discard] }),
  'roll.white': ({ seen, seat, option }) => {
    const dice = diceToRoll(seen, seat, option);
    if (option === 'plain') return say('options.plain', { dice: kindsWords(dice) });
    if (option === 'bonus') return say('options.bonus', { dice: kindsWords(dice.slice(0, -1)) });
    return say('options.swap', { colour: kindName(option.swap), dice: kindsWords(dice) });
  },
  'roll.yellow': ({ seen: { content: c }, option }) =>
    option === 'no'
      ? say('options.yellowNo')
      : say('options.yellowSwap', { colour: kindName(option.swap), count: c.rule.demonLords.yellowPayment }),
  'roll.vazgoth': ({ option }) => say(option === 'no' ? 'options.yellowNo' : 'options.yellowExtra'),
  'attack.dice': ({ seen, option: pick }) =>
    say('options.attackDice', { dice: pickWords(seen, pick), value: groupValue(seen, pick) }),
  'attack.count': ({ seen, seat, option: count, about: { slot } }) => {
    const { total, need, falls, place } = previewAttack(seen, seat, slot, count);
    return say('options.attackCount', { count, total, need, outcome: falls ? place : 'stands' });
  },
  'capture.dice': ({ seen, option: pick }) =>
    say('options.captureDice', {
      dice: pickWords(seen, pick),
      many: pick.dice.length,
      value: groupValue(seen, pick),
    }),
  'respawn.dice': ({ seen, seat, option: pick }) => {
    const count = Math.min(sumOf(seen, pick), seen.b.graveyard[seat]);
    return say('options.respawnDice', { dice: pickWords(seen, pick), count });
  },
  'buy.dice': ({ seen, option: pick, about: { overlord } }) => {
    const value = sumOf(seen, pick);
    const { cost } = seen.content.overlords[overlord];
    return say('options.buyDice', {
      dice: pickWords(seen, pick),
      many: pick.dice.length,
      value,
      lost: value - cost,
    });
  },
  'reroll.dice': ({ seen, option: pick }) => say('options.rerollDice', { dice: pickWords(seen, pick) }),
  'last.skulls': ({ seen, seat, option }) => (option === 'end' ? say('options.end') : discardWords(seen, seat, option)),
  'gargoyle.town': townOption,
  'inexplicable.town': townOption,
  'pit.town': townOption,
  'wyvern.from': ({ option, ...here }) => (option === 'stop' ? say('options.stop') : townOption({ ...here, option })),
  'wyvern.to': townOption,
  'wyvern.owner': seatOption,
  'blackKnight.victim': seatOption,
  'wyvern.count': countOption,
  'bloodElf.count': countOption,
  'witch.towers': ({ option: [white, gray, black] }) => say('options.towers', { white, gray, black }),
  'nhazzra.tithe': ({ seen: { b, content: c }, seat, option }) =>
    option === 'skull'
      ? say('options.titheSkull')
      : say('options.titheMinions', { count: Math.min(c.rule.demonLords.nhazzra, b.supply[seat]) }),
};

function commitment({ seen, seat, option }: Here & { readonly option: Commitment }): Message {
  const { b, content: c } = seen;
  if (option === 'done') return say('options.done', { free: freeDice(b).length });
  if (option === 'respawn') return say('options.respawn', { dead: b.graveyard[seat] });
  if ('skull' in option) {
    const count = Math.min(c.rule.skullFaceRespawn, b.graveyard[seat]);
    return option.take === 'tile' ? say('options.skullTile') : say('options.skullRespawn', { count });
  }
  if ('reroll' in option) return say(`options.reroll${capital(option.reroll)}`);
  if ('buy' in option) {
    const { cost } = c.overlords[option.buy];
    return say('options.buy', { overlord: overlordName(c, option.buy), cost, rules: overlordRules(seen, option.buy) });
  }
  if ('attack' in option) {
    const slot = slotOf(b, option.attack);
    const total = sum(b.besiegers[slot]);
    return say('options.attack', { town: townName(c, option.attack), total, need: requirement(seen, slot) });
  }
  const { capture: town, colour } = option;
  return say('options.capture', { town: townName(c, town), colour: colourName(colour), price: c.towerPrices[colour] });
}

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

function discardWords({ b, content: c }: Seen, seat: Seat, what: Discard): Message {
  const all = (b.skullsSpent + 1) % c.rule.skullsForAll === 0;
  const count = all ? b.graveyard[seat] : Math.min(c.rule.skullRespawn, b.graveyard[seat]);
  return say(`options.discard${capital(what)}`, { count });
}

const cardWords = (does: 'exchange' | 'announce', seen: Seen, overlord: number): Message =>
  say(`options.${does}`, { overlord: overlordName(seen.content, overlord), rules: overlordRules(seen, overlord) });

// ---- refusals

function refusal(reason: Why, c: Content): Message {
  const out: { [name: string]: Said } = {};
  for (const [name, value] of Object.entries(reason.with ?? {})) {
    if (name === 'town') out.town = townName(c, value as number);
    else if (name === 'overlord') out.overlord = overlordName(c, value as number);
    else if (name === 'colour') out.colour = colourName(value as number);
    else if (name === 'seat') out.seat = { seat: value as Seat };
    else out[name] = value as string | number;
  }
  const known = reason.clause.startsWith('DM-');
  return say(known ? `why.${reason.clause}` : `refusals.${reason.clause}`, out);
}

export const speech = speechBy<DarkMinionsAsks, DarkMinions, Content>(questions, {
  question: (ask, seen) => say(`questions.${ask.question}`, aboutWords(ask, seen)),
  option,
  event,
  refusal,
});
