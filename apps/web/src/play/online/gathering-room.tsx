/** Before an online game: the link for friends, the seats one can pick, bots where nobody comes, and the host who begins. */
import doorway from '@iconify-json/game-icons/wooden-door';
import { Button, Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { type GameFace, hueOf } from '@tabard/page/face';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useEffect } from 'react';
import { faceOf } from '../../house/faces';
import type { RoomProps } from '../../house/room-props';
import { SetupHead } from '../begin/setup-parts';
import { AwayRoom } from './away-room';
import { ConnectionSign } from './connection-sign';
import { GatheringSeats } from './gathering-seats';
import { GatheringSide } from './gathering-side';
import { tellInn } from './inn-words';
import { NoInnRoom } from './no-inn-room';
import { useArrivalByCode } from './second-device';
import { TalkPanel } from './talk';
import { letGo } from './tokens';
import { useDoor } from './use-inn';
import { useVisit, useVisitNow } from './use-visit';
import type { Visit } from './visit';
import '../../play/begin/inputs.css';
import '../../play/begin/setup.css';
import './online.css';

export function GatheringRoom({ address }: RoomProps) {
  const t = useWords();
  const { id } = address.place.params;
  const { door, knock } = useDoor();
  const arrival = useArrivalByCode(address.hash, id);
  if (door === 'none') return <NoInnRoom />;
  if (door === 'away') return <AwayRoom id={id} onKnock={knock} />;
  if (arrival.problem) return <NotHere says={arrival.problem} />;
  if (door === undefined || !arrival.isOver) return <p className="loading">{t('shell.loading')}</p>;
  return <AtTheDoor key={id} id={id} />;
}

function AtTheDoor({ id }: { readonly id: string }) {
  const t = useWords();
  const visit = useVisit(id);
  return visit ? <Gathered visit={visit} /> : <p className="loading">{t('shell.loading')}</p>;
}

interface NotHereProps {
  readonly says: string;
  /** Where the seat that this browser remembers is none any more. */
  readonly onAnew?: () => void;
}

export function NotHere({ says, onAnew }: NotHereProps) {
  const t = useWords();
  return (
    <Notice
      emblem={<IconMark icon={doorway} />}
      title={t('online.notHere')}
      deeds={
        <>
          {onAnew && <Button onClick={onAnew}>{t('online.comeAnew')}</Button>}
          <Link className="button" to={pathTo('lobby')}>
            {t('online.toLobby')}
          </Link>
          <Link className="button" data-tone="primary" to="/">
            {t('shell.backToInn')}
          </Link>
        </>
      }
    >
      <p>{says}</p>
    </Notice>
  );
}

/** The inn has nothing to come back to. */
export function Gone({ visit, farewell }: { readonly visit: Visit; readonly farewell: string | null }) {
  function comeAnew() {
    letGo(visit.id);
    window.location.reload();
  }
  const isStranger = farewell === 'not-a-guest';
  return <NotHere says={tellInn(farewell ?? 'no-such-table')} onAnew={isStranger ? comeAnew : undefined} />;
}

function Gathered({ visit }: { readonly visit: Visit }) {
  const t = useWords();
  const now = useVisitNow(visit);
  const { card, you, connection, farewell } = now;
  const face = card ? faceOf(card.game) : undefined;
  const isPlayed = card !== null && card.phase !== 'gathering';
  useEffect(() => {
    if (isPlayed) go(pathTo('online', { id: visit.id }), 'replace');
  }, [isPlayed, visit]);
  if (connection === 'gone') return <Gone {...{ visit, farewell }} />;
  if (!card || !face || isPlayed) return <p className="loading">{t('shell.loading')}</p>;
  return (
    <div className="setup gathering table-hue" style={hueOf(face as GameFace)}>
      <SetupHead
        face={face}
        label={t('online.gathering')}
        title={t(`tables.${face.id}.name`)}
        says={t(card.seats.some(({ kind }) => kind === 'open') ? 'online.gatheringSays' : 'online.gatheringFull')}
      />
      <div className="setup-main">
        <ConnectionSign now={now} onRetry={() => visit.retryNow()} />
        <GatheringSeats {...{ visit, card, you }} />
        {you?.guest != null && (
          <Panel title={t('online.talk')}>
            <TalkPanel visit={visit} now={now} />
          </Panel>
        )}
      </div>
      <aside className="setup-side">
        <GatheringSide {...{ visit, card, you }} />
      </aside>
    </div>
  );
}
