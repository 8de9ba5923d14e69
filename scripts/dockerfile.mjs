// Reads a Dockerfile as far as ours goes: stages, each with its steps in order.

/** @returns {{ name: string | null, steps: { word: string, rest: string }[] }[]} */
export function stagesIn(text) {
  const stages = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, word, rest] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (!word) continue;
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? null, steps: [] });
    else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
}

/** What ENV says, by name. */
export const environmentOf = ({ steps }) =>
  Object.fromEntries(
    steps.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('='))),
  );

/** The command in a line like CMD ["node", "x.mjs"]. */
export const commandOf = ({ steps }, name) =>
  JSON.parse(steps.findLast(({ word }) => word === name).rest.replace(/^CMD /, ''));
