// A game is named in its own folder and in the list of the house, nowhere else: whoever names one knows one, and the next game
// must look for the place.

// On blanked code: a string without a hole in it.
const STRING = /(['"`])([ \n]*)\1/g;

/** Where a string is the id of a game, or a path with one: `'goblin-pass'`, `'/rules/goblin-pass/GP-1'`. Imports have their arrows. */
export function namesIn(text, code, packages) {
  const ids = packages
    .filter(({ folder }) => /^packages\/games\//.test(folder))
    .map(({ folder }) => folder.split('/').pop());
  return [...code.matchAll(STRING)].flatMap(({ index, 0: { length } }) => {
    const said = text.slice(index + 1, index + length - 1);
    const found = ids.find((id) => said === id || (!said.startsWith('@') && said.split('/').slice(1).includes(id)));
    return found
      ? [{ offset: index, message: `names the game '${found}'; only its own folder and the list of the house do` }]
      : [];
  });
}
