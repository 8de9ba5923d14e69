/** The Initiative cards with what lies on them, and in whose hands they are (RP-3.6, RP-6, RP-7). */
import type { Seat } from '@tabard/kernel';
import { type Die, type InitiativeCard, NONE } from '@tabard/roll-player';
import { useEffect, useState } from 'react';
import { IconMark } from '../../design/icon';
import { SideMark } from '../../setup/sides';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { LyingFiend } from './chip';
import { DieFace } from './die';
import { dieWords } from './die-words';
import { SIGNS } from './icons';
import { askOf, isAsked, offers, viewOf } from './view';
import './initiative.css';

export function Initiative({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  const choiceAt = useChoices(props);
  return (
    <section
      className="rp-initiative"
      data-phase={b.phase}
      data-count={b.row.length}
      aria-label={t('rollPlayer.initiative.title')}
    >
      <Ties props={props} />
      <ol className="rp-initiative-row">
        {b.row.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is a rank
          <Place key={place} props={props} card={card} place={place} choice={choiceAt(place)} />
        ))}
      </ol>
    </section>
  );
}

/** RP-6.4: equal dice wait beside the row until the Start Player has said which lies lower. */
function Ties({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  const ask = askOf(props);
  if (ask?.question !== 'ties.arrange') return null;
  return (
    <p className="rp-ties">
      <span>{t('rollPlayer.initiative.ties')}</span>
      {ask.options.map((key) => {
        const die = Number(key.split(':')[1]);
        return <DieButton key={key} props={props} die={die} value={b.values[die]} choice={key} />;
      })}
    </p>
  );
}

interface DieButtonProps {
  readonly props: BoardProps;
  readonly die: Die;
  readonly value: number;
  readonly choice: string;
}

function DieButton({ props, die, value, choice }: DieButtonProps) {
  return (
    <button
      type="button"
      className="rp-die-button"
      aria-label={props.describe(choice)}
      title={props.describe(choice)}
      onClick={() => props.onAnswer(choice)}
    >
      <DieFace die={die} value={value} size="var(--row-die)" />
    </button>
  );
}

interface PlaceProps {
  readonly props: BoardProps;
  readonly card: InitiativeCard;
  readonly place: number;
  /** Null when this card is no answer now. */
  readonly choice: Choice | null;
}

function Place({ props, card, place, choice }: PlaceProps) {
  const t = useWords();
  const { b } = viewOf(props.seen);
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
          aria-label={choice.label}
          title={choice.label}
          aria-pressed={choice.isPicked || undefined}
          onClick={choice.onChoose}
          onPointerEnter={() => props.onPoint(choice.key)}
          onPointerLeave={() => props.onPoint(null)}
        />
      )}
      <span className="rp-place-rank">
        <span className="hidden-words">{t('rollPlayer.initiative.rank', { rank })}</span>
        <b aria-hidden="true">{rank}</b>
      </span>
      <div className="rp-place-dice">
        {card.dice.map((die) => (
          <PlaceDie key={die} props={props} die={die} />
        ))}
        {isTaken && <Holder props={props} seat={card.holder} />}
      </div>
      <div className="rp-place-extras">
        {card.gold > 0 && (
          <span className="rp-place-gold" title={t('rollPlayer.goods.gold', { n: card.gold })}>
            <IconMark icon={SIGNS.gold} label={t('rollPlayer.goods.gold', { n: card.gold })} />
          </span>
        )}
        {card.fiends.map((fiend) => (
          <LyingFiend key={fiend} props={props} fiend={fiend} />
        ))}
      </div>
      <Pointers props={props} place={place} />
    </li>
  );
}

function Holder({ props, seat }: { readonly props: BoardProps; readonly seat: Seat }) {
  const t = useWords();
  return (
    <span className="rp-place-holder">
      <SideMark seat={seat} size="1.3rem" />
      <span className="rp-place-name">{seat === props.seat ? t('rollPlayer.room.you') : props.names[seat]}</span>
    </span>
  );
}

function PlaceDie({ props, die }: { readonly props: BoardProps; readonly die: Die }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  const key = `die:${die}`;
  if (isAsked(props, 'initiative.die') && offers(props, key))
    return <DieButton props={props} die={die} value={b.values[die]} choice={key} />;
  return (
    <span className="rp-place-die">
      <DieFace die={die} value={b.values[die]} size="var(--row-die)" />
      <span className="hidden-words">{dieWords(t, die, b.values[die])}</span>
    </span>
  );
}

/** Who of the others thinks of this card. */
function Pointers({ props, place }: { readonly props: BoardProps; readonly place: number }) {
  const seats = props.pointed.flatMap((what, seat) => (what === `card:${place}` && seat !== props.seat ? [seat] : []));
  if (seats.length === 0) return null;
  return (
    <span className="rp-place-pointers" aria-hidden="true">
      {seats.map((seat) => (
        <SideMark key={seat} seat={seat} size="1rem" />
      ))}
    </span>
  );
}

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly isPicked: boolean;
  readonly onChoose: () => void;
}

type ChoiceAt = (place: number) => Choice | null;

const pair = (one: number, two: number): string => `cards:${Math.min(one, two)}:${Math.max(one, two)}`;

/** A card is selected, or it is the first or the second of two whose dice change places. */
function useChoices(props: BoardProps): ChoiceAt {
  const t = useWords();
  const [first, setFirst] = useState(NONE);
  const isPair = isAsked(props, 'initiative.cards');
  useEffect(() => {
    if (!isPair) setFirst(NONE);
  }, [isPair]);
  const answer = (key: string): Choice | null =>
    offers(props, key)
      ? { key, label: props.describe(key), isPicked: false, onChoose: () => props.onAnswer(key) }
      : null;
  if (!isPair) return (place) => (isAsked(props, 'initiative.select', 'summon.card') ? answer(`card:${place}`) : null);
  const { row } = viewOf(props.seen).b;
  const pick = (place: number): Choice => ({
    key: pair(place, place),
    label: t('rollPlayer.initiative.firstOfTwo'),
    isPicked: first === place,
    onChoose: () => setFirst(first === place ? NONE : place),
  });
  return (place) => {
    if (!row.some((_, other) => offers(props, pair(place, other)))) return null;
    return (first === NONE ? null : answer(pair(place, first))) ?? pick(place);
  };
}
