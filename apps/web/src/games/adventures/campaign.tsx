/** A campaign of the Ninth Toll on the house's shelf: who walks, and what its books are called. */
import { bookTitle, bookToPlay, house, luggage } from '@tabard/adventures';
import type { Message } from '@tabard/content';
import type { Plain, Seen, TableOptions } from '@tabard/kernel';
import { IconMark } from '../../design/icon';
import type { Walker } from '../../storage/saved';
import type { CampaignFace } from '../face';
import { emblemOf } from './icons';
import { viewOf } from './view';

/** Whoever has a class already; a seat that still chooses is nobody yet. */
export function partyIn(seen: Seen): (Walker | null)[] {
  const { b, content } = viewOf(seen);
  return b.classOf.map((place, seat) =>
    place < 0 ? null : { name: b.names[seat], kind: content.classes[place].id, portrait: b.portrait[seat] },
  );
}

function party(save: Plain): Walker[] {
  const read = luggage.safeParse(save);
  const characters = (read.success && read.data.campaign?.characters) || [];
  return characters.map((one) => ({ name: one.name, kind: one.class, portrait: one.portrait }));
}

function titleOf(options: TableOptions, brought: Plain): Message | null {
  if (brought !== null && !luggage.safeParse(brought).success) return null;
  const book = house.books[bookToPlay({ content: house, options, brought })];
  const title = book && bookTitle(book);
  return typeof title === 'object' && 'id' in title ? title : null;
}

function Portrait({ walker: { kind } }: { readonly walker: Walker }) {
  const own = house.classes.find(({ id }) => id === kind);
  return own ? <IconMark icon={emblemOf(own)} size="100%" /> : null;
}

export const campaign: CampaignFace = { party, partyIn, titleOf, Portrait };
