/** What is done question by question. A game names its questions (the Q of its verbs); one left out does not compile. */
export type ByQuestion<Q extends string, T> = { readonly [Question in Q]: T };

/** What there is for a question that was asked: the only place where a word is taken for a question of one game. */
export function forQuestion<Q extends string, T>(all: ByQuestion<Q, T>, question: string): T {
  const found = Object.hasOwn(all, question) ? all[question as Q] : undefined;
  if (found === undefined) throw new Error(`nobody knows the question "${question}"`);
  return found;
}
