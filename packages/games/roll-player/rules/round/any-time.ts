/** RP-31: effects that may be used between any two steps, in the own or in another player's turn. */
import { type AnyTime, type Ask, type Flow, type Seat, type Value, type Why, why } from '@tabard/kernel';
import { ATTRS, type Content } from '../../content';
import {
  activeFiends,
  type Card,
  COLUMNS,
  type G,
  leftmost,
  type Owned,
  type RollPlayer,
  rowName,
  type Seen,
} from '../board';
import { bansOf, knob } from '../cards/abilities';
import type { RollPlayerEvents } from '../events';
import { banish, banishCost } from '../foes/fiends';
import { attributeActionOfChoice, oneAction } from '../sheet/actions';
import type { Die } from '../sheet/dice';
import { heal, spendXp } from '../sheet/goods';
import { placements, putAt, rowsIn, whyNotThere } from '../sheet/placing';
import { isOfUse, type Moment, skillOf, skillsOf, useSkill, whyNoSkill } from './skills';

const HEAL_XP = 2;
const ACTION_XP = 5;

type Deed =
  | {
      readonly key: string;
      readonly deed: 'skill';
      readonly owned: Owned;
      readonly ability: boolean;
      readonly timings: readonly string[];
    }
  | { readonly key: string; readonly deed: 'banish'; readonly fiend: Card; readonly by: 'gold' | 'charisma' }
  | { readonly key: string; readonly deed: 'heal' | 'xp-action' }
  | { readonly key: string; readonly deed: 'stored'; readonly die: Die; readonly row: number };

export const healCost = (seen: Seen, seat: Seat): number => Math.max(0, HEAL_XP + knob(seen, seat, 'heal-xp'));
export const actionCost = (seen: Seen, seat: Seat): number => Math.max(0, ACTION_XP + knob(seen, seat, 'action-xp'));

/** All that this seat has of the kind; what it may not do now is sorted out below. */
export function deeds(seen: Seen, seat: Seat, moment: Moment): Deed[] {
  const { timings, skillsOnly } = moment;
  const hero = seen.b.heroes[seat];
  const found: Deed[] = [];
  for (const owned of skillsOf(seen, seat)) {
    if (!isOfUse(seen, seat, skillOf(seen, owned.card), moment)) continue;
    const key = `skill:${owned.card}`;
    found.push(
      { key, deed: 'skill', owned, ability: true, timings },
      { key: `${key}:move`, deed: 'skill', owned, ability: false, timings },
    );
  }
  if (skillsOnly) return found;
  for (const { fiend } of activeFiends(hero)) {
    found.push(
      { key: `banish:${fiend}:gold`, deed: 'banish', fiend, by: 'gold' },
      { key: `banish:${fiend}:charisma`, deed: 'banish', fiend, by: 'charisma' },
    );
  }
  if (hero.injury > 0) found.push({ key: 'heal', deed: 'heal' });
  if (hero.xp > 0) found.push({ key: 'xp-action', deed: 'xp-action' });
  for (const { key, die, row } of placements(seen, seat, hero.stored, 'stored')) {
    found.push({ key, deed: 'stored', die, row });
  }
  return found;
}

export function whyNotNow(seen: Seen, seat: Seat, deed: Deed, moment: Moment): Why | null {
  const hero = seen.b.heroes[seat];
  switch (deed.deed) {
    case 'skill':
      return whyNoSkill(seen, seat, deed.owned, moment);
    case 'banish':
      if (deed.by === 'charisma') return hero.charisma > 0 ? null : why('RP-18.4');
      return hero.gold >= banishCost(seen, seat) ? null : why('RP-18.4');
    case 'heal':
      return hero.xp >= healCost(seen, seat) ? null : why('RP-20.2');
    case 'xp-action': {
      const [ban] = bansOf(seen, seat, 'xp-action');
      if (ban) return why('RP-18.2', { fiend: ban.card });
      return hero.xp >= actionCost(seen, seat) ? null : why('RP-20.4');
    }
    default:
      return whyNotThere(seen, seat, deed.row, rowsIn(placements(seen, seat, hero.stored)));
  }
}

export const possible = (seen: Seen, seat: Seat, moment: Moment): Deed[] =>
  deeds(seen, seat, moment).filter((deed) => whyNotNow(seen, seat, deed, moment) === null);

export function* carryOut(g: G, seat: Seat, deed: Deed): Flow {
  switch (deed.deed) {
    case 'skill':
      return yield* useSkill(g, seat, deed.owned.card, deed.ability, deed.timings);
    case 'banish': {
      const byGold = deed.by === 'gold';
      return yield* banish(g, seat, deed.fiend, byGold ? banishCost(g, seat) : 0, byGold ? 0 : 1);
    }
    case 'heal':
      spendXp(g, seat, healCost(g, seat), 'heal');
      return heal(g, seat, 1);
    case 'xp-action':
      spendXp(g, seat, actionCost(g, seat), 'action');
      return yield* attributeActionOfChoice(g, seat, ATTRS); // RP-9.3
    default:
      return yield* placeStored(g, seat, deed.die, deed.row);
  }
}

/** RP-30.4, RP-30.5: in a Dice Phase it shares the one action of the phase, elsewhere it has one of its own. */
export function* placeStored(g: G, seat: Seat, die: Die, row: number): Flow {
  const hero = g.b.heroes[seat];
  hero.stored.splice(hero.stored.indexOf(die), 1);
  const space = leftmost(hero, row);
  g.tell('stored.placed', { seat, die, value: g.b.values[die], row: rowName(row), column: space % COLUMNS });
  yield* putAt(g, seat, die, space);
  if (g.b.phase !== 'dice') yield* oneAction(g, seat, () => 1 << row);
  else if (g.b.active === seat) hero.rows |= 1 << row;
  else if (!hero.acted && (yield* oneAction(g, seat, () => 1 << row))) hero.acted = 1;
}

/** RP-23.4, RP-30.29: dice that must be on the sheet now, wherever their owner likes. */
export function* placeAllStored(g: G, seat: Seat): Flow {
  const hero = g.b.heroes[seat];
  while (hero.stored.length > 0) {
    const { die, row } = yield* g.choose(seat, 'stored.place', () => placements(g, seat, hero.stored), {
      forbid: (option) => whyNotThere(g, seat, option.row, rowsIn(placements(g, seat, hero.stored))),
    });
    yield* placeStored(g, seat, die, row);
  }
}

// ---- while a question waits

/** The open points between steps: whom they are open to, and which Skills besides those for any time fit there. */
const OPEN: { readonly [question: string]: { readonly all: boolean; readonly timings: readonly string[] } } = {
  'ties.arrange': { all: true, timings: ['any'] },
  'initiative.select': { all: true, timings: ['any', 'select'] },
  'place.die': { all: false, timings: ['any'] },
  'action.choose': { all: false, timings: ['any'] }, // RP-30.5: between the last die and the action
  'market.option': { all: true, timings: ['any'] },
  'market.second': { all: true, timings: ['any'] }, // RP-13.1: what was bought first may be used for the second
  'hunt.minion': { all: false, timings: ['any'] },
  'hunt.mercenary': { all: false, timings: ['any', 'hunt', 'combat'] }, // RP-31.5
};
/** In one's own Dice or Market turn. */
const OWN: { readonly [question: string]: readonly string[] } = {
  'initiative.select': ['dice'],
  'place.die': ['dice'],
  'action.choose': ['dice'],
  'market.option': ['market'],
  'market.second': ['market'],
};

/** RP-31.2: while a Skill or another effect is carried out, the same questions are no points between steps. */
const isWithinAnEffect = ({ b }: Seen, { question, about }: Pick<Ask, 'question' | 'about'>): boolean =>
  (question === 'ties.arrange' && b.phase !== 'roll') || (question === 'action.choose' && !about.ofTurn);

function momentOf(seen: Seen, seat: Seat, ask: Ask): Moment | null {
  const { question, seats } = ask;
  const open = OPEN[question];
  if (!open || seen.b.phase === 'starting') return null; // RP-31.6
  if (isWithinAnEffect(seen, ask)) return null;
  const own = seats.includes(seat);
  if (!own && !open.all) return null;
  return own ? ownMoment(question) : { own, timings: open.timings };
}

const ownMoment = (question: string): Moment => ({
  own: question !== 'ties.arrange',
  timings: [...OPEN[question].timings, ...(OWN[question] ?? [])],
});

/** Whether the one who is asked here could do something first: then even a single answer is asked for (RP-31.2). */
export const couldAct = (seen: Seen, seat: Seat, question: string): boolean =>
  possible(seen, seat, ownMoment(question)).length > 0;

export const anyTime: AnyTime<RollPlayer, RollPlayerEvents, Content> = {
  offer(g, seat, asked): readonly Value[] {
    const moment = momentOf(g, seat, asked);
    return moment ? deeds(g, seat, moment) : [];
  },
  forbid(g, seat, value, asked): Why | null {
    const moment = momentOf(g, seat, asked);
    return moment ? whyNotNow(g, seat, value as Deed, moment) : why('RP-31.2');
  },
  use: (g, seat, value) => carryOut(g, seat, value as Deed),
};

/** RP-31.3, RP-31.4: a closing point. From the Start Player clockwise, everyone who could act is asked or passes. */
export function* closingPoint(g: G, name: string, seats: readonly Seat[], moment: Moment): Flow {
  yield* g.respond(
    name,
    seats,
    (seat) => possible(g, seat, moment),
    (seat, deed) => carryOut(g, seat, deed),
    (seat) => g.wish(seat, 'windows') === 'pass',
  );
}
