/** The Initiative cards with what lies on them, and in whose hands they are (RP-3.6, RP-6, RP-7). */
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo, useEffect, useState } from 'react';
import { type Die, type InitiativeCard, NONE } from '../../index';
import { asked } from '../asked';
import { LyingFiend } from '../cards/chip';
import { SIGNS } from '../icons';
import { viewOf } from '../view';
import { cardChoice } from './card-choice';
import { DieFace } from './die';
import { dieWords } from './die-words';
import { Ties } from './ties';
import './initiative.css';

export function Initiative() {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const choiceAt = useChoices();
  return (
    <section
      className="rp-initiative"
      data-phase={b.phase}
      data-count={b.row.length}
      aria-label={t('roll-player.initiative.title')}
    >
      <Ties />
      <ol className="rp-initiative-row">
        {b.row.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is a rank
          <Place key={place} card={card} place={place} choice={choiceAt(place)} />
        ))}
      </ol>
    </section>
  );
}

interface DieButtonProps {
  readonly die: Die;
  readonly value: number;
  readonly choice: string;
}

const DieButton = memo(function DieButton({ die, value, choice }: DieButtonProps) {
  const moment = useMoment();
  return (
    <button
      type="button"
      className="rp-die-button"
      aria-label={moment.describe(choice)}
      title={moment.describe(choice)}
      onClick={() => moment.onAnswer(choice)}
    >
      <DieFace die={die} value={value} size="var(--row-die)" />
    </button>
  );
});

interface PlaceProps {
  readonly card: InitiativeCard;
  readonly place: number;
  /** Null when this card is no answer now. */
  readonly choice: Choice | null;
}

const Place = memo(function Place({ card, place, choice }: PlaceProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const isStar = place === b.row.length - 1;
  const isTaken = card.holder !== NONE;
  const rank = isStar ? '★' : String(place + 1);
  return (
    <li
      className="rp-place"
      data-open={choice !== null}
      data-picked={choice?.isPicked}
      data-taken={isTaken}
      data-active={isTaken && b.active === card.holder}
      data-star={isStar}
    >
      {choice && (
        <button
          type="button"
          className="rp-place-choose"
          data-key={choice.key}
          aria-label={choice.label}
          title={choice.label}
          aria-pressed={choice.isPicked || undefined}
          onClick={choice.onChoose}
          onPointerEnter={() => moment.onPoint(choice.key)}
          onPointerLeave={() => moment.onPoint(null)}
        />
      )}
      <span className="rp-place-rank">
        <span className="hidden-words">{t('roll-player.initiative.rank', { rank })}</span>
        <b aria-hidden="true">{rank}</b>
      </span>
      <div className="rp-place-dice">
        {card.dice.map((die) => (
          <PlaceDie key={die} die={die} />
        ))}
        {isTaken && <Holder seat={card.holder} />}
      </div>
      <div className="rp-place-extras">
        {card.gold > 0 && (
          <span className="rp-place-gold" title={t('roll-player.goods.gold', { n: card.gold })}>
            <IconMark icon={SIGNS.gold} label={t('roll-player.goods.gold', { n: card.gold })} />
          </span>
        )}
        {card.fiends.map((fiend) => (
          <LyingFiend key={fiend} fiend={fiend} />
        ))}
      </div>
      <Pointers place={place} />
    </li>
  );
});

const Holder = memo(function Holder({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const t = useWords();
  return (
    <span className="rp-place-holder">
      <SideMark seat={seat} size="1.3rem" />
      <span className="rp-place-name">{seat === moment.seat ? t('roll-player.room.you') : moment.names[seat]}</span>
    </span>
  );
});

const PlaceDie = memo(function PlaceDie({ die }: { readonly die: Die }) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const key = asked.offered(moment, 'initiative.die', die);
  if (key) return <DieButton die={die} value={b.values[die]} choice={key} />;
  return (
    <span className="rp-place-die">
      <DieFace die={die} value={b.values[die]} size="var(--row-die)" />
      <span className="hidden-words">{dieWords(t, die, b.values[die])}</span>
    </span>
  );
});

/** Who of the others thinks of this card. */
const Pointers = memo(function Pointers({ place }: { readonly place: number }) {
  const moment = useMoment();
  const key = asked.key(moment, 'initiative.select', place);
  const seats = moment.pointed.flatMap((what, seat) => (what === key && seat !== moment.seat ? [seat] : []));
  if (seats.length === 0) return null;
  return (
    <span className="rp-place-pointers" aria-hidden="true">
      {seats.map((seat) => (
        <SideMark key={seat} seat={seat} size="1rem" />
      ))}
    </span>
  );
});

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly isPicked: boolean;
  readonly onChoose: () => void;
}

type ChoiceAt = (place: number) => Choice | null;

/** A card is selected, or it is the first or the second of two whose dice change places. */
function useChoices(): ChoiceAt {
  const moment = useMoment();
  const t = useWords();
  const [first, setFirst] = useState(NONE);
  const isPair = asked.ask(moment)?.question === 'initiative.cards';
  useEffect(() => {
    if (!isPair) setFirst(NONE);
  }, [isPair]);
  return (place) => {
    const choice = cardChoice(moment, place, first);
    if (!choice) return null;
    const { key, isFirst } = choice;
    if (!isFirst) return { key, label: moment.describe(key), isPicked: false, onChoose: () => moment.onAnswer(key) };
    return {
      key,
      label: t('roll-player.initiative.firstOfTwo'),
      isPicked: first === place,
      onChoose: () => setFirst(first === place ? NONE : place),
    };
  };
}
