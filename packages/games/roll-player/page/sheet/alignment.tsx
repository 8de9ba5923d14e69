/** The Alignment card: nine spaces with their Stars, the token on one of them, and the steps that are open (RP-16). */
import type { Seat } from '@tabard/kernel';
import { Tip } from '@tabard/page/design/tip';
import { useNarrow } from '@tabard/page/room/frame/form';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo, useEffect, useRef } from 'react';
import { cellTowards, DIRS, NONE, questions } from '../../index';
import { asked } from '../asked';
import { ColourPatch } from '../dice/die';
import { answerOnSheet, askAbout, describeOnSheet } from '../dice/foreseen';
import { signed, starsWords } from '../signed';
import { heroOf, nameOf, viewOf } from '../view';
import './foot.css';

interface AlignmentProps {
  readonly seat: Seat;
}

export const AlignmentGrid = memo(function AlignmentGrid({ seat }: AlignmentProps) {
  const moment = useMoment();
  const t = useWords();
  const { content } = viewOf(moment.seen);
  const { alignment } = heroOf(moment, seat);
  const top = useRef<HTMLElement>(null);
  const isNarrow = useNarrow();
  const isAskedHere = moment.seat === seat && asked.ask(moment)?.question === 'token.move';
  useEffect(() => {
    if (isNarrow && isAskedHere) top.current?.scrollIntoView({ block: 'center' });
  }, [isNarrow, isAskedHere]);
  if (alignment === NONE) return null;
  const card = content.alignments[alignment];
  return (
    <section ref={top} className="rp-alignment" aria-label={t('roll-player.sheet.alignment')}>
      <Tip says={t('roll-player.sheet.alignmentHelp')}>
        <button type="button" className="rp-alignment-name explains" aria-disabled="true">
          <span className="rp-label">{t('roll-player.sheet.alignment')}</span>
          <span>{moment.say(nameOf('alignment', card))}</span>
        </button>
      </Tip>
      <div className="rp-alignment-field">
        <span className="rp-pole" data-pole="good">
          {t('roll-player.pole.good')}
        </span>
        <span className="rp-pole" data-pole="lawful">
          {t('roll-player.pole.lawful')}
        </span>
        <div className="rp-grid">
          {card.grid.map((stars, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            <Cell key={cell} seat={seat} cell={cell} stars={stars} />
          ))}
        </div>
        <span className="rp-pole" data-pole="chaotic">
          {t('roll-player.pole.chaotic')}
        </span>
        <span className="rp-pole" data-pole="evil">
          {t('roll-player.pole.evil')}
        </span>
      </div>
    </section>
  );
});

interface CellProps extends AlignmentProps {
  readonly cell: number;
  readonly stars: number;
}

const Cell = memo(function Cell({ seat, cell, stars }: CellProps) {
  const moment = useMoment();
  const t = useWords();
  const { cell: at, colour } = heroOf(moment, seat);
  const step = moment.seat === seat ? openStep(moment, at, cell) : null;
  const isHere = cell === at;
  const tone = stars > 0 ? 'good' : stars < 0 ? 'bad' : 'none';
  const face = (
    <>
      {isHere && colour && <ColourPatch colour={colour} size="100%" />}
      <span className="rp-cell-stars">{signed(stars)}</span>
    </>
  );
  if (!step)
    return (
      <span className="rp-cell" data-here={isHere} data-tone={tone}>
        {face}
        {isHere && <span className="hidden-words">{t('roll-player.sheet.tokenHere')}</span>}
      </span>
    );
  return (
    <button
      type="button"
      className="rp-cell"
      data-open="true"
      data-tone={tone}
      data-key={step}
      aria-label={`${describeOnSheet(moment, step)}. ${starsWords(t, stars)}`}
      onClick={() => answerOnSheet(moment, step)}
    >
      {face}
    </button>
  );
});

/** The key of the step that leads here, where it may be taken now. */
function openStep(moment: Moment, from: number, to: number): string | null {
  const { content } = viewOf(moment.seen);
  const pending = askAbout(moment, 'token');
  const ask = pending && questions.of(pending, content);
  const dir = DIRS.find((one) => cellTowards(from, one) === to);
  if (ask?.question !== 'token.move' || !dir || !ask.options.includes(dir)) return null;
  return questions.key(ask.question, dir, content);
}
