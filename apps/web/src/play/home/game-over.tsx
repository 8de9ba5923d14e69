/** The end of a game of this browser: who has won, what they dared, and the ways on. It is written into the book here. */
import laurel from '@iconify-json/game-icons/laurel-crown';
import type { GameDeeds } from '@tabard/content';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import type { GameFace } from '@tabard/page/face';
import { SideMark } from '@tabard/page/room/sides';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { locale, useWords } from '@tabard/page/words/words';
import { useEffect, useState } from 'react';
import { rematch } from '../../around/after/rematch';
import { DeedList } from '../../around/book/deed-list';
import { useDeedWords, useGameDeeds } from '../../around/book/use-deeds';
import { dateOfId } from '../../house/deal-rule';
import type { LocalTable } from '../table/local-table';
import './game-over.css';

interface GameOverProps {
  readonly table: LocalTable;
  readonly face: GameFace;
}

export function GameOver({ table, face }: GameOverProps) {
  const t = useWords();
  const { module } = table;
  const { match, setup, sitters } = table.table;
  const [failed, setFailed] = useState<Error | null>(null);
  const deeds = useGameDeeds(module.game.id);
  const told = useDeedWords(deeds, useBookPage(table, deeds));
  if (failed) throw failed;
  const places = match.standing?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
    winners.map((seat) => sitters[seat].name),
  );
  const isWon = winners.length > 0;
  const heading = module.hasNoWinner
    ? t('table.end.told')
    : module.isCoop
      ? t(isWon ? 'after.partyWins' : 'after.partyFails')
      : t('after.wins', { count: winners.length, names });
  const again = () =>
    rematch(module.game.id, match.setup, setup.sitters, t(`tables.${face.id}.name`)).then(
      (id) => go(pathTo('table', { id })),
      setFailed,
    );
  return (
    <section className="decision game-over" data-hash={match.hash()} data-won={isWon}>
      <div className="game-over-head">
        {isWon && (
          <span className="game-over-mark" aria-hidden="true">
            <IconMark icon={laurel} size="100%" />
            {module.isCoop ? <IconMark icon={face.emblem} size="40%" /> : <SideMark seat={winners[0]} size="40%" />}
          </span>
        )}
        <div>
          <p className="label">{t('table.over')}</p>
          <h2 className="decision-question">{heading}</h2>
          {table.hints > 0 && <p>{t('after.hints', { count: table.hints })}</p>}
        </div>
      </div>
      <div className="game-over-ways">
        <Button tone="primary" size="large" onClick={() => go(pathTo('replay', { id: table.id }))}>
          {t('table.toResult')}
        </Button>
        {table.campaign === undefined ? (
          <Button onClick={() => void again()}>{t('after.again')}</Button>
        ) : (
          <Link className="button" to={pathTo('campaignNext', { id: table.campaign })}>
            {t('after.nextGame')}
          </Link>
        )}
      </div>
      {dateOfId(table.id) !== null && (
        <p>
          <Link to={pathTo('deal')}>{t('deal.toResult')}</Link>
        </p>
      )}
      <DeedList deeds={told} />
    </section>
  );
}

/** The game goes into the book; what cannot be written now is found on the shelf later. Answers the deeds that were done. */
function useBookPage(table: LocalTable, deeds: GameDeeds | null): readonly string[] {
  const [done, setDone] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    async function note() {
      const { pageOfTable, noteTable } = await import('../../around/book/note');
      const { id, guide, module } = table;
      const page = pageOfTable(module, deeds, table.table, { id, guide, updatedAt: Date.now() });
      if (!page || !deeds) return; // Without deeds (no line, no such file) it is written from the shelf.
      if (!gone) setDone(page.deeds);
      await noteTable(page);
    }
    note().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [table, deeds]);
  return done;
}
