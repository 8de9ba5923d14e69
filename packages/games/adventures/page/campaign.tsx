/** A campaign of the Ninth Toll on the house's shelf: who walks, and what its books are called. */

import type { Message, Said } from '@tabard/content';
import type { Plain, Seen, TableOptions } from '@tabard/kernel';
import type { CampaignFace, Ending, Walker } from '@tabard/page/face';
import { lazy } from 'react';
import { bookText, bookTitle, bookToPlay, ENDING_TITLES, house, luggage, personName } from '../index';
import { Portrait } from './home/portrait';
import { viewOf } from './view';

/** Whoever has a class already; a seat that still chooses is nobody yet. */
export function partyIn(seen: Seen): (Walker | null)[] {
  const { b, content } = viewOf(seen);
  return b.classOf.map((place, seat) =>
    place < 0 ? null : walkerOf(b.names[seat], b.race[seat], content.classes[place].id, b.portrait[seat]),
  );
}

function party(save: Plain): Walker[] {
  const read = luggage.safeParse(save);
  const characters = (read.success && read.data.campaign?.characters) || [];
  return characters.map((one) => walkerOf(one.name, one.race, one.class, one.portrait));
}

const walkerOf = (name: string, race: string, ofClass: string, portrait: string): Walker => ({
  name,
  looks: { race, class: ofClass, portrait },
});

function titleOf(options: TableOptions, brought: Plain): Message | null {
  if (brought !== null && !luggage.safeParse(brought).success) return null;
  const book = house.books[bookToPlay({ content: house, options, brought })];
  return book ? messageOf(bookTitle(book)) : null;
}

/** What a book of the house says, it says by its id. */
const messageOf = (said: Said): Message | null => (typeof said === 'object' && 'id' in said ? said : null);

const nameOf = ({ name }: Walker): Said => personName(house, name);

function Face({ walker }: { readonly walker: Walker }) {
  const { race = '', class: ofClass = '', portrait = '' } = walker.looks;
  const isKnown = house.classes.some(({ id }) => id === ofClass);
  return isKnown ? <Portrait content={house} race={race} class={ofClass} portrait={portrait} size="100%" /> : null;
}

function endings(saves: readonly Plain[]): readonly Ending[] {
  const last = house.books.find(({ source }) =>
    source.cards?.titles?.some(({ number }) => number === ENDING_TITLES[0]),
  );
  if (!last) return [];
  const held = new Set<number>(
    saves.flatMap((save) => {
      const read = luggage.safeParse(save);
      return (read.success && read.data.campaign?.titles) || [];
    }),
  );
  return ENDING_TITLES.map((title) => {
    const [name, text] = ['name', 'text'].map((field) => messageOf(bookText(last, `titles.${title}.${field}`)));
    return held.has(title) && name && text ? { name, text } : null;
  });
}

/** Only who looks back needs it. */
const Tale = lazy(async () => ({ default: (await import('./after/campaign-tale')).CampaignTale }));

export const campaign: CampaignFace = { party, partyIn, titleOf, nameOf, Portrait: Face, Tale, endings };
