/** A leaf of the book: what was chosen, what was read, and in the margin what it did. */

import camp from '@iconify-json/game-icons/campfire';
import swords from '@iconify-json/game-icons/crossed-swords';
import boots from '@iconify-json/game-icons/footprint';
import pointing from '@iconify-json/game-icons/pointing';
import dice from '@iconify-json/game-icons/rolling-dices';
import hand from '@iconify-json/game-icons/snatch';
import eye from '@iconify-json/game-icons/surrounded-eye';
import coffin from '@iconify-json/game-icons/tombstone';
import seal from '@iconify-json/game-icons/wax-seal';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { Stressed } from '@tabard/page/words/stressed';
import { locale } from '@tabard/page/words/words';
import { memo } from 'react';
import { type AdventuresEvent, bookOf, bookTitle, placeName, storyText, tongueOf } from '../../index';
import { DeathTrack } from '../home/death';
import { moodOf } from '../moods';
import { said, sentenceOf, viewOf, words } from '../view';
import type { Block, Leaf } from './chronicle';
import { type NoteType, notesOf } from './margin';
import { NOTE_ICONS } from './note-icons';
import { noteSentence, noteWords } from './note-words';
import { Telling } from './telling';
import './leaf.css';

interface LeafViewProps {
  readonly leaf: Leaf;
  /** The event up to which everything was read before. */
  readonly readTo: number;
}

export const LeafView = memo(function LeafView({ leaf, readTo }: LeafViewProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const mood = moodOf(bookOf(seen));
  const first = leaf.blocks.findIndex(({ kind }) => kind === 'prose');
  return (
    <article className="ra-leaf" data-kind={leaf.kind} data-leaf={leaf.id}>
      <header className="ra-leaf-head">
        <h2 className="ra-leaf-title" tabIndex={-1}>
          <Stressed text={leafTitle(moment, leaf)} />
        </h2>
        {leaf.label && <span className="ra-leaf-label">{leaf.label.replace('_', ' ')}</span>}
      </header>
      {passagesOf(leaf.blocks).map((passage) => (
        <div key={passage[0].key} className="ra-passage">
          <div className="ra-passage-text">
            {passage.map(({ key, at, block }) => (
              <BlockText
                key={key}
                block={block}
                id={key}
                initial={at === first ? mood : undefined}
                isFresh={block.id > readTo}
              />
            ))}
          </div>
          <Margin passage={passage} />
        </div>
      ))}
      <IconMark icon={mood.ornament} size="1.6em" className="ra-ornament" />
    </article>
  );
});

/** One event may bring several texts. */
export const keyOf = ({ id }: Block, i: number): string => `${id}.${i}`;

interface Placed {
  readonly key: string;
  readonly at: number;
  readonly block: Block;
}

/** What shares a stretch of the margin: prose with the deeds before it and the lines after it. */
export function passagesOf(blocks: readonly Block[]): Placed[][] {
  const passages: Placed[][] = [];
  for (const [at, block] of blocks.entries()) {
    const last = passages.at(-1);
    const begins = !last || (block.kind === 'prose' && last.some((placed) => placed.block.kind === 'prose'));
    if (begins) passages.push([]);
    passages.at(-1)!.push({ key: keyOf(block, at), at, block });
  }
  return passages;
}

export function leafTitle(moment: Moment, { kind, place }: Leaf): string {
  const book = bookOf(viewOf(moment.seen));
  if (kind === 'prologue') return said(moment, bookTitle(book));
  if (kind === 'death' || kind === 'end' || kind === 'home') return words(moment, `book.leaf.${kind}`);
  if (place === null) return said(moment, bookTitle(book));
  const name = said(moment, placeName(book, place));
  return kind === 'encounter' ? words(moment, 'book.leaf.encounter', { place: name }) : name;
}

/** The prose of a block, or null where it is told in the words of its event. */
export function proseOf(moment: Moment, block: Block): string | null {
  if (block.kind !== 'prose' && block.kind !== 'line') return null;
  return said(moment, storyText(viewOf(moment.seen).content, block.text));
}

export const languageOf = (moment: Moment): string => tongueOf(bookOf(viewOf(moment.seen)).slug, locale()) ?? locale();

// ---- blocks

interface BlockTextProps {
  readonly block: Block;
  readonly id: string;
  readonly initial: ReturnType<typeof moodOf> | undefined;
  readonly isFresh: boolean;
}

function BlockText({ block, ...telling }: BlockTextProps) {
  const moment = useMoment();
  if (block.kind === 'prose' || block.kind === 'line') {
    return <Telling {...telling} kind={block.kind} text={proseOf(moment, block)!} language={languageOf(moment)} />;
  }
  return (
    <>
      <p className="ra-deed" data-type={block.event.type} data-well={wentWell(block.event)}>
        <IconMark icon={DEED_ICONS[block.event.type] ?? seal} size="1.3em" />
        <span>
          <Stressed text={sentenceOf(moment, block.event)} />
        </span>
      </p>
      {block.event.type === 'death.marked' && <DeathTrack box={block.event.box} />}
    </>
  );
}

const DEED_ICONS: { readonly [type in AdventuresEvent['type']]?: Icon } = {
  chosen: pointing,
  moves: boots,
  passes: boots,
  'party.moved': boots,
  arrives: boots,
  encountered: eye,
  'item.used': hand,
  rests: camp,
  'death.marked': coffin,
  'check.begins': dice,
  'check.over': dice,
  'combat.begins': swords,
  'combat.over': swords,
};

const wentWell = (event: AdventuresEvent): boolean | undefined =>
  event.type === 'check.over' ? event.passed : event.type === 'combat.over' ? event.won : undefined;

// ---- the margin

const Margin = memo(function Margin({ passage }: { readonly passage: readonly Placed[] }) {
  const moment = useMoment();
  const events = passage.flatMap(({ block }) => block.notes);
  const notes = notesOf(events).filter((note) => noteSentence(moment, note) !== '');
  if (notes.length === 0) return null;
  return (
    <ul className="ra-margin" aria-label={words(moment, 'book.margin')}>
      {notes.map((note) => (
        <li key={note.id}>
          <Tip says={<Stressed text={noteSentence(moment, note)} />} taps>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the whole sentence is told to who comes by keyboard */}
            <span className="ra-note" data-tone={note.tone} data-type={note.events[0].type} tabIndex={0}>
              <IconMark icon={NOTE_ICONS[note.events[0].type as NoteType]} size="1.15em" />
              <span>
                <Stressed text={noteWords(moment, note)} />
              </span>
            </span>
          </Tip>
        </li>
      ))}
    </ul>
  );
});
