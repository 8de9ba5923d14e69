/** What the buttons say: the deed with its consequence, and its odds where a check decides. */
import type { Looking, Message, Said } from '@tabard/content';
import type { AnswerNamed, ByAnswer, Seat } from '@tabard/kernel';
import type { Content } from '../content';
import type { Side } from '../content/kinds';
import { type CallingId, callingOf, callingOfPair } from '../content/roles';
import { enemyOf, isEnemy, type ParaRoles, type Seen, type Who } from '../rules/board';
import {
  type Card,
  cardNamed,
  isBlack,
  NONE,
  SUIT_SIGNS,
  SUITS,
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
import {
  type Action,
  type ByAction,
  byAction,
  type CreatureAction,
  type Does,
  type Handing,
  type ParaRolesAsks,
  type Purchase,
  type Rearrangement,
  type Stack,
} from '../rules/questions';
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
  statName,
  suitName,
  whoName,
  whoWithHp,
} from './names';
import { purchaseOption } from './purchases';

type Here = Looking<ParaRoles, Content>;
type Describe<Option> = (it: Here & { readonly option: Option }) => Message;

// ---- common answers

const someone: Describe<Who> = ({ seen, option: who }) => say('options.who', { who: whoWithHp(seen, who) });
const aSeat: Describe<Seat> = ({ option: seat }) => say('options.seat', { seat: seatName(seat) });
const aDirection: Describe<'none' | Side> = ({ option: side }) =>
  side === 'none' ? say('options.noWall') : say('options.direction', { direction: directionName(side) });
const word =
  (what: 'lend' | 'reflect' | 'aura' | 'suits'): Describe<string> =>
  ({ option }) =>
    say(`options.${what}.${option}`);

const orBack =
  <Option>(describe: Describe<Exclude<Option, 'back'>>): Describe<Option> =>
  ({ option, ...here }) =>
    option === 'back' ? say('options.back') : describe({ ...here, option: option as Exclude<Option, 'back'> });

/** A stat of a character: what lies there now, and what it amounts to. */
const stack: Describe<Stack> = ({ seen, option: { seat, suit } }) =>
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

export const option: ByAnswer<ParaRolesAsks, Here, Message> = {
  'turn.action': ({ seen, seat, option }) => action(seen, seat, option),
  'draw.keep': keepCard,
  'token.move': ({ seen, option: { who, suit } }) =>
    say('options.token', { who: whoName(seen, who), stat: statName(suit), now: stat(seen, who, suit) }),
  'boost.lend': word('lend'),
  'mirror.reflect': word('reflect'),
  'epic.enemy': someone,
  'epic.raise': someone,
  'polymorph.split': ({ option: counts }) => {
    const drawn = SUITS.filter((suit) => counts[suit] > 0);
    return say('options.split', { cards: drawn.map((suit) => `${counts[suit]}${SUIT_SIGNS[suit]}`).join(' ') });
  },
  'polymorph.place': placeShape,
  'aura.choice': word('aura'),
  'evac.healer': someone,
  'evac.patient': someone,
  'all-for-one.taker': someone,
  'acupuncture.target': ({ seen, option: who }) =>
    say(isEnemy(who) ? 'options.needleEnemy' : 'options.needleAlly', { who: whoWithHp(seen, who) }),
  'smile.target': someone,
  'swap.card': ({ option: suit, ...here }) => stack({ ...here, option: { seat: here.seat, suit } }),
  'swap.to': stack,
  'treasure.place': ({ seen, seat, option: suit }) =>
    changeWords('options.place', changeByTreasure(seen, seat, suit, 1), suit),
  'treasure.lose': ({ seen, seat, option: suit }) =>
    changeWords('options.place', changeByTreasure(seen, seat, suit, -1), suit),
  'loot.share': someone,
  camp: ({ seen, option }) => campOption(seen, option),
  'camp.card': orBack<'back' | Stack>(stack),
  'camp.to': stack,
  'camp.hand': orBack<'back' | Handing>(({ option: { item, seat } }) =>
    say('options.hand', { item: itemName(item), seat: seatName(seat), help: say(`items.${item}.help`) }),
  ),
  'camp.slots': orBack<'back' | Rearrangement>(({ option: { seat, pair } }) => slots(seat, pair)),
  'camp.shop': orBack<'back' | Purchase>(({ seen, option }) => purchaseOption(seen, option)),
  'town.pay': stack,
  'item.bearer': someone,
  'setup.hero': aSeat,
  'setup.apprentice': aSeat,
  'setup.mentor': aSeat,
  'setup.ace': aCard,
  'setup.stat': aCard,
  'setup.keep': aCard,
  'setup.redraw': ({ seen, seat, option: suit }) =>
    suit === 'none'
      ? say('options.redraw.none')
      : say('options.redraw.stat', { stat: statName(suit), card: cardWords(seen.b.party[seat].stat[suit]) }),
  'setup.role': callingWords,
  'setup.class': callingWords,
  'setup.epic': ({ option: epic }) =>
    say('options.epicHelp', { epic: epicName(epic), help: say(`epics.${epic}.help`) }),
  'setup.suits': word('suits'),
  'setup.suit': ({ option: suit }) => say('options.suit', { suit: suitName(suit) }),
  'setup.buff': ({ seen, seat, option }) =>
    option === 'enough' ? say('options.enough') : buffWords(seen, seat, option.seat, option.suit),
  'maze.relic': someone,
  'maze.wall': aDirection,
  'maze.flee': aDirection,
};

function aCard({ option: card }: { readonly option: Card }): Message {
  return say('options.card', { card: cardWords(card), stat: statName(suitOf(card)), value: valueOfCard(card) });
}

function callingWords({ option: id }: { readonly option: CallingId }): Message {
  const { pair, epic } = callingOf(id);
  return say('options.calling', {
    calling: callingName(id),
    first: abilityName(pair[0]),
    second: abilityName(pair[1]),
    epic: epicName(epic),
    help: say(`epics.${epic}.help`),
  });
}

const slots = (seat: Seat, [first, second]: Rearrangement['pair']): Message =>
  say('options.pair', {
    seat: seatName(seat),
    first: abilityName(first),
    second: abilityName(second),
    calling: callingName(callingOfPair(first, second) as string),
  });

// ---- cards that were drawn

function keepCard({ seen, seat, option: card, about, at }: Here & AnswerNamed<ParaRolesAsks, 'draw.keep'>): Message {
  const ok = about.auto[at] === 1 || succeeds(card, about.need);
  const named: Who | undefined = about.named[at];
  const gain = isEnemy(about.who) ? '' : suitGain(seen, seat, card);
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

function placeShape({ seen, option: who, about }: Here & AnswerNamed<ParaRolesAsks, 'polymorph.place'>): Message {
  if (who === 'return') return say('options.return');
  const card = cardNamed(about.card);
  return say(isEnemy(who) ? 'options.shapeEnemy' : 'options.shapeAlly', {
    who: whoName(seen, who),
    stat: statName(suitOf(card)),
    now: isEnemy(who) ? enemyOf(seen, who).printed[suitOf(card)] : valueOfCard(seen.b.party[who].stat[suitOf(card)]),
    becomes: valueOfCard(card),
  });
}

// ---- the actions of a turn (PR-6.1)

type Named = Pick<Action, 'who' | 'suit'>;

const none = (): Parameters => ({});
const toSeat = ({ who: ally }: Named): Parameters => ({ ally: seatName(ally) });
const onStat = ({ who, suit }: Named, seen: Seen, seat: Seat): Parameters => tokenWords(seen, seat, who, suit);

const tokenWords = (seen: Seen, owner: Seat, who: Who, suit: Suit): Parameters => ({
  who: whoName(seen, who),
  stat: statName(suit),
  now: stat(seen, who, suit),
  becomes: statWithToken(seen, owner, who, suit),
});

/** An attack and what a creature does have many sentences. */
type Spoken = Exclude<Does, 'attack' | 'creature'>;
type SpokenAction = Extract<Action, { readonly does: Spoken }>;

export const ACTS: ByAction<Spoken, [seen: Seen, seat: Seat], Parameters> = {
  defend: none,
  'joint-attack': toSeat,
  'protect-other': toSeat,
  cure: ({ who: ally }, seen, seat) => ({ ally: whoWithHp(seen, ally), count: cureOf(seen, seat, ally) }),
  'boost-heal': none,
  'precise-strike': none,
  'double-damage': none,
  'buff-ally': onStat,
  'curse-enemy': onStat,
  epic: ({ epic }, seen) => ({
    ...{ epic: epicName(epic), gist: epicGist(epic), help: say(`epics.${epic}.help`) },
    turns: epicTurns(seen),
  }),
  slot({ slot, ability }, seen, seat) {
    const old = seen.b.party[seat].slots;
    const kept = old[1 - slot];
    return {
      old: abilityName(old[slot]),
      ability: abilityName(ability),
      calling: callingName(callingOfPair(kept, ability) as string),
    };
  },
  run: ({ who: enemy, suit }, seen, seat) => ({
    enemy: whoWithHp(seen, enemy),
    stat: statName(suit),
    need: stat(seen, seat, suit),
  }),
  swap: none,
  flask: ({ who: ally }, seen) => ({
    ally: seatName(ally),
    hp: seen.b.party[ally].hp,
    max: maxHp(seen, ally),
    left: seen.b.pack.flasks,
  }),
  bomb: (_, { b }) => ({ left: b.pack.bombs }),
  summon: none,
  hide: none,
  seal: ({ withChalk }, seen) => ({
    chalk: withChalk ? 'yes' : 'no',
    left: seen.b.pack.chalk,
    seal: (seen.b.rifts?.portals[seen.b.rifts.at].seals ?? 0) + 1,
    of: seen.content.rifts.seals,
  }),
  begin: none,
  charge: (_, seen, seat) => {
    const { charging, charge } = seen.b.party[seat];
    return { epic: epicName(charging), turn: charge + 1, due: isDue(seen, seat) ? 'yes' : 'no' };
  },
  rise: none,
  rest: none,
};

/** What its sentence tells of an action. */
export const actWords: (act: SpokenAction, seen: Seen, seat: Seat) => Parameters = byAction(ACTS);

function action(seen: Seen, seat: Seat, act: Action): Message {
  if (act.does === 'attack') return attackWords(seen, seat, act);
  if (act.does === 'creature') return creatureWords(seen, seat, act);
  if (act.does === 'run' && act.who === NONE) return say('options.act.leave');
  const preview = previewAction(seen, seat, act);
  const odds: Parameters = preview ? { odds: oddsWords(preview) } : {};
  return say(`options.act.${act.does}`, { ...actWords(act, seen, seat), ...odds });
}

const epicTurns = ({ b }: Seen): number =>
  Math.min(3, ...b.effects.map(({ effect }) => EFFECTS[effect].epicTurns ?? 3));

function attackWords(seen: Seen, seat: Seat, attack: Action): Message {
  const { who: enemy } = attack;
  const preview = previewAction(seen, seat, attack) as NonNullable<ReturnType<typeof previewAction>>;
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

function creatureWords(seen: Seen, seat: Seat, act: CreatureAction): Message {
  const preview = previewAction(seen, seat, act);
  const creature = seen.b.creature as NonNullable<typeof seen.b.creature>;
  return say(`options.creature.${act.deed}`, {
    creature: whoName(seen, creature.body.id),
    ...(act.who === NONE ? {} : { target: whoWithHp(seen, act.who) }),
    ...(preview
      ? { odds: oddsWords(preview), percent: percent(chanceOfPreview(preview)), damage: preview.damage }
      : {}),
  });
}
