/** The dice of the pool: they roll here, are changed by cards, and are taken to the slots. */

import { DiceThrow } from '@tabard/page/design/dice/dice-throw';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import type { KeyboardEvent } from 'react';
import { memo } from 'react';
import { attrName, COLOURS, coloursOf, dieName, isForDie, poolOf } from '../../index';
import { foresee } from '../../solver';
import { type AskFor, ownAsk } from '../ask';
import { Die, thrownDie } from '../die';
import { clause } from '../say';
import { viewOf, words } from '../view';
import { diePlaces } from './keys';
import { usePicking } from './picking';
import { useRolling } from './use-rolling';
import './pool.css';

export function Pool() {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const { rolling, onDone } = useRolling();
  const dice = poolOf(b).filter((die) => !rolling?.dice.includes(die));
  const missing = Math.max(0, b.challenge!.diceLimit - poolOf(b).length);
  return (
    <section className="ra-pool" aria-label={words(moment, 'challenge.pool')}>
      {rolling && (
        <DiceThrow
          dice={rolling.dice.map((die, i) => thrownDie(b.dieMask[die], rolling.values[i]))}
          seed={`${moment.count} ${rolling.values.join('')}`}
          label={words(moment, 'challenge.rolling')}
          height="9rem"
          onDone={onDone}
        />
      )}
      {(dice.length > 0 || !rolling) && (
        <ul className="ra-dice" onKeyDown={moveAlong}>
          {dice.map((die) => (
            <li key={die}>
              <PoolDie die={die} />
            </li>
          ))}
          {b.challenge!.drawn === 0 &&
            Array.from({ length: missing }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places that are alike
              <li key={`to come ${i}`} className="ra-to-come" aria-hidden="true">
                ?
              </li>
            ))}
          {dice.length === 0 && (b.challenge!.drawn === 1 || missing === 0) && (
            <li className="ra-pool-empty">{words(moment, 'challenge.poolEmpty')}</li>
          )}
        </ul>
      )}
    </section>
  );
}

const PoolDie = memo(function PoolDie({ die }: { readonly die: number }) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const ask = ownAsk(moment);
  const places = diePlaces(b, ask, die);
  const name = moment.say(dieName(b.dieMask[die], b.dieValue[die]));
  if (isForDie(ask)) return <ChangingDie {...{ die, ask, places, name }} />;
  return <PlacedDie die={die} name={name} />;
});

interface PlacedDieProps {
  readonly die: number;
  readonly name: string;
}

/** Tapped it is in the hand, and what it fits glows; dragged it goes there; with Enter the focus goes to the first slot. */
const PlacedDie = memo(function PlacedDie({ die, name }: PlacedDieProps) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const { ask, picked, pick, drag } = usePicking();
  const isPicked = picked === die;
  const look = (
    <Die mask={b.dieMask[die]} value={b.dieValue[die]} size="3.1em" glows={isPicked} spent={drag.dragged === die} />
  );
  if (!ask)
    return (
      <Tip says={dieSays(moment, b.dieMask[die], name)} clause={clause('RA-1.10')} taps>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what its colour is, is told to who comes by keyboard */}
        <span className="ra-die" tabIndex={0}>
          {look}
          <span className="hidden-words">{name}</span>
        </span>
      </Tip>
    );
  return (
    <button
      type="button"
      className="ra-die"
      aria-pressed={isPicked}
      aria-label={name}
      data-die={die}
      {...drag.handles(die)}
      onClick={(event) => {
        pick(isPicked ? null : die);
        if (!isPicked && event.detail === 0) focusFirstFitting(event.currentTarget);
      }}
      onKeyDown={(event) => event.key === 'Escape' && pick(null)}
    >
      {look}
    </button>
  );
});

/** "black 4: a die of Dexterity". */
function dieSays(moment: Moment, mask: number, die: string): string {
  const attrs = coloursOf(mask).map((colour) => attrName(COLOURS.indexOf(colour)));
  return words(moment, 'challenge.dieOf', { die, attrs });
}

/** By key: what was picked is now to be put down. */
function focusFirstFitting(from: HTMLElement): void {
  const board = from.closest('.ra-challenge');
  requestAnimationFrame(() => board?.querySelector<HTMLElement>('.ra-slot[data-state="fits"]')?.focus());
}

interface ChangingDieProps extends PlacedDieProps {
  readonly ask: AskFor<'op.die' | 'power.returnDie'>;
  /** The answers that mean it. */
  readonly places: readonly number[];
}

/** A card asks for a die: what each answer would make of it stands beside it. */
const ChangingDie = memo(function ChangingDie({ die, ask, places, name }: ChangingDieProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b } = seen;
  const isPicked = ask.question === 'op.die' && ask.about.picked.includes(die);
  const look = (
    <Die mask={b.dieMask[die]} value={b.dieValue[die]} size="3.1em" glows={places.length > 0} spent={isPicked} />
  );
  if (places.length === 0)
    return (
      <span className="ra-die" data-off="true">
        {look}
        <span className="hidden-words">{name}</span>
      </span>
    );
  return (
    <span className="ra-die-changes">
      {places.map((place) => {
        const key = ask.keys[place];
        const found = foresee(seen, ask, place);
        const becomes = found?.dice.find((one) => one.die === die);
        const says = found
          ? words(moment, 'challenge.wouldCover', { what: moment.describe(key), count: found.covered })
          : moment.describe(key);
        return (
          <Tip key={key} says={says} clause={clause('RA-38.15')}>
            <button
              type="button"
              className="ra-die"
              data-key={key}
              aria-label={says}
              onClick={() => moment.onAnswer(key)}
            >
              {becomes && places.length > 1 ? null : look}
              {becomes && (
                <span className="ra-becomes">
                  <span aria-hidden="true">→</span>
                  <Die
                    mask={becomes.mask}
                    value={becomes.value}
                    size={places.length > 1 ? '2.6em' : '1.9em'}
                    glows={places.length > 1}
                  />
                  <span className="ra-would-cover" aria-hidden="true">
                    {found!.covered}
                  </span>
                </span>
              )}
            </button>
          </Tip>
        );
      })}
    </span>
  );
});

/** Arrows walk along the dice. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  buttons[(at + step + buttons.length) % buttons.length].focus();
  event.preventDefault();
}
