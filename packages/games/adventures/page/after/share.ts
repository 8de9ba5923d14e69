/**
 * What one may tell somebody who has not played it yet: who walked, and how it went in numbers. No place, no enemy, no
 * title and no ending stands in it.
 */

import type { StoryProps } from '@tabard/page/face';
import { BOXES, bookOf, bookTitle, className, personName, raceName } from '../../index';
import type { Likeness } from '../home/portrait-parts';
import { spoken } from '../say';
import { said, viewOf, words } from '../view';
import { countOf, luckOf, titlesOf, tradeOf, trialsOf, wayOf } from './figures';

export interface Shared {
  readonly title: string;
  readonly kind: string;
  readonly heroes: readonly { readonly name: string; readonly who: string; readonly likeness: Likeness }[];
  readonly lines: readonly string[];
  readonly foot: string;
}

type Told = Pick<StoryProps, 'told' | 'seen' | 'say'>;

export function sharedOf(props: Told): Shared {
  const seen = viewOf(props.seen);
  const book = bookOf(seen);
  return {
    title: said(props, bookTitle(book)).replaceAll('*', ''),
    kind: words(props, `book.kind.${book.kind}`, { number: book.number }),
    ...partyIn(props),
    lines: [...linesOf(props, [props]), ...(book.kind === 'tutorial' ? [] : [completedIn(props)])],
  };
}

/** A whole campaign, by the name people gave it; `last` of its books speaks, and its party is shown. */
export function sharedOfAll(name: string, books: readonly Told[]): Shared {
  const last = books.at(-1)!;
  return { title: name, kind: completedIn(last), ...partyIn(last), lines: linesOf(last, books) };
}

function partyIn(props: Told): Pick<Shared, 'heroes' | 'foot'> {
  const { b, content, seats } = viewOf(props.seen);
  const heroes = Array.from({ length: seats }, (_, seat) => ({
    name: spoken(props, personName(content, b.names[seat])),
    who: words(props, 'party.who', {
      race: raceName(content, b.race[seat]),
      class: className(content.classes[b.classOf[seat]].id),
    }),
    likeness: { race: b.race[seat], class: content.classes[b.classOf[seat]].id, portrait: b.portrait[seat] },
  }));
  return { heroes, foot: words(props, b.legendary === 1 ? 'after.share.legendary' : 'after.share.foot') };
}

const completedIn = (props: Told): string =>
  words(props, 'after.share.campaign', { n: viewOf(props.seen).b.completed, of: BOXES });

function linesOf(props: Told, books: readonly Told[]): string[] {
  const told = books.flatMap((book) => book.told);
  const trials = trialsOf(told);
  const won = (kind: 'check' | 'combat') => trials.filter((one) => one.kind === kind && one.won).length;
  const of = (kind: 'check' | 'combat') => trials.filter((one) => one.kind === kind).length;
  const { rolled, sum } = luckOf(told);
  const { bought, sold } = tradeOf(told);
  const places = books.reduce((count, book) => count + placesIn(book), 0);
  const line = (id: string, facts: { readonly [name: string]: number }) => words(props, `after.share.${id}`, facts);
  return [
    ...(of('check') > 0 ? [line('checks', { won: won('check'), of: of('check') })] : []),
    ...(of('combat') > 0
      ? [line('combats', { won: won('combat'), of: of('combat'), defeated: countOf(told, 'enemy.defeated') })]
      : []),
    line('dice', { rolled, average: rolled === 0 ? 0 : Math.round((100 * sum) / rolled) / 100 }),
    line('way', { places, rests: countOf(told, 'rests'), deaths: countOf(told, 'death.marked') }),
    line('goods', { titles: titlesOf(told).length, bought: bought.length, sold: sold.length }),
  ];
}

const placesIn = ({ told, seen }: Told): number =>
  new Set(wayOf(told, bookOf(viewOf(seen)).source.setup.party).map(({ to }) => to)).size;

/** As a text to paste anywhere. */
export const shareText = ({ title, kind, heroes, lines, foot }: Shared): string =>
  [`${title} (${kind})`, heroes.map(({ name, who }) => `${name}, ${who}`).join('; '), ...lines, foot].join('\n');
