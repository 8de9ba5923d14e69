/** How one likes to read, in reach of the page: the type, its size, the pace. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { Choice } from '@tabard/page/design/fields';
import { useMoment } from '@tabard/page/room/moment';
import { useState } from 'react';
import { words } from '../view';
import { like, PACES, SIZES, TYPES, useReadingLikings } from './likings';

export function ReadingDialog() {
  const moment = useMoment();
  const likings = useReadingLikings();
  const [isOpen, setOpen] = useState(false);
  const named = <T extends string>(name: string, values: readonly T[]) =>
    values.map((value) => ({ value, name: words(moment, `reading.${name}.${value}`) }));
  return (
    <>
      <Button tone="quiet" aria-label={words(moment, 'reading.title')} onClick={() => setOpen(true)}>
        <span aria-hidden="true" className="ra-aa">
          Aa
        </span>
      </Button>
      <Dialog
        open={isOpen}
        title={words(moment, 'reading.title')}
        onClose={() => setOpen(false)}
        deeds={<Button onClick={() => setOpen(false)}>{words(moment, 'reading.done')}</Button>}
      >
        <Choice
          name={words(moment, 'reading.size')}
          value={likings.size}
          options={named('sizes', SIZES)}
          onChange={(size) => like('size', size)}
        />
        <Choice
          name={words(moment, 'reading.type')}
          value={likings.type}
          options={named('types', TYPES)}
          onChange={(type) => like('type', type)}
        />
        <Choice
          name={words(moment, 'reading.pace')}
          value={likings.pace}
          options={named('paces', PACES)}
          onChange={(pace) => like('pace', pace)}
        />
      </Dialog>
    </>
  );
}
