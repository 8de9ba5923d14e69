/** A card of the hand: what it does, what it would make possible, and where it goes. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import { afterWords, cardName, cardWords, deckName, optionWords, type Play } from '../../index';
import type { Preview } from '../../solver';
import { type AskFor, asked, askedOf, seatsOf } from '../ask';
import { playOf } from '../challenge/keys';
import type { Drag } from '../drag';
import { DECK_ICONS, SIGNS } from '../icons';
import { clause, spoken } from '../say';
import { viewOf, words } from '../view';
import './card.css';

interface HandCardProps {
  readonly card: number;
  readonly seat: Seat;
  readonly previews: readonly Preview[] | null;
  readonly drag: Drag<number>;
}

export const HandCard = memo(function HandCard({ card, seat, previews, drag }: HandCardProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const it = content.cards[card];
  const after = afterWords(it);
  const giving = askedOf(moment, 'trade.give');
  const isGiven = giving !== null;
  const isReturned = askedOf(moment, 'card.return')?.options.includes(card) === true;
  const returned = asked.key(moment, 'card.return', card);
  const playing = askedOf(moment, 'challenge.play');
  const plays = playing && it.options.map((_, option) => playOf(playing, card, option));
  const name = moment.say({ id: 'prose', with: { text: cardName(content, card) } });
  return (
    <article
      className="ra-card paper-sheet on-paper"
      data-deck={it.deck}
      data-open={plays?.some((play) => play !== null) ?? false}
      aria-label={name}
      {...(isGiven ? drag.handles(card) : {})}
      data-draggable={isGiven}
    >
      <Tip says={moment.say(cardWords(it))} clause={clause(after === null ? 'RA-18.3' : 'RA-38.12')} taps={!isGiven}>
        <button type="button" className="ra-card-name">
          <IconMark icon={DECK_ICONS[it.deck]} size="1.2em" label={moment.say(deckName(it.deck))} />
          <b>{name}</b>
          {after !== null && (
            <span className="ra-card-after">
              <IconMark icon={SIGNS.spent} size="1.1em" label={spoken(moment, after)} />
            </span>
          )}
        </button>
      </Tip>
      <ul className="ra-card-options">
        {it.options.map((option, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
          <li key={i}>
            {plays ? (
              <PlayButton
                play={plays[i] ?? { kind: 'play', card, option: i }}
                isOpen={plays[i] !== null}
                text={moment.say(optionWords(option))}
                preview={previewOf(previews, seat, card, i)}
              />
            ) : (
              <span>{moment.say(optionWords(option))}</span>
            )}
          </li>
        ))}
      </ul>
      {giving && <Giving card={card} ask={giving} name={name} />}
      {isReturned && (
        <button type="button" className="ra-card-deed" data-key={returned} onClick={() => moment.onAnswer(returned)}>
          {words(moment, 'party.return')}
        </button>
      )}
    </article>
  );
});

/** What this option would make possible. */
export const previewOf = (
  previews: readonly Preview[] | null,
  seat: Seat,
  card: number,
  option: number,
): Preview | null => previews?.find((one) => one.seat === seat && one.card === card && one.option === option) ?? null;

interface PlayButtonProps {
  /** What is not offered is told, too: the house can say why. */
  readonly play: Play;
  readonly isOpen: boolean;
  readonly text: string;
  readonly preview: Preview | null;
}

/** One way to play it, with what it would make possible. */
export function PlayButton({ play, isOpen, text, preview }: PlayButtonProps) {
  const moment = useMoment();
  const keyOf = (one: Play) => asked.key(moment, 'challenge.play', one);
  const key = keyOf(play);
  const asBonus = play.kind === 'play' ? keyOf({ ...play, kind: 'bonus' }) : key;
  const refused = isOpen ? null : (moment.why(key) ?? moment.why(asBonus));
  const makes = preview ? previewWords(moment, preview) : null;
  const button = (
    <button
      type="button"
      className="ra-play"
      data-key={key}
      data-helps={preview !== null && preview.more > 0.05}
      aria-disabled={!isOpen}
      onClick={() => isOpen && moment.onAnswer(key)}
    >
      <span>{text}</span>
      {play.kind === 'bonus' && <small>{words(moment, 'party.withToken')}</small>}
      {makes && <span className="ra-preview">{makes}</span>}
    </button>
  );
  if (!refused) return button;
  return (
    <Tip says={refused.text} clause={clause(refused.clause)}>
      {button}
    </Tip>
  );
}

/** "covers 1 more", "covers everything", "about 0.6 more"; null: it helps nothing by itself. */
function previewWords(moment: Moment, { more, all, rolls }: Preview): string | null {
  if (!rolls && all === 1 && more > 0.05) return words(moment, 'party.preview.all');
  const n = Math.round(10 * more) / 10;
  if (n <= 0) return null;
  return words(moment, rolls ? 'party.preview.average' : 'party.preview.more', { n, percent: Math.round(100 * all) });
}

interface GivingProps {
  readonly card: number;
  readonly ask: AskFor<'trade.give'>;
  readonly name: string;
}

/** RA-1.8: to whom; the same by dragging it there. */
const Giving = memo(function Giving({ card, ask, name }: GivingProps) {
  const moment = useMoment();
  const keyOf = (to: Seat) => asked.key(moment, 'trade.give', { give: card, to });
  const to = seatsOf(viewOf(moment.seen)).filter((seat) => ask.keys.includes(keyOf(seat)));
  return (
    <div className="ra-giving">
      {to.map((seat) => (
        <button
          key={seat}
          type="button"
          className="ra-card-deed"
          data-key={keyOf(seat)}
          aria-label={words(moment, 'party.give', { card: name, to: { seat } })}
          onClick={() => moment.onAnswer(keyOf(seat))}
        >
          <SideMark seat={seat} size="1.1em" />
          {words(moment, 'party.giveTo', { to: { seat } })}
        </button>
      ))}
    </div>
  );
});
