/** RA-38.4: what a die is to count as, or what colour is to come out of the bag: each as it would lie there. */

import { useMoment } from '@tabard/page/room/moment';
import { dieName, maskOf } from '../../index';
import { foresee } from '../../solver';
import { askedOf } from '../ask';
import { Die } from '../die';
import { viewOf, words } from '../view';

export function Becoming() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = askedOf(moment, 'op.treat', 'op.value', 'op.colour');
  if (!ask) return null;
  const { dieMask, dieValue } = seen.b;
  const die = ask.question === 'op.colour' ? undefined : ask.about.die;
  return (
    <section className="ra-becoming" aria-label={words(moment, 'challenge.becomes')}>
      <p>
        {die === undefined
          ? words(moment, 'challenge.fromBag')
          : words(moment, 'challenge.countsAs', { die: dieName(dieMask[die], dieValue[die]) })}
      </p>
      <ul className="ra-dice">
        {ask.keys.map((key, place) => {
          const found = foresee(seen, ask, place);
          const drawn = ask.question === 'op.colour' ? maskOf([ask.options[place]]) : 0;
          const face = found?.dice[0] ?? { mask: drawn, value: 0 };
          return (
            <li key={key}>
              <button
                type="button"
                className="ra-die"
                data-key={key}
                aria-label={
                  found
                    ? words(moment, 'challenge.wouldCover', { what: moment.describe(key), count: found.covered })
                    : moment.describe(key)
                }
                onClick={() => moment.onAnswer(key)}
              >
                <Die mask={face.mask} value={face.value} size="3.1em" glows />
                {found && (
                  <span className="ra-would-cover" aria-hidden="true">
                    {found.covered}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
