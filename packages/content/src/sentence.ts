/** What no sentence may read like, whatever it says: a name that was not filled in, a value that is none, an empty part. */

const FAULTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['is empty', /^\s*$/],
  ['has something without words', /[⟨⟩]/],
  ['has a value that is none', /\b(?:undefined|null|NaN|Infinity)\b|\[object /],
  ['has a parameter that was not filled in', /[{}]/],
  ['has an empty part', /\(\s*\)|„\s*“|“\s*”|‚\s*‘|(?<![.,!?…—])"\s*"|[:,;(]\s*[.,;:)]|,\s*$/],
  ['has a gap', /^\s|\s$|\s\s|\s[.,;:!?](?![\d.])/],
  ['ends twice', /(?<!\.)\.\.(?!\.)|[!?]\./],
  ['shows a key', /(?<![\w.])[a-z][\w-]*:[a-z0-9]/],
];

/** What is wrong with this sentence, or null: "has a gap". */
export const faultIn = (sentence: string): string | null =>
  FAULTS.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;
