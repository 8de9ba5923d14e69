/** 4. Game set-up: the decks, the characters' stats and roles, and the buffs before the first enemy. */
import type { Flow } from '@tabard/kernel';
import { type Character, type G, noCards, type Pack, type ParaRoles, SEATS } from '../board';
import { campaignOf } from '../campaign';
import { FULL_PACK, NONE } from '../cards/cards';
import { shuffleStatDecks } from '../cards/decks';
import { shuffleDeck } from '../cards/draw';
import { placeBuffs } from './buffs';
import { bringParty } from './party';
import { roleSteps } from './roles';
import { statSteps } from './stats';
import { type Step, unasked } from './step';
import { renewTokens } from './tokens';

/** PR-2.9, PR-R72: one pack, whose faces never matter. */
const TREASURE = FULL_PACK.length;

/** PR-4.2: all decks, and what the campaign needs of its own. */
export function setup(g: G): ParaRoles {
  g.b = emptyBoard();
  g.b.statDeck = FULL_PACK.slice(); // PR-2.1, PR-2.2
  shuffleStatDecks(g);
  g.b.deck = FULL_PACK.slice();
  shuffleDeck(g);
  campaignOf(g).prepare(g, g.b); // PR-2.3
  return g.b;
}

/** While the phase is `setup` or `buffs`: one step at a time, until the party stands in camp. */
export function* setupStep(g: G): Flow {
  const { b } = g;
  const steps = b.phase === 'setup' ? partySteps(g) : buffSteps;
  yield* steps[b.setupStep](g);
  b.setupStep += 1;
  if (b.setupStep < steps.length) return;
  b.setupStep = 0;
  if (b.phase === 'setup') b.phase = 'buffs';
  else begin(g);
}

/** PR-4.3 to PR-4.5; a party that is carried on needs none of it (PR-28.13). */
function partySteps(g: G): Step[] {
  if (g.brought !== null) return [unasked(bringParty), unasked(makeTokens)];
  return [...statSteps(g), ...roleSteps(g), unasked(makeTokens)];
}

/** PR-2.12, PR-2.13. */
function makeTokens(g: G): void {
  for (const seat of SEATS) renewTokens(g, seat);
}

/** PR-4.6, PR-4.8. */
const buffSteps: readonly Step[] = SEATS.map((seat) => (g) => placeBuffs(g, seat));

function begin(g: G): void {
  g.tell('game.begins', { campaign: g.options.campaign });
  g.b.phase = 'camp';
}

const newCharacter = (): Character => ({
  stat: noCards(),
  laid: noCards(),
  treasure: [0, 0, 0, 0],
  hp: 0,
  temporaryHp: 0,
  slots: ['', ''],
  known: [],
  origin: '',
  hasEpic: 0,
  suit: NONE,
  stance: 0,
  precise: 0,
  doubled: 0,
  boosted: 0,
  charging: '',
  charge: 0,
  loses: 0,
  charmedBy: NONE,
  acted: 0,
  fallen: 0,
  mayRise: 0,
});

const emptyPack = (): Pack => ({
  scrolls: 0,
  flasks: 0,
  bombs: 0,
  mirror: NONE,
  armor: NONE,
  staff: NONE,
  book: NONE,
  thread: 0,
  lantern: 0,
  chalk: 0,
  relics: [NONE, NONE, NONE, NONE],
});

const emptyBoard = (): ParaRoles => ({
  phase: 'setup',
  setupStep: 0,
  apprentice: NONE,
  mentor: NONE,
  hero: NONE,
  party: SEATS.map(newCharacter), // PR-3.1
  tokens: [],
  enemies: [],
  effects: [],
  creature: null,
  fight: null,
  epicUse: 1, // PR-10.1
  debt: 0,
  pack: emptyPack(),
  treasureDeck: TREASURE,
  inTown: 0,
  byScroll: 0,
  fights: 0,
  fightsWon: 0,
  deck: [],
  discard: [],
  inPlay: [],
  drawnBy: [],
  pairOfClubs: NONE,
  reshuffledNow: 0,
  statDeck: [],
  enemyDeck: [],
  graveyard: [],
  shapes: [],
  mapDeck: [],
  mapUsed: [],
  level: 1,
  left: [],
  waiting: [],
  maze: null,
  dungeon: null,
  rifts: null,
});
