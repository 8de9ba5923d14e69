/** The board before anybody has sat down: all cards in their decks, 36 dice in the bag (RA-2.2), no journal yet. */
import { ATTRS } from '../content';
import { type Adventures, ATTRIBUTE_DICE, CLASS_READY, type Flag, type G, IN_BAG, NOBODY, OUT, ZONE } from './board';
import { readLuggage } from './campaign/brings';
import { freshStory } from './campaign/setup';
import { diceCount, printedMask } from './dice';

export function start(g: G): Adventures {
  const { content, seats } = g;
  const bySeat = <T>(value: T): T[] => g.clockwiseFrom(0).map(() => value);
  const dice = Array.from({ length: diceCount(content) }, (_, die) => die);
  return {
    stage: 'party',
    book: bookToPlay(g),
    legendary: 0,
    names: bySeat(''),
    race: bySeat(''),
    classOf: bySeat(NOBODY),
    portrait: bySeat(''),
    health: bySeat(1),
    fatigue: bySeat(0),
    scores: new Array<number>(seats * ATTRS.length).fill(0),
    rows: new Array<number>(seats * ATTRS.length).fill(0),
    classState: bySeat(CLASS_READY),
    tokensSpent: bySeat(0),
    cardZone: content.cards.map(() => ZONE.deck),
    cardOwner: content.cards.map(() => NOBODY),
    cardUsed: content.cards.map((): Flag => 0),
    dieAt: dice.map((die) => (die < ATTRIBUTE_DICE ? IN_BAG : OUT)),
    dieMask: dice.map((die) => printedMask(content, die)),
    dieValue: dice.map(() => 0),
    xp: 0,
    gold: 0,
    favor: [0, 0, 0],
    restMarks: 0,
    deathMarks: 0,
    mastery: 0,
    combatDice: 0,
    bonusLimit: 0,
    bonusTokens: 0,
    bonusCardLimit: 0,
    titles: [],
    returned: [],
    items: [],
    completed: 0,
    sidequest: 0,
    campaignCounters: {},
    hiddenCounters: {},
    ending: '',
    storyteller: 0,
    story: freshStory(),
    map: {
      at: null,
      move: null,
      encounter: null,
      explored: [],
      openLocations: [],
      openPaths: [],
      mapCards: [],
      tokens: [],
      xp: {},
    },
    spaces: [],
    encounterNumbers: [],
    challenge: null,
    snapshot: null,
  };
}

/** RA-4.5, RA-4.10, RA-31: the first unmarked box, or the sidequest, or the tutorial. */
export function bookToPlay({ content, options, brought }: Pick<G, 'content' | 'options' | 'brought'>): number {
  const completed = readLuggage(brought).campaign?.completed ?? 0;
  const isIt = ({ kind, number }: (typeof content.books)[number]) =>
    options.book === 'next' ? kind === 'main' && number === completed + 1 : kind === options.book;
  return content.books.findIndex(isIt);
}
