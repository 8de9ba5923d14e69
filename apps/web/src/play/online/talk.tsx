/** What is said at an online table: phrases that everybody understands, or free words where the table allows them. */
import { NEWS, type News, PHRASES, type Phrase, type Saying, SIZES, type TableCard } from '@tabard/inn';
import { Button } from '@tabard/page/design/controls';
import { Switch } from '@tabard/page/design/fields';
import { useWords } from '@tabard/page/words/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Visit, VisitNow } from './visit';

interface TalkPanelProps {
  readonly visit: Visit;
  readonly now: VisitNow;
}

export function TalkPanel({ visit, now }: TalkPanelProps) {
  const t = useWords();
  const [isMuted, mute] = useState(false);
  const { card, sayings } = now;
  if (!card) return null;
  const isSilenced = now.you?.guest != null && card.muted.includes(now.you.guest);
  return (
    <section className="talk" aria-label={t('online.talk')}>
      {!isMuted && sayings.length > 0 && (
        <Lines count={sayings.length}>
          {sayings.map((saying) => (
            <li key={saying.number} data-own={saying.guest === now.you?.guest}>
              <Said saying={saying} card={card} />
            </li>
          ))}
        </Lines>
      )}
      {card.chat === 'free' && !isSilenced && <FreeWords onSay={(text) => visit.say(text)} />}
      {card.chat === 'free' && isSilenced && <p className="field-help">{t('online.reasons.muted')}</p>}
      <ul className="talk-phrases" aria-label={t('online.phrasesName')}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button tone="quiet" onClick={() => visit.phrase(phrase)}>
              {t(`online.phrases.${phrase}`)}
            </Button>
          </li>
        ))}
      </ul>
      <Switch name={t('online.mute')} on={isMuted} onChange={mute} />
    </section>
  );
}

/** A phrase is said in the language of whoever reads it; free words as they were written, and as text. */
function Said({ saying, card }: { readonly saying: Saying; readonly card: TableCard }) {
  const say = useSaying(card);
  const { guest, kind } = saying;
  const isTale = kind === 'nudge' || kind === 'news';
  const name = card.guests.find((one) => one.guest === guest)?.name ?? '';
  return (
    <>
      {!isTale && <b>{name}: </b>}
      {isTale ? <i>{say(saying)}</i> : say(saying)}
    </>
  );
}

/** They are about a guest; the others about a seat. */
const GUESTS_NEWS: readonly string[] = ['new-host', 'renamed', 'left', 'taken-home', 'shown-out'] satisfies News[];

/** What was said, as a sentence. */
export function useSaying(card: TableCard): (saying: Saying) => string {
  const t = useWords();
  const guestName = (guest: number | null) => card.guests.find((one) => one.guest === guest)?.name ?? '';
  const seatName = (seat: number | null) => (seat === null ? '' : (card.seats[seat]?.name ?? ''));
  return ({ kind, text, guest, about }) => {
    if (kind === 'phrase') return PHRASES.includes(text as Phrase) ? t(`online.phrases.${text}`) : text;
    if (kind === 'nudge') return t('online.nudged', { by: guestName(guest), name: guestName(about) });
    if (kind !== 'news') return text;
    if (!NEWS.includes(text as News)) return text;
    const name = GUESTS_NEWS.includes(text) ? guestName(about) : seatName(about);
    const count = text === 'given-to-bot' ? (card.seats[about ?? 0]?.given ?? 1) : (about ?? 0);
    return t(`online.news.${text}`, { name, count });
  };
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
