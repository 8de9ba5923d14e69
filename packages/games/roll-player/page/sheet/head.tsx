/** The top of a hero's page: the figure with its gear, the Familiar at its side, who it is and what it owns. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { hasFamiliars, NONE } from '../../index';
import { emblemOf } from '../cards/card-icons';
import { ColourPatch } from '../dice/die';
import { Good } from '../marks';
import { heroOf, nameOf, viewOf, wordsOf } from '../view';
import { Pests } from './cards';
import { HeroFigure } from './figure';
import { StarsTotal } from './stars';

interface HeadProps {
  readonly seat: Seat;
}

export const SheetHead = memo(function SheetHead({ seat }: HeadProps) {
  const moment = useMoment();
  const t = useWords();
  return (
    <header className="rp-head">
      <HeroFigure seat={seat} />
      <div className="rp-head-words">
        <h2 className="rp-head-name">
          <SideMark seat={seat} size="1.1rem" />
          <span>{moment.names[seat]}</span>
        </h2>
        <p className="rp-head-who">{whoIs(moment, seat) || t('roll-player.sheet.unmade')}</p>
        <ClassLine seat={seat} />
        <StarsTotal seat={seat} />
        <div className="rp-head-line">
          <Goods seat={seat} />
          <Pests seat={seat} />
        </div>
      </div>
      <Pet seat={seat} />
    </header>
  );
});

/** "Dwarf Hexer": so much of it as is known. */
export function whoIs(moment: Moment, seat: Seat): string {
  const { content } = viewOf(moment.seen);
  const { race, class: card } = heroOf(moment, seat);
  const parts = [
    race === NONE ? null : moment.say(nameOf('race', content.races[race])),
    card === NONE ? null : moment.say(nameOf('class', content.classes[card])),
  ];
  return parts.filter(Boolean).join(' ');
}

const ClassLine = memo(function ClassLine({ seat }: HeadProps) {
  const moment = useMoment();
  const t = useWords();
  const { content } = viewOf(moment.seen);
  const { class: at, colour } = heroOf(moment, seat);
  if (at === NONE || !colour) return null;
  const card = content.classes[at];
  return (
    <Tip
      says={
        <>
          <b>{moment.say(wordsOf('class', card, 'ability'))}</b>
          <p>{moment.say(wordsOf('class', card, 'text'))}</p>
          <p>{t('roll-player.sheet.classColourHelp', { colour: t(`roll-player.colours.${colour}`) })}</p>
        </>
      }
    >
      <button type="button" className="rp-class explains" aria-disabled="true">
        <ColourPatch colour={colour} size="1.1rem" />
        <span className="hidden-words">
          {t('roll-player.sheet.classColour', { colour: t(`roll-player.colours.${colour}`) })}
        </span>
        <span className="rp-class-ability">{moment.say(wordsOf('class', card, 'ability'))}</span>
      </button>
    </Tip>
  );
});

const GOODS = ['gold', 'xp', 'honor', 'injury', 'charisma'] as const;

/** What lies beside the sheet. In the base game there is no XP, Honor or Injury. */
export const Goods = memo(function Goods({ seat }: HeadProps) {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const hero = heroOf(moment, seat);
  const shown = GOODS.filter((good) => hasFamiliars(view) || good === 'gold' || good === 'charisma');
  return (
    <ul className="rp-goods" aria-label={t('roll-player.sheet.goods')}>
      {shown.map((good) => (
        <li key={good} data-none={hero[good] === 0}>
          <Good good={good} n={hero[good]} />
          {good === 'xp' && hero.xpStored > 0 && (
            <small title={t('roll-player.sheet.xpStored', { n: hero.xpStored })}>
              +{hero.xpStored}
              <span className="hidden-words">{t('roll-player.sheet.xpStored', { n: hero.xpStored })}</span>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
});

/** The Familiar sits beside its hero. */
const Pet = memo(function Pet({ seat }: HeadProps) {
  const moment = useMoment();
  const t = useWords();
  const { content } = viewOf(moment.seen);
  const { familiar } = heroOf(moment, seat);
  if (familiar === NONE) return null;
  const card = content.familiars[familiar];
  return (
    <Tip
      says={
        <>
          <b>{moment.say(nameOf('familiar', card))}</b>
          <p>{moment.say(wordsOf('familiar', card, 'text'))}</p>
          <p>{t('roll-player.sheet.powerGoal', { min: card.goal.min, max: card.goal.max, stars: card.goal.stars })}</p>
        </>
      }
    >
      <button
        type="button"
        className="rp-pet explains"
        aria-disabled="true"
        aria-label={moment.say(nameOf('familiar', card))}
      >
        <IconMark icon={emblemOf('familiar', card)} size="2.6rem" />
        <span className="rp-pet-name">{moment.say(nameOf('familiar', card))}</span>
      </button>
    </Tip>
  );
});
