/** The title page: what the book is called, before the party has gathered. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { Stressed } from '@tabard/page/words/stressed';
import { bookOf, bookTitle } from '../../index';
import { moodOf } from '../moods';
import { said, viewOf, words } from '../view';
import { Initial } from './initial';
import { initialOf } from './prose';
import './title.css';

export function Title() {
  const moment = useMoment();
  const book = bookOf(viewOf(moment.seen));
  const mood = moodOf(book);
  const title = said(moment, bookTitle(book));
  return (
    <header className="ra-title">
      <Initial letter={initialOf(title)?.letter ?? '?'} mood={mood} />
      <div>
        <p className="ra-title-kind">{words(moment, `book.kind.${book.kind}`, { number: book.number })}</p>
        <h2 tabIndex={-1}>
          <Stressed text={title} />
        </h2>
      </div>
      <IconMark icon={mood.ornament} size="1.6em" className="ra-ornament" />
    </header>
  );
}
