/** Before dice that have fallen are taken back for the first time: what it makes of the game. */
import { Button, Dialog } from '@tabard/page/design/controls';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { useWords } from '@tabard/page/words/words';

interface PracticeQuestionProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
}

export function PracticeQuestion({ table, now }: PracticeQuestionProps) {
  const t = useWords();
  return (
    <Dialog
      open={now.asksPractice}
      title={t('table.practice.title')}
      onClose={() => table.keepAsItFell()}
      deeds={
        <>
          <Button onClick={() => table.undo(true)}>{t('table.practice.takeBack')}</Button>
          <Button onClick={() => table.keepAsItFell()}>{t('table.practice.leave')}</Button>
        </>
      }
    >
      <p className="prose">{table.speaker.say({ id: 'table.practice' })}</p>
    </Dialog>
  );
}
