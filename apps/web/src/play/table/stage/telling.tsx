/** In the place of the question while something is told: what is happening, and the way to its end. */
import type { GameEvent } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { useSettings } from '@tabard/page/settings/settings';
import { Stressed } from '@tabard/page/words/stressed';
import { useWords } from '@tabard/page/words/words';
import './telling.css';

interface TellingProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
}

export function Telling({ table, now }: TellingProps) {
  const t = useWords();
  const isStepped = useSettings().speed === 'step';
  const { stage } = table;
  return (
    <section className="decision telling" data-region="telling" aria-label={t('table.telling')}>
      {/* Said aloud by spoken.tsx. */}
      <h2 className="decision-question telling-line">
        <Stressed text={sentenceOf(table, now.told.fresh) ?? '…'} />
      </h2>
      <div className="telling-deeds">
        <Button tone={isStepped ? 'primary' : 'quiet'} onClick={() => (isStepped ? stage.next() : stage.skip())}>
          {isStepped ? t('table.next') : t('table.skip')} <span aria-hidden="true">▸</span>
        </Button>
        {isStepped && (
          <Button tone="quiet" onClick={() => stage.skip()}>
            {t('table.toEnd')} <span aria-hidden="true">▸▸</span>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The log's own words for the newest of these that has any. What is still being played is not among what was told. */
function sentenceOf({ module: { speech, game }, speaker }: TableAtHand, told: readonly GameEvent[]): string | null {
  const messages = told.map((event) => speech.event(event, game.content));
  const message = messages.findLast((one) => one !== null);
  return message ? speaker.say(message) : null;
}
