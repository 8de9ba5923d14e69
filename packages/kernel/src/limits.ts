/**
 * How large anything may be that comes from outside: a file, a link, a seed, a party. Whoever reads looks here before
 * it begins to work, so that a few letters can never make work for minutes. Every figure is far above what any game
 * of the house has needed; the longest so far stands beside it where it is known.
 */
export const LIMITS = {
  /** Letters of a record, and bytes of its file. Longest so far: 315,000 (Para Roles). */
  text: 4_000_000,
  /** Lists within lists. Longest so far: 7. */
  depth: 24,
  /** Entries of a journal or of a table's log. Longest so far: 8,400 (Para Roles). */
  entries: 50_000,
  /** Of these, how often the world was asked, taken back or not: each time is a throw to be computed anew. Longest so far: 60. */
  worlds: 400,
  /** Of these, how often a seat said how it wants to be asked. */
  wishes: 2_000,
  /** Of a table's log, how often something was taken back, or that was proposed: each time some of the game is played again. */
  undos: 2_000,
  /** Of a table's log, how often somebody pointed at something. */
  points: 20_000,
  /** Letters of what is pointed at: an option's key, or a word of the game's own. */
  pointed: 200,
  /** Answers of a game that the page shows moment by moment. Longest so far: 6,000. */
  shown: 10_000,
  /** Letters of an answer. A throw with all that a hand may do on the way needs 3,000. */
  key: 4_000,
  /** Faces, picks or cards of one draw. Longest so far: 72. */
  results: 1_000,
  /** Letters of what the world said. Longest so far: 1,100. */
  outcome: 20_000,
  /** Letters of the name of a thing: a game, an option, a pack, a label, a kind of die. */
  word: 200,
  /** Options, packs, scripted labels. */
  fields: 100,
  seats: 100,
  seed: 1_000,
  nonce: 1_000,
  /** When an inn may say it signed something, in milliseconds since 1970: up to the last one of the year 9999. */
  time: 253_402_300_799_999,
  /** Letters of what was brought from an earlier game. Longest so far: 1,500. */
  brought: 100_000,
  /** What a campaign may carry from one adventure to the next. */
  carried: {
    /** Counters that authors named. */
    counters: 200,
    /** Seals of the games before: one an adventure. */
    chain: 40,
    /** Letters of the id of a class, a card, a title, a counter. */
    id: 60,
    /** Cards of one hand. */
    hand: 210,
    titles: 200,
  },
  /** Bytes of a hero's file. Longest so far: 6,000. */
  hero: 100_000,
  /** Letters of a script. */
  script: 400_000,
  /** A campaign in one file. */
  campaign: {
    /** Letters of it all, and bytes of its file. Longest so far: 40,000 (three adventures). */
    text: 8_000_000,
    /** Games: eleven adventures and a sidequest so far. */
    games: 16,
    /** Games of other tables out of which heroes came: one a seat. */
    origins: 8,
  },
  /** Letters of a link's game: longer addresses are cut by messengers and browsers. */
  link: 60_000,
  /** Letters of a player's, a hero's or a table's name. */
  name: 40,
  /** Letters of a reason that quotes what it found. */
  reason: 400,
  /** Letters of a sentence of a pack's words. Longest so far: 487. */
  sentence: 5_000,
  /** A file of a pack, or a scenario. */
  yaml: {
    /** Longest so far: 76,427. */
    letters: 400_000,
    /** Lists and records within each other, also where an alias leads on. Deepest so far: 10. */
    depth: 40,
    /** With everything that an alias stands for, counted each time. Most so far: 3,035. */
    values: 50_000,
    /** Each is looked for among all anchors. So far: none. */
    aliases: 1_000,
    /** Where nearly nothing is YAML, the first few faults are enough to say so. */
    faults: 20,
  },
} as const;

const OPEN = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSE = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));
const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** Whether lists stand deeper within lists than anything may: reading such a text could overflow whoever reads it. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) i = endOfString(text, i);
    else if (OPEN.has(sign)) depth += 1;
    else if (CLOSE.has(sign)) depth -= 1;
    if (depth > LIMITS.depth) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) return i;
    if (sign === BACKSLASH) i += 1;
  }
  return text.length;
}

/** Halves of letters: different texts with them are the same bytes, so a hash does not tell them apart. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Signs that a screen obeys instead of showing: control characters, and those that turn or hide what follows. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** Such a sign, written out. */
export const spelled = (sign: string): string => `\\u{${sign.codePointAt(0)!.toString(16)}}`;

/** What a stranger wrote, so that it can be shown: not too long, and no sign in it that a screen would obey. */
export function quoted(text: string, limit: number = LIMITS.reason): string {
  const letters = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return letters.replace(UNSEEN, spelled);
}

/** What is too large in a table's setup, or null. */
export function oversized({ seed, nonces = [] }: { seed: string; nonces?: readonly string[] }): string | null {
  if (seed.length > LIMITS.seed) return `a seed has at most ${LIMITS.seed} letters`;
  if (nonces.length > LIMITS.seats) return `there are at most ${LIMITS.seats} nonces`;
  if (nonces.some((nonce) => nonce.length > LIMITS.nonce)) return `a nonce has at most ${LIMITS.nonce} letters`;
  return [seed, ...nonces].every(isWellFormed) ? null : 'a seed or nonce holds half a letter';
}
