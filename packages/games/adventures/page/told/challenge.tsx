/** Checks, combats and their rounds, as they begin and end. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { type AdventuresEvent, difficultyName, enemyName, modifierName, skillName } from '../../index';
import { emblemOf, SIGNS } from '../icons';
import { spoken } from '../say';
import { viewOf, words } from '../view';
import { Banner, type ToldProps } from './banner';

type Of<T extends AdventuresEvent['type']> = ToldProps<Extract<AdventuresEvent, { readonly type: T }>>;

export function CheckBegins({ event: { skill, difficulty, modifiers } }: Of<'check.begins'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  return (
    <Banner
      icon={SIGNS.dice}
      title={words(moment, 'told.check', { skill: skillName(content, skill), difficulty: difficultyName(difficulty) })}
      text={
        modifiers.length > 0 &&
        spoken(
          moment,
          modifiers.map((one) => modifierName(content, one)),
        )
      }
    />
  );
}

export function CombatBegins({ event: { enemies } }: Of<'combat.begins'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const cards = enemies.map((number) => content.enemies.find((enemy) => enemy.number === number)!);
  return (
    <Banner
      icon={SIGNS.counter}
      tone="bad"
      title={words(moment, 'told.combat', { enemies: enemies.map((number) => enemyName(content, number)) })}
    >
      <div className="ra-told-row">
        {cards.map((card) => (
          <span key={card.number} className="ra-told-emblem">
            <IconMark icon={emblemOf(card)} size="100%" />
          </span>
        ))}
      </div>
    </Banner>
  );
}

/** The first comes with the combat itself. */
export function RoundBegins({ event: { round } }: Of<'round.begins'>) {
  const moment = useMoment();
  return <Banner icon={SIGNS.none} title={words(moment, 'told.round', { round })} />;
}

export function CheckOver({ event: { passed, covered, slots } }: Of<'check.over'>) {
  const moment = useMoment();
  return (
    <Banner
      icon={SIGNS.dice}
      tone={passed ? 'good' : 'bad'}
      title={words(moment, passed ? 'told.passed' : 'told.failed')}
      text={words(moment, 'told.covered', { covered, slots })}
    />
  );
}

export function CombatOver({ event: { won, covered, slots } }: Of<'combat.over'>) {
  const moment = useMoment();
  return (
    <Banner
      icon={SIGNS.counter}
      tone={won ? 'good' : 'bad'}
      title={words(moment, won ? 'told.won' : 'told.lost')}
      text={words(moment, 'told.covered', { covered, slots })}
    />
  );
}
