/** Of what is offered, the one that is worth the most; of equals the first. */

export function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let found = { option: options[0], worth: Number.NEGATIVE_INFINITY };
  for (const option of options) {
    const own = worth(option);
    if (own > found.worth) found = { option, worth: own };
  }
  return found.option;
}

/** The same if it is worth more than `least`; else the answer that declines, which is not weighed. */
export function bestOr<T, const Otherwise extends string>(
  otherwise: Otherwise,
  options: readonly (T | Otherwise)[],
  worth: (option: T) => number,
  least = 0,
): T | Otherwise {
  let found: { option: T | Otherwise; worth: number } = { option: otherwise, worth: least };
  for (const option of options) {
    if (option === otherwise) continue;
    const own = worth(option as T);
    if (own > found.worth) found = { option, worth: own };
  }
  return found.option;
}
