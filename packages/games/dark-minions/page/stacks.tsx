/** What is still to come: the Towns face down with the next letter, and in the advanced game the Overlords. */

import { useMoment } from '@tabard/page/room/moment';
import { lettersLeft } from '../index';
import { Tower } from './town/tower';
import { isAdvanced, viewOf } from './view';

export function Stacks() {
  const moment = useMoment();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const { b } = seen;
  const letters = lettersLeft(seen);
  return (
    <section className="dm-stacks" aria-label={say({ id: 'board.toCome' })}>
      <p className="dm-stack">
        <span className="dm-stack-tile" data-empty={letters.length === 0} aria-hidden="true">
          {letters[0] === 'End' ? '☠' : (letters[0] ?? '–')}
        </span>
        <span>
          {letters.length === 0
            ? say({ id: 'board.noTownsLeft' })
            : say({ id: 'board.townsLeft', with: { count: letters.length, letter: letterWord(letters[0]) } })}
        </span>
      </p>
      {isAdvanced(seen) && (
        <p className="dm-stack">
          <span className="dm-stack-card" aria-hidden="true" />
          <span>
            {say({
              id: 'board.overlordsLeft',
              with: { count: b.overlordStack.length, discarded: b.overlordDiscard.length },
            })}
          </span>
        </p>
      )}
      <p className="dm-stack dm-stack-towers">
        {b.towerSupply.map((count, colour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: colours have an order
          <span key={colour}>
            <Tower colour={colour} size="1.2rem" />
            <b>{count}</b>
            <span className="hidden-words">
              {say({
                id: 'board.towersLeft',
                with: { count, colour: { id: `colours.${['white', 'gray', 'black'][colour]}` } },
              })}
            </span>
          </span>
        ))}
      </p>
    </section>
  );
}

const letterWord = (letter: string) => ({ id: letter === 'End' ? 'board.theEnd' : 'board.letter', with: { letter } });
