/**
 * What the party may do, at the foot of the leaf: each choice in its own words with its price and what it will test,
 * as they are printed; what cannot be done now says why. Other questions are asked there in the same hand.
 */

import camp from '@iconify-json/game-icons/campfire';
import swords from '@iconify-json/game-icons/crossed-swords';
import boots from '@iconify-json/game-icons/footprint';
import quill from '@iconify-json/game-icons/quill-ink';
import dice from '@iconify-json/game-icons/rolling-dices';
import hand from '@iconify-json/game-icons/snatch';
import lily from '@iconify-json/game-icons/trefoil-lily';
import coins from '@iconify-json/game-icons/two-coins';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { Stressed } from '@tabard/page/words/stressed';
import type { ReactElement } from 'react';
import { memo } from 'react';
import {
  ATTRS,
  attrName,
  attrShort,
  type Choice,
  COLOURS,
  choiceSaid,
  choicesOf,
  colourName,
  costs,
} from '../../index';
import { type Ask, type AskFor, asked, askOf, questionWords } from '../ask';
import { KeyNumber } from '../key-number';
import { clause } from '../say';
import { viewOf, words } from '../view';
import { isAskedInBook } from './questions';
import './choices.css';

export function Choices() {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!ask || !isAskedInBook(ask)) return null;
  return (
    <section className="ra-choices" aria-label={words(moment, 'book.choices')}>
      <h3>{questionWords(moment, ask)}</h3>
      {ask.question === 'story.choose' ? <StoryChoices ask={ask} /> : <OtherChoices ask={ask} />}
    </section>
  );
}

interface StoryChoicesProps {
  readonly ask: AskFor<'story.choose'>;
}

const KIND_ICONS: { readonly [kind in Choice['kind']]: Icon } = {
  goto: quill,
  special: quill,
  move: boots,
  rest: camp,
  item: hand,
  end: lily,
};

const StoryChoices = memo(function StoryChoices({ ask }: StoryChoicesProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { label } = ask.about;
  return (
    <ul className="decision-options">
      {choicesOf(seen, label).map(({ at, choice }) => {
        const key = asked.key(moment, 'story.choose', at < 0 ? 'end' : { at });
        const isOpen = ask.keys.includes(key);
        const why = isOpen ? null : moment.why(key);
        return (
          <li key={key} onPointerEnter={() => moment.onPoint(key)} onPointerLeave={() => moment.onPoint(null)}>
            <ChoiceTip choice={choice}>
              <button
                type="button"
                className="ra-choice"
                data-key={isOpen ? key : undefined}
                aria-disabled={!isOpen}
                onClick={() => isOpen && moment.onAnswerAs(ask.seat, key)}
              >
                <KeyNumber ask={ask} choice={key} />
                <IconMark icon={KIND_ICONS[choice.kind]} size="1.3em" />
                <span className="ra-choice-said">
                  <Stressed text={moment.say(choiceSaid(seen, label, at))} />
                </span>
                <Hint choice={choice} />
                {why && <span className="ra-choice-why">{why.text}</span>}
              </button>
            </ChoiceTip>
          </li>
        );
      })}
    </ul>
  );
});

interface ChoiceTipProps {
  readonly choice: Choice;
  readonly children: ReactElement<Record<string, unknown>>;
}

/** What the signs behind a choice mean; without any there is nothing to explain. */
function ChoiceTip({ choice: { hint, pay }, children }: ChoiceTipProps) {
  const moment = useMoment();
  if (!hint && !pay) return children;
  const tests = hint && 'check' in hint ? hint.check.map((attr) => ATTRS.indexOf(attr)) : [];
  const says = [
    ...(tests.length > 0
      ? [words(moment, 'book.hint.checkSays', { attrs: tests.map(attrName), colours: tests.map(diceOf) })]
      : []),
    ...(hint && 'combat' in hint ? [words(moment, 'book.hint.combatSays')] : []),
    ...(pay ? [words(moment, 'book.hint.priceSays', { price: costs(pay) })] : []),
  ];
  return (
    <Tip says={says.join(' ')} clause={clause('RA-7.4')} restMs={REST_MS}>
      {children}
    </Tip>
  );
}

const diceOf = (attr: number) => colourName(COLOURS[attr]);
/** A choice is read first: what its signs mean is for whoever lingers. */
const REST_MS = 700;

/** What follows, as far as the paper book says it, and what it costs. */
const Hint = memo(function Hint({ choice: { hint, pay } }: { readonly choice: Choice }) {
  const moment = useMoment();
  if (!hint && !pay) return null;
  return (
    <span className="ra-hints">
      {hint && 'combat' in hint && (
        <span className="ra-hint" data-kind="combat">
          <IconMark icon={swords} size="1.1em" />
          {words(moment, 'book.hint.combat')}
        </span>
      )}
      {hint && 'check' in hint && (
        <span className="ra-hint" data-kind="check">
          <IconMark icon={dice} size="1.1em" label={words(moment, 'book.hint.check')} />
          {hint.check.map((attr) => {
            const at = ATTRS.indexOf(attr);
            return (
              <abbr key={attr} className="ra-attr" data-attr={attr} title={moment.say(attrName(at))}>
                {moment.say(attrShort(at))}
              </abbr>
            );
          })}
        </span>
      )}
      {pay && (
        <span className="ra-hint" data-kind="price">
          <IconMark icon={coins} size="1.1em" label={words(moment, 'book.hint.price')} />
          {costs(pay).map(moment.say).join(', ')}
        </span>
      )}
    </span>
  );
});

/** Any other question: who takes the card, which way, how much. */
const OtherChoices = memo(function OtherChoices({ ask }: { readonly ask: Ask }) {
  const moment = useMoment();
  return (
    <ul className="decision-options">
      {ask.keys.map((key) => (
        <li key={key}>
          <button
            type="button"
            className="ra-choice"
            data-key={key}
            onClick={() => moment.onAnswerAs(ask.seat, key)}
            onPointerEnter={() => moment.onPoint(key)}
            onPointerLeave={() => moment.onPoint(null)}
          >
            <KeyNumber ask={ask} choice={key} />
            <span className="ra-choice-said">
              <Stressed text={moment.describeFor(ask.seat, key)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
});
