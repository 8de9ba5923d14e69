/**
 * What an action indicator does (ledger, 5.2): one small flow an effect, by its key. An effect the format knows and this
 * table does not is a type error.
 */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS } from '../../content';
import { parseLabel } from '../../content/labels';
import type { Effect } from '../../content/storybook';
import { CLASS_LOCKED, CLASS_READY, CLASS_USED, type G, ZONE } from '../board';
import { finish } from '../campaign/save';
import { changeFavor, changeGold, changeXp, factionOf } from '../journal';
import { takeBack } from '../party/cards';
import { eraseRests, REST_BOXES } from '../party/rest-track';
import { gainRows, loseRows } from '../party/rows';
import { raiseScore } from '../party/scores';
import { addFatigue, changeHealth, changeRow, recover } from '../party/stamina';
import { discover, gainFromDeck, gainRare, returnByStory, returnItem } from './card-effects';
import { noteChallenge } from './challenge-effects';
import { changeCounter } from './counters';
import { markDeath } from './death';
import { bookOf } from './go';
import { changeMap } from './map-effects';
import { trade } from './trade';
import { whoIs } from './who';

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<K extends string> = Effect extends infer C ? (C extends Record<K, infer V> ? V : never) : never;
/** 'left': the list it stands in goes on no further. */
type Outcome = 'left' | undefined;
// biome-ignore lint/suspicious/noConfusingVoidType: most effects are one deed and say nothing
type Done = Flow<Outcome> | Outcome | void;
type Effects = { readonly [K in KeyOf<Effect> & string]: (g: G, value: ValueOf<K>, line: string) => Done };

/** `line` is the id of the line or choice it stands in: the words of an ending are found by it. */
export function* resolve(g: G, effect: Effect, line: string): Flow<Outcome> {
  const [key] = Object.keys(effect) as (keyof Effects)[];
  const value = (effect as Record<string, unknown>)[key];
  const done = (EFFECTS[key] as (g: G, value: unknown, line: string) => Done)(g, value, line);
  return isFlow(done) ? ((yield* done) ?? undefined) : (done ?? undefined);
}

const isFlow = (done: Done): done is Flow<Outcome | undefined> => typeof done === 'object';

const EFFECTS: Effects = {
  record: (g, word) => {
    const { keywords } = g.b.story;
    if (keywords.includes(word)) return; // RA-R23
    keywords.push(word); // RA-5.4
    g.tell('keyword.recorded', { word });
  },
  erase: (g, word) => {
    const { story } = g.b;
    if (!story.keywords.includes(word)) return; // RA-R23
    story.keywords = story.keywords.filter((one) => one !== word); // RA-5.4
    g.tell('keyword.erased', { word });
  },
  title: (g, title) => {
    if (g.b.titles.includes(title)) return; // RA-R110
    g.revealed();
    g.b.titles = [...g.b.titles, title].sort((x, y) => x - y);
    g.tell('title.gained', { book: bookOf(g).id, title }); // RA-8.4
  },
  title_return: (g, title) => giveBackTitle(g, title),
  discover: (g, number) => discover(g, number),
  item_return: (g, item) => returnItem(g, item),
  rare: (g, number) => gainRare(g, number),
  gain: (g, { gold = 0, xp = 0 }) => {
    changeGold(g, gold);
    changeXp(g, xp);
  },
  lose: (g, { gold = 0, xp = 0 }) => {
    changeGold(g, -gold);
    changeXp(g, -xp);
  },
  favor: (g, { faction, delta }) => changeFavor(g, factionOf(g.b, faction), delta),
  *fatigue(g, { who, amount }) {
    for (const seat of yield* whoIs(g, who, 'effect.fatigue')) addFatigue(g, seat, amount);
    return undefined;
  },
  *recover(g, { who, amount }) {
    for (const seat of yield* whoIs(g, who, 'effect.recover')) recover(g, seat, recoveryOf(g, seat, amount));
    return undefined;
  },
  *row_gain(g, { who, amount, attr }) {
    const seats = yield* whoIs(g, who, 'effect.rows');
    if (attr !== undefined) for (const seat of seats) changeRow(g, seat, ATTRS.indexOf(attr), amount);
    else yield* gainRows(g, seats, amount);
    return undefined;
  },
  *row_loss(g, { who, amount, attr }) {
    const seats = yield* whoIs(g, who, 'effect.rows');
    if (attr !== undefined) for (const seat of seats) changeRow(g, seat, ATTRS.indexOf(attr), -amount);
    else yield* loseRows(g, seats, amount);
    return undefined;
  },
  collect: (g) => collectXp(g),
  token: (g, change) => changeMap.token(g, change),
  path: (g, change) => changeMap.path(g, change),
  location: (g, change) => changeMap.location(g, change),
  encounter: (g, change) => changeMap.encounter(g, change),
  party_to: (g, change) => changeMap.partyTo(g, change),
  card_gain: (g, gain) => gainFromDeck(g, gain),
  card_return: (g, give) => returnByStory(g, give),
  class_ready: (g, { who }) => turnClass(g, who, CLASS_READY),
  class_used: (g, { who }) => turnClass(g, who, CLASS_USED),
  class_lock: (g, { who }) => turnClass(g, who, CLASS_LOCKED),
  *unspend(g, { who }) {
    for (const seat of yield* whoIs(g, who, 'effect.unspend')) takeBack(g, seat, ZONE.spent);
    return undefined;
  },
  bonus_back: (g, count) => bonusBack(g, count),
  *health(g, { who, delta, min }) {
    for (const seat of yield* whoIs(g, who, 'effect.health')) changeHealth(g, seat, delta, min);
    return undefined;
  },
  *attribute(g, { who, delta, attr, over_limit }) {
    const seats = yield* whoIs(g, who, 'effect.attribute');
    for (const seat of seats) {
      yield* raiseScore(g, seat, delta, attr === undefined ? null : ATTRS.indexOf(attr), over_limit === true);
    }
    return undefined;
  },
  rest_track: (g, change) => {
    if ('mark' in change) g.b.restMarks = Math.min(REST_BOXES, g.b.restMarks + change.mark);
    else eraseRests(g, change.erase === 'all' ? REST_BOXES : change.erase);
  },
  death: (g, { resume }) => {
    markDeath(g, resume);
    return 'left';
  },
  trade: (g) => trade(g),
  challenge: (g, change) => noteChallenge(g, change),
  end_available: (g) => {
    if (g.b.story.endAvailable === 1) return;
    g.b.story.endAvailable = 1; // RA-15.2
    g.tell('end.available', { book: g.content.books[g.b.book].id });
  },
  counter: (g, change) => changeCounter(g, change),
  restart_adventure: (g) => {
    g.b.stage = 'setup'; // RA-R86: the set-up finds the snapshot
    return 'left';
  },
  end_campaign: (g, _text, line) => {
    g.b.ending = `${line}.ending`; // RA-R107
    g.tell('campaign.ends', { ending: g.b.ending });
    if (parseLabel(g.b.story.label)?.kind === 'death') finish(g, 'campaign'); // RA-R86: there is no THE END to come
  },
};

const recoveryOf = ({ b }: G, seat: Seat, amount: number | 'half' | 'all'): number => {
  if (amount === 'all') return b.fatigue[seat];
  return amount === 'half' ? Math.max(1, Math.floor(b.fatigue[seat] / 2)) : amount;
};

/** RA-6.5. */
function collectXp(g: G): void {
  const { at, xp } = g.b.map;
  const count = at === null ? 0 : (xp[at] ?? 0);
  if (at === null || count === 0) return;
  delete xp[at];
  g.tell('token.removed', { book: bookOf(g).id, kind: 'xp', at, count });
  changeXp(g, count);
}

function* turnClass(g: G, who: Parameters<typeof whoIs>[1], state: number): Flow<undefined> {
  const locked = (seat: Seat) => g.b.classState[seat] === CLASS_LOCKED;
  for (const seat of yield* whoIs(g, who, 'effect.class', (one) => !locked(one))) {
    if (g.b.classState[seat] === state) continue;
    g.b.classState[seat] = state;
    g.tell('class.turned', { seat, state });
  }
}

function bonusBack(g: G, count: number): void {
  const { b } = g;
  let left = count;
  for (const seat of g.clockwiseFrom(0)) {
    const back = Math.min(left, b.tokensSpent[seat]);
    b.tokensSpent[seat] -= back;
    b.bonusTokens += back;
    left -= back;
  }
  if (left < count) g.tell('bonus.back', { count: count - left });
}

export function giveBackTitle(g: G, title: number): void {
  if (!g.b.titles.includes(title)) return;
  g.b.titles = g.b.titles.filter((one) => one !== title);
  g.b.returned.push(title); // `returned` tells later books what was sold
  g.tell('title.returned', { book: bookOf(g).id, title });
}
