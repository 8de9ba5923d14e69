/** The graph as a picture: a column a location, an entry a box, coloured by how often parties come there. */
import type { BookGraph, EdgeKind, MapEdge, MapNode } from './graph';

const BOX = { width: 128, height: 30, across: 210, down: 48 };
const MARGIN = 40;
const HEAD = 60;

const COLOURS: { readonly [kind in EdgeKind]: string } = {
  goto: '#777777',
  perhaps: '#aaaaaa',
  choice: '#2b5d9b',
  pass: '#2e7d32',
  victory: '#2e7d32',
  fail: '#b23c17',
  defeat: '#b23c17',
  death: '#000000',
};
const SIGNS: { readonly [kind in MapNode['kind']]: string } = {
  list: '?',
  check: '⚄',
  combat: '⚔',
  plain: '',
  end: '■',
};

interface At {
  readonly x: number;
  readonly y: number;
}

/** `share` of walks (0 to 1) that open an entry; without walks all boxes are white. */
export function drawSvg({ title, nodes, edges }: BookGraph, share?: (label: string) => number): string {
  const columns = [...new Set(nodes.map(({ column }) => column))];
  const at = new Map<string, At>();
  const filled = new Map<string, number>();
  for (const { label, column } of nodes) {
    const row = filled.get(column) ?? 0;
    filled.set(column, row + 1);
    at.set(label, { x: MARGIN + columns.indexOf(column) * BOX.across, y: HEAD + row * BOX.down });
  }
  const width = 2 * MARGIN + columns.length * BOX.across;
  const height = HEAD + MARGIN + Math.max(1, ...filled.values()) * BOX.down;
  const drawn = edges.flatMap((edge) => drawEdge(edge, at));
  const boxes = nodes.map((node) => drawNode(node, at.get(node.label)!, share?.(node.label)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<text x="${MARGIN}" y="28" font-size="18">${escaped(title)}</text>`,
    ...drawn,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}

function drawEdge({ from, to, kind, says }: MapEdge, at: ReadonlyMap<string, At>): string[] {
  const [start, end] = [at.get(from), at.get(to)];
  if (!start || !end) return [];
  const [x1, y1] = [start.x + BOX.width, start.y + BOX.height / 2];
  const [x2, y2] = start.x === end.x ? [end.x + BOX.width, end.y + BOX.height / 2] : [end.x, end.y + BOX.height / 2];
  const bend = start.x === end.x ? x1 + 40 : Math.round((x1 + x2) / 2);
  const dashes = kind === 'perhaps' ? ' stroke-dasharray="5 3"' : kind === 'death' ? ' stroke-dasharray="1 3"' : '';
  const way = `M${x1} ${y1} C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
  const tip = escaped(`${from} → ${to} (${kind})${says ? `: ${says}` : ''}`);
  return [`<path d="${way}" fill="none" stroke="${COLOURS[kind]}"${dashes}><title>${tip}</title></path>`];
}

const MOST = 255;
/** White for never, deep amber for always. */
function heat(share: number): string {
  const part = Math.min(1, Math.max(0, share));
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${hex(MOST)}${hex(MOST - 90 * part)}${hex(MOST - 200 * part)}`;
}

function drawNode({ label, kind, isItem, titles, words }: MapNode, { x, y }: At, share: number | undefined): string {
  const fill = share === undefined ? '#ffffff' : heat(share);
  const never = share === 0 ? ' stroke="#b23c17" stroke-width="2"' : ' stroke="#333333"';
  const often = share === undefined ? '' : `\n${Math.round(100 * share)} % of the parties come here`;
  const told = titles
    .map(({ title, opens }) => `\ntitle ${title}${opens.length ? `, asked for in ${opens.join(', ')}` : ''}`)
    .join('');
  const tip = escaped(`${label}${often}${told}${words ? `\n${words}` : ''}`);
  const marks = [SIGNS[kind], isItem ? '✋' : '', ...titles.map(({ title }) => `★${title}`)].filter(Boolean).join(' ');
  return [
    `<g><title>${tip}</title>`,
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="5" fill="${fill}"${never}/>`,
    `<text x="${x + 8}" y="${y + 19}">${escaped(label)}</text>`,
    `<text x="${x + BOX.width - 8}" y="${y + 19}" text-anchor="end">${escaped(marks)}</text></g>`,
  ].join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
