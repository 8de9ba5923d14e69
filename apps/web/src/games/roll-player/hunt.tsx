/** A Hunt in progress: the Minion, the pool, the dice as they lie, and the level they reach (RP-19). */
import { type Hunt, huntPool, knob, type Minion, NONE } from '@tabard/roll-player';
import { IconMark } from '../../design/icon';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { emblemOf } from './card-icons';
import { CombatDie } from './die';
import { Levels } from './foes';
import { SeatName } from './marks';
import { isAsked, nameOf, offers, type View, viewOf, wordsOf } from './view';
import './hunt.css';

export function HuntView({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const seen = viewOf(props.seen);
  const { hunt, minion } = seen.b;
  if (!hunt || minion === NONE) return null;
  const it = seen.content.minions[minion];
  const result = hunt.dice.length > 0 ? resultOf(seen, hunt) : undefined;
  return (
    <section className="rp-hunt" data-stage={hunt.stage} aria-label={t('rollPlayer.hunt.title')}>
      <header className="rp-hunt-head">
        <SeatName names={props.names} seat={hunt.seat} />
        <span>{t('rollPlayer.hunt.hunts')}</span>
      </header>
      <Quarry props={props} minion={it} />
      <div className="rp-hunt-dice">
        <Pool props={props} hunt={hunt} />
        {result !== undefined && (
          <p className="rp-hunt-result" aria-live="polite">
            <span>{t('rollPlayer.hunt.result')}</span>
            <b>{result}</b>
            {result !== sumOf(hunt.dice) && (
              <small>{t('rollPlayer.hunt.made', { dice: sumOf(hunt.dice), more: result - sumOf(hunt.dice) })}</small>
            )}
          </p>
        )}
      </div>
      <Levels minion={it} result={result} />
    </section>
  );
}

/** RP-19.8: what the dice show, and what cards add to it. */
const resultOf = (seen: View, { seat, dice, bonus }: Hunt): number =>
  Math.max(0, sumOf(dice) + bonus + knob(seen, seat, 'hunt-result'));

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, value) => sum + value, 0);

function Quarry({ props, minion }: { readonly props: BoardProps; readonly minion: Minion }) {
  return (
    <div className="rp-hunt-quarry">
      <span className="rp-foe-art" aria-hidden="true">
        <IconMark icon={emblemOf('minion', minion.id)} size="100%" />
      </span>
      <div>
        <b className="rp-hunt-name">{props.say(nameOf('minion', minion))}</b>
        <p className="rp-foe-text">{props.say(wordsOf('minion', minion, 'text'))}</p>
        <p className="rp-card-flavour">{props.say(wordsOf('minion', minion, 'flavour'))}</p>
      </div>
    </div>
  );
}

/** Before the roll the dice are blank: what the weakness gives, then the mercenaries. */
function Pool({ props, hunt }: { readonly props: BoardProps; readonly hunt: Hunt }) {
  const t = useWords();
  const seen = viewOf(props.seen);
  const isRolled = hunt.dice.length > 0;
  const count = hunt.stage === 'minion' ? hunt.pool + huntPool(seen, hunt.seat) : hunt.pool;
  const dice = isRolled ? hunt.dice : Array.from({ length: count }, () => 0);
  return (
    <>
      <ul className="rp-combat-dice" aria-label={t('rollPlayer.hunt.pool', { n: dice.length })}>
        {dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the pool
          <li key={i}>
            <CombatDieButton props={props} value={value} index={i} question="hunt.reroll" />
          </li>
        ))}
      </ul>
      {!isRolled && <p className="rp-hunt-pool">{t('rollPlayer.hunt.pool', { n: count })}</p>}
    </>
  );
}

interface CombatDieButtonProps {
  readonly props: BoardProps;
  readonly value: number;
  readonly index: number;
  readonly question: string;
}

/** A Combat Die; a button while it may be rolled again. */
export function CombatDieButton({ props, value, index, question }: CombatDieButtonProps) {
  const key = `die:${index}`;
  const face = <CombatDie value={value} size="var(--combat-die)" />;
  if (!isAsked(props, question) || !offers(props, key))
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
      aria-label={props.describe(key)}
      title={props.describe(key)}
      onClick={() => props.onAnswer(key)}
    >
      {face}
    </button>
  );
}
