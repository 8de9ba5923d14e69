/** What is used for a throw is one answer that names its parts: `none`, `3`, `3+7`, `3+dance`. */

export const NOTHING = 'none';

const partsOf = (option: string): string[] => (option === NOTHING ? [] : option.split('+'));

/** The answer that names exactly these parts. */
export const choiceOf = (options: readonly string[], parts: ReadonlySet<string>): string | undefined =>
  options.find((option) => {
    const named = partsOf(option);
    return named.length === parts.size && named.every((part) => parts.has(part));
  });

/** Everything that could be used, each once. */
export const partsIn = (options: readonly string[]): string[] => [...new Set(options.flatMap(partsOf))];
