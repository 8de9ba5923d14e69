/**
 * The words of a book apart from its structure. `split` takes every text out of a storybook and leaves `true` in its
 * place; `join` puts the words of a language back. A text's id is its label and field: `A.read`, `A.do.2`, `A.choose.0`,
 * `A.pass.read`, `cards.41.name`, `map.B`.
 */

export type BookWords = { readonly [id: string]: string };

type Data = { [key: string]: unknown };
type Visit = (holder: Data, key: string, id: string) => void;

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Goes to every place of a book where a text may stand. */
export function visitTexts(all: object, visit: Visit): void {
  const book = all as { readonly [key: string]: Data }; // as it was written, whatever stands there
  const { adventure, map, setup, arrive, counters, cards } = book;
  if (isRecord(adventure)) for (const key of ['title', 'nothing']) visit(adventure, key, key);
  for (const place of list(map?.locations)) visit(place, 'name', `map.${place.letter}`);
  if (isRecord(setup)) visit(setup, 'read', 'setup.read');
  actions(setup?.do, 'setup.do', visit);
  actions(arrive, 'arrive', visit);
  for (const [name, counter] of Object.entries(counters ?? {})) {
    if (isRecord(counter)) visit(counter, 'show', `counters.${name}`);
  }
  visitCards(cards, visit);
  for (const tome of [book.entries, book.tome]) {
    if (isRecord(tome))
      for (const [label, entry] of Object.entries(tome)) if (isRecord(entry)) visitEntry(label, entry, visit);
  }
}

function visitCards(cards: unknown, visit: Visit): void {
  if (!isRecord(cards)) return;
  for (const kind of ['discovery', 'titles', 'rare'] as const) {
    for (const card of list(cards[kind])) {
      for (const key of ['name', 'text']) visit(card, key, `${kind}.${card.number}.${key}`);
      const adds = card.adds as Data | undefined;
      for (const place of list(adds?.locations)) visit(place, 'name', `map.${place.letter}`);
    }
  }
}

export function visitEntry(label: string, entry: Data, visit: Visit): void {
  visit(entry, 'read', `${label}.read`);
  list(entry.read_if).forEach((insert, i) => {
    if ('first' in insert)
      for (const [j, one] of list(insert.first).entries()) visit(one, 'read', `${label}.read_if.${i}.first.${j}`);
    else visit(insert, 'read', `${label}.read_if.${i}`);
  });
  actions(entry.do, `${label}.do`, visit);
  list(entry.choose).forEach((choice, i) => {
    visit(choice, 'say', `${label}.choose.${i}`);
    effects(choice.effects, `${label}.choose.${i}`, visit);
  });
  for (const box of [entry.check, entry.combat]) {
    if (!isRecord(box)) continue;
    for (const ending of ['pass', 'fail', 'victory', 'defeat']) {
      const result = box[ending];
      if (!isRecord(result)) continue;
      visit(result, 'read', `${label}.${ending}.read`);
      actions(result.do, `${label}.${ending}.do`, visit);
    }
  }
}

function actions(lines: unknown, id: string, visit: Visit): void {
  list(lines).forEach((line, i) => {
    visit(line, 'text', `${id}.${i}`);
    effects(line.effects, `${id}.${i}`, visit);
  });
}

function effects(all: unknown, id: string, visit: Visit): void {
  for (const effect of list(all)) if ('end_campaign' in effect) visit(effect, 'end_campaign', `${id}.ending`);
}

/** Takes the words out of a book, which is changed: `true` stands where a text stood. */
export function split(book: Data): BookWords {
  const words: { [id: string]: string } = {};
  visitTexts(book, (holder, key, id) => {
    const text = holder[key];
    if (typeof text !== 'string') return;
    words[id] = text;
    holder[key] = true;
  });
  return words;
}

/** Puts words where `true` stands; what a language lacks stays `true`. */
export function join(book: Data, words: BookWords): void {
  visitTexts(book, (holder, key, id) => {
    if (holder[key] === true && Object.hasOwn(words, id)) holder[key] = words[id];
  });
}
