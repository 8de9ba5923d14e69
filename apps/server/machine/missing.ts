/** What a test needs of the machine and does not find here: it is said, and where nobody reads along it is a failure. */

/** Null, after saying why; where `CI` is set, whoever needs it fails instead of passing without having tried anything. */
export function missing(what: string, why: string, untried: string): null {
  const sentence = `no ${what} here (${why}): ${untried}`;
  if (isCi()) throw new Error(`${sentence}. CI is set, so that is a failure.`);
  console.log(sentence);
  return null;
}

const isCi = (): boolean => !['', '0', 'false', undefined].includes(process.env.CI);
