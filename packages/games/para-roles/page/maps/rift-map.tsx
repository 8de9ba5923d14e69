/** Eight portals round the Hub: which are open, which are sealed for good, and what waits behind them all. */

import lantern from '@iconify-json/game-icons/lantern';
import spiky from '@iconify-json/game-icons/spiky-eclipse';
import village from '@iconify-json/game-icons/village';
import seal from '@iconify-json/game-icons/wax-seal';
import { IconMark } from '@tabard/page/design/icon';
import { offers } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { ancientStats, helperRanks, NONE, portalName, type Rifts, rankWords, SUITS } from '../../index';
import { asked } from '../asked';
import { SuitMark } from '../cards/cards';
import { ENEMY_LOOKS, PORTAL_ICONS } from '../icons';
import { words } from '../say';
import { Spot } from '../spot';
import { viewOf } from '../view';
import { Track } from './track';
import './rift-map.css';

interface RiftProps {
  readonly rifts: Rifts;
}

export const RiftMap = memo(function RiftMap({ rifts }: RiftProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const { portals } = content.rifts;
  return (
    <div className="pr-rift-scene">
      <div className="pr-ring">
        <svg className="pr-spokes" viewBox="-100 -100 200 200" preserveAspectRatio="none" aria-hidden="true">
          <ellipse rx="80" ry="76" />
          {portals.map(({ id }, i) => {
            const [x, y] = placeAt(i, portals.length);
            return <path key={id} d={`M0 0L${x * 80} ${y * 76}`} data-closed={rifts.portals[i].closed === 1} />;
          })}
        </svg>
        <Hub rifts={rifts} />
        {portals.map(({ id }, i) => (
          <PortalOnMap key={id} rifts={rifts} number={i} />
        ))}
      </div>
    </div>
  );
});

/** How near the end is. */
export const RiftTracks = memo(function RiftTracks({ rifts }: RiftProps) {
  const moment = useMoment();
  const { doom } = viewOf(moment.seen).content.rifts;
  return (
    <div className="pr-tracks">
      <Track
        icon={spiky}
        name={words(moment, 'doom')}
        now={Math.min(rifts.doom, doom)}
        last={doom}
        marks={[{ at: doom, says: words(moment, 'doom.wakes') }]}
      />
      <Ancient rifts={rifts} />
    </div>
  );
});

/** Round the clock, the first at the top. */
const placeAt = (i: number, count: number): [x: number, y: number] => {
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)];
};

const Hub = memo(function Hub({ rifts }: RiftProps) {
  const moment = useMoment();
  const here = rifts.at === NONE;
  const open = offers(moment, 'hub');
  const body = (
    <>
      <IconMark icon={village} size="2.6rem" />
      <span>{words(moment, 'hub')}</span>
      {here && <IconMark icon={lantern} className="pr-portal-party" label={words(moment, 'here')} />}
    </>
  );
  if (!open)
    return (
      <span className="pr-hub" data-here={here}>
        {body}
      </span>
    );
  return (
    <Spot
      className="pr-hub pr-hub-open"
      name={moment.describe('hub')}
      does={() => moment.onAnswer('hub')}
      says={<p>{moment.describe('hub')}</p>}
    >
      {body}
    </Spot>
  );
});

const PortalOnMap = memo(function PortalOnMap({ rifts, number }: RiftProps & { readonly number: number }) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const { portals, seals } = content.rifts;
  const { id, suit } = portals[number];
  const portal = rifts.portals[number];
  const key = asked.key(moment, 'camp', { portal: number });
  const open = offers(moment, key);
  const [x, y] = placeAt(number, portals.length);
  const name = moment.say(portalName(id));
  const state = words(moment, portal.closed ? 'portal.closed' : 'portal.open', { seals: portal.seals, of: seals });
  return (
    <div
      className="pr-portal-place"
      data-closed={portal.closed === 1}
      data-here={rifts.at === number}
      data-open={open}
      data-suit={suit}
      style={{ '--x': `${50 + x * 40}%`, '--y': `${50 + y * 38}%` } as React.CSSProperties}
    >
      <Spot
        className="pr-portal"
        name={[name, state, open ? moment.describe(key) : ''].filter(Boolean).join('. ')}
        does={open ? () => moment.onAnswer(key) : null}
        says={
          <>
            <b className="pr-tip-name">{name}</b>
            <p>{moment.say({ id: `portals.${id}.help` })}</p>
            <p>{state}</p>
          </>
        }
      >
        <IconMark icon={PORTAL_ICONS[id]} size="1.7rem" />
        <span className="pr-portal-name">
          <SuitMark suit={suit} /> {name}
        </span>
        <span className="pr-portal-seals">
          {Array.from({ length: seals }, (_, i) => (
            <IconMark
              // biome-ignore lint/suspicious/noArrayIndexKey: the first seal, the second …
              key={i}
              icon={seal}
              size="0.9rem"
              className={portal.closed || i < portal.seals ? 'pr-sealed' : 'pr-unsealed'}
            />
          ))}
        </span>
        {rifts.at === number && <IconMark icon={lantern} className="pr-portal-party" label={words(moment, 'here')} />}
      </Spot>
    </div>
  );
});

/** How strong it would be now: every closed portal has weakened it. */
const Ancient = memo(function Ancient({ rifts }: RiftProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const stats = ancientStats(seen);
  const closed = rifts.portals.filter((portal) => portal.closed).length;
  const [lowest, highest] = helperRanks(seen);
  return (
    <div className="pr-plate pr-ancient" data-awake={rifts.awake === 1}>
      <IconMark icon={ENEMY_LOOKS['ancient-one'].icon} size="3rem" />
      <div>
        <b>{moment.say({ id: 'enemies.ancient-one.name' })}</b>
        <p className="pr-ancient-stats">
          {SUITS.map((suit) => (
            <span key={suit}>
              <SuitMark suit={suit} />
              {stats[suit]}
            </span>
          ))}
        </p>
        <p>
          {rifts.awake
            ? words(moment, 'ancient.awake')
            : words(moment, 'ancient.weaker', { closed, from: seen.content.rifts.challengeFrom })}
        </p>
        <p className="pr-ancient-calls">
          {moment.say({
            id: 'board.ancient.calls',
            with: { open: rifts.portals.length - closed, lowest: rankWords(lowest), highest: rankWords(highest) },
          })}
        </p>
      </div>
    </div>
  );
});
