// What the engines said, side by side.

/**
 * @param {{ [name: string]: string }} stored the hashes that are checked in
 * @param {{ engine: string, hashes: { [name: string]: string } }[]} runs
 * @returns {{ lines: string[], differences: number }}
 */
export function compare(stored, runs) {
  const names = [...new Set([stored, ...runs.map(({ hashes }) => hashes)].flatMap((hashes) => Object.keys(hashes)))];
  let differences = 0;
  const cell = (name, hash) => {
    if (hash !== undefined && hash === stored[name]) return 'same';
    differences += 1;
    return hash ?? 'not played';
  };
  const rows = names.map((name) => [
    ...runs.map(({ hashes }) => cell(name, hashes[name])),
    stored[name] ?? 'not in the file',
    name,
  ]);
  const all = [[...runs.map(({ engine }) => engine), 'checked in', 'game'], ...rows];
  const widths = all[0].map((_, i) => Math.max(...all.map((row) => row[i].length)));
  return {
    lines: all.map((row) =>
      row
        .map((text, i) => text.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    ),
    differences,
  };
}
