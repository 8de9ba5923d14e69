/** What has happened, as sentences. Pointing at one lights up on the board what it speaks of. */
import { useEffect, useMemo, useRef } from 'react';
import type { GameRoom } from '../games/face';
import { Stressed } from '../words/stressed';
import { useWords } from '../words/words';
import type { TableAtHand, TableNow } from './table-at-hand';
import type { PointedAt } from './use-table';
import './log-panel.css';

interface LogPanelProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
  readonly picture: GameRoom['logPicture'];
  readonly onPoint: (facts: PointedAt) => void;
}

const KEPT = 150;

export function LogPanel({ table, now, picture, onPoint }: LogPanelProps) {
  const t = useWords();
  const end = useRef<HTMLDivElement>(null);
  const { viewer } = now;
  const lines = useMemo(() => linesOf(table, now), [table, now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is wanted in sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' }); // Answers a promise in newer browsers: no clean-up.
  }, [lines.at(-1)?.id]);

  return (
    <section className="log" data-region="log" aria-label={t('table.log')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="log-lines" role="log" aria-live="polite" tabIndex={0} data-scrolls>
        {table.chapters.map(({ version, answers }) => (
          <p key={answers} className="log-chapter">
            {t('table.wentOver', { version, answers })}
          </p>
        ))}
        <ol>
          {lines.map(({ id, event, text }) => (
            <li
              key={id}
              data-type={event.type}
              data-own={event.seat === viewer}
              onPointerEnter={() => onPoint(event)}
              onPointerLeave={() => onPoint(null)}
            >
              <Stressed text={text} />
              {picture && (
                <span className="log-picture" aria-hidden="true">
                  {picture(now.told.seen, event)}
                </span>
              )}
            </li>
          ))}
        </ol>
        <div ref={end} className="log-end" />
      </div>
    </section>
  );
}

/** As far as it is told: a line does not run ahead of the board. */
function linesOf(table: TableAtHand, { told: { told } }: TableNow) {
  const { speech, game } = table.module;
  const from = Math.max(0, told - KEPT);
  return table.eventsFrom(from, told).flatMap((event, i) => {
    const message = speech.event(event, game.content);
    return message ? [{ id: from + i, event, text: table.speaker.say(message) }] : [];
  });
}
