/**
 * A campaign as a whole: the ways through every book, each hero's deeds in all of them, the luck of all dice, what was
 * bought and sold, where the journal stands; and a page to share that gives nothing of any story away.
 */

import { Panel } from '@tabard/page/design/controls';
import type { StoryProps, TaleProps } from '@tabard/page/face';
import { type ReactNode, useMemo } from 'react';
import { bookOf, bookTitle, storyText } from '../../index';
import { said, viewOf, words } from '../view';
import { CampaignStands } from './campaign-stands';
import { deedsOf, together } from './figures';
import { DeedsTable, type HeroDeeds } from './heroes';
import { LuckOfDice } from './luck';
import { sharedOfAll } from './share';
import { SharePage } from './share-page';
import { Traded } from './traded';
import { WayTaken } from './way';
import './story.css';

export function CampaignTale({ name, books }: TaleProps) {
  const last = books.at(-1)!;
  const { b, content } = viewOf(last.seen);
  const all = useMemo(() => ({ ...last, told: books.flatMap(({ told }) => told) }), [last, books]);
  const shared = useMemo(() => sharedOfAll(name, books), [name, books]);
  const panel = (id: string, children: ReactNode) => (
    <Panel material="vellum" title={words(last, `after.${id}.title`)} className={`ra-story-${id}`}>
      {children}
    </Panel>
  );
  return (
    <div className="ra-story">
      {b.ending !== '' && panel('ending', <p className="prose">{said(last, storyText(content, b.ending))}</p>)}
      {books.map((book) => (
        <BookTold key={titleOf(book)} book={book} />
      ))}
      {panel('heroes', <DeedsTable props={last} heroes={heroesOf(books)} />)}
      {panel('luck', <LuckOfDice props={all} />)}
      {panel('campaign', <CampaignStands props={last} />)}
      {panel('share', <SharePage props={last} shared={shared} />)}
    </div>
  );
}

const titleOf = (book: StoryProps): string => said(book, bookTitle(bookOf(viewOf(book.seen)))).replaceAll('*', '');

/** One of its books: the way through it, and what came and went there. */
const BookTold = ({ book }: { readonly book: StoryProps }) => (
  <Panel material="vellum" title={titleOf(book)} className="ra-story-book">
    <WayTaken props={book} />
    <Traded props={book} />
  </Panel>
);

/** RA-32, RA-33: who joins and leaves is known by name, wherever it sat; it is shown as it was last. */
function heroesOf(books: readonly StoryProps[]): HeroDeeds[] {
  const known = new Map<string, HeroDeeds>();
  for (const book of books) {
    const { b, seats } = viewOf(book.seen);
    for (const [seat, deeds] of deedsOf(book.told, seats).entries()) {
      const before = known.get(b.names[seat])?.deeds;
      known.set(b.names[seat], { book, seat, deeds: before ? together([before, deeds]) : deeds });
    }
  }
  return [...known.values()];
}
