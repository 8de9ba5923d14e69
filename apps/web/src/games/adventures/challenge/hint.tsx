/** On request, what the solver would do: whose card, on which die, and what comes of it. It answers nothing by itself. */
import { cardName, className, dieName, optionWords, type Seen } from '@tabard/adventures';
import { keyOfPlay, type Line, type Move, pickedFaces, positionOf } from '@tabard/adventures/solver';
import type { Message } from '@tabard/content';
import type { PendingAsk } from '@tabard/kernel';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/controls';
import { type Moment, useMoment } from '../../../room/moment';
import { askedOf } from '../ask';
import { viewOf, words } from '../view';
import { useSolver } from './use-solver';

export function Hint() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = askedOf(moment, 'challenge.play');
  const [askedAt, setAskedAt] = useState(-1);
  const isAsked = ask !== null && askedAt === moment.count;
  const question = useMemo(
    () => (isAsked ? ({ kind: 'line', position: positionOf(seen) } as const) : null),
    [isAsked, seen],
  );
  const line = useSolver(question);
  if (!ask) return null;
  if (!isAsked)
    return (
      <Button tone="quiet" className="ra-counsel-button" onClick={() => setAskedAt(moment.count)}>
        {words(moment, 'challenge.askHint')}
      </Button>
    );
  return (
    <section className="ra-counsel on-paper" role="status" aria-label={words(moment, 'challenge.hint')}>
      {line ? <Advice line={line} /> : <p>{words(moment, 'challenge.thinks')}</p>}
    </section>
  );
}

function Advice({ line }: { readonly line: Line }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [first] = line.moves;
  const open = positionOf(seen).open.length;
  const outcome = words(moment, line.rolls ? 'challenge.hintRolls' : 'challenge.hintCovers', {
    covered: Math.round(10 * line.covered) / 10,
    open,
    percent: Math.round(100 * line.all),
  });
  if (!first)
    return (
      <p>
        {words(moment, 'challenge.hintNothing')} {outcome}
      </p>
    );
  const begun = beginning(moment, first);
  return (
    <>
      <ol>
        {line.moves.map((move) => (
          <li key={`${move.play.seat} ${move.play.name}`}>{moveWords(moment, seen, move)}</li>
        ))}
      </ol>
      <p>
        {outcome} {!line.exact && words(moment, 'challenge.hintUnsure')}
      </p>
      {begun && (
        <Button data-key={begun.key} onClick={() => moment.onAnswerAs(begun.ask.seat, begun.key)}>
          {moment.describeFor(begun.ask.seat, begun.key)}
        </Button>
      )}
    </>
  );
}

/** The play that begins it, where somebody at this screen may make it. */
function beginning(moment: Moment, move: Move): { readonly ask: PendingAsk; readonly key: string } | null {
  const ask = moment.asks.find(({ seat, question }) => seat === move.play.seat && question === 'challenge.play');
  const key = ask ? keyOfPlay(move, ask.options) : null;
  return ask && key ? { ask, key } : null;
}

/** "Marta plays Barter (raise or lower a die by 1): red 3 to 4". */
function moveWords(moment: Moment, { b, content }: Seen, { play, picks }: Move): string {
  const [card, option] = play.name.split(':').map(Number);
  const { id, options } = content.classes[b.classOf[play.seat]];
  const what: Message =
    play.kind === 'ability'
      ? { id: 'page.challenge.hintAbility', with: { class: className(id), text: optionWords(options[card]) } }
      : {
          id: 'page.challenge.hintCard',
          with: { card: cardName(content, card), text: optionWords(content.cards[card].options[option]) },
        };
  const dice = picks.flatMap((pick): Message[] => {
    const found = pickedFaces(pick);
    if (!found) return [];
    const was = dieName(found.was.mask, found.was.value);
    return [
      found.is ? { id: 'page.challenge.hintBecomes', with: { was, is: dieName(found.is.mask, found.is.value) } } : was,
    ];
  });
  return words(moment, dice.length > 0 ? 'challenge.hintOn' : 'challenge.hintPlay', {
    seat: { seat: play.seat },
    what,
    dice,
  });
}
