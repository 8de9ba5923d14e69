/** RP-6.4: equal dice wait beside the row until the Start Player has said, once for all of them, in which order they lie. */
import { Button } from '@tabard/page/design/controls';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import type { Die } from '../../index';
import { type AskFor, asked } from '../asked';
import { viewOf } from '../view';
import { DieFace } from './die';
import { dieWords } from './die-words';
import { laidSo, moveDown } from './laid-so';

export function Ties() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (ask?.question !== 'ties.arrange') return null;
  const { loose, values } = viewOf(moment.seen).b;
  const tied = loose.filter((die) => values[die] === ask.about.value);
  return <Order key={tied.join()} ask={ask} tied={tied} />;
}

interface OrderProps {
  readonly ask: AskFor<'ties.arrange'>;
  readonly tied: readonly Die[];
}

/** The lowest stands first; a press on a die lets it lie one lower. */
const Order = memo(function Order({ ask, tied }: OrderProps) {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const { values } = b;
  const [order, setOrder] = useState(tied);
  const laid = laidSo(content, ask, order);
  return (
    <div className="rp-ties">
      <span>{t('roll-player.initiative.ties')}</span>
      <ol className="rp-ties-order">
        {order.map((die, at) => (
          <li key={die}>
            <button
              type="button"
              className="rp-die-button"
              disabled={at === 0}
              aria-label={t('roll-player.initiative.lower', { die: dieWords(t, die, values[die]), place: at + 1 })}
              title={t('roll-player.initiative.lower', { die: dieWords(t, die, values[die]), place: at + 1 })}
              onClick={() => setOrder(moveDown(order, at))}
            >
              <DieFace die={die} value={values[die]} size="var(--row-die)" />
            </button>
          </li>
        ))}
      </ol>
      {laid && (
        <Button data-key={laid.key} onClick={() => moment.onAnswerAhead(laid.key, ...laid.ahead)}>
          {t('roll-player.initiative.laySo')}
        </Button>
      )}
    </div>
  );
});
