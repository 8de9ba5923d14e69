/** RA-4: before every adventure: the book, the map, tokens, and a party that is fresh (RA-4.4). */
import { canonical, copy, type Flow } from '@tabard/kernel';
import type { Adventures, G, Story } from '../board';
import { decide } from '../decide';
import { keeperOf, left } from '../map/roles';
import { tokenAt } from '../map/tokens';
import { fillRows } from '../party/stamina';
import { resolveActions, tellTexts } from '../story/actions';
import { layCounters } from '../story/counters';
import { turnTo } from '../story/go';

export function* setUpAdventure(g: G): Flow {
  const { b } = g;
  rememberOrReplay(g);
  const book = g.content.books[b.book];
  b.story = freshStory();
  g.tell('adventure.begins', { book: book.id });
  if (b.completed > 0) b.storyteller = left(g.seats, b.storyteller); // RA-R10: suggested; the party may pick another
  if (g.seats > 1) {
    b.storyteller = yield* decide(g, 'setup.storyteller', () => g.clockwiseFrom(b.storyteller)); // RA-4.6
    g.tell('storyteller.named', { seat: b.storyteller, keeper: keeperOf(g) }); // RA-4.7
  }
  b.bonusTokens = b.bonusLimit; // RA-R12
  for (const seat of g.clockwiseFrom(0)) fillRows(g, seat); // RA-R14
  layMap(g);
  layCounters(g);
  if (book.source.setup.read !== undefined) tellTexts(g, 'setup', ['read']);
  yield* resolveActions(g, book.source.setup.do, 'setup.do');
  b.map.explored = b.map.at === null ? [] : [b.map.at]; // RA-R28: the opening text begins there
  turnTo(g, book.source.setup.begin); // RA-4.9
}

/** RA-R86: a replay restores all but the death track; else the board is remembered for one. */
function rememberOrReplay({ b }: G): void {
  if (b.snapshot === null) {
    b.snapshot = canonical({ ...copy(b), snapshot: null });
    return;
  }
  const { snapshot, deathMarks } = b;
  Object.assign(b, JSON.parse(snapshot) as Adventures, { snapshot, deathMarks });
}

export const freshStory = (): Story => ({
  label: '',
  list: null,
  opened: [],
  once: [],
  used: [],
  keywords: [],
  counters: {},
  endAvailable: 0,
  caller: null,
  callerList: null,
  died: 0,
  adjust: null,
});

/** RA-4.8, RA-R5, RA-R7, RA-R30: map side, marker, tokens, XP, and encounter tokens face down. */
export function layMap(g: G): void {
  const { b } = g;
  const { map, setup } = g.content.books[b.book].source;
  b.map = {
    at: setup.party,
    move: null,
    encounter: null,
    explored: [],
    openLocations: map.locations.filter(({ open }) => open).map(({ letter }) => letter),
    openPaths: map.paths.filter(({ open }) => open).map(({ id }) => id),
    mapCards: [],
    tokens: [],
    xp: {},
  };
  b.items = [];
  for (const { kind, at, count = 1 } of setup.tokens ?? []) {
    if (kind === 'xp') b.map.xp[at] = (b.map.xp[at] ?? 0) + count;
    else b.map.tokens.push(tokenAt(kind, at));
  }
  b.spaces = [];
  b.encounterNumbers = [];
  const { encounters } = setup;
  if (!encounters) return;
  const numbers = encounters.numbers.slice();
  const empty = encounters.spaces.length - numbers.length;
  const laid = [...numbers, ...new Array<number>(Math.max(0, empty)).fill(0)]; // 0: no token on that space
  if (encounters.place === 'shuffle') g.shuffle('encounters', laid);
  encounters.spaces.forEach((space, i) => {
    if (laid[i] === 0) return;
    b.spaces.push(space);
    b.encounterNumbers.push(laid[i]);
  });
}
