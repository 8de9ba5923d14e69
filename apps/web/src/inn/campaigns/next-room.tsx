/** Who sits down now: before the next game of a campaign, or at one that was left and came in a file. */

import book from '@iconify-json/game-icons/bookshelf';
import { Button } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { toast } from '@tabard/page/design/toast';
import { type GameFace, hueOf } from '@tabard/page/face';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useCallback, useEffect, useState } from 'react';
import { faceOf } from '../../house/faces';
import type { RoomProps } from '../../house/room-props';
import { openCampaign, type Waiting } from '../../keep/campaign/waiting';
import { takeOutCampaign } from '../../keep/storage/campaigns';
import { Trouble, troubleOf } from '../../keep/storage/trouble';
import { NoInn } from '../../play/online/inn-api';
import { tellInn } from '../../play/online/inn-words';
import { AgainForm } from './again-form';
import { NextForm } from './next-form';
import '../../play/begin/inputs.css';
import '../../play/begin/setup.css';
import './campaign.css';

export function NextRoom({ address }: RoomProps) {
  const t = useWords();
  const { id } = address.place.params;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const look = useCallback(() => {
    openCampaign(id).then(setWaiting, (error: Error) => setFailed(error));
  }, [id]);
  useEffect(look, [look]);
  useEffect(() => {
    if (waiting?.kind === 'playing') go(pathTo('table', { id: waiting.game }), 'replace');
  }, [waiting]);
  if (failed && !(failed instanceof Trouble)) throw failed;
  if (failed) return <NotThere id={id} says={t(`keeping.trouble.${troubleOf(failed).kind}`)} />;
  if (!waiting || waiting.kind === 'playing') return <p className="loading">{t('shell.loading')}</p>;
  if (waiting.kind === 'gone') return <NotThere id={null} says={t('campaigns.goneSays')} />;
  if (waiting.kind === 'damaged') return <NotThere id={id} says={t('campaigns.damagedSays')} detail={waiting.detail} />;
  const face = faceOf(waiting.campaign.game) as GameFace;
  /** Another tab may have gone on with it meanwhile: then its game is opened. */
  const begin = (deed: Promise<string>, place: 'table' | 'gathering' = 'table') =>
    deed.then(
      (game) => go(pathTo(place, { id: game })),
      (error: Error) => {
        toast(error instanceof NoInn ? tellInn(error.reason) : t(`keeping.trouble.${troubleOf(error).kind}`));
        look();
      },
    );
  const hue = hueOf(face);
  return waiting.kind === 'next' ? (
    <NextForm
      key={waiting.campaign.at.number}
      {...{ waiting, face, hue }}
      after={address.query.get('after')}
      onBegin={begin}
    />
  ) : (
    <AgainForm {...{ waiting, face, hue }} onBegin={begin} />
  );
}

interface NotThereProps {
  /** Of one that can be taken out as a file. */
  readonly id: string | null;
  readonly says: string;
  readonly detail?: string;
}

function NotThere({ id, says, detail }: NotThereProps) {
  const t = useWords();
  const takeOut = (one: string) =>
    takeOutCampaign(one).then(
      (text) => download(text, `tabard-campaign-${one}.json`),
      (error) => toast(t(`keeping.trouble.${troubleOf(error).kind}`)),
    );
  return (
    <Notice
      emblem={<IconMark icon={book} />}
      title={t('campaigns.goneTitle')}
      deeds={
        <>
          <Link className="button" data-tone="primary" to={pathTo('campaigns')}>
            {t('campaigns.toShelf')}
          </Link>
          {id !== null && <Button onClick={() => void takeOut(id)}>{t('keeping.takeAlong')}</Button>}
        </>
      }
    >
      <p>{says}</p>
      {detail && <p className="problem-detail">{detail}</p>}
    </Notice>
  );
}
