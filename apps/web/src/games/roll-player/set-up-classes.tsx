/** RP-3.19: the classes of the drawn colour, with their six goals beside what the race brings along. */
import { ATTRS, NONE } from '@tabard/roll-player';
import { IconMark } from '../../design/icon';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { emblemOf } from './card-icons';
import { ColourPatch } from './die';
import { SIGNS } from './icons';
import { type ChoiceProps, Choices, TakeButton } from './set-up-choice';
import { signed } from './signed';
import { nameOf, viewOf, wordsOf } from './view';

export const ClassCards = ({ props }: { readonly props: BoardProps }) => <Choices props={props} Choice={ClassChoice} />;

function ClassChoice({ props, choice, card }: ChoiceProps) {
  const t = useWords();
  const { b, content } = viewOf(props.seen);
  const it = content.classes[card];
  const race = props.seat === null ? NONE : b.heroes[props.seat].race;
  const name = props.say(nameOf('class', it));
  return (
    <article className="rp-choice on-paper" data-wide="true">
      <header className="rp-choice-head">
        <span className="rp-choice-emblem" aria-hidden="true">
          <ColourPatch colour={it.colour} size="100%" />
          <IconMark icon={emblemOf('class', it.id)} size="2.2rem" />
        </span>
        <h3>{name}</h3>
        <p>{t(`rollPlayer.colours.${it.colour}`)}</p>
      </header>
      <p className="rp-choice-text">
        <b>{props.say(wordsOf('class', it, 'ability'))}</b>: {props.say(wordsOf('class', it, 'text'))}
      </p>
      <ul className="rp-choice-goals">
        {it.goals.map((goal, row) => {
          const mod = race === NONE ? 0 : content.races[race].mods[row];
          return (
            <li key={ATTRS[row]}>
              <IconMark icon={SIGNS[ATTRS[row]]} size="1.1em" />
              <span>{t(`rollPlayer.row.${ATTRS[row]}.short`)}</span>
              <b>{goal.text.replace('-', '–')}</b>
              <span className="rp-choice-stars">
                {goal.stars}
                <IconMark icon={SIGNS.star} size="0.95em" label={t('rollPlayer.stars.word', { count: goal.stars })} />
              </span>
              <small>{mod !== 0 && signed(mod)}</small>
            </li>
          );
        })}
      </ul>
      <TakeButton props={props} choice={choice} name={name} />
    </article>
  );
}
