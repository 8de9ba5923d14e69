/** RA-16.2: the page of the skillbook: the row of this check large, the others as they stand beside it. */

import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { ATTRS, attrName, difficultyName, skillName, slotName } from '../../index';
import { clause } from '../say';
import { viewOf, words } from '../view';
import { Modifiers } from './enemy';
import { SlotButton, SlotFace } from './slot';

export function SkillPage() {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  const { skill, difficulty, slots, modifiers, diceLimit } = b.challenge!;
  const page = content.skills[skill];
  return (
    <article className="ra-skill paper-sheet on-paper">
      <header className="ra-skill-head">
        <Tip
          says={words(moment, 'challenge.rowSays', { difficulty: difficultyName(difficulty) })}
          clause={clause('RA-16.2')}
          taps
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the numeral is, is told to who comes by keyboard */}
          <span className="ra-skill-row" tabIndex={0}>
            {moment.say(difficultyName(difficulty))}
          </span>
        </Tip>
        <div>
          <h3>{moment.say(skillName(content, skill))}</h3>
          <p className="ra-enemy-rank">
            {words(moment, 'challenge.page', {
              attrs: page.attributes.map((attr) => attrName(ATTRS.indexOf(attr))),
              limit: diceLimit,
            })}
          </p>
        </div>
        <Modifiers modifiers={modifiers[0]} />
      </header>
      <ul className="ra-slots ra-slots-large">
        {slots.map((_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the row
          <li key={slot}>
            <SlotButton slot={slot} />
          </li>
        ))}
      </ul>
      <details className="ra-whole-page">
        <summary>{words(moment, 'challenge.wholePage')}</summary>
        <ol>
          {page.rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the page
            <li key={i} data-now={i + 1 === difficulty}>
              <b>{moment.say(difficultyName(i + 1))}</b>
              {row.slots.map((slot, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the row
                <span key={at} className="ra-small-slot">
                  <SlotFace colours={slot.colours} value={slot.value} />
                  <span className="hidden-words">{moment.say(slotName(slot))}</span>
                </span>
              ))}
              <span className="ra-skill-limit">{words(moment, 'challenge.limit', { n: row.limit })}</span>
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}
