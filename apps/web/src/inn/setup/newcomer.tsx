/** Asked once, before somebody sits down for the first time: how much of a stranger they are. */

import crossed from '@iconify-json/game-icons/crossed-swords';
import leaf from '@iconify-json/game-icons/feather';
import adviser from '@iconify-json/game-icons/raven';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { type GameFace, hueOf } from '@tabard/page/face';
import { type Settings, set } from '@tabard/page/settings/settings';
import { locale, useWords } from '@tabard/page/words/words';
import { useEffect, useId, useState } from 'react';
import { beginLesson, wasShown } from '../../around/learn/begin-lesson';
import { isTaught, teachingOf } from '../../house/lessons';
import './newcomer.css';

/** What "sit down" leads to. */
export type WayIn = 'ask' | 'lesson' | 'gentle' | 'usual';

/** Who wants to learn is shown each game once, and plays gentle tables then. */
export function wayInto(game: string, sitDown: Settings['sitDown']): WayIn {
  if (sitDown !== 'learn') return sitDown;
  return isTaught(game) && !wasShown(game) ? 'lesson' : 'gentle';
}

/** Opens the table of the short lesson. */
export async function openLesson(game: string): Promise<string> {
  const { short, words } = await teachingOf(game);
  const { lesson } = (words[locale()] ?? words.en) as { lesson: { title: string } };
  return beginLesson(game, short, lesson.title);
}

type Answer = Exclude<Settings['sitDown'], 'ask'>;
const ICONS: { readonly [answer in Answer]: Icon } = { learn: adviser, gentle: leaf, usual: crossed };

interface NewcomerProps {
  readonly face: GameFace;
  readonly onAnswer: (answer: Answer) => void;
}

export function Newcomer({ face, onAnswer }: NewcomerProps) {
  const t = useWords();
  const time = useLessonTime(face.id);
  const answer = (it: Answer) => {
    set('sitDown', it);
    onAnswer(it);
  };
  return (
    <div className="table-hue" style={hueOf(face)}>
      <Page title={t('newcomer.title')} lead={t('newcomer.lead')}>
        <div className="newcomer">
          {face.guide && <Way it="learn" isFirst says={time && t('newcomer.learnSays', { time })} onAnswer={answer} />}
          <Way it="gentle" says={t(`tables.${face.id}.gentle`)} onAnswer={answer} />
          <Way it="usual" says={t('newcomer.usualSays')} onAnswer={answer} />
        </div>
      </Page>
    </div>
  );
}

interface WayProps {
  readonly it: Answer;
  /** What somebody should do who does not know. */
  readonly isFirst?: boolean;
  readonly says: string | null;
  readonly onAnswer: (answer: Answer) => void;
}

function Way({ it, isFirst, says, onAnswer }: WayProps) {
  const t = useWords();
  const id = useId();
  return (
    <button
      type="button"
      className="newcomer-way panel on-paper"
      data-material="vellum"
      data-first={isFirst}
      aria-labelledby={`${id}name`}
      aria-describedby={`${id}says`}
      onClick={() => onAnswer(it)}
    >
      <IconMark icon={ICONS[it]} size="3rem" />
      <b id={`${id}name`}>{t(`newcomer.${it}`)}</b>
      <span id={`${id}says`}>{says}</span>
    </button>
  );
}

/** How long the short lesson takes, in the words of its teacher. */
function useLessonTime(game: string): string | null {
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    if (!isTaught(game)) return;
    teachingOf(game).then(
      ({ words }) => setTime(((words[locale()] ?? words.en) as { short: { minutes: string } }).short.minutes),
      () => undefined, // The ways in are the same without it.
    );
  }, [game]);
  return time;
}
