/** The Dragon's Tower: thirteen levels, the party's lantern on its own, and who waits there. */
import lantern from '@iconify-json/game-icons/lantern';
import { IconMark } from '@tabard/page/design/icon';
import { Glow, SceneFrame } from '@tabard/page/design/scene';
import { useMoment } from '@tabard/page/room/moment';
import { campaignName, rankName, typeName, typeOfHighest } from '../../index';
import { Rank } from '../cards/cards';
import { ENEMY_LOOKS } from '../icons';
import { words } from '../say';
import { viewOf } from '../view';
import './tower-view.css';

export function TowerView() {
  const moment = useMoment();
  const { b, options } = viewOf(moment.seen);
  const doubles = options.campaign === 'doubles';
  const count = doubles ? 12 : 13;
  const levels = Array.from({ length: count }, (_, i) => count - i);
  const valuesOf = (level: number) => (doubles ? [level + 1, level + 2] : [level + 1]);
  return (
    <>
      <Night />
      <div className="pr-tower-scene">
        <ol className="pr-tower" reversed aria-label={moment.say(campaignName(options.campaign))}>
          {levels.map((level) => (
            <li key={level} data-here={level === b.level} data-done={level < b.level}>
              <span className="pr-level">{level}</span>
              {valuesOf(level).map((value) => (
                <span key={value} className="pr-level-who">
                  <IconMark icon={ENEMY_LOOKS[typeOfHighest(value)].icon} size="1.2rem" />
                  <b>
                    <Rank value={value} />
                  </b>
                </span>
              ))}
              {level === b.level && (
                <IconMark icon={lantern} className="pr-lantern" label={words(moment, 'tower.here')} />
              )}
            </li>
          ))}
        </ol>
        <div className="pr-plate">
          <h2>{words(moment, 'tower.level', { level: b.level })}</h2>
          {b.left.map((value) => (
            <p key={value} className="pr-tower-foe">
              <IconMark icon={ENEMY_LOOKS[typeOfHighest(value)].icon} size="3.4rem" />
              <span>
                {words(moment, 'tower.waits', {
                  type: moment.say(typeName(typeOfHighest(value))),
                  rank: moment.say(rankName(value)),
                })}
              </span>
            </p>
          ))}
          {b.waiting.length > 0 && <p>{words(moment, 'tower.again')}</p>}
        </div>
      </div>
    </>
  );
}

function Night() {
  return (
    <SceneFrame sky={['#0a0f2e', '#1b2764', '#44569f', '#a4b1dc']}>
      {() => (
        <>
          <Glow x={620} y={120} r={220} colour="#ffe9c9" strength={0.5} />
          <path d="M0 420Q200 350 420 400T800 380V500H0Z" fill="#1a2354" />
          <path d="M0 460Q300 410 800 450V500H0Z" fill="#0a1030" />
        </>
      )}
    </SceneFrame>
  );
}
