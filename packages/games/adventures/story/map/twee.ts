/** The graph in Twee 3, for other tools: an entry a passage, its ways links, what it is a tag. */
import type { BookGraph, MapEdge, MapNode } from './graph';

export function writeTwee({ title, nodes, edges }: BookGraph): string {
  const data = { ifid: ifidOf(title), format: 'SugarCube', 'format-version': '2.36.1', start: 'START' };
  const head = [`:: StoryTitle\n${title}\n`, `:: StoryData\n${JSON.stringify(data, null, 2)}\n`];
  return [
    ...head,
    ...nodes.map((node) =>
      passage(
        node,
        edges.filter(({ from }) => from === node.label),
      ),
    ),
  ].join('\n');
}

function passage({ label, kind, isItem, column, titles, words }: MapNode, edges: readonly MapEdge[]): string {
  const tags = [kind, isItem ? 'item' : '', `at-${column}`].filter(Boolean).join(' ');
  const links = edges.map(({ to, kind: way, says }) => {
    const text = says && way === 'choice' ? says : `${way}: ${to}`;
    return `[[${plain(text)}|${to}]]`;
  });
  const marks = titles.map(
    ({ title, opens }) => `/* title ${title}${opens.length ? `, asked for in ${opens.join(', ')}` : ''} */`,
  );
  return `${[`:: ${name(label)} [${tags}]`, name(words), ...marks, ...links].filter(Boolean).join('\n')}\n`;
}

/** Twee reads `::` at a line's beginning and brackets in a name as its own. */
const name = (text: string): string => text.replace(/^::/gm, '\\::').replace(/[[\]{}]/g, '\\$&');
const plain = (text: string): string => text.replace(/[[\]|]/g, ' ');

/** A UUID that is the same for the same book. */
function ifidOf(title: string): string {
  const letters = Array.from({ length: 32 }, (_, i) => {
    let hash = Math.imul(i + 1, 2_654_435_761) >>> 0;
    for (let j = 0; j < title.length; j++) hash = Math.imul(hash ^ title.charCodeAt(j), 16_777_619) >>> 0;
    return (hash >>> 28).toString(16).toUpperCase();
  }).join('');
  return letters.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
