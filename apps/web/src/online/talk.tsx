/** What is said at an online table: phrases that everybody understands, or free words where the table allows them. */
import { SIZES } from '@tabard/inn';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../design/controls';
import { Switch } from '../design/fields';
import { useWords } from '../words/words';
import type { Visit, VisitNow } from './visit';

/** Sent by name, said in the language of whoever reads it. */
export const PHRASES = ['hello', 'well-played', 'thanks', 'good-luck', 'moment', 'your-turn', 'oops', 'bye'] as const;

const phraseIn = (text: string): (typeof PHRASES)[number] | null =>
  PHRASES.find((phrase) => text === `:${phrase}:`) ?? null;

interface TalkPanelProps {
  readonly visit: Visit;
  readonly now: VisitNow;
}

export function TalkPanel({ visit, now }: TalkPanelProps) {
  const t = useWords();
  const [isMuted, mute] = useState(false);
  const { card, sayings } = now;
  if (!card) return null;
  const nameOf = (guest: number | null) => card.guests.find((one) => one.guest === guest)?.name ?? t('online.inn');
  return (
    <section className="talk" aria-label={t('online.talk')}>
      {!isMuted && sayings.length > 0 && (
        <Lines count={sayings.length}>
          {sayings.map(({ number, guest, text }) => {
            const phrase = phraseIn(text);
            return (
              <li key={number} data-own={guest === now.you?.guest}>
                <b>{nameOf(guest)}:</b> {phrase ? t(`online.phrases.${phrase}`) : text}
              </li>
            );
          })}
        </Lines>
      )}
      <ul className="talk-phrases" aria-label={t('online.phrasesName')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button tone="quiet" onClick={() => visit.say(`:${phrase}:`)}>
              {t(`online.phrases.${phrase}`)}
            </Button>
          </li>
        ))}
      </ul>
      {card.chat === 'free' && <FreeWords onSay={(text) => visit.say(text)} />}
      <Switch name={t('online.mute')} on={isMuted} onChange={mute} />
    </section>
  );
}

function Lines({ count, children }: { readonly count: number; readonly children: React.ReactNode }) {
  const t = useWords();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest is wanted in sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol ref={list} className="talk-lines" role="log" aria-label={t('online.said')} tabIndex={0} data-scrolls>
      {children}
    </ol>
  );
}

function FreeWords({ onSay }: { readonly onSay: (text: string) => void }) {
  const t = useWords();
  const [text, setText] = useState('');
  function say(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    onSay(words);
    setText('');
  }
  return (
    <form className="talk-free" onSubmit={say}>
      <input
        className="text-input"
        value={text}
        maxLength={SIZES.saying}
        aria-label={t('online.say')}
        placeholder={t('online.say')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('online.send')}</Button>
    </form>
  );
}
