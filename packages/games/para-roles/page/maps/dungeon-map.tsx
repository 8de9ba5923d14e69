/** A level of the dungeon as it is discovered: rooms laid, doors still closed, the levels above and below at the side. */
import lantern from '@iconify-json/game-icons/lantern';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { offers } from '@tabard/page/room/asked';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo, useEffect, useRef } from 'react';
import {
  areaName,
  contentOfRank,
  type Dungeon,
  NONE,
  type Room,
  trapName,
  typeOfHighest,
  valueOfCard,
} from '../../index';
import { asked } from '../asked';
import { Scouts } from '../camp/scouts';
import { AREA_ICONS, ENEMY_LOOKS, TRAP_ICONS } from '../icons';
import { levelName } from '../names';
import { words } from '../say';
import { Spot } from '../spot';
import { viewOf } from '../view';
import { type Standing, standingsOf } from './dungeon-tree';
import './dungeon-map.css';

interface DungeonProps {
  readonly dungeon: Dungeon;
}

export const DungeonMap = memo(function DungeonMap({ dungeon }: DungeonProps) {
  const standings = standingsOf(dungeon.levels[dungeon.level - 1]);
  const columns = 1 + Math.max(...standings.map(({ column }) => column));
  const rows = 1 + Math.max(...standings.map(({ row }) => row));
  const here = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the party has moved
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // Answers a promise in newer browsers: no clean-up.
  }, [dungeon.at, dungeon.level]);
  return (
    <div className="pr-dungeon-scene">
      <Levels dungeon={dungeon} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="pr-dungeon-scroll" data-scrolls tabIndex={0}>
        <div className="pr-dungeon" style={{ '--columns': columns, '--rows': rows } as React.CSSProperties}>
          <svg
            className="pr-corridors"
            viewBox={`0 0 ${columns} ${rows}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {standings.map((it) => it.from && <Corridor key={`${it.column} ${it.row}`} to={it} from={it.from} />)}
          </svg>
          {standings.map((it) => (
            <div
              key={`${it.column} ${it.row}`}
              ref={it.room?.id === dungeon.at ? here : undefined}
              className="pr-room-place"
              style={{ '--column': it.column, '--row': it.row } as React.CSSProperties}
            >
              {it.room ? (
                <RoomOnMap dungeon={dungeon} room={it.room} />
              ) : (
                <DoorOnMap dungeon={dungeon} of={it.doorOf} />
              )}
            </div>
          ))}
        </div>
      </div>
      <Scouts />
    </div>
  );
});

const Corridor = memo(function Corridor({
  from,
  to,
}: {
  readonly from: NonNullable<Standing['from']>;
  readonly to: Standing;
}) {
  const [x1, y1, x2, y2] = [from.column + 0.5, from.row + 0.5, to.column + 0.5, to.row + 0.5];
  return <path d={`M${x1} ${y1}H${(x1 + x2) / 2}V${y2}H${x2}`} vectorEffect="non-scaling-stroke" />;
});

interface RoomProps extends DungeonProps {
  readonly room: Room;
}

const RoomOnMap = memo(function RoomOnMap({ dungeon, room }: RoomProps) {
  const moment = useMoment();
  const here = dungeon.at === room.id;
  const key = keyTo(moment, dungeon, room);
  const name = nameOfRoom(moment, room);
  const body = (
    <>
      <IconMark icon={iconOf(room)} size="1.9rem" />
      <span className="pr-room-name">{name}</span>
      {room.waiting.length > 0 && <b className="pr-cell-foes">{room.waiting.length}</b>}
      {here && <IconMark icon={lantern} className="pr-room-party" label={words(moment, 'here')} />}
    </>
  );
  const look = {
    'data-here': here,
    'data-spent': room.spent === 1,
    'data-closed': room.lookedAt === 1,
    'data-open': key !== null,
  };
  if (!key)
    return (
      <span className="pr-room" {...look}>
        {body}
      </span>
    );
  return (
    <span className="pr-room-shell" {...look}>
      <Spot
        className="pr-room"
        name={`${name}. ${moment.describe(key)}`}
        does={() => moment.onAnswer(key)}
        says={
          <>
            <b>{name}</b>
            <p>{moment.describe(key)}</p>
          </>
        }
      >
        {body}
      </Spot>
    </span>
  );
});

/** The way there from where the party stands, if there is one. */
function keyTo(moment: Moment, dungeon: Dungeon, room: Room): string | null {
  const rooms = dungeon.levels[dungeon.level - 1];
  const keys = [
    asked.key(moment, 'camp', { enter: room.id }),
    ...(rooms[dungeon.at]?.from === room.id ? ['back'] : []),
    ...(room.id === dungeon.at ? ['down'] : []),
  ];
  return keys.find((key) => offers(moment, key)) ?? null;
}

const DoorOnMap = memo(function DoorOnMap({ dungeon, of }: DungeonProps & { readonly of: number }) {
  const moment = useMoment();
  const key = of === dungeon.at && offers(moment, 'open') ? 'open' : null;
  if (!key)
    return (
      <span className="pr-door" title={words(moment, 'door.closed')}>
        <IconMark icon={AREA_ICONS.door} size="1.7rem" label={words(moment, 'door.closed')} />
      </span>
    );
  return (
    <Spot
      className="pr-door"
      name={moment.describe(key)}
      does={() => moment.onAnswer(key)}
      says={<p>{moment.describe(key)}</p>}
    >
      <IconMark icon={AREA_ICONS.door} size="1.7rem" />
    </Spot>
  );
});

/** What is known to be in a room: what was laid, or what was seen behind its door. */
const contentSeen = ({ peeked, content }: Room): string =>
  peeked === NONE ? content : contentOfRank(valueOfCard(peeked));

function iconOf(room: Room): Icon {
  const content = contentSeen(room);
  return content === 'trap' && room.suit !== NONE ? TRAP_ICONS[room.suit] : (AREA_ICONS[content] ?? AREA_ICONS.door);
}

function nameOfRoom(moment: Moment, room: Room): string {
  const content = contentSeen(room);
  if (content === 'door') return words(moment, 'door.tried');
  return moment.say(content === 'trap' && room.suit !== NONE ? trapName(room.suit) : areaName(content));
}

/** From the cellars down to the hoard. */
const Levels = memo(function Levels({ dungeon }: DungeonProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  return (
    <ol className="pr-levels">
      {dungeon.cleared.map((cleared, i) => {
        const { id, guardian } = content.dungeon.levels[i];
        return (
          <li key={id} data-here={dungeon.level === i + 1} data-done={cleared === 1} data-known={i < dungeon.deepest}>
            <b>{i + 1}</b>
            <span>{moment.say(levelName(id))}</span>
            <IconMark icon={lookOf(guardian)} size="1.3rem" />
          </li>
        );
      })}
    </ol>
  );
});

const lookOf = (guardian: number): Icon => ENEMY_LOOKS[typeOfHighest(guardian)].icon;
