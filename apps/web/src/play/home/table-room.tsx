/** The room of a table of this browser: opened by its id, or why it cannot be. */

import type { GameFace } from '@tabard/page/face';
import { useWords } from '@tabard/page/words/words';
import { faceOf } from '../../house/faces';
import type { RoomProps } from '../../house/room-props';
import { ElsewhereRoom } from '../table/elsewhere-room';
import { HitchRoom } from '../table/hitch-room';
import type { LocalTable } from '../table/local-table';
import { ProblemRoom } from '../table/problem-room';
import { useLocalTable, useTableNow } from '../table/use-table';
import { AtLocalTable } from './at-local-table';

export function TableRoom({ address }: RoomProps) {
  const t = useWords();
  const { id } = address.place.params;
  const { opening, reopen } = useLocalTable(id);
  switch (opening.kind) {
    case 'opening':
      return <p className="loading">{t('shell.loading')}</p>;
    case 'table':
      return <RoomOf key={id} table={opening.table} onReopen={() => reopen('take')} />;
    case 'elsewhere':
    case 'lost':
      return <ElsewhereRoom why={opening.kind} onTake={() => reopen('take')} />;
    case 'hitch':
      return <HitchRoom {...opening} onReopen={() => reopen('ask')} />;
    default:
      return <ProblemRoom id={id} opening={opening} onRetry={() => reopen('ask')} />;
  }
}

interface RoomOfProps {
  readonly table: LocalTable;
  readonly onReopen: () => void;
}

function RoomOf({ table, onReopen }: RoomOfProps) {
  const { trouble } = useTableNow(table);
  const face = faceOf(table.module.game.id) as GameFace;
  if (trouble?.kind === 'overtaken') return <ElsewhereRoom why="overtaken" onTake={onReopen} table={table} />;
  return <AtLocalTable face={face} room={table.room} table={table} />;
}
