/** What would go without saying can be stopped: beforehand ("Wait, I want to…"), or while a turn is about to end. */
import { Button } from '@tabard/page/design/controls';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import type { Voice } from './use-voice';

interface WaitProps {
  readonly voice: Voice;
}

/** Pressed, the person is asked before the phase ends. */
export function WaitButton({ voice: { waits, setWaits } }: WaitProps) {
  const t = useWords();
  if (waits === null) return null;
  return (
    <Button tone="quiet" className="decision-wait" aria-pressed={waits} onClick={() => setWaits(!waits)}>
      {t(waits ? 'table.wait.on' : 'table.wait.ask')}
    </Button>
  );
}

/** The turn ends by itself in a moment. */
export function Ending({ voice: { coming, setWaits, answerAs } }: WaitProps) {
  const { seat } = useMoment();
  const t = useWords();
  if (!coming || seat === null) return null;
  return (
    <section className="decision" data-region="ending" aria-label={t('table.yourDecision')}>
      <h2 className="decision-question">{t('table.ending.says')}</h2>
      <div className="ending-deeds">
        <Button onClick={() => answerAs(seat, coming.key)}>{t('table.ending.now')}</Button>
        <Button onClick={() => setWaits(true)}>{t('table.wait.ask')}</Button>
      </div>
    </section>
  );
}
