/** RA-17.3: dice of chosen colours for stamina, before the rest is drawn; and how the roll will do. */

import { Button } from '@tabard/page/design/controls';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { memo, useMemo, useState } from 'react';
import { attrName, attrShort, COLOURS, colourName, priceOfDie } from '../../index';
import { unrolledOf } from '../../solver';
import { asked, askedOf } from '../ask';
import { Die } from '../die';
import { clause } from '../say';
import { viewOf, words } from '../view';
import { useSolver } from './use-solver';
import './buying.css';

export function Buying() {
  const moment = useMoment();
  const ask = askedOf(moment, 'pool.buy');
  if (!ask) return null;
  return (
    <section className="ra-buying" aria-label={words(moment, 'challenge.buying')}>
      <ul className="ra-colours">
        {COLOURS.map((letter, colour) => (
          <li key={letter}>
            <BuyButton colour={colour} />
          </li>
        ))}
      </ul>
      <div className="ra-buying-deeds">
        <Button tone="primary" data-key="enough" onClick={() => moment.onAnswer('enough')}>
          {words(moment, 'challenge.roll', { left: ask.about.left })}
        </Button>
        <Outlook />
      </div>
    </section>
  );
}

const BuyButton = memo(function BuyButton({ colour }: { readonly colour: number }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = askedOf(moment, 'pool.buy')!;
  const key = asked.key(moment, 'pool.buy', { buy: colour });
  const split = asked.key(moment, 'pool.buy', { buy: colour, paid: 'split' });
  const canBuy = ask.keys.includes(key);
  const { own, others } = priceOfDie(seen, colour);
  const refused = canBuy ? null : moment.why(key);
  return (
    <div className="ra-buy">
      <Tip
        says={refused?.text ?? moment.describe(key)}
        clause={clause(refused?.clause ?? (others > 0 ? 'RA-17.8' : 'RA-17.4'))}
      >
        <button
          type="button"
          className="ra-buy-die"
          data-key={key}
          aria-disabled={!canBuy}
          aria-label={refused ? `${moment.say(colourName(COLOURS[colour]))}: ${refused.text}` : moment.describe(key)}
          onClick={() => canBuy && moment.onAnswer(key)}
        >
          <Die mask={1 << colour} value={0} size="2.3em" spent={!canBuy} />
          <span className="ra-buy-price" aria-hidden="true">
            {own > 0 && (
              <>
                {own} {moment.say(attrShort(colour))}
              </>
            )}
            {others > 0 && <small>{words(moment, 'challenge.others', { n: others })}</small>}
          </span>
        </button>
      </Tip>
      {ask.keys.includes(split) && (
        <button
          type="button"
          className="ra-buy-split"
          data-key={split}
          aria-label={moment.describe(split)}
          title={words(moment, 'challenge.splitTitle', { attr: attrName(colour) })}
          onClick={() => moment.onAnswer(split)}
        >
          {words(moment, 'challenge.split')}
        </button>
      )}
    </div>
  );
});

/** On request: the chance that everything is covered, and how many slots on average, if no more dice are bought. */
function Outlook() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [isAsked, setAsked] = useState(false);
  const question = useMemo(
    () => (isAsked ? ({ kind: 'outlook', unrolled: unrolledOf(seen) } as const) : null),
    [isAsked, seen],
  );
  const found = useSolver(question);
  if (!isAsked)
    return (
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {words(moment, 'challenge.askOutlook')}
      </Button>
    );
  const { kind, slots } = seen.b.challenge!;
  return (
    <p className="ra-outlook" role="status">
      {found
        ? words(moment, `challenge.outlook.${kind}`, {
            percent: Math.round(100 * found.all),
            covered: Math.round(10 * found.covered) / 10,
            slots: slots.length,
          })
        : words(moment, 'challenge.thinks')}
    </p>
  );
}
