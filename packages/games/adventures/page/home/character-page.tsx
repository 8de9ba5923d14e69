/** A character to read: likeness, scores, class ability and the whole hand; and the word with which one walks as it. */

import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { memo, useEffect, useRef } from 'react';
import {
  ATTRS,
  attrName,
  attrShort,
  cardName,
  cardWords,
  className,
  FIRST_HEALTH,
  findCard,
  optionWords,
  raceName,
} from '../../index';
import { Die } from '../die';
import { DECK_ICONS, emblemOf } from '../icons';
import { clause, spoken } from '../say';
import { viewOf, words } from '../view';
import { type Character, isOffered, keyOf, nameOf, type WalkAsk } from './character';
import { Portrait } from './portrait';

interface CharacterPageProps {
  /** Null while others choose. */
  readonly ask: WalkAsk | null;
  readonly character: Character;
  /** Where the page lies over the wall; null where it lies beside it. */
  readonly onBack: (() => void) | null;
}

export const CharacterPage = memo(function CharacterPage({ ask, character, onBack }: CharacterPageProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const { id, race, class: own } = character;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = onBack !== null;
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);
  return (
    <article className="ra-character paper-sheet on-paper" aria-label={nameOf(moment, id)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="ra-character-read" data-scrolls tabIndex={0}>
        <header>
          <Portrait
            {...{ content, race }}
            class={own}
            portrait={id}
            size="7em"
            faded={!isOffered(ask, moment, character)}
          />
          <div>
            <h3 ref={heading} tabIndex={-1}>
              {nameOf(moment, id)}
            </h3>
            <p>{words(moment, 'party.who', { race: raceName(content, race), class: className(own) })}</p>
            <p>{words(moment, 'home.who.health', { health: FIRST_HEALTH })}</p>
          </div>
        </header>
        <Scores character={character} />
        <Ability own={own} />
        <Hand character={character} />
      </div>
      <div className="ra-character-deeds">
        {onBack && <Button onClick={onBack}>{words(moment, 'home.who.back')}</Button>}
        {ask && <Walk ask={ask} character={character} />}
      </div>
    </article>
  );
});

/** RA-2.9. */
const Scores = memo(function Scores({ character: { scores } }: Pick<CharacterPageProps, 'character'>) {
  const moment = useMoment();
  return (
    <ul className="ra-scores" aria-label={words(moment, 'home.who.scores')}>
      {ATTRS.map((attr, i) => (
        <li key={attr} data-none={scores[i] === 0}>
          <Die mask={1 << i} value={0} size="1.6em" spent={scores[i] === 0} />
          <span aria-hidden="true">{moment.say(attrShort(i))}</span>
          <b aria-hidden="true">{scores[i]}</b>
          <span className="hidden-words">{words(moment, 'home.who.score', { attr: attrName(i), n: scores[i] })}</span>
        </li>
      ))}
    </ul>
  );
});

/** RA-1.14. */
const Ability = memo(function Ability({ own }: { readonly own: string }) {
  const moment = useMoment();
  const card = viewOf(moment.seen).content.classes.find(({ id }) => id === own)!;
  return (
    <section className="ra-ability">
      <IconMark icon={emblemOf(card)} size="2em" />
      <div>
        <h4>{words(moment, 'home.who.ability', { class: className(own) })}</h4>
        {card.options.map((option, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place on the card
          <p key={i}>{moment.say(optionWords(option))}</p>
        ))}
      </div>
    </section>
  );
});

/** RA-2.12. */
const Hand = memo(function Hand({ character: { hand } }: Pick<CharacterPageProps, 'character'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  return (
    <section className="ra-first-hand">
      <h4>{words(moment, 'home.who.hand')}</h4>
      <ul>
        {hand.map((id) => {
          const card = findCard(content, id)!;
          return (
            <li key={id} className="ra-ware-line" data-deck={content.cards[card].deck}>
              <IconMark icon={DECK_ICONS[content.cards[card].deck]} size="1.3em" />
              <span>
                <b>{spoken(moment, cardName(content, card))}</b> {moment.say(cardWords(content.cards[card]))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

const Walk = memo(function Walk({ ask, character }: { readonly ask: WalkAsk; readonly character: Character }) {
  const moment = useMoment();
  const key = keyOf(moment, character);
  const name = nameOf(moment, character.id);
  const why = ask.keys.includes(key) ? null : moment.why(key);
  if (why)
    return (
      <Tip says={why.text} clause={clause(why.clause)}>
        <button type="button" className="ra-refused" aria-disabled="true">
          {why.text}
        </button>
      </Tip>
    );
  return (
    <ul className="decision-options">
      <li>
        <Button tone="primary" size="large" data-key={key} onClick={() => moment.onAnswerAs(ask.seat, key)}>
          {words(moment, 'home.who.walk', { name })}
        </Button>
      </li>
    </ul>
  );
});
