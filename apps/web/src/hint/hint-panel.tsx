/** The hint: what the strongest bot would do, and what came of it in the games that it imagined. */
import raven from '@iconify-json/game-icons/raven';
import type { Tally } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { Button } from '../design/controls';
import { IconMark } from '../design/icon';
import { useSuggestion } from '../learn/use-suggestion';
import { useMoment } from '../room/moment';
import type { LocalTable } from '../table/local-table';
import { useWords } from '../words/words';
import type { Hinted } from './use-hint';
import '../learn/coach.css';

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
      {advice && <Reasons {...{ isDone }} tallies={advice.tallies} module={table.module} describe={describe} />}
      <div className="coach-deeds">
        <Button tone="quiet" onClick={onPutAway}>
          {t('hint.putAway')}
        </Button>
        <span className="coach-or">{t('hint.count', { count: table.hints })}</span>
      </div>
    </section>
  );
}

interface ReasonsProps {
  readonly tallies: readonly Tally[];
  readonly module: GameModule;
  readonly isDone: boolean;
  readonly describe: (key: string) => string;
}

/** Why: a sentence when it is known, and what is weighed meanwhile. Not told aloud with every game that is added. */
function Reasons({ tallies: [own, ...others], module, isDone, describe }: ReasonsProps) {
  const t = useWords();
  const facts = ({ games, won, points }: Tally) => ({
    games,
    won: Math.round(won),
    percent: games === 0 ? 0 : Math.round((100 * won) / games),
    points: games === 0 ? 0 : Math.round(points / games),
  });
  const kind = module.hasNoWinner ? 'story' : module.isCoop ? 'party' : 'rivals';
  const better = others.find((other) => other.won / other.games - own.won / own.games >= CLEARLY);
  if (own.games === 0) return <p className="coach-says">{t('hint.imagining')}</p>;
  return (
    <div className="coach-words" aria-live={isDone ? 'polite' : 'off'}>
      <p className="coach-says">{t(`hint.why.${kind}`, facts(own))}</p>
      {others
        .filter(({ games }) => games > 0)
        .map((other) => (
          <p key={other.key} className="coach-remark">
            {t(`hint.instead.${kind}`, { ...facts(other), option: withoutStop(describe(other.key)) })}
          </p>
        ))}
      {isDone && better && (
        <p className="coach-says">{t('hint.rather', { option: withoutStop(describe(better.key)) })}</p>
      )}
      {!isDone && <p className="coach-remark">{t('hint.goesOn')}</p>}
    </div>
  );
}

/** Of ten games each, three more: less may be luck. */
const CLEARLY = 0.3;

/** It stands within a sentence. */
const withoutStop = (text: string): string => text.replace(/[.:]\s*$/, '');
