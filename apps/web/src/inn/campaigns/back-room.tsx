/** A campaign looked back on as a whole: every book that was told to its end is judged once more, and all are told together. */
import bookshelf from '@iconify-json/game-icons/bookshelf';
import { IconMark } from '@tabard/page/design/icon';
import { Notice, Page } from '@tabard/page/design/page';
import { hueOf, type StoryProps } from '@tabard/page/face';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { speakerFor } from '@tabard/page/words/game-words';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useMemo, useState } from 'react';
import { JudgingSign, useJudging } from '../../around/after/judging-sign';
import { linesOf } from '../../around/after/lines';
import { openSource, type Played } from '../../around/after/played';
import { faceOf } from '../../house/faces';
import { GameProblem } from '../../house/problem';
import type { RoomProps } from '../../house/room-props';
import { finishedOf, gather } from '../../keep/campaign/chain';
import { type CampaignGame, campaignGame } from '../../keep/campaign/use-campaigns';
import { type KeptCampaign, readCampaign } from '../../keep/storage/campaigns';
import { isDamaged } from '../../keep/storage/saved';
import '../../around/after/after.css';

interface LookedAt {
  readonly campaign: KeptCampaign;
  readonly known: CampaignGame;
  readonly books: readonly Played[];
  /** Books that were played by other rules: what they kept still holds, and nobody can tell how it went. */
  readonly untold: number;
}

export function BackRoom({ address }: RoomProps) {
  const t = useWords();
  const { id } = address.place.params;
  const { progress, run, stop } = useJudging();
  const [found, setFound] = useState<LookedAt | 'nothing' | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each campaign
  useEffect(() => {
    const look = async () => {
      const campaign = await readCampaign(id);
      return campaign && !isDamaged(campaign) ? lookAt(campaign, run) : 'nothing';
    };
    look().then(setFound, setFailed);
  }, [id]);
  if (failed && !(failed instanceof GameProblem)) throw failed;
  if (failed || found === 'nothing' || found?.books.length === 0) return <NothingToTell />;
  if (!found)
    return progress ? <JudgingSign {...{ progress }} onStop={stop} /> : <p className="loading">{t('shell.loading')}</p>;
  return <Told {...found} />;
}

async function lookAt(campaign: KeptCampaign, run: ReturnType<typeof useJudging>['run']): Promise<LookedAt> {
  const known = await campaignGame(campaign.game);
  const { before, last } = await gather(campaign, known.module);
  const volumes = finishedOf(last ? [...before, last] : before);
  const books: Played[] = [];
  for (const { text } of volumes) {
    try {
      books.push(await run((watcher) => openSource({ kind: 'text', text }, watcher)));
    } catch (error) {
      if (!(error instanceof GameProblem) || error.kind === 'stopped') throw error;
    }
  }
  return { campaign, known, books, untold: volumes.length - books.length };
}

function Told({ campaign, known, books, untold }: LookedAt) {
  const t = useWords();
  const face = faceOf(campaign.game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tongue tells it anew
  const told = useMemo(() => books.map(tellOf), [books, t]);
  const Tale = known.face?.Tale;
  return (
    <div className="table-hue" style={face && hueOf(face)}>
      <Page wide title={campaign.name} lead={t('campaigns.backSays', { count: books.length })}>
        {untold > 0 && <p className="prose">{t('campaigns.untold', { count: untold })}</p>}
        {Tale && <Tale name={campaign.name} books={told} />}
        <Link className="button" to={pathTo('campaigns')}>
          {t('campaigns.toShelf')}
        </Link>
      </Page>
    </div>
  );
}

/** Of a game that is over nothing is hidden. */
function tellOf(played: Played): StoryProps {
  const names = played.sitters.map(({ name }) => name);
  const speaker = speakerFor(played.module, names, played.tale);
  return {
    told: linesOf({ played, speaker, story: played.story }, 'everything'),
    seen: played.replay.last.seen('everything'),
    names,
    over: true,
    say: (message) => speaker.say(message),
    onJump: null,
  };
}

function NothingToTell() {
  const t = useWords();
  return (
    <Notice
      emblem={<IconMark icon={bookshelf} />}
      title={t('campaigns.backNothing')}
      deeds={
        <Link className="button" data-tone="primary" to={pathTo('campaigns')}>
          {t('campaigns.toShelf')}
        </Link>
      }
    >
      <p>{t('campaigns.backNothingSays')}</p>
    </Notice>
  );
}
