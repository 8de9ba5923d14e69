/** What a person at the terminal can do now: numbered options, and what may be thrown in at any time. */
import type { Match, PendingAsk, Refusal, Seat } from '@tabard/kernel';
import type { TerminalVoice } from '@tabard/terminal/board';

export interface Choice {
  /** What to type: "3", or "!1" to break in. */
  readonly label: string;
  readonly key: string;
  readonly sentence: string;
  /** All keys that say the same, as those of equal dice do: one is as good as another, so they are one line. */
  readonly alike: readonly string[];
}

export interface Decision {
  readonly seat: Seat;
  /** Null when the seat is not asked, but may break in. */
  readonly ask: PendingAsk | null;
  readonly question: string | null;
  readonly options: readonly Choice[];
  readonly interrupts: readonly Choice[];
}

export function decisionOf(match: Match, seat: Seat, voice: TerminalVoice): Decision {
  const seen = match.seen(seat);
  const { asks, interrupts } = match.pendingFor(seat);
  const ask = asks.find((each) => each.seat === seat) ?? null;
  const choices = (keys: readonly string[], mark: string, about: PendingAsk | null) =>
    [...bySentence(keys, (key) => voice.option(seen, seat, key, about))].map(([sentence, alike], i) => ({
      label: `${mark}${i + 1}`,
      key: alike[0],
      sentence,
      alike,
    }));
  return {
    seat,
    ask,
    question: ask && voice.question(seen, ask),
    options: choices(ask?.options ?? [], '', ask),
    interrupts: choices(interrupts[0]?.options ?? [], '!', null),
  };
}

function bySentence(keys: readonly string[], sentenceOf: (key: string) => string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const sentence = sentenceOf(key);
    found.set(sentence, [...(found.get(sentence) ?? []), key]);
  }
  return found;
}

/** Whose key this is, of those that are offered. */
export const choiceOf = ({ options, interrupts }: Decision, key: string | undefined): Choice | undefined =>
  [...options, ...interrupts].find(({ alike }) => alike.some((each) => each === key));

/** The sentence of something that is not offered: an answer, or what would be thrown in. */
export const refusedSentence = (
  match: Match,
  { seat, ask }: Decision,
  { key, interrupt }: Refusal,
  voice: TerminalVoice,
) => voice.option(match.seen(seat), seat, key, interrupt ? null : ask);

/** The key that these words mean: a label, a key written out, or the numbers of a throw. */
export function keyFor(decision: Decision, words: string): string | undefined {
  const { ask, options, interrupts } = decision;
  const named = [...options, ...interrupts].find(({ label }) => label === words);
  if (named) return named.key;
  if (choiceOf(decision, words)) return words;
  const numbers = words.split(/[\s,]+/).join(',');
  return ask?.input && /^-?\d+(,-?\d+)*$/.test(numbers) ? numbers : undefined;
}
