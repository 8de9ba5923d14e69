/** A page that stands by itself: tables and small plots of what the lab found, and the same as JSON. */
import type { LabResult } from './simulate';
import { type Figure, meanOf, type Share, shareOf, spreadOf, type Target } from './statistics';

export interface LabPage {
  readonly html: string;
  readonly json: string;
}

export function labReport(title: string, results: readonly LabResult[], targets: readonly Target[] = []): LabPage {
  const body = [
    `<h1>${escaped(title)}</h1>`,
    targets.length > 0 ? targetTable(targets) : '',
    ...results.map(section),
  ].join('\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head><body><main>
${body}
</main></body></html>
`;
  return { html, json: `${JSON.stringify({ title, targets: targets.map(judged), results }, null, 2)}\n` };
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:70rem;margin:auto;padding:1rem}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.2rem .8rem .2rem 0;text-align:left;font-variant-numeric:tabular-nums}
td.n{text-align:right}tr{border-bottom:1px solid #8884}.plots{display:flex;flex-wrap:wrap;gap:1.5rem}figure{margin:0}
figcaption{font-size:.9rem}svg{display:block}rect{fill:#b5472f}text{font:11px system-ui,sans-serif;fill:currentColor}.miss{color:#c0392b;font-weight:600}`;

const judged = (target: Target) => ({ ...target, reached: isReached(target) });

const isReached = ({ value, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Target): boolean =>
  value >= min && value <= max;

function targetTable(targets: readonly Target[]): string {
  const rows = targets.map((target) => {
    const { name, value, min, max } = target;
    const bounds = [min === undefined ? '' : `≥ ${number(min)}`, max === undefined ? '' : `≤ ${number(max)}`];
    const verdict = isReached(target) ? '<td>reached</td>' : '<td class="miss">missed</td>';
    return `<tr><td>${escaped(name)}</td><td>${bounds.filter(Boolean).join(', ')}</td><td class="n">${number(value)}</td>${verdict}</tr>`;
  });
  return `<h2>Targets</h2><table><tr><th>figure</th><th>wanted</th><th>measured</th><th></th></tr>${rows.join('')}</table>`;
}

function section(result: LabResult): string {
  const options = Object.entries(result.options).map(([id, value]) => `${id}=${value}`);
  const about = [`${result.games} games`, `seed ${result.seed}`, ...options].join(', ');
  const figures: [string, Figure][] = [
    ...Object.entries(result.numbers),
    ...Object.entries(result.scores).map(([bot, figure]): [string, Figure] => [`score of ${bot}`, figure]),
  ];
  return `<h2>${escaped(`${result.game}, ${result.seats} seats: ${result.bots.join(', ')}`)}</h2><p>${escaped(about)}</p>
${result.failed > 0 ? `<p class="miss">${result.failed} games failed. ${escaped(result.errors.join('; '))}</p>` : ''}
${figureTable(figures)}<div class="plots">${figures.map(([name, figure]) => histogram(name, figure)).join('')}</div>
${shareTable('wins by bot', result.wins.bots)}${shareTable('wins by seat', result.wins.seats)}${shareTable('wins by turn order', result.wins.places)}
${shareTable('how often', result.happened)}<p>Ended by: ${escaped(
    Object.entries(result.reasons)
      .map(([reason, n]) => `${reason} ${n}`)
      .join(', '),
  )}</p>`;
}

function figureTable(figures: readonly (readonly [string, Figure])[]): string {
  const rows = figures.map(([name, figure]) => {
    const cells = [meanOf(figure), spreadOf(figure), figure.min, figure.max].map(
      (n) => `<td class="n">${number(n)}</td>`,
    );
    return `<tr><td>${escaped(name)}</td>${cells.join('')}</tr>`;
  });
  return `<table><tr><th>figure</th><th>mean</th><th>spread</th><th>min</th><th>max</th></tr>${rows.join('')}</table>`;
}

const BAR = 14;
const WIDE = 160;

function shareTable(title: string, shares: { readonly [name: string]: Share }): string {
  const rows = Object.entries(shares).map(([name, share]) => {
    const part = shareOf(share);
    const bar = `<svg width="${WIDE}" height="${BAR}" role="img" aria-label="${percent(part)}"><rect width="${(WIDE * part).toFixed(1)}" height="${BAR}"/></svg>`;
    const error = share.of > 0 ? Math.sqrt((part * (1 - part)) / share.of) : 0;
    return `<tr><td>${escaped(name)}</td><td>${bar}</td><td class="n">${percent(part)}</td><td class="n">± ${percent(error)}</td><td class="n">${share.of}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<table><tr><th>${title}</th><th></th><th>share</th><th>error</th><th>of</th></tr>${rows.join('')}</table>`;
}

const HIGH = 90;
const MOST_BARS = 40;

function histogram(name: string, { bins, min, max, n }: Figure): string {
  if (n === 0) return '';
  const [low, high] = [Math.floor(min), Math.floor(max)];
  const step = Math.max(1, Math.ceil((high - low + 1) / MOST_BARS));
  const counts: number[] = new Array<number>(Math.floor((high - low) / step) + 1).fill(0);
  for (const [value, count] of Object.entries(bins)) counts[Math.floor((Number(value) - low) / step)] += count;
  const top = Math.max(...counts);
  const wide = 260 / counts.length;
  const bars = counts.map((count, i) => {
    const tall = (HIGH * count) / top;
    const size = `x="${(i * wide).toFixed(1)}" y="${(HIGH - tall).toFixed(1)}" width="${Math.max(1, wide - 1).toFixed(1)}" height="${tall.toFixed(1)}"`;
    return `<rect ${size}><title>${low + i * step}: ${count}</title></rect>`;
  });
  return `<figure><figcaption>${escaped(name)}</figcaption><svg width="260" height="${HIGH + 16}" role="img" aria-label="${escaped(name)} from ${low} to ${high}">${bars.join('')}<text x="0" y="${HIGH + 13}">${low}</text><text x="260" y="${HIGH + 13}" text-anchor="end">${high}</text></svg></figure>`;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const number = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(2));
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
