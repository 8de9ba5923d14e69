/** Before an adventure: heroes that were brought, who leaves the party and who joins it, each with what it means. */

import type { PendingAsk } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { Stressed } from '@tabard/page/words/stressed';
import module, {
  bookOf,
  bookTitle,
  cardName,
  cardWords,
  className,
  DECKS,
  deckName,
  personName,
  portraitName,
  raceName,
} from '../../index';
import { DECK_ICONS, emblemOf } from '../icons';
import { spoken } from '../say';
import { said, viewOf, words } from '../view';
import { Deed } from './place';
import { Portrait } from './portrait';
import { Raising } from './raising';
import { WhoIs } from './who-is';
import './gathering.css';

interface AskProps {
  readonly ask: PendingAsk;
}

export function Gathering({ ask }: AskProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const question = moment.say(module.speech.question(seen, ask));
  const Answers = ANSWERS[ask.question];
  return (
    <section className="ra-gathering paper-sheet on-paper" aria-label={words(moment, 'home.gathering')} data-scrolls>
      <header>
        <p>
          <Stressed text={said(moment, bookTitle(bookOf(seen)))} />
        </p>
        <h2>{question}</h2>
      </header>
      <Answers ask={ask} />
    </section>
  );
}

/** RA-33: what goes back, what is handed on, and what the party is paid for the loss. */
function Leavers({ ask }: AskProps) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const about = ask.about as unknown as Leaving;
  return (
    <>
      <p>{words(moment, 'home.leave.means', { paid: about.paid, limit: about.limit, was: b.bonusLimit })}</p>
      <ul className="ra-who decision-options">
        {ask.options.map((key) => {
          const place = Number(key);
          return (
            <li key={key}>
              <Deed ask={ask} choice={key}>
                <Portrait
                  {...{ content }}
                  race={about.races[place]}
                  class={about.classes[place]}
                  portrait={about.portraits[place]}
                  size="5em"
                />
                <b>{spoken(moment, personName(content, about.names[place]))}</b>
                <span>
                  {words(moment, 'party.who', {
                    race: raceName(content, about.races[place]),
                    class: className(about.classes[place]),
                  })}
                </span>
                <small>
                  {words(moment, 'home.leave.cards', { returns: about.returns[place], handsOn: about.handsOn[place] })}
                </small>
              </Deed>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What the rules say of those who might leave, by their place (rules/campaign/change.ts). */
interface Leaving {
  readonly names: readonly string[];
  readonly races: readonly string[];
  readonly classes: readonly string[];
  readonly portraits: readonly string[];
  readonly returns: readonly number[];
  readonly handsOn: readonly number[];
  readonly paid: number;
  readonly limit: number;
}

/** RA-33.2, RA-3.11: a card looks for its holder. */
function Receivers({ ask }: AskProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const card = Number(ask.about.card ?? -1);
  return (
    <>
      {card >= 0 && (
        <p className="ra-ware-line">
          <IconMark icon={DECK_ICONS[content.cards[card].deck]} size="1.4em" />
          <span>
            <b>{spoken(moment, cardName(content, card))}</b> {moment.say(cardWords(content.cards[card]))}
          </span>
        </p>
      )}
      <WhoIs ask={ask} />
    </>
  );
}

/** RA-32.8, RA-3.6: point by point. */
function Raises({ ask }: AskProps) {
  const moment = useMoment();
  return <Raising ask={ask} title={words(moment, 'home.points', { left: Number(ask.about.left) })} />;
}

/** RA-32.9. */
function Decks({ ask }: AskProps) {
  const moment = useMoment();
  return (
    <ul className="ra-who decision-options">
      {DECKS.map((deck) => (
        <li key={deck}>
          <Deed ask={ask.options.includes(deck) ? ask : null} choice={deck}>
            <IconMark icon={DECK_ICONS[deck]} size="3em" />
            <b>{moment.say(deckName(deck))}</b>
            <small>{words(moment, ask.options.includes(deck) ? 'home.deck.open' : 'home.deck.gone')}</small>
          </Deed>
        </li>
      ))}
    </ul>
  );
}

/** RA-R21: a class that nobody here knows becomes one of its colour. */
function Classes({ ask }: AskProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  return (
    <ul className="ra-who decision-options">
      {ask.options.map((key) => {
        const card = content.classes[Number(key)];
        return (
          <li key={key}>
            <Deed ask={ask} choice={key}>
              <IconMark icon={emblemOf(card)} size="3em" />
              <span>{moment.describeFor(ask.seat, key)}</span>
            </Deed>
          </li>
        );
      })}
    </ul>
  );
}

/** RA-3.8: either side of the portrait. */
function Portraits({ ask }: AskProps) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const own = content.classes[Math.max(0, b.classOf[ask.seat])].id;
  const raceOf = (portrait: string) => content.races.find(({ portraits }) => portraits.includes(portrait))!.id;
  return (
    <ul className="ra-who decision-options">
      {ask.options.map((key) => (
        <li key={key}>
          <Deed ask={ask} choice={key}>
            <Portrait {...{ content }} race={raceOf(key)} class={own} portrait={key} size="5em" />
            <span>{moment.say(portraitName(content, key))}</span>
          </Deed>
        </li>
      ))}
    </ul>
  );
}

const ANSWERS: { readonly [question: string]: (props: AskProps) => React.ReactNode } = {
  'pause.leave': Leavers,
  'card.receiver': Receivers,
  'import.contested': Receivers,
  'import.class': Classes,
  'import.portrait': Portraits,
  'import.raise': Raises,
  'join.gain': Raises,
  'join.deck': Decks,
};
