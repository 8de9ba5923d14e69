/** A table of this browser as it is played: what stands round it because it is kept here, and played by whoever is here. */

import { Switch } from '@tabard/page/design/fields';
import type { GameFace, GameRoom } from '@tabard/page/face';
import { useWords } from '@tabard/page/words/words';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HintDeed } from '../../around/hint/hint-deed';
import { useHint } from '../../around/hint/use-hint';
import { bestBot } from '../begin/table-choice';
import { PlayOnline } from '../online/play-online';
import { AtTheTable } from '../table/at-the-table';
import { KeepSign } from '../table/keep-sign';
import type { LocalTable } from '../table/local-table';
import { useTableNow } from '../table/use-table';
import { GameOver } from './game-over';

const HintPanel = lazy(async () => ({ default: (await import('../../around/hint/hint-panel')).HintPanel }));
const EndScene = lazy(async () => ({ default: (await import('./end-scene')).EndScene }));
const Coach = lazy(async () => ({ default: (await import('../../around/learn/coach')).Coach }));

interface AtLocalTableProps {
  readonly face: GameFace;
  readonly room: GameRoom;
  readonly table: LocalTable;
  /** Of a table that is only tried: what says so beside its name, and what stands at its end. */
  readonly trial?: { readonly sign: ReactNode; readonly end: ReactNode };
}

export function AtLocalTable({ face, room, table, trial }: AtLocalTableProps) {
  const now = useTableNow(table);
  const hint = useHint(table, now);
  const [wentOn] = useState(!now.over);
  return (
    <AtTheTable
      {...{ face, room, table }}
      around={{
        sign: trial?.sign,
        deeds: !table.guide && <HintDeed hint={hint} />,
        notices: now.trouble && <KeepSign table={table} trouble={now.trouble} isKept={now.isKept} />,
        menu: table.isShared && table.module.bots.length > 0 && <HandOver table={table} />,
        ways: !trial && <PlayOnline table={table} />,
        celebration: wentOn && !trial && (
          <Suspense fallback={null}>
            <EndScene table={table} face={face} />
          </Suspense>
        ),
        end: trial?.end ?? <GameOver table={table} face={face} />,
        adviser: ({ onPoint, onSuggest }) => (
          <Suspense fallback={null}>
            {table.guide && <Coach {...{ table, now, onPoint, onSuggest }} />}
            {hint.hinted && <HintPanel {...{ table, onSuggest }} hinted={hint.hinted} onPutAway={hint.putAway} />}
          </Suspense>
        ),
        hasHints: !table.guide,
        isTaught: table.guide !== undefined,
        marks: { 'data-kept': now.isKept },
      }}
    />
  );
}

/** A bot takes over for somebody who has to leave, and gives the seat back. */
function HandOver({ table }: { readonly table: LocalTable }) {
  const t = useWords();
  const { setup, sitters } = table.table;
  const persons = setup.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.map((seat) => (
    <Switch
      key={seat}
      name={t('table.botPlays', { name: sitters[seat].name })}
      on={sitters[seat].kind === 'bot'}
      onChange={(on) => table.handOver(seat, on ? bestBot(table.module) : null)}
    />
  ));
}
