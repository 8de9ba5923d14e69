/**
 * On request, what the solver would do: the whole line of play, whose card, on which die, and what comes of it. Step by
 * step it can be carried out from here; after each play it is thought through anew. It answers nothing by itself.
 */

import type { Message } from '@tabard/content';
import { Button } from '@tabard/page/design/controls';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { cardName, className, dieName, optionWords, type Seen } from '../../index';
import { Carrying, covers, type Line, type Move, type Position, pickedFaces, playOf, positionOf } from '../../solver';
import { asked, asksOf, ownAsk } from '../ask';
import { viewOf, words } from '../view';
import { useSolver } from './use-solver';

export function Hint() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = ownAsk(moment);
  const [isOpen, setOpen] = useState(false);
  const [begun, begin] = useState<Carrying | null>(null);
  const isPlaying = ask?.question === 'challenge.play';
  const question = useMemo(
    () => (isOpen && isPlaying ? ({ kind: 'line', position: positionOf(seen) } as const) : null),
    [isOpen, isPlaying, seen],
  );
  const line = useSolver(question);
  const counsel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for comes into sight, and so does its answer
  useEffect(() => void counsel.current?.scrollIntoView({ block: 'nearest' }), [isOpen, line]);
  const isOver = ask?.question === 'challenge.place';
  useEffect(() => {
    if (isOver) setOpen(false);
  }, [isOver]);
  if (!ask || isOver) return null;
  if (!isOpen)
    return isPlaying ? (
      <Button tone="quiet" className="ra-counsel-button" onClick={() => setOpen(true)}>
        {words(moment, 'challenge.askHint')}
      </Button>
    ) : null;
  const follow = (step: Step) => {
    begin(step.left);
    moment.onAnswerAs(step.seat, step.key);
  };
  const step = isPlaying ? null : begun && goingOn(moment, seen, begun);
  if (!question && !step) return null;
  return (
    <section ref={counsel} className="ra-counsel paper-sheet on-paper" aria-label={words(moment, 'challenge.hint')}>
      <div role="status">
        {question && (line ? <Advice line={line} /> : <Thinks position={question.position} />)}
        {step && begun && <p>{moveWords(moment, seen, begun.move)}</p>}
      </div>
      <div className="ra-counsel-deeds">
        <Next step={step ?? (line && beginning(moment, line))} onFollow={follow} />
        <Button tone="quiet" onClick={() => setOpen(false)}>
          {words(moment, 'challenge.hintEnough')}
        </Button>
      </div>
    </section>
  );
}

const Thinks = memo(function Thinks({ position: { plays, pool } }: { readonly position: Position }) {
  const moment = useMoment();
  return <p>{words(moment, 'challenge.weighs', { plays: plays.length, dice: pool.length })}</p>;
});

/** The line, and what is left open; what the dice would do without it is the measure. */
const Advice = memo(function Advice({ line }: { readonly line: Line }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const outcome = words(moment, line.rolls ? 'challenge.hintRolls' : 'challenge.hintCovers', {
    covered: Math.round(10 * line.covered) / 10,
    open: positionOf(seen).open.length,
    percent: Math.round(100 * line.all),
  });
  if (line.moves.length === 0)
    return (
      <p>
        {words(moment, 'challenge.hintNothing')} {outcome}
      </p>
    );
  return (
    <>
      <ol>
        {line.moves.map((move) => (
          <li key={`${move.play.seat} ${move.play.card} ${move.play.option}`}>{moveWords(moment, seen, move)}</li>
        ))}
      </ol>
      <p>
        {outcome} {words(moment, 'challenge.hintWithout', { now: covers(seen) })}{' '}
        {line.rolls && words(moment, 'challenge.hintThen')} {!line.exact && words(moment, 'challenge.hintUnsure')}
      </p>
    </>
  );
});

/** What is to be answered next, in whose name, and what is left of the move then. */
interface Step {
  readonly seat: number;
  readonly key: string;
  readonly left: Carrying;
}

interface NextProps {
  readonly step: Step | null;
  readonly onFollow: (step: Step) => void;
}

const Next = memo(function Next({ step, onFollow }: NextProps) {
  const moment = useMoment();
  if (!step) return null;
  return (
    <Button data-key={step.key} onClick={() => onFollow(step)}>
      {words(moment, 'challenge.hintNext', { what: moment.describeFor(step.seat, step.key) })}
    </Button>
  );
});

/** The play that begins the line, where somebody at this screen may make it. */
function beginning(moment: Moment, { moves: [move] }: Line): Step | null {
  if (!move) return null;
  for (const ask of asksOf(moment)) {
    if (ask.question !== 'challenge.play' || ask.seat !== move.play.seat) continue;
    const play = playOf(move, ask.options);
    return play && { seat: ask.seat, key: asked.key(moment, ask.question, play), left: new Carrying(move) };
  }
  return null;
}

/** What its ops ask: which die, what of it. */
function goingOn(moment: Moment, seen: Seen, begun: Carrying): Step | null {
  for (const ask of asksOf(moment)) {
    const left = begun.copy();
    // RA-18.7: the line reckons with the token that its card costs.
    const option = ask.question === 'bonus.spend' ? 'yes' : left.answer(seen, ask);
    const key = option === null ? null : asked.key(moment, ask.question, option);
    if (key !== null && ask.keys.includes(key)) return { seat: ask.seat, key, left };
  }
  return null;
}

/** "Marta plays Barter (raise or lower a die by 1): red 3 to 4". */
function moveWords(moment: Moment, { b, content }: Seen, { play, picks }: Move): string {
  const { card, option } = play;
  const { id, options } = content.classes[b.classOf[play.seat]];
  const what: Message =
    play.kind === 'ability'
      ? { id: 'page.challenge.hintAbility', with: { class: className(id), text: optionWords(options[option]) } }
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
