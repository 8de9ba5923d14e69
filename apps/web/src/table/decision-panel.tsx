/**
 * The question and every answer to it, as buttons with their consequence: the plain way to play, by mouse, keyboard
 * and screen reader. It can show any question of any game.
 */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../design/controls';
import { Tip } from '../design/tip';
import type { BoardProps, GameRoom } from '../games/face';
import { pathTo } from '../shell/routes';
import { useWords } from '../words/words';
import type { LocalTable, TableNow } from './local-table';
import './decision-panel.css';

interface DecisionPanelProps {
  readonly table: LocalTable;
  readonly now: TableNow;
  readonly board: BoardProps;
  readonly shownElsewhere?: GameRoom['shownElsewhere'];
  /** What a coach speaks of: never folded away. */
  readonly suggested?: string | null;
}

export function DecisionPanel({ table, now, board, shownElsewhere, suggested }: DecisionPanelProps) {
  const t = useWords();
  const { viewer, pending, match } = now;
  const ask = pending.asks.find(({ seat }) => seat === viewer) ?? null;
  const extras = pending.interrupts.flatMap(({ options }) => options);
  const [showsAll, setShowsAll] = useState(false);
  const [showsWhy, setShowsWhy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts short again
  useEffect(() => {
    setShowsAll(false);
    setShowsWhy(false);
  }, [ask?.question, now.moment]);

  if (now.over) return null;
  if (!ask) return <Waiting table={table} now={now} board={board} extras={extras} />;

  const hidden = shownElsewhere
    ? [...ask.options, ...extras].filter((key) => key !== suggested && shownElsewhere(key, ask))
    : [];
  const worthFolding = hidden.length > 0 && hidden.length < ask.options.length + extras.length;
  const isShown = (key: string) => showsAll || !worthFolding || !hidden.includes(key);
  const shown = ask.options.filter(isShown);
  const shownExtras = extras.filter(isShown);
  const refusals = viewer === null ? [] : match.refusals(viewer);
  const { speech, game } = table.module;

  return (
    <section className="decision" aria-label={t('table.yourDecision')}>
      <h2 className="decision-question" aria-live="polite">
        {table.speaker.say(speech.question(board.seen, ask))}
      </h2>
      <ul className="decision-options" ref={list} onKeyDown={moveFocus}>
        {shown.map((key, i) => (
          <li key={key}>
            <Button
              tone={key === ask.options[0] ? 'primary' : 'plain'}
              className="decision-option"
              data-key={key}
              onClick={() => table.answer(key)}
            >
              {i < 9 && <span className="decision-number" data-number={i + 1} />}
              <span>{board.describe(key)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shownExtras.length > 0 && <Extras table={table} board={board} extras={shownExtras} />}
      <div className="decision-more">
        {worthFolding && (
          <Button tone="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t('table.fewerChoices') : t('table.allChoices', { count: hidden.length })}
          </Button>
        )}
        {refusals.length > 0 && (
          <Button tone="quiet" aria-expanded={showsWhy} onClick={() => setShowsWhy(!showsWhy)}>
            {t('table.notPossible', { count: refusals.length })}
          </Button>
        )}
      </div>
      {showsWhy && refusals.length > 0 && (
        <div className="decision-refused">
          <ul>
            {refusals.map(({ key, why }) => (
              <li key={key}>
                <Tip
                  says={table.speaker.say(speech.refusal(why, game.content))}
                  clause={{ name: why.clause, to: pathTo('clause', { game: game.id, clause: clauseId(why.clause) }) }}
                >
                  <button type="button" className="decision-why" aria-disabled="true">
                    {board.describe(key)}
                  </button>
                </Tip>
                <span className="decision-reason">{table.speaker.say(speech.refusal(why, game.content))}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** DM-17.19.wyvern is told under DM-17.19. */
export const clauseId = (clause: string): string => /^[A-Z]+-(?:R\d+|\d+(?:\.\d+)?)/.exec(clause)?.[0] ?? clause;

function moveFocus(event: React.KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

interface ExtrasProps extends Pick<DecisionPanelProps, 'table' | 'board'> {
  readonly extras: readonly string[];
}

/** What may be thrown in at any time. */
function Extras({ table, board, extras }: ExtrasProps) {
  const t = useWords();
  return (
    <div className="decision-extras">
      <h3>{t('table.atAnyTime')}</h3>
      <ul>
        {extras.map((key) => (
          <li key={key}>
            <Button className="decision-option" data-key={key} onClick={() => table.answer(key)}>
              <span>{board.describe(key)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({
  table,
  now,
  board,
  extras,
}: Omit<DecisionPanelProps, 'shownElsewhere'> & { extras: readonly string[] }) {
  const t = useWords();
  const asked = now.pending.asks[0];
  const name = asked ? board.names[asked.seat] : '';
  return (
    <section className="decision" aria-label={t('table.yourDecision')}>
      <h2 className="decision-question decision-waiting" aria-live="polite">
        {t(now.thinking === null ? 'table.waitingFor' : 'table.thinking', { name })}
        <span className="thinking-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </h2>
      <Button tone="quiet" onClick={() => table.hurry()}>
        {t('table.hurry')}
      </Button>
      {extras.length > 0 && <Extras table={table} board={board} extras={extras} />}
    </section>
  );
}
