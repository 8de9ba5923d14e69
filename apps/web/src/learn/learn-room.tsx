/** The way to a game's guided first evening: what it teaches, and a seat; or back to the one that was left. */
import adviser from '@iconify-json/game-icons/raven';
import { createSpeaker } from '@tabard/content';
import { useEffect, useState } from 'react';
import { Button, Panel } from '../design/controls';
import { IconMark } from '../design/icon';
import { hueOf } from '../games/face';
import { faceOf } from '../games/faces';
import { moduleOf } from '../games/modules';
import { seatNames } from '../setup/seat-names';
import type { RoomProps } from '../shell/app';
import { NotYet } from '../shell/not-yet';
import { Nowhere } from '../shell/nowhere';
import { Page } from '../shell/page';
import { go, Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import { isDamaged, type SavedGame } from '../storage/saved';
import { useSaves } from '../storage/use-saves';
import { beginGame } from '../table/new-game';
import { locale, useWords } from '../words/words';
import { partsOf, setupOf } from './guide';
import { isTaught, type Teaching, teachingOf } from './lessons';
import './learn.css';

export function LearnRoom({ address }: RoomProps) {
  const { game } = address.place.params;
  if (!faceOf(game)) return <Nowhere />;
  return isTaught(game) ? <Lesson key={game} game={game} /> : <NotYet address={address} />;
}

function Lesson({ game }: { readonly game: string }) {
  const t = useWords();
  const face = faceOf(game)!;
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  useEffect(() => {
    teachingOf(game).then(setTeaching);
  }, [game]);
  if (!teaching) return <p className="loading">{t('shell.loading')}</p>;

  const { lesson, words } = teaching;
  const language = locale();
  const speaker = createSpeaker({ words: [words[language] ?? words.en, words.en], names: [], language });
  const say = (id: string) => speaker.say({ id });
  return (
    <div className="table-hue" style={hueOf(face)}>
      <Page title={`${t(`tables.${game}.name`)}: ${say('lesson.title')}`} lead={say('lesson.lead')}>
        <div className="learn">
          <Panel material="vellum" className="learn-lesson">
            <span className="learn-face">
              <IconMark icon={adviser} size="64%" />
            </span>
            <div>
              <p className="label">{say('lesson.minutes')}</p>
              <h2>{t('learn.contents')}</h2>
              <ol className="learn-parts">
                {partsOf(lesson).map((id, i) => (
                  <li key={id}>
                    <span aria-hidden="true">{i + 1}</span>
                    {say(`rounds.${id}.title`)}
                  </li>
                ))}
              </ol>
              <Begin game={game} teaching={teaching} title={say('lesson.title')} />
            </div>
            <div className="learn-scene" aria-hidden="true">
              <face.Scene />
            </div>
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

interface BeginProps {
  readonly game: string;
  readonly teaching: Teaching;
  readonly title: string;
}

function Begin({ game, teaching: { lesson }, title }: BeginProps) {
  const t = useWords();
  const [opening, setOpening] = useState(false);
  const left = useSaves()?.find(
    (save): save is SavedGame => !isDamaged(save) && save.game === game && save.guide === lesson.id && !save.over,
  );

  async function begin() {
    setOpening(true);
    const names = seatNames(await moduleOf(game));
    go(pathTo('table', { id: await beginGame(game, setupOf(lesson, names), title, lesson.id) }));
  }

  return (
    <div className="learn-ways">
      {left && (
        <Link className="button" data-tone="primary" data-size="large" to={pathTo('table', { id: left.id })}>
          {t('learn.goOn')}
        </Link>
      )}
      <Button
        tone={left ? 'quiet' : 'primary'}
        size={left ? undefined : 'large'}
        disabled={opening}
        onClick={() => void begin()}
      >
        {left ? t('learn.beginAnew') : t('learn.begin')}
      </Button>
    </div>
  );
}
