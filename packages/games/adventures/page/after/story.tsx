/**
 * After an adventure: the way that was taken, what each hero did, checks and fights, luck, guild and market, and where the
 * campaign stands; and a page to share that gives nothing of the story away.
 */

import { Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import type { StoryProps } from '@tabard/page/face';
import { memo, useMemo } from 'react';
import { bookOf, difficultyName, endsCampaign, enemyName, skillName, storyText } from '../../index';
import { SIGNS } from '../icons';
import { spoken } from '../say';
import { said, viewOf, words } from '../view';
import { CampaignStands } from './campaign-stands';
import { deedsOf, type Trial, trialsOf } from './figures';
import { DeedsTable, type HeroDeeds } from './heroes';
import { LuckOfDice } from './luck';
import { sharedOf } from './share';
import { SharePage } from './share-page';
import { Traded } from './traded';
import { WayTaken } from './way';
import './story.css';

interface Part {
  readonly props: StoryProps;
}

export function Story(props: StoryProps) {
  const { b, content } = viewOf(props.seen);
  const panel = (id: string, content: React.ReactNode) => (
    <Panel material="vellum" title={words(props, `after.${id}.title`)} className={`ra-story-${id}`}>
      {content}
    </Panel>
  );
  return (
    <div className="ra-story">
      {endsCampaign(viewOf(props.seen)) && (
        <Panel material="vellum" title={words(props, 'after.ending.title')} className="ra-story-ending">
          <p className="prose">{said(props, storyText(content, b.ending))}</p>
        </Panel>
      )}
      {panel('way', <WayTaken props={props} />)}
      {panel('trials', <Trials props={props} />)}
      {panel('heroes', <Heroes props={props} />)}
      {panel('luck', <LuckOfDice props={props} />)}
      {panel('trade', <Traded props={props} />)}
      {bookOf(viewOf(props.seen)).kind !== 'tutorial' && panel('campaign', <CampaignStands props={props} />)}
      {props.over && panel('share', <ToShare props={props} />)}
    </div>
  );
}

const ToShare = memo(function ToShare({ props }: Part) {
  const { told, seen, say } = props;
  const shared = useMemo(() => sharedOf({ told, seen, say }), [told, seen, say]);
  return <SharePage {...{ props, shared }} />;
});

// ---- heroes

const Heroes = memo(function Heroes({ props }: Part) {
  const seen = viewOf(props.seen);
  const heroes = deedsOf(props.told, seen.seats).map((deeds, seat): HeroDeeds => ({ book: props, seat, deeds }));
  return <DeedsTable props={props} heroes={heroes} />;
});

// ---- checks and fights

const Trials = memo(function Trials({ props }: Part) {
  const trials = trialsOf(props.told);
  if (trials.length === 0) return <p>{words(props, 'after.trials.none')}</p>;
  return (
    <ol className="ra-trials">
      {trials.map((trial) => (
        <li key={trial.answers} data-won={trial.won}>
          <button type="button" onClick={() => props.onJump?.(trial.answers)}>
            <IconMark icon={trial.kind === 'check' ? SIGNS.dice : SIGNS.counter} size="1.5em" />
            <span>
              <b>{trialName(props, trial)}</b>
              <small>
                {words(props, `after.trials.${endOf(trial)}`, { covered: trial.covered, slots: trial.slots })}
              </small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
});

function trialName(props: StoryProps, { kind, skill, difficulty, enemies }: Trial): string {
  const { content } = viewOf(props.seen);
  if (kind === 'combat')
    return spoken(
      props,
      enemies.map((number) => enemyName(content, number)),
    );
  return words(props, 'told.check', { skill: skillName(content, skill), difficulty: difficultyName(difficulty) });
}

const endOf = ({ kind, won }: Trial): string =>
  won === null ? 'open' : kind === 'check' ? (won ? 'passed' : 'failed') : won ? 'won' : 'lost';
