/** The way to a game's guided first evening: what it teaches, and a seat; or back to the one that was left. */
import adviser from '@iconify-json/game-icons/raven';
import { createSpeaker } from '@tabard/content';
import { Button, Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Page } from '@tabard/page/design/page';
import { hueOf } from '@tabard/page/face';
import { type Lesson, partsOf, stepCount } from '@tabard/page/lesson/guide';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { faceOf } from '../../house/faces';
import { isTaught, type Teaching, teachingOf } from '../../house/lessons';
import { NotYet } from '../../house/not-yet';
import { Nowhere } from '../../house/nowhere';
import type { RoomProps } from '../../house/room-props';
import { isDamaged, type SavedGame } from '../../keep/storage/saved';
import { useSaves } from '../../keep/storage/use-saves';
import { beginLesson } from './begin-lesson';
import './learn.css';

export function LearnRoom({ address }: RoomProps) {
  const { game } = address.place.params;
  if (!faceOf(game)) return <Nowhere />;
  return isTaught(game) ? <Lessons key={game} game={game} /> : <NotYet address={address} />;
}

function Lessons({ game }: { readonly game: string }) {
  const t = useWords();
  const face = faceOf(game)!;
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  useEffect(() => {
    teachingOf(game).then(setTeaching);
  }, [game]);
  if (!teaching) return <p className="loading">{t('shell.loading')}</p>;

  const { lesson, short, words } = teaching;
  const language = locale();
  const speaker = createSpeaker({ words: [words[language] ?? words.en, words.en], names: [], language });
  const say = (id: string) => speaker.say({ id });
  return (
    <div className="table-hue" style={hueOf(face)}>
      <Page title={`${t(`tables.${game}.name`)}: ${say('lesson.title')}`} lead={say('lesson.lead')}>
        <div className="learn">
          <Panel material="vellum" className="learn-lesson">
            <span className="learn-face medal">
              <IconMark icon={adviser} size="64%" />
            </span>
            <div>
              <p className="label">{t('learn.length', { time: say('short.minutes'), steps: stepCount(short) })}</p>
              <h2>{say('short.title')}</h2>
              <Parts lesson={short} say={say} />
              <Begin {...{ game, lesson: short }} title={say('lesson.title')} isFirst />
            </div>
            <div className="learn-scene" aria-hidden="true">
              <face.Scene />
            </div>
          </Panel>
          <Panel material="vellum" className="learn-long">
            <p className="label">{t('learn.length', { time: say('lesson.minutes'), steps: stepCount(lesson) })}</p>
            <h2>{t('learn.long')}</h2>
            <p className="prose">{t('learn.longSays')}</p>
            <Parts lesson={lesson} say={say} />
            <Begin {...{ game, lesson }} title={say('lesson.title')} />
          </Panel>
          <Panel title={t('learn.ratherRead')}>
            <p className="prose">{t('learn.ratherReadSays')}</p>
            <p className="learn-ways">
              <Link className="button" to={`${pathTo('rules', { game })}#summary`}>
                {t('learn.summary')}
              </Link>
              <Link className="button" data-tone="quiet" to={pathTo('rules', { game })}>
                {t('learn.rules')}
              </Link>
            </p>
          </Panel>
        </div>
      </Page>
    </div>
  );
}

interface PartsProps {
  readonly lesson: Lesson;
  readonly say: (id: string) => string;
}

function Parts({ lesson, say }: PartsProps) {
  return (
    <ol className="learn-parts">
      {partsOf(lesson).map((id, i) => (
        <li key={id}>
          <span aria-hidden="true">{i + 1}</span>
          {say(`rounds.${id}.title`)}
        </li>
      ))}
    </ol>
  );
}

interface BeginProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly title: string;
  /** What is suggested to whoever has not begun yet. */
  readonly isFirst?: boolean;
}

function Begin({ game, lesson, title, isFirst = false }: BeginProps) {
  const t = useWords();
  const [opening, setOpening] = useState(false);
  const left = useSaves()?.find(
    (save): save is SavedGame => !isDamaged(save) && save.game === game && save.guide === lesson.id && !save.over,
  );

  async function begin() {
    setOpening(true);
    go(pathTo('table', { id: await beginLesson(game, lesson, title) }));
  }

  return (
    <div className="learn-ways">
      {left && (
        <Link className="button" data-tone="primary" data-size="large" to={pathTo('table', { id: left.id })}>
          {t('learn.goOn')}
        </Link>
      )}
      <Button
        tone={left ? 'quiet' : isFirst ? 'primary' : 'plain'}
        size={isFirst && !left ? 'large' : undefined}
        disabled={opening}
        onClick={() => void begin()}
      >
        {left ? t('learn.beginAnew') : t(isFirst ? 'learn.begin' : 'learn.beginLong')}
      </Button>
    </div>
  );
}
