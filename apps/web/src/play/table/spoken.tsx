/**
 * What a screen reader is told at a table: what has happened, as it is told and not before, then what is asked. One region,
 * always there, because one that comes with its words is not heard; log and question only show the same.
 */
import type { PendingAsk, Seen } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { useMoment } from '@tabard/page/room/moment';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { plain } from '@tabard/page/words/stress';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useRef, useState } from 'react';
import type { Voice } from '../voice/use-voice';
import { type Reached, sentencesToSay } from './sentences-to-say';

interface SpokenProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
  /** What stands over the answers, or in their place; null while something is told. */
  readonly asked: string | null;
}

/** What is answered at once, by the page itself, was never asked. */
const A_BREATH_MS = 40;
export function Spoken({ table, now, asked }: SpokenProps) {
  const { told } = now.told;
  const said = useRef<Reached>({ told, asked: null });
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const isPassed = now.passTo !== null; // Nobody in particular looks at the screen.
  useEffect(() => {
    if (isPassed) return;
    const speak = () => {
      const toSay = sentencesToSay(said.current, { told, asked }, (from, to) => sentencesOf(table, from, to));
      said.current = { told, asked };
      if (toSay.length > 0) setSentences(toSay);
    };
    const timer = setTimeout(speak, A_BREATH_MS);
    return () => clearTimeout(timer);
  }, [table, told, asked, isPassed]);
  return (
    <p className="hidden-words" role="status" data-spoken>
      {!isPassed &&
        sentences.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name, and come all anew
          <span key={i}>{sentence} </span>
        ))}
    </p>
  );
}

function sentencesOf(table: TableAtHand, from: number, to: number): string[] {
  const { speech, game } = table.module;
  return table.eventsFrom(from, to).flatMap((event) => {
    const message = speech.event(event, game.content);
    return message ? [plain(table.speaker.say(message))] : []; // Stresses are for eyes.
  });
}

/** What stands over the answers, or says whom one waits for. A bot that thinks is soon heard anyway. */
export function useAsked(table: TableAtHand, now: TableNow, room: Pick<GameRoom, 'question'>, voice: Voice) {
  const { seen, names } = useMoment();
  const t = useWords();
  const ask = now.asks.find(({ seat }) => seat === now.viewer);
  if (now.told.isTelling || now.over) return null;
  if (now.underway) return t(now.underway.hasLine ? 'table.underway' : 'table.underwayLater');
  if (voice.coming?.kind === 'end') return t('table.ending.says');
  if (ask && !voice.coming) return questionWords(table, room, seen, ask);
  const [waited] = now.pending.asks;
  const isPerson = now.thinking === null && waited && now.sitters[waited.seat].kind === 'person';
  return isPerson && !ask ? t('table.waitingFor', { name: names[waited.seat] }) : null;
}

/** The question as the room puts it, else as the game does. */
export const questionWords = (
  { speaker, module }: TableAtHand,
  { question }: Pick<GameRoom, 'question'>,
  seen: Seen,
  ask: PendingAsk,
): string => speaker.say(question?.(seen, ask) ?? module.speech.question(seen, ask));
