/** The moments that decided it, each with a way into the replay. */
import { Button, Panel } from '@tabard/page/design/controls';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import type { TurningPoint } from './moments';
import { turnAt } from './story';
import type { After } from './use-after';

interface MomentsPanelProps {
  readonly after: After;
  readonly onJump: (answers: number) => void;
}

export function MomentsPanel({ after, onJump }: MomentsPanelProps) {
  const t = useWords();
  const { moments, names, story } = after;
  return (
    <Panel title={t('after.moments')} className="moments">
      {moments.length === 0 && <p className="field-help">{t('after.noMoments')}</p>}
      <ol>
        {moments.map((moment) => {
          const turn = turnAt(story.turns, moment.answers - 1)?.number ?? 0;
          const { kind, seat, before, after: now } = moment;
          return (
            <li key={moment.answers} className="decided">
              <p className="label">{t('after.turnNumber', { turn })}</p>
              <Button onClick={() => onJump(moment.answers)}>
                {t('after.watch')}
                <span className="hidden-words">{t('after.turnNumber', { turn })}</span>
              </Button>
              <p className="decided-line prose">{headline(after, moment)}</p>
              <p className="decided-lead">
                <SideMark seat={seat} />
                {t(`after.moment.${kind}`, { name: names[seat], before, after: now })}
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** What happened then, by the weightiest event of it. */
function headline({ played, speaker }: After, { answers }: TurningPoint): string {
  const { module, replay } = played;
  const events = replay.eventsAt(answers, 'everything');
  const weight = (type: string) => {
    const at = module.headlines?.indexOf(type) ?? -1;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const weightiest = events.reduce((best, event) => (weight(event.type) < weight(best.type) ? event : best), events[0]);
  const message = weightiest && module.speech.event(weightiest, module.game.content);
  return message ? speaker.say(message) : '';
}
