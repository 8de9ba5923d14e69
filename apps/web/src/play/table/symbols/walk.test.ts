/** From symbol to symbol by key: what is in sight, each once, and the page shows the one that is explained. */
import { type Sign, sign, signAt } from '@tabard/page/symbols/signs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAmong, stepFrom } from './walk';

/** As much of an element as is looked at: what it is, where it stands, and whether it can be seen. */
class Thing {
  readonly scrollIntoView = vi.fn();
  readonly children: Thing[] = [];
  parentElement: Thing | null = null;
  isHidden = false;

  constructor(
    readonly kind: string,
    ...children: Thing[]
  ) {
    for (const child of children) this.add(child);
  }

  add(child: Thing): void {
    child.parentElement = this;
    this.children.push(child);
  }

  remove(): void {
    const all = this.parentElement!.children;
    all.splice(all.indexOf(this), 1);
  }

  matches = (selectors: string): boolean => selectors.split(', ').includes(this.kind);
  checkVisibility = (): boolean => !this.isHidden;
  getBoundingClientRect = () => ({ width: this.isHidden ? 0 : 10 });

  closest(selectors: string): Thing | null {
    return this.matches(selectors) ? this : (this.parentElement?.closest(selectors) ?? null);
  }

  querySelectorAll(selectors: string): Thing[] {
    return this.children.flatMap((child) => [
      ...(child.matches(selectors) ? [child] : []),
      ...child.querySelectorAll(selectors),
    ]);
  }
}

const STAGE = '[data-region="stage"]';
const HAND = '[data-region="hand"]';
const SIGNS: readonly Sign[] = [
  sign('heart', '.heart', 'X-1'),
  sign('card', '.card', 'X-2'),
  sign('gem', '.gem', 'X-3'),
];
const [heart, otherHeart, coin, cardHeart, gem] = ['.heart', '.heart', '.coin', '.heart', '.gem'].map(
  (kind) => new Thing(kind),
);
const card = new Thing('.card', cardHeart);
const NAMES = new Map<unknown, string>(
  Object.entries({ heart, otherHeart, card, cardHeart, gem }).map(([name, it]) => [it, name]),
);
let page: Thing;

beforeEach(() => {
  card.children.splice(0);
  card.add(cardHeart);
  page = new Thing('body', new Thing(STAGE, heart, otherHeart, coin, card), new Thing(HAND, gem));
  for (const one of [heart, otherHeart, card, cardHeart, gem]) {
    one.isHidden = false;
    one.scrollIntoView.mockClear();
  }
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const nameOf = (found: { at: unknown } | null) => found && NAMES.get(found.at);
const step = (from: Thing, by: number) => nameOf(stepFrom(from as never, by, SIGNS));
const shown = () =>
  [heart, otherHeart, card, cardHeart, gem]
    .filter((one) => one.scrollIntoView.mock.calls.length > 0)
    .map((one) => NAMES.get(one));

test('the first symbol of the page; ten hearts side by side are one', () => {
  expect(nameOf(firstAmong(SIGNS))).toBe('heart');
  expect(step(heart, 1)).toBe('card');
});

test('round and round, forwards and back, and what is reached comes into sight', () => {
  expect(step(gem, 1)).toBe('heart');
  expect(step(heart, -1)).toBe('gem');
  expect(shown()).toEqual(['heart', 'gem']);
});

test('what is hidden is passed over', () => {
  card.isHidden = true;
  cardHeart.isHidden = true;
  gem.isHidden = true;
  expect(step(heart, 1)).toBe('heart');
});

test.each([1, -1])('where the symbol before is gone one begins anew, and that is what comes into sight (%i)', (by) => {
  cardHeart.remove();
  expect(step(cardHeart, by)).toBe('heart');
  expect(shown()).toEqual(['heart']);
});

test('a page without symbols has none to go to', () => {
  vi.stubGlobal('document', new Thing('body'));
  expect([firstAmong(SIGNS), step(heart, 1)]).toEqual([null, null]);
});

test('of all signs round a thing the first of the list is meant, and nothing beyond its region', () => {
  const meant = (at: Thing) => signAt(at as never, SIGNS)?.sign.id ?? null;
  expect([meant(cardHeart), meant(card), meant(coin), meant(page)]).toEqual(['heart', 'card', null, null]);
  const inCard = new Thing('.card', new Thing(STAGE, new Thing('i')));
  expect(meant(inCard.children[0].children[0])).toBeNull();
  expect(signAt(null, SIGNS)).toBeNull();
});
