/** A card of the hand: what it does, what it would make possible, and where it goes. */

import type { PendingAsk, Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { afterWords, cardName, cardWords, deckName, optionWords } from '../../index';
import type { Preview } from '../../solver';
import { ownAsk, seatsOf } from '../ask';
import { playName } from '../challenge/keys';
import type { Drag } from '../drag';
import { DECK_ICONS, SIGNS } from '../icons';
import { clause, spoken } from '../say';
import { viewOf, words } from '../view';
import { CARD_QUESTIONS } from './questions';
import './card.css';

interface HandCardProps {
  readonly card: number;
  readonly seat: Seat;
  readonly previews: readonly Preview[] | null;
  readonly drag: Drag<number>;
}

export function HandCard({ card, seat, previews, drag }: HandCardProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const it = content.cards[card];
  const ask = ownAsk(moment);
  const after = afterWords(it);
  const isGiven = ask?.question === 'trade.give';
  const isReturned = ask !== null && CARD_QUESTIONS.includes(ask.question) && ask.options.includes(`${card}`);
  const plays = ask?.question === 'challenge.play' ? it.options.map((_, option) => playKeyOf(ask, card, option)) : null;
  const name = moment.say({ id: 'prose', with: { text: cardName(content, card) } });
  return (
    <article
      className="ra-card paper-sheet on-paper"
      data-deck={it.deck}
      data-open={plays?.some(({ isOpen }) => isOpen) ?? false}
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
                playKey={plays[i].key}
                isOpen={plays[i].isOpen}
                text={moment.say(optionWords(option))}
                preview={previews?.find((one) => one.seat === seat && one.name === playName(plays[i].key)) ?? null}
              />
            ) : (
              <span>{moment.say(optionWords(option))}</span>
            )}
          </li>
        ))}
      </ul>
      {isGiven && <Giving card={card} ask={ask} name={name} />}
      {isReturned && (
        <button type="button" className="ra-card-deed" data-key={`${card}`} onClick={() => moment.onAnswer(`${card}`)}>
          {words(moment, 'party.return')}
        </button>
      )}
    </article>
  );
}

/** `bonus:` where the limit is reached. What is not offered keeps its key: the house can say why. */
function playKeyOf({ options }: PendingAsk, card: number, option: number): { key: string; isOpen: boolean } {
  const [play, bonus] = [`play:${card}:${option}`, `bonus:${card}:${option}`];
  if (options.includes(play)) return { key: play, isOpen: true };
  return { key: options.includes(bonus) ? bonus : play, isOpen: options.includes(bonus) };
}

interface PlayButtonProps {
  readonly playKey: string;
  readonly isOpen: boolean;
  readonly text: string;
  readonly preview: Preview | null;
}

/** One way to play it, with what it would make possible. */
export function PlayButton({ playKey, isOpen, text, preview }: PlayButtonProps) {
  const moment = useMoment();
  const refused = isOpen ? null : (moment.why(playKey) ?? moment.why(playKey.replace(/^play/, 'bonus')));
  const makes = preview ? previewWords(moment, preview) : null;
  const button = (
    <button
      type="button"
      className="ra-play"
      data-key={playKey}
      data-helps={preview !== null && preview.more > 0.05}
      aria-disabled={!isOpen}
      onClick={() => isOpen && moment.onAnswer(playKey)}
    >
      <span>{text}</span>
      {playKey.startsWith('bonus:') && <small>{words(moment, 'party.withToken')}</small>}
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
  readonly ask: PendingAsk;
  readonly name: string;
}

/** RA-1.8: to whom; the same by dragging it there. */
function Giving({ card, ask, name }: GivingProps) {
  const moment = useMoment();
  const to = seatsOf(viewOf(moment.seen)).filter((seat) => ask.options.includes(`give:${card}:${seat}`));
  return (
    <div className="ra-giving">
      {to.map((seat) => (
        <button
          key={seat}
          type="button"
          className="ra-card-deed"
          data-key={`give:${card}:${seat}`}
          aria-label={words(moment, 'party.give', { card: name, to: { seat } })}
          onClick={() => moment.onAnswer(`give:${card}:${seat}`)}
        >
          <SideMark seat={seat} size="1.1em" />
          {words(moment, 'party.giveTo', { to: { seat } })}
        </button>
      ))}
    </div>
  );
}
