/**
 * A game that went on from a save, mostly because its rules changed on the way: the result, what is known of it, and
 * why nobody can check it. It is never called verified.
 */

import { Button, Panel } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { type GameFace, hueOf } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { useMemo } from 'react';
import { faceOf } from '../../house/faces';
import { CampaignOn } from './campaign-on';
import { headingOf } from './heading';
import type { PlayedInPart } from './played';
import { Standings } from './standings';
import { useVerdictWords } from './verdict-words';
import './after.css';

/** Enough to read, and quickly drawn. */
const LINES = 500;

export function PartPage({ part }: { readonly part: PlayedInPart }) {
  const t = useWords();
  const say = useVerdictWords();
  const { id, title, module, table } = part;
  const { match, chapters } = table;
  const { standing } = match;
  const face = faceOf(module.game.id) as GameFace;
  const names = table.sitters.map(({ name }) => name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tongue needs a new speaker
  const speaker = useMemo(() => speakerFor(module, names, part.tale), [part, t]);
  const lines = match.eventsFor(null).flatMap((event, key) => {
    const message = module.speech.event(event, module.game.content);
    return message ? [{ key, text: speaker.say(message) }] : [];
  });

  return (
    <div className="after table-hue" style={hueOf(face)}>
      <header className="hero">
        <div className="hero-scene" aria-hidden="true">
          <face.Scene />
        </div>
        <div className="hero-words">
          <p className="label">{title}</p>
          <p className="arranged">{t('part.notVerified')}</p>
          <h1>{headingOf(module, match, names, speaker)}</h1>
          {chapters.map(({ version, answers }) => (
            <p key={answers} className="prose">
              {t('part.chapter', { version, answers })}
            </p>
          ))}
          {match.setup.practice && <p className="prose">{say({ id: 'verdict.practice' })}</p>}
          {chapters.length === 0 && <p className="prose">{t('part.save')}</p>}
          <div className="after-deeds">
            {standing && part.campaign !== null && <CampaignOn campaign={part.campaign} />}
            {!standing && (
              <Link className="button" data-tone="primary" to={pathTo('table', { id })}>
                {t('inn.goOn')}
              </Link>
            )}
            <Button onClick={() => download(JSON.stringify(table.save), `${module.game.id}-table.json`)}>
              {t('part.download')}
            </Button>
            <Link className="button" to={pathTo('replayLink')}>
              {t('after.toReplays')}
            </Link>
          </div>
        </div>
      </header>
      {standing && !module.isCoop && <Standings {...{ module, match, names, speaker }} />}
      {lines.length > 0 && (
        <Panel title={t('part.since')}>
          <ol className="prose">
            {lines.slice(-LINES).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </Panel>
      )}
    </div>
  );
}
