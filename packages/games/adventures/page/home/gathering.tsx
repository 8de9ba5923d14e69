/** Before an adventure: heroes that were brought, who leaves the party and who joins it, each with what it means. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { Stressed } from '@tabard/page/words/stressed';
import { memo } from 'react';
import {
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
import { type AskFor, questionWords } from '../ask';
import { DECK_ICONS, emblemOf } from '../icons';
import { spoken } from '../say';
import { said, viewOf, words } from '../view';
import { Deed } from './place';
import { Portrait } from './portrait';
import { Raising } from './raising';
import { WhoIs } from './who-is';
import './gathering.css';

type GatheringQuestion =
  | 'pause.leave'
  | 'card.receiver'
  | 'import.contested'
  | 'import.class'
  | 'import.portrait'
  | 'import.raise'
  | 'join.gain'
  | 'join.deck';

interface AskProps<Name extends GatheringQuestion = GatheringQuestion> {
  readonly ask: AskFor<Name>;
}

export const Gathering = memo(function Gathering({ ask }: AskProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  return (
    <section className="ra-gathering paper-sheet on-paper" aria-label={words(moment, 'home.gathering')} data-scrolls>
      <header>
        <p>
          <Stressed text={said(moment, bookTitle(bookOf(seen)))} />
        </p>
        <h2>{questionWords(moment, ask)}</h2>
      </header>
      <Answers ask={ask} />
    </section>
  );
});

const Answers = memo(function Answers({ ask }: AskProps) {
  switch (ask.question) {
    case 'pause.leave':
      return <Leavers ask={ask} />;
    case 'card.receiver':
    case 'import.contested':
      return <Receivers ask={ask} />;
    case 'import.class':
      return <Classes ask={ask} />;
    case 'import.portrait':
      return <Portraits ask={ask} />;
    case 'import.raise':
    case 'join.gain':
      return <Raises ask={ask} />;
    case 'join.deck':
      return <Decks ask={ask} />;
  }
});

/** RA-33: what goes back, what is handed on, and what the party is paid for the loss. */
const Leavers = memo(function Leavers({ ask }: AskProps<'pause.leave'>) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const { about } = ask;
  return (
    <>
      <p>{words(moment, 'home.leave.means', { paid: about.paid, limit: about.limit, was: b.bonusLimit })}</p>
      <ul className="ra-who decision-options">
        {ask.options.map((place, i) => {
          return (
            <li key={place}>
              <Deed ask={ask} choice={ask.keys[i]}>
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
});

/** RA-33.2, RA-3.11: a card looks for its holder. */
const Receivers = memo(function Receivers({ ask }: AskProps<'card.receiver' | 'import.contested'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const { card } = ask.about;
  return (
    <>
      {card !== undefined && (
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
});

/** RA-32.8, RA-3.6: point by point. */
const Raises = memo(function Raises({ ask }: AskProps<'import.raise' | 'join.gain'>) {
  const moment = useMoment();
  return <Raising ask={ask} title={words(moment, 'home.points', { left: ask.about.left })} />;
});

/** RA-32.9. */
const Decks = memo(function Decks({ ask }: AskProps<'join.deck'>) {
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
});

/** RA-R21: a class that nobody here knows becomes one of its colour. */
const Classes = memo(function Classes({ ask }: AskProps<'import.class'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  return (
    <ul className="ra-who decision-options">
      {ask.options.map((place, i) => (
        <li key={place}>
          <Deed ask={ask} choice={ask.keys[i]}>
            <IconMark icon={emblemOf(content.classes[place])} size="3em" />
            <span>{moment.describeFor(ask.seat, ask.keys[i])}</span>
          </Deed>
        </li>
      ))}
    </ul>
  );
});

/** RA-3.8: either side of the portrait. */
const Portraits = memo(function Portraits({ ask }: AskProps<'import.portrait'>) {
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
});
