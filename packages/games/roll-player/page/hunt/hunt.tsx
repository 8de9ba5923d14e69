/** A Hunt in progress: the Minion, the pool, the dice as they lie, and the level they reach (RP-19). */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { type Hunt, huntPool, knob, type Minion, NONE } from '../../index';
import { asked } from '../asked';
import { emblemOf } from '../cards/card-icons';
import { Levels } from '../combat/foes';
import { CombatDie } from '../dice/die';
import { SeatName } from '../marks';
import { nameOf, type View, viewOf, wordsOf } from '../view';
import { HuntDeeds } from './deeds';
import './hunt.css';

export function HuntView() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const { hunt, minion } = seen.b;
  if (!hunt || minion === NONE) return null;
  const it = seen.content.minions[minion];
  const result = hunt.dice.length > 0 ? resultOf(seen, hunt) : undefined;
  const count = hunt.stage === 'minion' ? hunt.pool + huntPool(seen, hunt.seat) : hunt.pool;
  return (
    <section className="rp-hunt" data-stage={hunt.stage} aria-label={t('roll-player.hunt.title')}>
      <header className="rp-hunt-head">
        <SeatName names={moment.names} seat={hunt.seat} />
        <span>{t('roll-player.hunt.hunts')}</span>
      </header>
      <Quarry minion={it} />
      <div className="rp-hunt-dice">
        <Pool hunt={hunt} count={count} />
        {result !== undefined && (
          <p className="rp-hunt-result">
            <span>{t('roll-player.hunt.result')}</span>
            <b>{result}</b>
            {result !== sumOf(hunt.dice) && (
              <small>{t('roll-player.hunt.made', { dice: sumOf(hunt.dice), more: result - sumOf(hunt.dice) })}</small>
            )}
          </p>
        )}
      </div>
      <Levels minion={it} result={result} />
      <HuntDeeds pool={count} />
    </section>
  );
}

/** RP-19.8: what the dice show, and what cards add to it. */
const resultOf = (seen: View, { seat, dice, bonus }: Hunt): number =>
  Math.max(0, sumOf(dice) + bonus + knob(seen, seat, 'hunt-result'));

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, value) => sum + value, 0);

const Quarry = memo(function Quarry({ minion }: { readonly minion: Minion }) {
  const moment = useMoment();
  return (
    <div className="rp-hunt-quarry">
      <span className="rp-foe-art" aria-hidden="true">
        <IconMark icon={emblemOf('minion', minion)} size="100%" />
      </span>
      <div>
        <b className="rp-hunt-name">{moment.say(nameOf('minion', minion))}</b>
        <p className="rp-foe-text">{moment.say(wordsOf('minion', minion, 'text'))}</p>
        <p className="rp-card-flavour">{moment.say(wordsOf('minion', minion, 'flavour'))}</p>
      </div>
    </div>
  );
});

/** Before the roll the dice are blank: what the weakness gives, then the mercenaries. */
const Pool = memo(function Pool({ hunt, count }: { readonly hunt: Hunt; readonly count: number }) {
  const t = useWords();
  const isRolled = hunt.dice.length > 0;
  const dice = isRolled ? hunt.dice : Array.from({ length: count }, () => 0);
  return (
    <>
      <ul className="rp-combat-dice" aria-label={t('roll-player.hunt.pool', { n: dice.length })}>
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the pool
          <li key={i}>
            <CombatDieButton value={value} index={i} question="hunt.reroll" />
          </li>
        ))}
      </ul>
      {!isRolled && <p className="rp-hunt-pool">{t('roll-player.hunt.pool', { n: count })}</p>}
    </>
  );
});

interface CombatDieButtonProps {
  readonly value: number;
  readonly index: number;
  readonly question: 'hunt.reroll' | 'monster.reroll';
}

/** A Combat Die; a button while it may be rolled again. */
export const CombatDieButton = memo(function CombatDieButton({ value, index, question }: CombatDieButtonProps) {
  const moment = useMoment();
  const key = asked.offered(moment, question, index);
  const face = <CombatDie value={value} size="var(--combat-die)" />;
  if (key === null)
    return (
      <span className="rp-combat-die">
        {face}
        {value > 0 && <span className="hidden-words">{value}</span>}
      </span>
    );
  return (
    <button
      type="button"
      className="rp-combat-die"
      data-open="true"
      data-key={key}
      aria-label={moment.describe(key)}
      title={moment.describe(key)}
      onClick={() => moment.onAnswer(key)}
    >
      {face}
    </button>
  );
});
