/** RP-3.24: two Familiar Boards, seen by their owner alone; one of them stays. */
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { emblemOf } from '../cards/card-icons';
import { ColourPatch } from '../dice/die';
import { SIGNS } from '../icons';
import { nameOf, viewOf, wordsOf } from '../view';
import { type ChoiceProps, Choices, TakeButton } from './choice';

export const FamiliarBoards = () => <Choices Choice={FamiliarChoice} />;

function FamiliarChoice({ choice, card }: ChoiceProps) {
  const moment = useMoment();
  const t = useWords();
  const it = viewOf(moment.seen).content.familiars[card];
  const name = moment.say(nameOf('familiar', it));
  return (
    <article className="rp-choice paper-sheet on-paper" data-wide="true">
      <header className="rp-choice-head">
        <span className="rp-choice-emblem" data-plain="true" aria-hidden="true">
          <IconMark icon={emblemOf('familiar', it)} size="3rem" />
        </span>
        <h3>{name}</h3>
      </header>
      <p className="rp-choice-flavour">{moment.say(wordsOf('familiar', it, 'flavour'))}</p>
      <p className="rp-choice-text">
        <b>{t('roll-player.setUp.familiars.action')}</b>: {moment.say(wordsOf('familiar', it, 'text'))}
      </p>
      <p className="rp-choice-line">
        <span>{t('roll-player.setUp.familiars.power')}</span>
        <b>
          {it.goal.min}–{it.goal.max}
        </b>
        <span className="rp-choice-stars">
          {it.goal.stars}
          <IconMark icon={SIGNS.star} size="0.95em" label={t('roll-player.stars.word', { count: it.goal.stars })} />
        </span>
      </p>
      <p className="rp-choice-line">
        <span>{t('roll-player.setUp.familiars.backstory')}</span>
        {it.backstory.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
          <span key={i} title={t(`roll-player.colours.${colour}`)}>
            <ColourPatch colour={colour} size="1.9rem" />
            <span className="hidden-words">{t(`roll-player.colours.${colour}`)}</span>
          </span>
        ))}
      </p>
      <TakeButton choice={choice} name={name} />
    </article>
  );
}
