/** A book in one file becomes structure and words in two, and back; comments and the way it is written stay. */
import { type Document, isMap, isSeq, type Node, parseDocument, Scalar, stringify, type YAMLMap } from 'yaml';
import { type BookWords, visitTexts } from './words';

const FORM = { lineWidth: 118, flowCollectionPadding: true } as const;

export interface SplitBook {
  readonly structure: string;
  readonly words: string;
  readonly texts: number;
}

/** The text of a book without its words, and the words by label and field. */
export function splitBook(text: string): SplitBook {
  const words: { [id: string]: string } = {};
  const structure = rewrite(text, (holder, key, id) => {
    const said = holder[key];
    if (typeof said !== 'string') return undefined;
    words[id] = said;
    return true;
  });
  return { structure, words: stringify(words, { lineWidth: FORM.lineWidth }), texts: Object.keys(words).length };
}

/** The same book in one file again. */
export const joinBook = (text: string, words: BookWords): string =>
  rewrite(text, (holder, key, id) => (holder[key] === true && Object.hasOwn(words, id) ? words[id] : undefined));

type Data = { [key: string]: unknown };

function rewrite(text: string, change: (holder: Data, key: string, id: string) => string | true | undefined): string {
  const document = parseDocument(text);
  const data = document.toJS() as Data;
  const nodes = new Map<unknown, YAMLMap>();
  pair(document, document.contents as Node, data, nodes);
  visitTexts(data, (holder, key, id) => {
    const now = change(holder, key, id);
    if (now !== undefined) nodes.get(holder)?.set(key, new Scalar(now));
  });
  return document.toString(FORM);
}

/** Which node each record of the data was read from. */
function pair(document: Document, node: Node | null, data: unknown, nodes: Map<unknown, YAMLMap>): void {
  if (isMap(node)) {
    nodes.set(data, node);
    for (const item of node.items) {
      pair(document, item.value as Node | null, (data as Data)[String((item.key as Scalar).value)], nodes);
    }
  } else if (isSeq(node)) {
    node.items.forEach((item, i) => {
      pair(document, item as Node, (data as unknown[])[i], nodes);
    });
  }
}
