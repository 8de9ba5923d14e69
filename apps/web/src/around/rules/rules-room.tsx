/** The rules of a game, made from law.<language>.md of the game: contents, search, and an address for every clause. */

import { Panel } from '@tabard/page/design/controls';
import { type GameFace, hueOf } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { type ComponentType, Fragment, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { faceOf } from '../../house/faces';
import { NotYet } from '../../house/not-yet';
import { Nowhere } from '../../house/nowhere';
import type { RoomProps } from '../../house/room-props';
import { type Book, bookOf, hasBook, openBook } from './books';
import { type Block, type Chapter, clausesOf, type RuleTable, type Run } from './parse';
import { find, marked, type Wanted, wantedOf } from './search';
import './rules.css';

const pages = new Map<string, ComponentType | null>();

/**
 * A page with pictures stands in for the first chapter, which says the same in words. One a game, kept outside of
 * React: a drawing that is begun twice must not fetch it twice.
 */
function onePageOf({ id, onePage }: GameFace): ComponentType | null {
  const page = pages.get(id) ?? (onePage ? lazy(async () => ({ default: await onePage() })) : null);
  pages.set(id, page);
  return page;
}

export function RulesRoom({ address }: RoomProps) {
  const { game, clause } = address.place.params;
  const known = hasBook(game);
  if (!faceOf(game)) return <Nowhere />;
  if (!known) return <NotYet address={address} />;
  return <RulesOf game={game} clause={clause} hash={address.hash} />;
}

/** The rules of a game that has some, opened at a clause or a chapter. */
export function RulesOf({ game, ...rest }: Omit<RulesProps, 'book'>) {
  const t = useWords();
  const [book, setBook] = useState<Book | null>(() => openBook(game, locale()));
  useEffect(() => {
    if (!book) bookOf(game, locale()).then(setBook);
  }, [book, game]);
  if (!book) return <p className="loading">{t('shell.loading')}</p>;
  return <Rules {...{ game, book }} {...rest} />;
}

interface RulesProps {
  readonly game: string;
  readonly book: Book;
  readonly clause?: string;
  readonly hash: string;
  /** In a drawer over a table: the contents are folded, and the name of the game stands there already. */
  readonly isAside?: boolean;
}

function Rules({ game, book: { book, language }, clause, hash, isAside = false }: RulesProps) {
  const t = useWords();
  const face = faceOf(game)!;
  const [query, setQuery] = useState('');
  const wanted = useMemo(() => wantedOf(query), [query]);
  const OnePage = onePageOf(face);
  const instead = OnePage ? book.chapters[0].id : undefined;
  const chapters = useMemo(() => {
    const shown = wanted ? find(book, wanted) : book.chapters;
    return shown.filter(({ id }) => id !== instead);
  }, [book, wanted, instead]);
  const found = wanted ? chapters.reduce((sum, { blocks }) => sum + blocks.length, 0) : null;
  const isThere = clause === undefined || clausesOf(book).some(({ id }) => id === clause);
  useArrival(clause ?? hash, isThere);

  return (
    <div className="rules table-hue" style={hueOf(face)}>
      <header className="rules-head">
        {!isAside && <h1>{t('rules.title', { game: t(`tables.${game}.name`) })}</h1>}
        <Search {...{ query, chapters, found }} onQuery={setQuery} />
      </header>
      <Contents {...{ game, chapters: book.chapters, instead, isAside }} />
      <div className="rules-text">
        {!isThere && (
          <p className="rules-lost" role="status">
            {t('rules.noClause', { clause: clause! })}
          </p>
        )}
        {language !== locale() && <p className="rules-foreign">{t('rules.english')}</p>}
        {OnePage && !wanted && (
          <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
            <OnePage />
          </Suspense>
        )}
        <div lang={language}>
          {!wanted && (
            <div className="prose rules-intro">
              {book.intro.map((block, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a printed text has an order and nothing else
                <BlockOf key={i} {...{ game, block, wanted }} here={false} />
              ))}
            </div>
          )}
          {chapters.map((chapter) => (
            <ChapterOf key={chapter.id} {...{ game, chapter, wanted }} here={clause} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Whoever comes to a clause finds it in sight, marked, and with the focus for those who listen. */
function useArrival(id: string, isThere: boolean): void {
  useEffect(() => {
    if (!id || !isThere) return;
    let tries = 0;
    let frame = 0;
    const look = () => {
      const element = document.getElementById(id);
      if (element) {
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
        element.focus({ preventScroll: true });
      }
      // What stands above may still be on its way, and would push the place down.
      if (tries++ < 20) frame = requestAnimationFrame(look);
    };
    const stop = () => cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
    const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
    for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
    return () => {
      stop();
      for (const gesture of gestures) window.removeEventListener(gesture, stop);
    };
  }, [id, isThere]);
}

interface SearchProps {
  readonly query: string;
  readonly chapters: readonly Chapter[];
  readonly found: number | null;
  readonly onQuery: (query: string) => void;
}

function Search({ query, chapters, found, onQuery }: SearchProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const at = event.target as HTMLElement;
      if (event.key === '/' && !/^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName)) {
        event.preventDefault();
        input.current?.focus();
      }
      if (at.matches('.clause-id')) walk(event);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  function onKeyDown(event: React.KeyboardEvent) {
    const first = chapters.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'clause');
    if (event.key === 'Escape' && query)
      onQuery(''); // With nothing to forget, Escape closes what stands round it.
    else if (event.key === 'Enter' && found && first)
      document.querySelector<HTMLElement>(`.rules-text [id="${first.id}"] .clause-id`)?.click();
    else if (event.key === 'ArrowDown') document.querySelector<HTMLElement>('.rules-text .clause-id')?.focus();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to some screen readers still in use
    <form className="rules-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="hidden-words" htmlFor="rules-query">
        {t('rules.search')}
      </label>
      <input
        ref={input}
        id="rules-query"
        type="search"
        placeholder={t('rules.searchFor')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="rules-slash" aria-hidden="true">
        /
      </span>
      <p className="rules-found" role="status">
        {found === null ? '' : t('rules.found', { count: found })}
      </p>
    </form>
  );
}

/** From clause to clause with the arrow keys, and back to the search. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...document.querySelectorAll<HTMLElement>('.rules-text .clause-id')];
  const to = links[links.indexOf(event.target as HTMLElement) + step] ?? document.getElementById('rules-query');
  to?.focus();
  event.preventDefault();
}

interface ContentsProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly instead?: string;
  readonly isAside: boolean;
}

function Contents({ game, chapters, instead, isAside }: ContentsProps) {
  const t = useWords();
  const wide = useWide() && !isAside;
  return (
    <nav className="rules-contents" aria-label={t('rules.contents')}>
      <details open={wide}>
        <summary>{t('rules.contents')}</summary>
        <ol>
          {chapters.map(({ id, number, title }) => (
            <li key={id}>
              <Link to={`${pathTo('rules', { game })}#${id === instead ? 'summary' : `chapter-${id}`}`}>
                <span>{number}</span>
                {id === instead ? t('rules.summary') : title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Beside the text there is room for the contents; on a phone they fold. */
function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia('(min-width: 64rem)').matches);
  useEffect(() => {
    const query = matchMedia('(min-width: 64rem)');
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
}

interface ChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly wanted: Wanted | null;
  readonly here?: string;
}

function ChapterOf({ game, chapter: { id, number, title, blocks }, wanted, here }: ChapterProps) {
  return (
    <Panel material="vellum" className="rules-chapter">
      <h2 id={`chapter-${id}`} tabIndex={-1}>
        {number && <span className="rules-number">{number}</span>}
        {title}
      </h2>
      {blocks.map((block, i) => (
        <BlockOf
          key={block.kind === 'clause' ? block.id : i}
          {...{ game, block, wanted }}
          here={block.kind === 'clause' && block.id === here}
        />
      ))}
    </Panel>
  );
}

interface BlockProps {
  readonly game: string;
  readonly block: Block;
  readonly wanted: Wanted | null;
  readonly here: boolean;
}

function BlockOf({ game, block, wanted, here }: BlockProps) {
  const runs = (of: readonly Run[]) => <Runs {...{ game, wanted }} runs={of} />;
  if (block.kind === 'text') return <p className="prose">{runs(block.runs)}</p>;
  if (block.kind === 'heading') return <h3>{runs(block.runs)}</h3>;
  if (block.kind === 'table') return <TableOf {...{ game, wanted }} table={block.table} />;
  if (block.kind === 'list') {
    return (
      <ul className="prose rules-list">
        {block.items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed list has an order and nothing else
          <li key={i}>{runs(item)}</li>
        ))}
      </ul>
    );
  }
  return (
    <article className="clause" id={block.id} tabIndex={-1} data-here={here} aria-current={here ? 'true' : undefined}>
      <Link className="clause-id" to={pathTo('clause', { game, clause: block.id })}>
        {block.id}
      </Link>
      <div className="prose">
        <p>{runs(block.runs)}</p>
        {block.table && <TableOf {...{ game, wanted }} table={block.table} />}
      </div>
    </article>
  );
}

function TableOf({ game, table: { head, rows }, wanted }: Omit<BlockProps, 'block' | 'here'> & { table: RuleTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reachable by keyboard
    <div className="rules-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed table
              <th key={i} scope="col">
                <Runs runs={cell} {...{ game, wanted }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed table
                <td key={j}>
                  <Runs runs={cell} {...{ game, wanted }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RunsProps {
  readonly game: string;
  readonly runs: readonly Run[];
  readonly wanted: Wanted | null;
}

function Runs({ game, runs, wanted }: RunsProps) {
  return runs.map((run, i) => {
    const text = <Marked text={run.text} wanted={wanted} />;
    const key = i;
    if (!('id' in run)) {
      const Tag = run.kind === 'text' ? Fragment : run.kind;
      return <Tag key={key}>{text}</Tag>;
    }
    const to =
      run.kind === 'clause'
        ? pathTo('clause', { game, clause: run.id })
        : `${pathTo('rules', { game })}#chapter-${run.id}`;
    return (
      <Link key={key} className="rules-see" to={to}>
        {text}
      </Link>
    );
  });
}

function Marked({ text, wanted }: { readonly text: string; readonly wanted: Wanted | null }) {
  return marked(text, wanted).map(({ text: part, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    hit ? <mark key={i}>{part}</mark> : <Fragment key={i}>{part}</Fragment>,
  );
}
