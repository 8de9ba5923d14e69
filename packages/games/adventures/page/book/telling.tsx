/** Prose on the page: sentence by sentence as the ink dries, or at once; the one that is read aloud is lit. */

import { useStore } from '@tabard/page/store/store';
import { Runs } from '@tabard/page/words/stressed';
import { type CSSProperties, memo } from 'react';
import type { Mood } from '../moods';
import { Initial } from './initial';
import { lector } from './lector';
import { initialOf, type Paragraph, paragraphsOf, type Sentence, textOfRuns } from './prose';
import './telling.css';

/** How long a letter takes at reading pace, in milliseconds; a quick reader's. */
const LETTER_MS = 17;

interface TellingProps {
  /** Names its sentences while they are read aloud. */
  readonly id: string;
  /** A line is what the book does, told in italics. */
  readonly kind: 'prose' | 'line';
  readonly text: string;
  readonly language: string;
  /** The first of a leaf begins with a drawn letter. */
  readonly initial?: Mood;
  /** Not read before: it may take its time. */
  readonly isFresh: boolean;
}

export const Telling = memo(function Telling({ id, kind, text, language, initial, isFresh }: TellingProps) {
  const lit = useLit(id);
  let letters = 0;
  return (
    <div className="ra-telling" data-kind={kind} lang={language} data-fresh={isFresh}>
      {paragraphsOf(text, language).map((paragraph, i) => (
        <p key={paragraph[0]?.at ?? i}>
          {paragraph.map((sentence) => {
            const delay = { '--ra-at': `${Math.round(letters * LETTER_MS)}ms` } as CSSProperties;
            letters += textOfRuns(sentence.runs).length;
            return (
              <span key={sentence.at} className="ra-sentence" style={delay} data-lit={lit === sentence.at}>
                {initial && sentence.at === 0 ? (
                  <Opening sentence={sentence} mood={initial} />
                ) : (
                  <Runs all={sentence.runs} />
                )}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
});

function useLit(id: string): number | null {
  const now = useStore(lector);
  return 'lit' in now && now.lit.block === id ? now.lit.at : null;
}

/** The letter is a drawing, so the first word is there once more for who listens. */
const Opening = memo(function Opening({ sentence, mood }: { readonly sentence: Sentence; readonly mood: Mood }) {
  const [first, ...others] = sentence.runs;
  const opening = initialOf(first.text);
  if (!opening) return <Runs all={sentence.runs} />;
  const [word] = /^\S*/.exec(opening.rest)!;
  return (
    <>
      <Initial letter={opening.letter} mood={mood} />
      <span className="hidden-words">{opening.before + opening.letter + word}</span>
      <span aria-hidden="true" className="ra-first-word">
        {opening.before}
        {word}
      </span>
      <Runs all={[{ ...first, text: opening.rest.slice(word.length) }, ...others]} />
    </>
  );
});

/** What a text sounds like: its sentences, to be read aloud. */
export const spokenOf = (id: string, text: string, language: string) =>
  paragraphsOf(text, language)
    .flatMap((paragraph: Paragraph) => paragraph)
    .map(({ at, runs: own }) => ({ block: id, at, text: textOfRuns(own).trim() }));
