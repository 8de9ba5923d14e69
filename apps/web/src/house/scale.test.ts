/** Sizes of type, space and corners are steps of the three scales in packages/page/design/tokens.css. What is drawn has a name, and stands here. */
import { expect, test } from 'vitest';
import { pageSources } from './sources.fixture';

const bare = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = pageSources(/\.css$/).map(({ path, text }) => ({ name: path, css: bare(text) }));

/** Properties that are asked for a step. */
const SCALED = /^(font|font-size|border(-[a-z]+)*-radius|(row-|column-)?gap|(scroll-)?(padding|margin)(-[a-z]+)*)$/;

/** Custom properties that may stand there besides the steps: what is drawn, and what a room measures by it. */
const GEOMETRY: { readonly [property: string]: string } = {
  '--side': "the page's own margin, with the notch of a phone in it",
  '--touch': 'how large a finger is',
  '--text-scale': 'what the reader chose',
  '--scroll-sign': 'it lies over what scrolls',
  '--inn-view': 'how much of the landscape is seen',
  '--die': 'a die',
  '--drawn': 'a card in the hand is drawn as large as the hand allows',
  '--hairline': 'between two hearts, two dice',
  '--df-cards-above': 'the table stands clear of them',
  '--df-outcome-most': 'the result of a throw, across the hall',
  '--pr-corner-from': 'a card narrower than that has no corner',
  '--pr-portal-round': 'a portal is nearly an ellipse',
  '--ra-place-size': 'a place on the map, set by its middle',
  '--ra-token-size': 'a token on the map, set by its middle',
  '--ra-scene-above': 'how much of a picture is seen',
  '--ra-size': "how large the reader has the book's letters",
};

/** Letters of a drawing: their size is counted in units of its view box, so it grows with the drawing. */
const DRAWN = [
  '.die-number',
  '.dm-tower-price',
  '.df-heat-value',
  '.dfs-board text',
  '.rp-die-figure text',
  '.ra-initial-letter',
  '.ra-slot-value',
  '.ra-way-map text',
];

/** All steps of type are counted from this one; and what is for ears only is a box of one pixel, pulled out of the way. */
const ONCE = ['html font-size', '.hidden-words margin'];

interface Said {
  readonly name: string;
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** Every declaration of a sheet, with the innermost selector around it. */
function* declarations({ name, css }: { readonly name: string; readonly css: string }): Generator<Said> {
  const around: string[] = [];
  for (const [, text, end] of css.matchAll(/([^{};]*)([{};])/g)) {
    const words = text.trim().replace(/\s+/g, ' ');
    if (end === '{') around.push(words);
    else {
      const at = words.indexOf(':');
      if (at > 0)
        yield { name, selector: around.at(-1) ?? '', property: words.slice(0, at), value: words.slice(at + 1).trim() };
      if (end === '}') around.pop();
    }
  }
}

/** Line heights are no step: `/ 1.2` in the shorthand. */
const withoutLeading = (value: string): string => value.replace(/\/\s*[\d.]+[a-z]*/, '');

const LENGTH = /(?<![\w.-])-?\d*\.?\d+(rem|em|px|pt|pc|ex|ch|cm|mm|in)\b/g;
const SIZE = /(?<![\w.-])\d*\.?\d+%|(?<![\w-])(x{0,2}-?(small|large)|smaller|larger)(?![\w-])/g;

/** The lengths in it that are written out. Nothing is nothing, and `1em` is the size that is there already. */
function literals({ property, value }: Pick<Said, 'property' | 'value'>): string[] {
  const isType = property.startsWith('font');
  const text = property === 'font' ? withoutLeading(value) : value;
  return [...text.matchAll(LENGTH), ...(isType ? text.matchAll(SIZE) : [])]
    .map(([length]) => length)
    .filter((length) => Number.parseFloat(length) !== 0 && !(isType && length === '1em'));
}

const scaled = sheets.flatMap((sheet) => [...declarations(sheet)]).filter(({ property }) => SCALED.test(property));

test('what a sheet says is found, whatever it is nested in', () => {
  const css =
    '@layer a { .b { gap: 1rem 0; & .c { font: 600 1.1rem / 1.2 x } } @media (width < 4em) { .d { padding: 2% } } }';
  const said = [...declarations({ name: 'x', css })];
  expect(said.map(({ selector, property }) => `${selector} ${property}`)).toEqual([
    '.b gap',
    '& .c font',
    '.d padding',
  ]);
  expect(said.map(literals)).toEqual([['1rem'], ['1.1rem'], []]);
  expect(literals({ property: 'margin', value: 'calc(-1 * var(--a, 3px)) -.5em 0px auto' })).toEqual(['3px', '-.5em']);
  expect(literals({ property: 'font', value: 'small-caps 90% / 1 x' })).toEqual(['90%']);
  expect(literals({ property: 'font-size', value: 'larger' })).toEqual(['larger']);
  expect(scaled.length).toBeGreaterThan(2500);
});

test('no size of type, no corner and no space is written out: each is a step of its scale', () => {
  const out = scaled.flatMap((said) => {
    const { name, selector, property, value } = said;
    const isDrawn = property.startsWith('font') && DRAWN.includes(selector);
    if (literals(said).length === 0 || isDrawn || ONCE.includes(`${selector} ${property}`)) return [];
    return [`${name} ${selector} ${property}: ${value}`];
  });
  expect(out).toEqual([]);
});

// ---- the steps

/** Of each scale: where its steps may stand, and how they are named. */
const SCALES: readonly (readonly [where: RegExp, step: RegExp])[] = [
  [/^font/, /^--(type(-em)?-\d+|print-[a-z]+|font-[a-z]+|ra-type(-small)?)$/],
  [/radius$/, /^--(radius-(\d+|round)|space-\d+)$/], // A corner within a corner is rounder by the space between them.
  [/gap$|padding|margin/, /^--space(-em)?-\d+$/],
];

const tokens = [...declarations(sheets.find(({ name }) => name.endsWith('design/tokens.css'))!)];
const steps = tokens.filter(({ property }) => /^--(type|space|radius|print|font)-/.test(property));
const known = new Set(steps.map(({ property }) => property));

const named = (value: string): string[] => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property);

test('a size names a step of its own scale that there is, or what is drawn', () => {
  const isRoom = (step: string): boolean => step.startsWith('--ra-type'); // Which letters the reader of a book has chosen.
  const astray = scaled.flatMap(({ name, selector, property, value }) => {
    const [, step] = SCALES.find(([where]) => where.test(property))!;
    return named(value)
      .filter((each) => !(each in GEOMETRY) && !(step.test(each) && (known.has(each) || isRoom(each))))
      .map((each) => `${name} ${selector} ${property}: ${each}`);
  });
  expect(astray).toEqual([]);
});

test('a step is what its name says, and somebody takes it', () => {
  for (const { property, value } of steps) {
    const [, px] = /-(\d+)$/.exec(property) ?? [];
    if (px)
      expect(`${property}: ${value}`).toBe(
        `${property}: ${Number(px) / 16}${property.includes('-em-') ? 'em' : 'rem'}`,
      );
  }
  const taken = new Set(sheets.flatMap(({ css }) => named(css)));
  expect([...known].filter((step) => !taken.has(step))).toEqual([]);
});

test('every exception is still one', () => {
  const whole = new Set(scaled.flatMap(({ value }) => named(value)));
  expect(Object.keys(GEOMETRY).filter((property) => !whole.has(property))).toEqual([]);
  const spoken = scaled.filter((said) => literals(said).length > 0);
  const excused = new Set(spoken.flatMap(({ selector, property }) => [selector, `${selector} ${property}`]));
  expect([...DRAWN, ...ONCE].filter((where) => !excused.has(where))).toEqual([]);
});
