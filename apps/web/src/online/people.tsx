/** Who sits where, who is here and who is away, and how much time each has left. */
import type { TableCard, Whoami } from '@tabard/inn';
import { useEffect, useState } from 'react';
import { SideMark } from '../room/sides';
import { useWords } from '../words/words';
import { Presence } from './presence';
import type { VisitNow } from './visit';

interface PeopleListProps {
  readonly card: TableCard;
  readonly you: Whoami | null;
  readonly clocks: VisitNow['clocks'];
}

export function PeopleList({ card, you, clocks }: PeopleListProps) {
  const t = useWords();
  const watching = card.guests.filter(({ guest, here }) => here && !card.seats.some((seat) => seat.guest === guest));
  return (
    <>
      <ul className="people">
        {card.seats.map((seat, at) => {
          const guest = card.guests.find((one) => seat.kind === 'person' && one.guest === seat.guest);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={at}>
              <SideMark seat={at} size="1.3rem" />
              <b>{seat.kind === 'open' ? t('online.free') : seat.name}</b>
              {seat.kind === 'bot' && <span>{t('setup.shortBot')}</span>}
              {you?.seats.includes(at) && <span>{t('online.you')}</span>}
              {guest && guest.guest === card.host && <span>{t('online.host')}</span>}
              {guest && !you?.seats.includes(at) && <Presence here={guest.here} />}
              {clocks && <TimeLeft clocks={clocks} seat={at} />}
            </li>
          );
        })}
      </ul>
      {watching.length > 0 && (
        <p className="field-help">{t('online.watch', { names: watching.map(({ name }) => name) })}</p>
      )}
    </>
  );
}

interface TimeLeftProps {
  readonly clocks: NonNullable<VisitNow['clocks']>;
  readonly seat: number;
}

/** The inn's clock decides; this one only counts down from what it last told. */
function TimeLeft({ clocks, seat }: TimeLeftProps) {
  const t = useWords();
  const [, tick] = useState(0);
  const isRunning = clocks.running.includes(seat);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = clocks.left[seat];
  if (left === null || left === undefined) return null;
  const ms = Math.max(0, left - (isRunning ? performance.now() - clocks.at : 0));
  return (
    <span className="time-left" data-running={isRunning}>
      {t('online.left', { time: timeIn(ms) })}
    </span>
  );
}

/** 3:05, 1:02:00, or days. */
export function timeIn(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
