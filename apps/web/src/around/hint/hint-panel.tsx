/** The hint: what the strongest bot would do, and what came of it in the games that it imagined. */
import raven from '@iconify-json/game-icons/raven';
import type { Advice } from '@tabard/bots';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { LocalTable } from '../../play/table/local-table';
import { useSuggestion } from '../learn/use-suggestion';
import { reasonsOf } from './reasons';
import type { Hinted } from './use-hint';
import '../learn/coach.css';
import './hint.css';

interface HintPanelProps {
  readonly table: LocalTable;
  readonly hinted: Hinted;
  readonly onSuggest: (key: string | null) => void;
  readonly onPutAway: () => void;
}

export function HintPanel({ table, hinted: { advice, isDone, failed }, onSuggest, onPutAway }: HintPanelProps) {
  const t = useWords();
  const { describe, asks, seat } = useMoment();
  const ask = asks.find((each) => each.seat === seat);
  const isOffered = advice !== null && (ask?.options.includes(advice.key) ?? false);
  useSuggestion(isOffered ? advice!.key : null, onSuggest);
  const bot = advice && table.speaker.say({ id: `bots.${advice.bot}.title` });
  return (
    <section className="coach on-paper" data-row="true" data-kind="hint" aria-label={t('hint.title')}>
      <header className="coach-head">
        <span className="coach-face">
          <IconMark icon={raven} size="70%" />
        </span>
        <div className="coach-title">
          <h2>{bot ? t('hint.by', { bot }) : t('hint.title')}</h2>
        </div>
      </header>
      <div className="hint-body" data-scrolls>
        <div className="coach-words" aria-live="polite">
          {failed && <p className="coach-says">{t('hint.failed')}</p>}
          {!advice && !failed && <p className="coach-says">{t(isDone ? 'hint.nothing' : 'hint.thinking')}</p>}
          {advice && (
            <p className="coach-do">
              <span aria-hidden="true">→</span>
              <span>{isOffered ? describe(advice.key) : t('hint.byHand')}</span>
            </p>
          )}
        </div>
        {advice && <Why {...{ advice, table, isDone, describe }} />}
      </div>
      <div className="coach-deeds">
        <Button tone="quiet" onClick={onPutAway}>
          {t('hint.putAway')}
        </Button>
        <span className="coach-or">{t('hint.count', { count: table.hints })}</span>
      </div>
    </section>
  );
}

interface WhyProps {
  readonly advice: Advice;
  readonly table: LocalTable;
  readonly isDone: boolean;
  readonly describe: (key: string) => string;
}

/** Why: a sentence when it is known, and what is weighed meanwhile. Not told aloud with every game that is added. */
function Why({ advice, table, isDone, describe }: WhyProps) {
  const t = useWords();
  const { why, instead, rather } = reasonsOf(advice, table.module, { t, say: table.speaker.say, describe });
  return (
    <div className="coach-words" aria-live={isDone ? 'polite' : 'off'}>
      {why.map((sentence) => (
        <p key={sentence} className="coach-says">
          {sentence}
        </p>
      ))}
      {instead.map((line) => (
        <p key={line} className="coach-remark">
          {line}
        </p>
      ))}
      {isDone && rather && <p className="coach-says">{rather}</p>}
      {!isDone && <p className="coach-remark">{t(advice.tallies[0].games === 0 ? 'hint.imagining' : 'hint.goesOn')}</p>}
    </div>
  );
}
