/** How much time somebody has: in the list of who is here, and in sight of everybody while it runs. */
import type { TableCard, Whoami } from '@tabard/inn';
import { locale, useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import type { VisitNow } from './visit';

interface TimeLeftProps {
  readonly clocks: NonNullable<VisitNow['clocks']>;
  readonly seat: number;
}

/** The inn's clock decides; this one only counts down from what it last told. */
export function TimeLeft({ clocks, seat }: TimeLeftProps) {
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

/** 3:05, 1:02:00, or days and hours. */
export function timeIn(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${inUnits('day', days)} ${inUnits('hour', Math.floor((seconds % 86_400) / 3600))}`;
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const inUnits = (unit: 'day' | 'hour', count: number): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);

interface RunningClockProps {
  readonly clocks: VisitNow['clocks'];
  readonly card: TableCard;
  readonly you: Whoami | null;
}

/** In the head of the table: one's own time, where it runs, else that of whoever is waited for. */
export function RunningClock({ clocks, card, you }: RunningClockProps) {
  const seat = clocks?.running.find((one) => you?.seats.includes(one)) ?? clocks?.running[0];
  if (!clocks || seat === undefined || card.paused || (clocks.left[seat] ?? null) === null) return null;
  return (
    <p className="running-clock">
      <span className="running-clock-name">{card.seats[seat]?.name}</span>
      <TimeLeft clocks={clocks} seat={seat} />
    </p>
  );
}
