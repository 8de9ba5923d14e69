/** RP-3.19: the classes of the drawn colour, with their six goals beside what the race brings along. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { ATTRS, NONE } from '../../index';
import { emblemOf } from '../cards/card-icons';
import { ColourPatch } from '../dice/die';
import { SIGNS } from '../icons';
import { signed } from '../signed';
import { nameOf, viewOf, wordsOf } from '../view';
import { type ChoiceProps, Choices, TakeButton } from './choice';

export const ClassCards = () => <Choices Choice={ClassChoice} />;

function ClassChoice({ choice, card }: ChoiceProps) {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const it = content.classes[card];
  const race = moment.seat === null ? NONE : b.heroes[moment.seat].race;
  const name = moment.say(nameOf('class', it));
  return (
    <article className="rp-choice paper-sheet on-paper" data-wide="true">
      <header className="rp-choice-head">
        <span className="rp-choice-emblem" aria-hidden="true">
          <ColourPatch colour={it.colour} size="100%" />
          <IconMark icon={emblemOf('class', it)} size="2.2rem" />
        </span>
        <h3>{name}</h3>
        <p>{t(`roll-player.colours.${it.colour}`)}</p>
      </header>
      <p className="rp-choice-text">
        <b>{moment.say(wordsOf('class', it, 'ability'))}</b>: {moment.say(wordsOf('class', it, 'text'))}
      </p>
      <ul className="rp-choice-goals">
        {it.goals.map((goal, row) => {
          const mod = race === NONE ? 0 : content.races[race].mods[row];
          return (
            <li key={ATTRS[row]}>
              <IconMark icon={SIGNS[ATTRS[row]]} size="1.1em" />
              <span>{t(`roll-player.row.${ATTRS[row]}.short`)}</span>
              <b>{goal.text.replace('-', '–')}</b>
              <span className="rp-choice-stars">
                {goal.stars}
                <IconMark icon={SIGNS.star} size="0.95em" label={t('roll-player.stars.word', { count: goal.stars })} />
              </span>
              <small>{mod !== 0 && signed(mod)}</small>
            </li>
          );
        })}
      </ul>
      <TakeButton choice={choice} name={name} />
    </article>
  );
}
