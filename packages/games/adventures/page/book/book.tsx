/** The book as it lies open: a leaf to read, the choices under it, and every leaf that was read before. */

import swords from '@iconify-json/game-icons/crossed-swords';
import dice from '@iconify-json/game-icons/rolling-dices';
import voice from '@iconify-json/game-icons/sonic-shout';
import bookmark from '@iconify-json/game-icons/tied-scroll';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { play } from '@tabard/page/sound/sound';
import { useStore } from '@tabard/page/store/store';
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import { type AdventuresEvent, bookOf, bookTitle } from '../../index';
import { DeathDecision } from '../home/death';
import { said, viewOf, words } from '../view';
import { Choices } from './choices';
import { chronicleOf, type Leaf } from './chronicle';
import { Contents } from './contents';
import { Foot } from './foot';
import { keyOf, LeafView, languageOf, proseOf } from './leaf';
import { lector } from './lector';
import { SIZE_SCALES, useReadingLikings } from './likings';
import { Previously } from './previously';
import { ReadingDialog } from './reading-dialog';
import { spokenOf } from './telling';
import { Title } from './title';
import './book.css';
import './type.css';

/** How far somebody has read: kept while the dice have the table. */
export interface Reading {
  /** What was read before does not wait for its ink a second time. */
  readonly readTo: number;
  /** Somebody has come back, and is told what happened before. */
  readonly isBack: boolean;
}

type OnRead = (change: Partial<Reading>) => void;

/** Whoever comes to a story that has begun is back. */
export function useReading(): readonly [Reading, OnRead] {
  const { leaves, told } = useChronicle();
  const [reading, set] = useState<Reading>(() =>
    leaves.length > 1 ? { readTo: told, isBack: true } : { readTo: -1, isBack: false },
  );
  // What was taken back, and is told again otherwise, is read for the first time.
  const readTo = Math.min(reading.readTo, told);
  useEffect(() => {
    set((now) => (now.readTo > told ? { ...now, readTo: told } : now));
  }, [told]);
  // One press may be two changes: each is made to what the other left.
  return [{ ...reading, readTo }, (change) => set((now) => ({ ...now, ...change }))];
}

interface BookProps {
  readonly reading: Reading;
  readonly onRead: OnRead;
  /** A check or a combat waits for those who have read what led to it. */
  readonly onFace: (() => void) | null;
}

export const Book = memo(function Book({ reading, onRead, onFace }: BookProps) {
  const moment = useMoment();
  const { pace, type, size } = useReadingLikings();
  const { leaves, told } = useChronicle();
  const newest = leaves.at(-1);
  const [turnedTo, turnTo] = useState<number | null>(null);
  const [showsContents, showContents] = useState(false);
  const leaf = leaves.find(({ id }) => id === turnedTo) ?? newest;
  const page = useRef<HTMLDivElement>(null);

  const readAll = () => onRead({ readTo: told });
  function open(to: Leaf | undefined) {
    readAll();
    showContents(false);
    turnTo(to === newest ? null : (to?.id ?? null));
    play('page');
  }
  useNewLeaf(newest, () => {
    turnTo(null);
    showContents(false);
    onRead({ isBack: false });
    lector.stop();
    page.current?.scrollTo({ top: 0 });
  });
  useEffect(() => () => lector.stop(), []);

  return (
    <section
      className="ra-book on-paper"
      aria-label={said(moment, bookTitle(bookOf(viewOf(moment.seen))))}
      data-type={type}
      style={{ '--ra-size': SIZE_SCALES[size] } as CSSProperties}
    >
      <Bar {...{ leaves, leaf, showsContents }} onOpen={open} onContents={() => showContents(!showsContents)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click only hurries the ink; there is nothing it alone can do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="ra-page" data-pace={pace} ref={page} tabIndex={0} onClick={readAll} data-scrolls>
        <div className="ra-spread">
          {showsContents ? (
            <Contents leaves={leaves} onOpen={open} />
          ) : leaf ? (
            <>
              {reading.isBack && leaf === newest && (
                <Previously leaves={leaves} onClose={() => onRead({ isBack: false })} />
              )}
              <LeafView key={leaf.id} leaf={leaf} readTo={reading.readTo} />
              {leaf === newest && <DeathDecision />}
            </>
          ) : (
            <Title />
          )}
        </div>
        {!showsContents && leaf === newest && <Foot>{onFace ? <Face onFace={onFace} /> : <Choices />}</Foot>}
      </div>
    </section>
  );
});

const Face = memo(function Face({ onFace }: { readonly onFace: () => void }) {
  const moment = useMoment();
  const { kind } = viewOf(moment.seen).b.challenge!;
  return (
    <p className="ra-face">
      <Button tone="primary" size="large" onClick={onFace}>
        <IconMark icon={kind === 'check' ? dice : swords} />
        {words(moment, `book.face.${kind}`)}
      </Button>
    </p>
  );
});

/** Made anew when something was told, not at every glance. */
function useChronicle(): { readonly leaves: readonly Leaf[]; readonly told: number } {
  const { history, seen } = useMoment();
  const { party } = bookOf(viewOf(seen)).source.setup;
  const events = useMemo(history, [history]);
  return useMemo(
    () => ({ leaves: chronicleOf(events as readonly AdventuresEvent[], party), told: events.length }),
    [events, party],
  );
}

/** What the story turns to is heard where it is told (staging.ts). */
function useNewLeaf(newest: Leaf | undefined, onTurn: () => void): void {
  const last = useRef(newest?.id);
  useEffect(() => {
    if (newest === undefined || newest.id === last.current) return;
    last.current = newest.id;
    onTurn();
  });
}

interface BarProps {
  readonly leaves: readonly Leaf[];
  readonly leaf: Leaf | undefined;
  readonly showsContents: boolean;
  readonly onOpen: (leaf: Leaf | undefined) => void;
  readonly onContents: () => void;
}

function Bar({ leaves, leaf, showsContents, onOpen, onContents }: BarProps) {
  const moment = useMoment();
  const at = leaf ? leaves.indexOf(leaf) : -1;
  return (
    <div className="ra-bar" role="toolbar" aria-label={words(moment, 'book.tools')}>
      <Button
        tone="quiet"
        disabled={at <= 0}
        onClick={() => onOpen(leaves[at - 1])}
        aria-label={words(moment, 'book.back')}
      >
        ‹
      </Button>
      <span className="ra-folio">{at >= 0 && words(moment, 'book.folio', { n: at + 1, of: leaves.length })}</span>
      <Button
        tone="quiet"
        disabled={at < 0 || at === leaves.length - 1}
        onClick={() => onOpen(leaves[at + 1])}
        aria-label={words(moment, 'book.forth')}
      >
        ›
      </Button>
      <span className="ra-bar-gap" />
      <Button tone="quiet" aria-pressed={showsContents} disabled={at < 0} onClick={onContents}>
        <IconMark icon={bookmark} />
        <span className="ra-bar-word">{words(moment, 'book.chronicle')}</span>
      </Button>
      <ReadAloud leaf={leaf} />
      <ReadingDialog />
    </div>
  );
}

const ReadAloud = memo(function ReadAloud({ leaf }: { readonly leaf: Leaf | undefined }) {
  const moment = useMoment();
  const now = useStore(lector);
  const deed = { silent: 'aloud', voiceless: 'aloud', reading: 'pause', paused: 'goOn' }[now.kind];
  function press() {
    if (now.kind === 'reading') lector.pause();
    else if (now.kind === 'paused') lector.goOn();
    else {
      const language = languageOf(moment);
      const sentences = leaf!.blocks.flatMap((block, i) => {
        const prose = proseOf(moment, block);
        return prose === null ? [] : spokenOf(keyOf(block, i), prose, language);
      });
      void lector.read(sentences, language);
    }
  }
  return (
    <>
      <Button tone="quiet" disabled={!leaf} onClick={press} data-reading={now.kind}>
        <IconMark icon={voice} />
        <span className="ra-bar-word">{words(moment, `book.${deed}`)}</span>
      </Button>
      <p className="ra-voiceless" role="status">
        {now.kind === 'voiceless' && words(moment, 'book.voiceless')}
      </p>
    </>
  );
});
