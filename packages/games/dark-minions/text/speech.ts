/** How Dark Minions speaks: keys and facts become messages. The words are in the language files beside this one. */
import type { Message, Said, Speech } from '@tabard/content';
import type { PendingAsk, Seat, Why } from '@tabard/kernel';
import { type Content, TOWER_COLOURS } from '../content';
import { type DarkMinions, NONE, type Seen, sum } from '../rules/board';
import { freeDice, groupValue, sumOf } from '../rules/dice';
import { diceToRoll, previewAttack } from '../rules/preview';
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

function question({ content: c, b }: Seen, ask: PendingAsk): Message {
  return say(`questions.${ask.question}`, aboutWords(c, b, ask.about));
}

function aboutWords(c: Content, b: DarkMinions, about: PendingAsk['about']): Message['with'] {
  const out: { [name: string]: Said } = {};
  for (const [name, value] of Object.entries(about)) {
    if (name === 'town') out.town = townName(c, value as number);
    else if (name === 'from' || name === 'to') out[name] = townName(c, b.town[value as number]);
    else if (name === 'overlord') out.overlord = overlordName(c, value as number);
    else if (name === 'colour') out.colour = colourName(value as number);
    else if (name === 'victim' || name === 'owner') out[name] = { seat: value as Seat };
    else out[name] = value as string | number;
  }
  return out;
}

// ---- options

type Describe = (seen: Seen, seat: Seat, key: string, ask: PendingAsk) => Message;

const picked = (key: string) => ({ key, dice: key.split('+').map(Number) });

const pickWords = ({ b, content: c }: Seen, key: string): Said => {
  const { dice } = picked(key);
  return diceWords(
    c,
    dice.map((die) => b.dice[die]),
    dice.map((die) => b.face[die]),
  );
};

const townOption: Describe = (seen, _seat, key) => {
  const { b, content: c } = seen;
  if (key === 'stop') return say('options.stop');
  const slot = b.town.findIndex((town) => town !== NONE && c.towns[town].id === key);
  return say('options.townNeed', {
    town: townName(c, b.town[slot]),
    total: sum(b.besiegers[slot]),
    need: requirement(seen, slot),
  });
};

const seatOption: Describe = (_seen, _seat, key) => say('options.seat', { seat: { seat: Number(key) } });
const countOption: Describe = (_seen, _seat, key) => say('options.count', { count: Number(key) });
const windowOption: Describe = (seen, seat, key) => (key === 'pass' ? say('options.pass') : extra(seen, seat, key));

const byQuestion: { readonly [question: string]: Describe } = {
  'commit.use': (seen, seat, key) => commitment(seen, seat, key),
  'turnCost.settle': ({ b, content: c }, _seat, key) => {
    const [does, id] = key.split(':');
    const overlord = c.overlords.findIndex((card) => card.id === id);
    const count = does === 'pay' ? c.overlords[overlord].turnCost : b.onCard[overlord];
    return say(does === 'pay' ? 'options.pay' : 'options.letGo', { overlord: overlordName(c, overlord), count });
  },
  'roll.white': rollWords,
  'roll.yellow': ({ content: c }, _seat, key) =>
    key === 'no'
      ? say('options.yellowNo')
      : say('options.yellowSwap', { colour: kindName(key.slice(5)), count: c.rule.demonLords.yellowPayment }),
  'roll.vazgoth': (_seen, _seat, key) => say(key === 'no' ? 'options.yellowNo' : 'options.yellowExtra'),
  'attack.dice': (seen, _seat, key) =>
    say('options.attackDice', { dice: pickWords(seen, key), value: groupValue(seen, picked(key)) }),
  'attack.count': (seen, seat, key, ask) => {
    const { total, need, falls, place } = previewAttack(seen, seat, ask.about.slot as number, Number(key));
    return say('options.attackCount', { count: Number(key), total, need, outcome: falls ? place : 'stands' });
  },
  'capture.dice': (seen, _seat, key) =>
    say('options.captureDice', {
      dice: pickWords(seen, key),
      many: picked(key).dice.length,
      value: groupValue(seen, picked(key)),
    }),
  'respawn.dice': (seen, seat, key) => {
    const count = Math.min(sumOf(seen, picked(key)), seen.b.graveyard[seat]);
    return say('options.respawnDice', { dice: pickWords(seen, key), count });
  },
  'buy.dice': (seen, _seat, key, ask) => {
    const value = sumOf(seen, picked(key));
    const { cost } = seen.content.overlords[ask.about.overlord as number];
    return say('options.buyDice', {
      dice: pickWords(seen, key),
      many: picked(key).dice.length,
      value,
      lost: value - cost,
    });
  },
  'reroll.dice': (seen, _seat, key) => say('options.rerollDice', { dice: pickWords(seen, key) }),
  'last.skulls': (seen, seat, key) => (key === 'end' ? say('options.end') : extra(seen, seat, `discard:${key}`)),
  'gargoyle.town': townOption,
  'inexplicable.town': townOption,
  'pit.town': townOption,
  'wyvern.from': townOption,
  'wyvern.to': townOption,
  'wyvern.owner': seatOption,
  'blackKnight.victim': seatOption,
  'wyvern.count': countOption,
  'bloodElf.count': countOption,
  'witch.towers': (_seen, _seat, key) => {
    const [white, gray, black] = key.split('-').map(Number);
    return say('options.towers', { white, gray, black });
  },
  'nhazzra.tithe': ({ b, content: c }, seat, key) =>
    key === 'skull'
      ? say('options.titheSkull')
      : say('options.titheMinions', { count: Math.min(c.rule.demonLords.nhazzra, b.supply[seat]) }),
};

function rollWords(seen: Seen, seat: Seat, key: string): Message {
  const dice = diceToRoll(seen, seat, key);
  if (key === 'plain') return say('options.plain', { dice: kindsWords(dice) });
  if (key === 'bonus') return say('options.bonus', { dice: kindsWords(dice.slice(0, -1)) });
  return say('options.swap', { colour: kindName(key.slice(5)), dice: kindsWords(dice) });
}

function commitment(seen: Seen, seat: Seat, key: string): Message {
  const { b, content: c } = seen;
  const [does, what, more] = key.split(':');
  if (does === 'done') return say('options.done', { free: freeDice(b).length });
  if (does === 'respawn') return say('options.respawn', { dead: b.graveyard[seat] });
  if (does === 'skull') {
    const count = Math.min(c.rule.skullFaceRespawn, b.graveyard[seat]);
    return more === 'tile' ? say('options.skullTile') : say('options.skullRespawn', { count });
  }
  if (does === 'reroll') return say(`options.reroll${what[0].toUpperCase()}${what.slice(1)}`);
  if (does === 'buy') {
    const overlord = c.overlords.findIndex((card) => card.id === what);
    const { cost } = c.overlords[overlord];
    return say('options.buy', { overlord: overlordName(c, overlord), cost, rules: overlordRules(seen, overlord) });
  }
  const slot = b.town.findIndex((town) => town !== NONE && c.towns[town].id === what);
  const town = townName(c, b.town[slot]);
  if (does === 'attack')
    return say('options.attack', { town, total: sum(b.besiegers[slot]), need: requirement(seen, slot) });
  const colour = TOWER_COLOURS.indexOf(more as (typeof TOWER_COLOURS)[number]);
  return say('options.capture', { town, colour: colourName(colour), price: c.towerPrices[colour] });
}

/** What is thrown in at any time. */
function extra(seen: Seen, seat: Seat, key: string): Message {
  const { b, content: c } = seen;
  if (key === 'claim') return say('options.claim', { total: totalOf(b, c, seat) });
  const [does, what] = key.split(':');
  if (does === 'discard') {
    const all = (b.skullsSpent + 1) % c.rule.skullsForAll === 0;
    const count = all ? b.graveyard[seat] : Math.min(c.rule.skullRespawn, b.graveyard[seat]);
    return say(`options.discard${what[0].toUpperCase()}${what.slice(1)}`, { count });
  }
  const overlord = c.overlords.findIndex((card) => card.id === what);
  return say(`options.${does}`, { overlord: overlordName(c, overlord), rules: overlordRules(seen, overlord) });
}

function option(seen: Seen, seat: Seat, key: string, ask: PendingAsk | null): Message {
  if (!ask) return extra(seen, seat, key);
  const describe = byQuestion[ask.question] ?? windowOption;
  return describe(seen, seat, key, ask);
}

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

export const speech: Speech<DarkMinions, Content> = { question, option, event, refusal };
