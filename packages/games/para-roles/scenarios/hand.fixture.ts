/** A hand that knows no plan but wants to see the game: it seldom runs, goes on, spends and uses what it has. */
import {
  type GameEvent,
  Match,
  type Pending,
  type PendingAsk,
  quickStream,
  type Setup,
  type Stream,
} from '@tabard/kernel';
import { paraRoles } from '../game';
import { type G, type ParaRoles, SEATS } from '../rules/board';

/** How often each kind of answer is given when it is offered; any other kind once. */
const WEIGHTS: { readonly [kind: string]: number } = {
  ...{ run: 0.1, leave: 0.05, withdraw: 0.05, bomb: 0.2, rest: 0.2, back: 0.2, slot: 0.2, swap: 0.2, hub: 0.5 },
  ...{ treasure: 0.3, hand: 0.3, slots: 0.3, scroll: 0.3, point: 0.2, relic: 0.2, flask: 0.5 },
  ...{
    attack: 8,
    epic: 12,
    summon: 4,
    seal: 4,
    shop: 4,
    item: 8,
    role: 8,
    second: 8,
    'learn-epic': 8,
    go: 8,
    step: 6,
    portal: 6,
    open: 6,
    down: 6,
  },
};
const kindOf = (key: string): string => (/^buy:[a-z]+$/.test(key) ? 'item' : key.split(':')[0]);

const weightOf = (kind: string): number => WEIGHTS[kind] ?? 1;
const FINE = 1_000_000;

/** An answer that is settled beforehand, or undefined. */
export type Prefers = (ask: PendingAsk) => string | undefined;

function handMove({ asks }: Pending, whims: Stream, prefers: Prefers): { seat: number; key: string } {
  const ask = asks[whims.below(asks.length)];
  const { seat, options } = ask;
  const settled = prefers(ask);
  if (settled !== undefined) return { seat, key: settled };
  const kinds = [...new Set(options.map(kindOf))];
  let left = (whims.below(FINE) / FINE) * kinds.reduce((sum, kind) => sum + weightOf(kind), 0);
  const kind = kinds.find((each) => {
    left -= weightOf(each);
    return left < 0;
  });
  const keys = options.filter((key) => kindOf(key) === (kind ?? kinds[0]));
  return { seat, key: keys[whims.below(keys.length)] };
}

/** Everyone begins with so many treasure cards under Trick. */
export const rich = (count: number): typeof paraRoles => ({
  ...paraRoles,
  setup(g: G): ParaRoles {
    const b = paraRoles.setup(g);
    for (const seat of SEATS) b.party[seat].treasure[3] = count;
    b.treasureDeck -= count * SEATS.length;
    return b;
  },
});

/** Plays until the end or so many answers; `watch` looks at the match and at what was told after each of them. */
export function played(
  game: typeof paraRoles,
  setup: Omit<Setup, 'seats'>,
  whim: number,
  answers: number,
  watch: (match: Match<ParaRoles>, told: readonly GameEvent[]) => void = () => {},
  prefers: Prefers = () => undefined,
): Match<ParaRoles> {
  const match = Match.start(game, { seats: SEATS.length, unattended: true, ...setup }) as unknown as Match<ParaRoles>;
  const whims = quickStream(whim);
  let events = 0;
  watch(match, match.eventsFor('everything'));
  while (!match.standing && match.answers < answers) {
    events = match.eventCount;
    const { seat, key } = handMove(match.pending, whims, prefers);
    match.answer(seat, key);
    watch(match, match.eventsFor('everything', events));
  }
  return match;
}
