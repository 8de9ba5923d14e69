/** A game that cannot simply go on: what has changed, what each way would lead to, and the choice. */
import compass from '@iconify-json/game-icons/compass';
import type { GameModule } from '@tabard/content';
import { Button } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useMemo, useState } from 'react';
import { deleteGame, takeOut } from '../../keep/storage/shelf';
import { type Trouble, troubleOf } from '../../keep/storage/trouble';
import type { KeptGame } from '../../keep/storage/waiting';
import { PutAway } from './put-away';
import { goOnFromThere, type Hitch, playAgain, waysOn } from './sit-down';
import './hitch-room.css';

interface HitchRoomProps {
  readonly game: KeptGame;
  readonly module: GameModule;
  readonly hitch: Hitch;
  readonly onReopen: () => void;
}

export function HitchRoom({ game, module, hitch, onReopen }: HitchRoomProps) {
  const t = useWords();
  const { goOn, again } = useMemo(() => waysOn(module, game), [module, game]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { id, title } = game.head;
  const attempt = (deed: Promise<void>) => void deed.catch((error) => setTrouble(troubleOf(error)));

  async function replay() {
    const copy = await playAgain(game, again!, t('hitch.againTitle', { title }));
    go(pathTo('table', { id: copy }));
  }

  return (
    <Notice
      emblem={<IconMark icon={compass} />}
      title={t(`hitch.${hitch.kind}.title`, { title })}
      deeds={
        <>
          <Button onClick={() => attempt(takeOut(id).then((text) => download(text, `${module.game.id}-table.json`)))}>
            {t('keeping.takeAlong')}
          </Button>
          <PutAway onPutAway={() => attempt(deleteGame(id).then(() => go('/')))} />
          <Link className="button" to="/">
            {t('shell.backToInn')}
          </Link>
        </>
      }
    >
      <WhatChanged hitch={hitch} />
      {goOn && (
        <section className="hitch-way">
          <p>{goOn.exactly ? t('hitch.exactly') : t('hitch.checkpoint', { lost: goOn.lost })}</p>
          {hitch.kind === 'rules' && <p>{t('hitch.notVerified')}</p>}
          <Button tone="primary" onClick={() => attempt(goOnFromThere(game, goOn).then(onReopen))}>
            {t('hitch.goOn')}
          </Button>
        </section>
      )}
      {again && (
        <section className="hitch-way">
          <p>{t('hitch.againSays', { fit: again.fit, of: again.of })}</p>
          <Button tone={goOn ? 'plain' : 'primary'} onClick={() => attempt(replay())}>
            {t('hitch.again')}
          </Button>
        </section>
      )}
      {!goOn && !again && <p>{t('hitch.noWay')}</p>}
      {trouble && (
        <p role="alert" className="problem-detail">
          {t('keeping.notSaved')} {t(`keeping.trouble.${trouble.kind}`)}
        </p>
      )}
    </Notice>
  );
}

function WhatChanged({ hitch }: { readonly hitch: Hitch }) {
  const t = useWords();
  if (hitch.kind !== 'rules') {
    return (
      <>
        <p>{t(`hitch.${hitch.kind}.says`)}</p>
        <p className="problem-detail">{hitch.detail}</p>
      </>
    );
  }
  const { version, packs } = hitch.changes;
  return (
    <>
      <p>{t('hitch.rules.says')}</p>
      <ul>
        {version && <li>{t('hitch.rules.version', { was: version.was, is: version.is })}</li>}
        {packs.length > 0 && <li>{t('hitch.rules.packs', { packs: packs.join(', ') })}</li>}
      </ul>
    </>
  );
}
