/** The chronicle: every leaf that was read, the newest last, and a search over all of it. */

import { useMoment } from '@tabard/page/room/moment';
import { plain } from '@tabard/page/words/stress';
import { Stressed } from '@tabard/page/words/stressed';
import { memo, useMemo, useState } from 'react';
import { words } from '../view';
import type { Leaf } from './chronicle';
import { leafTitle, proseOf } from './leaf';
import { type Find, type Read, SHORTEST, search } from './search';
import './contents.css';

interface ContentsProps {
  readonly leaves: readonly Leaf[];
  readonly onOpen: (leaf: Leaf) => void;
}

const FIRST_WORDS = 90;

export const Contents = memo(function Contents({ leaves, onOpen }: ContentsProps) {
  const moment = useMoment();
  const [wanted, want] = useState('');
  const read = useMemo(() => leaves.map((leaf): Read => ({ leaf, text: textOf(moment, leaf) })), [leaves, moment]);
  const isSearching = wanted.trim().length >= SHORTEST;
  const finds: readonly Find[] = isSearching
    ? search(read, wanted)
    : read.map(({ leaf, text }) => ({ leaf, excerpt: [{ text: shortened(text), isFound: false }] }));
  return (
    <section className="ra-contents" aria-label={words(moment, 'book.chronicle')}>
      <h2>{words(moment, 'book.chronicle')}</h2>
      <label className="ra-search">
        <span>{words(moment, 'book.search')}</span>
        <input type="search" value={wanted} onChange={(event) => want(event.target.value)} />
      </label>
      <p className="ra-found" role="status">
        {isSearching && words(moment, 'book.found', { count: finds.length })}
      </p>
      <ol>
        {finds.map(({ leaf, excerpt }) => (
          <li key={leaf.id}>
            <button type="button" className="ra-contents-leaf" onClick={() => onOpen(leaf)}>
              <span className="ra-contents-folio">{leaves.indexOf(leaf) + 1}</span>
              <span className="ra-contents-title">
                <Stressed text={leafTitle(moment, leaf)} />
              </span>
              <span className="ra-contents-words">
                {excerpt.map(({ text, isFound }, i) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
                  isFound ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});

/** All that stands on a leaf, its title with it. */
export function textOf(moment: ReturnType<typeof useMoment>, leaf: Leaf): string {
  const prose = leaf.blocks.flatMap((block) => proseOf(moment, block) ?? []);
  return [leafTitle(moment, leaf), ...prose].map(plain).join(' ').replaceAll('\n', ' ');
}

const shortened = (text: string): string =>
  text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).trimEnd()} …` : text;
