/** The hoard: who sleeps on it and how lightly, what the last reach showed, and what lies in the hand. */
import coins from '@iconify-json/game-icons/coins';
import hand from '@iconify-json/game-icons/hand';
import away from '@iconify-json/game-icons/run';
import { DieFlat } from '@tabard/page/design/dice/die-flat';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { wakesAt } from '../index';
import { asked, viewOf } from './asked';
import { Scene } from './scene';
import './room.css';

export function Board() {
  const { say, seen: all } = useMoment();
  const seen = viewOf(all);
  const { dice, held } = seen.b;
  return (
    <section className="sd-board" aria-label={say({ id: 'board.hoard' })}>
      <div className="sd-cave">
        <Scene />
        <p className="sd-wakes">{say({ id: 'board.wakes', with: { wakes: wakesAt(seen) } })}</p>
        <ul className="sd-dice">
          {dice.map((pips, die) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die lies in its place
            <li key={die}>
              <DieFlat
                die={{ kind: 'yellow', face: { kind: 'number', value: pips } }}
                label={say({ id: 'board.rolled', with: { pips } })}
                size="3.5rem"
              />
            </li>
          ))}
        </ul>
        <p className="sd-held">
          <IconMark icon={coins} size="1.6rem" />
          {say({ id: 'board.held', with: { held } })}
        </p>
      </div>
      <Ways />
    </section>
  );
}

/** What can be done is pressed at the hoard itself; the panel says the same. */
function Ways() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  return (
    <div className="sd-ways">
      {ask?.options.map((option, i) => {
        const key = ask.keys[i];
        return (
          <button key={key} type="button" className="sd-way" data-key={key} onClick={() => moment.onAnswer(key)}>
            <span className="sd-way-marks" aria-hidden="true">
              {option === 'leave' ? (
                <IconMark icon={away} size="2.2rem" />
              ) : (
                Array.from({ length: option.reach }, (_, which) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: hands are alike
                  <IconMark key={which} icon={hand} size="2.2rem" />
                ))
              )}
            </span>
            {moment.describe(key)}
          </button>
        );
      })}
    </div>
  );
}
