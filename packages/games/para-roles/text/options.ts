/** What the buttons say: the deed with its consequence, and its odds where a check decides. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import { callingOf, callingOfPair, type Role } from '../content/roles';
import { enemyOf, isEnemy, type Seen, type Who } from '../rules/board';
import {
  type Card,
  cardNamed,
  isBlack,
  NONE,
  SUIT_SIGNS,
  type Suit,
  succeeds,
  suitOf,
  valueOfCard,
} from '../rules/cards/cards';
import { maxHp, stat } from '../rules/cards/stats';
import { anyEffect, EFFECTS } from '../rules/effects/effect';
import { boostOf } from '../rules/fight/damage';
import { isDue } from '../rules/fight/epic';
import { changeByToken, changeByTreasure, type StatChange } from '../rules/gains';
import { chanceOfPreview, cureOf, previewAction, statWithToken, takerOf } from '../rules/odds';
import { campOption } from './camp-options';
import {
  abilityName,
  callingName,
  cardWords,
  directionName,
  epicGist,
  epicName,
  failureWords,
  itemName,
  oddsWords,
  type Parameters,
  percent,
  say,
  seatName,
  stackOf,
  statName,
  suitName,
  whoName,
  whoWithHp,
} from './names';
import { purchaseOption } from './purchases';

type Describe = (seen: Seen, seat: Seat, key: string, ask: PendingAsk) => Message;

export const option = (seen: Seen, seat: Seat, key: string, ask: PendingAsk | null): Message =>
  // Nothing is thrown in at any time here: there is always a question.
  (byQuestion[(ask as PendingAsk).question] ?? someone)(seen, seat, key, ask as PendingAsk);

// ---- common answers

const someone: Describe = (seen, _seat, key) => say('options.who', { who: whoWithHp(seen, Number(key)) });
const aSeat: Describe = (_seen, _seat, key) => say('options.seat', { seat: seatName(Number(key)) });
const aDirection: Describe = (_seen, _seat, key) =>
  key === 'none' ? say('options.noWall') : say('options.direction', { direction: directionName(key) });
const yesOrNo =
  (what: string): Describe =>
  (_seen, _seat, key) =>
    say(`options.${what}.${key}`);

const orBack =
  (describe: Describe): Describe =>
  (seen, seat, key, ask) =>
    key === 'back' ? say('options.back') : describe(seen, seat, key, ask);

/** A stat of a character: what lies there now, and what it amounts to. */
const stack: Describe = (seen, _seat, key) => stackWords(seen, ...stackOf(key));
const ownStack: Describe = (seen, seat, key) => stackWords(seen, seat, Number(key));
const stackWords = (seen: Seen, seat: Seat, suit: Suit): Message =>
  say('options.stack', {
    seat: seatName(seat),
    stat: statName(suit),
    now: stat(seen, seat, suit),
    count: seen.b.party[seat].treasure[suit],
  });

/** "Attack 6 to 7: 31 to 38 %": what it changes, by the rules. */
function changeWords(id: string, { now, becomes, chance }: StatChange, suit: Suit, more: Parameters = {}): Message {
  const odds: Parameters = chance
    ? { check: 'yes', from: percent(chance.now), to: percent(chance.becomes) }
    : { check: 'no' };
  return say(id, { stat: statName(suit), now, becomes, ...odds, ...more });
}

const buffWords = (seen: Seen, seat: Seat, who: Who, suit: Suit): Message =>
  changeWords('options.setupBuff', changeByToken(seen, seat, who, suit), suit, { who: whoName(seen, who) });

const byQuestion: { readonly [question: string]: Describe } = {
  'turn.action': (seen, seat, key) => action(seen, seat, key),
  'draw.keep': keepCard,
  'token.move': (seen, _seat, key) => {
    const [who, suit] = key.split(':').map(Number);
    return say('options.token', { who: whoName(seen, who), stat: statName(suit), now: stat(seen, who, suit) });
  },
  'boost.lend': yesOrNo('lend'),
  'mirror.reflect': yesOrNo('reflect'),
  'polymorph.split': (_seen, _seat, key) =>
    say('options.split', {
      cards: key
        .split('-')
        .map((count, suit) => `${count}${SUIT_SIGNS[suit]}`)
        .filter((part) => !part.startsWith('0'))
        .join(' '),
    }),
  'polymorph.place': placeShape,
  'aura.choice': yesOrNo('aura'),
  'acupuncture.target': (seen, _seat, key) =>
    say(isEnemy(Number(key)) ? 'options.needleEnemy' : 'options.needleAlly', { who: whoWithHp(seen, Number(key)) }),
  'swap.card': ownStack,
  'swap.to': stack,
  'treasure.place': (seen, seat, key) =>
    changeWords('options.place', changeByTreasure(seen, seat, Number(key), 1), Number(key)),
  'treasure.lose': (seen, seat, key) =>
    changeWords('options.place', changeByTreasure(seen, seat, Number(key), -1), Number(key)),
  camp: (seen, seat, key) => campOption(seen, seat, key),
  'camp.card': orBack(stack),
  'camp.to': stack,
  'camp.hand': orBack((_seen, _seat, key) => {
    const [item, to] = key.split(':');
    return say('options.hand', { item: itemName(item), seat: seatName(Number(to)), help: say(`items.${item}.help`) });
  }),
  'camp.slots': orBack(slots),
  'camp.shop': orBack((seen, _seat, key) => purchaseOption(seen, key)),
  'town.pay': stack,
  'setup.hero': aSeat,
  'setup.apprentice': aSeat,
  'setup.mentor': aSeat,
  'setup.ace': aCard,
  'setup.stat': aCard,
  'setup.keep': aCard,
  'setup.redraw': (seen, seat, key) =>
    key === 'none'
      ? say('options.redraw.none')
      : say('options.redraw.stat', {
          stat: statName(Number(key)),
          card: cardWords(seen.b.party[seat].stat[Number(key)]),
        }),
  'setup.role': (_seen, _seat, key) => callingWords(key as Role),
  'setup.class': (_seen, _seat, key) => callingWords(key as Role),
  'setup.epic': (_seen, _seat, key) => say('options.epicHelp', { epic: epicName(key), help: say(`epics.${key}.help`) }),
  'setup.suits': yesOrNo('suits'),
  'setup.suit': (_seen, _seat, key) => say('options.suit', { suit: suitName(Number(key)) }),
  'setup.buff': (seen, seat, key) =>
    key === 'enough' ? say('options.enough') : buffWords(seen, seat, ...stackOf(key)),
  'maze.wall': aDirection,
  'maze.flee': aDirection,
};

function aCard(_seen: Seen, _seat: Seat, key: string): Message {
  const card = cardNamed(key);
  return say('options.card', { card: cardWords(card), stat: statName(suitOf(card)), value: valueOfCard(card) });
}

function callingWords(id: Role): Message {
  const { pair, epic } = callingOf(id);
  return say('options.calling', {
    calling: callingName(id),
    first: abilityName(pair[0]),
    second: abilityName(pair[1]),
    epic: epicName(epic),
    help: say(`epics.${epic}.help`),
  });
}

function slots(_seen: Seen, _seat: Seat, key: string): Message {
  const [seat, pair] = key.split(':');
  const [first, second] = pair.split('+');
  return say('options.pair', {
    seat: seatName(Number(seat)),
    first: abilityName(first),
    second: abilityName(second),
    calling: callingName(callingOfPair(first, second) as string),
  });
}

// ---- cards that were drawn

function keepCard(seen: Seen, seat: Seat, key: string, { about, options }: PendingAsk): Message {
  const card = cardNamed(key);
  const at = options.indexOf(key);
  const ok = (about.auto as number[])[at] === 1 || succeeds(card, about.need as number);
  const named = (about.named as Who[])[at];
  const gain = isEnemy(about.who as Who) ? '' : suitGain(seen, seat, card);
  return say('options.keep', {
    card: cardWords(card),
    ok: ok ? 'yes' : 'no',
    also: named === undefined ? gain : aimWords(seen, named),
  });
}

/** Whom the card's suit names (PR-17.1, PR-18.36). */
const aimWords = (seen: Seen, named: Who): Message =>
  named === NONE ? say('gains.aimsAtNobody') : say('gains.aims', { who: whoName(seen, named) });

/** What the suit brings the attacker: the Purple Staff (PR-24.9), the shadows (PR-13.33). */
function suitGain({ b }: Seen, seat: Seat, card: Card): Said {
  const lurks = b.effects.some(({ effect, user }) => effect === 'from-the-shadows' && user === seat);
  if (b.pack.staff === seat && SUIT_SIGNS[suitOf(card)] === '♠') return say('gains.staff');
  if (lurks) return say(isBlack(card) ? 'gains.curses' : 'gains.bleeds');
  return '';
}

function placeShape(seen: Seen, _seat: Seat, key: string, { about }: PendingAsk): Message {
  if (key === 'return') return say('options.return');
  const card = cardNamed(about.card as string);
  const who = Number(key);
  return say(isEnemy(who) ? 'options.shapeEnemy' : 'options.shapeAlly', {
    who: whoName(seen, who),
    stat: statName(suitOf(card)),
    now: isEnemy(who) ? enemyOf(seen, who).printed[suitOf(card)] : valueOfCard(seen.b.party[who].stat[suitOf(card)]),
    becomes: valueOfCard(card),
  });
}

// ---- the actions of a turn (PR-6.1)

type Act = (seen: Seen, seat: Seat, first: string, second: string) => Parameters;

const none = (): Parameters => ({});
const toSeat: Act = (_seen, _seat, ally) => ({ ally: seatName(Number(ally)) });
const onStat: Act = (seen, seat, who, suit) => tokenWords(seen, seat, Number(who), Number(suit));

const tokenWords = (seen: Seen, owner: Seat, who: Who, suit: Suit): Parameters => ({
  who: whoName(seen, who),
  stat: statName(suit),
  now: stat(seen, who, suit),
  becomes: statWithToken(seen, owner, who, suit),
});

export const ACTS: { readonly [does: string]: Act } = {
  defend: none,
  'joint-attack': toSeat,
  'protect-other': toSeat,
  cure: (seen, seat, ally) => ({
    ally: whoWithHp(seen, Number(ally)),
    count: cureOf(seen, seat, Number(ally)),
  }),
  'boost-heal': none,
  'precise-strike': none,
  'double-damage': none,
  'buff-ally': onStat,
  'curse-enemy': onStat,
  epic: (seen, _seat, epic) => ({
    ...{ epic: epicName(epic), gist: epicGist(epic), help: say(`epics.${epic}.help`) },
    turns: epicTurns(seen),
  }),
  slot(seen, seat, slot, ability) {
    const old = seen.b.party[seat].slots;
    const kept = old[1 - Number(slot)];
    return {
      old: abilityName(old[Number(slot)]),
      ability: abilityName(ability),
      calling: callingName(callingOfPair(kept, ability) as string),
    };
  },
  run: (seen, seat, enemy, suit) => ({
    enemy: whoWithHp(seen, Number(enemy)),
    stat: statName(Number(suit)),
    need: stat(seen, seat, Number(suit)),
  }),
  swap: none,
  flask: (seen, _seat, ally) => ({
    ally: seatName(Number(ally)),
    hp: seen.b.party[Number(ally)].hp,
    max: maxHp(seen, Number(ally)),
    left: seen.b.pack.flasks,
  }),
  bomb: ({ b }) => ({ left: b.pack.bombs }),
  summon: none,
  hide: none,
  seal: (seen, _seat, chalk) => ({
    chalk: chalk === 'chalk' ? 'yes' : 'no',
    left: seen.b.pack.chalk,
    seal: (seen.b.rifts?.portals[seen.b.rifts.at].seals ?? 0) + 1,
    of: seen.content.rifts.seals,
  }),
  begin: none,
  charge: (seen, seat) => {
    const { charging, charge } = seen.b.party[seat];
    return { epic: epicName(charging), turn: charge + 1, due: isDue(seen, seat) ? 'yes' : 'no' };
  },
  rise: none,
  rest: none,
};

function action(seen: Seen, seat: Seat, key: string): Message {
  const [does, first, second] = key.split(':');
  if (does === 'attack') return attackWords(seen, seat, Number(first));
  if (does === 'creature') return creatureWords(seen, seat, key);
  if (key === 'run') return say('options.act.leave');
  const preview = previewAction(seen, seat, key);
  const odds: Parameters = preview ? { odds: oddsWords(preview) } : {};
  return say(`options.act.${does}`, { ...ACTS[does](seen, seat, first, second), ...odds });
}

const epicTurns = ({ b }: Seen): number =>
  Math.min(3, ...b.effects.map(({ effect }) => EFFECTS[effect].epicTurns ?? 3));

function attackWords(seen: Seen, seat: Seat, enemy: Who): Message {
  const preview = previewAction(seen, seat, `attack:${enemy}`) as NonNullable<ReturnType<typeof previewAction>>;
  const { second, damage } = preview;
  if (anyEffect(seen, 'attacksOwn', seat)) return say('options.act.attackFriend', { odds: oddsWords(preview) });
  const taker = takerOf(seen, enemy);
  const told = {
    enemy: whoWithHp(seen, enemy),
    odds: oddsWords(preview),
    taker: taker === enemy ? 'none' : whoName(seen, taker),
    riposte: riposteOf(seen, enemy),
  };
  if (damage === 0) return say('options.act.attackInVain', told);
  const extra = seen.b.pack.staff === seat ? 'staff' : isSneaking(seen, seat) ? 'sneak' : 'none';
  const harm = { ...told, damage, extra, percent: percent(chanceOfPreview(preview)) };
  return second
    ? say('options.act.attack', { ...harm, need: second.need, fails: failureWords(second) })
    : say('options.act.attackSurely', harm);
}

const isSneaking = ({ b }: Seen, seat: Seat): boolean =>
  b.effects.some(({ effect, user }) => effect === 'sneak-attack' && user === seat);

/** PR-18.28: what attacking an armed Prince costs. */
function riposteOf(seen: Seen, who: Who): number {
  const { riposte, boost } = enemyOf(seen, who);
  return riposte ? 1 + (boost ? boostOf(seen, who) : 0) : 0;
}

function creatureWords(seen: Seen, seat: Seat, key: string): Message {
  const [, does, target] = key.split(':');
  const preview = previewAction(seen, seat, key);
  const creature = seen.b.creature as NonNullable<typeof seen.b.creature>;
  return say(`options.creature.${does}`, {
    creature: whoName(seen, creature.body.id),
    ...(target === undefined ? {} : { target: whoWithHp(seen, Number(target)) }),
    ...(preview
      ? { odds: oddsWords(preview), percent: percent(chanceOfPreview(preview)), damage: preview.damage }
      : {}),
  });
}
