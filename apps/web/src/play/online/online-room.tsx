/** An online table as it is played: the same room as any table, with the others round it and the inn behind it. */

import type { GameFace } from '@tabard/page/face';
import { go } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useEffect } from 'react';
import { faceOf } from '../../house/faces';
import type { RoomProps } from '../../house/room-props';
import { AtOnlineTable } from './at-online-table';
import { AwayRoom } from './away-room';
import { Gone } from './gathering-room';
import { NoInnRoom } from './no-inn-room';
import { useDoor } from './use-inn';
import { useVisit, useVisitNow } from './use-visit';
import type { Visit } from './visit';

export function OnlineRoom({ address }: RoomProps) {
  const t = useWords();
  const { id } = address.place.params;
  const { door, knock } = useDoor();
  if (door === 'none') return <NoInnRoom />;
  if (door === 'away') return <AwayRoom id={id} onKnock={knock} />;
  return door ? <AtTheTable key={id} id={id} /> : <p className="loading">{t('shell.loading')}</p>;
}

/** Nobody knocks where there is no inn. */
function AtTheTable({ id }: { readonly id: string }) {
  const t = useWords();
  const visit = useVisit(id);
  return visit ? <Visited visit={visit} /> : <p className="loading">{t('shell.loading')}</p>;
}

function Visited({ visit }: { readonly visit: Visit }) {
  const t = useWords();
  const now = useVisitNow(visit);
  const { card, table, fault, connection, farewell } = now;
  const isGathering = card?.phase === 'gathering';
  const face = card ? (faceOf(card.game) as GameFace) : null;
  useEffect(() => {
    if (isGathering) go(pathTo('gathering', { id: visit.id }), 'replace');
  }, [isGathering, visit]);
  if (fault) throw fault;
  if (connection === 'gone' && !table) return <Gone {...{ visit, farewell }} />;
  if (!table || !face) return <p className="loading">{t('shell.loading')}</p>;
  return <AtOnlineTable {...{ face, table, visit, now }} room={table.room} />;
}
