/** The top of a hero's page: the figure with its gear, the Familiar at its side, who it is and what it owns. */
import type { Seat } from '@tabard/kernel';
import { hasFamiliars, NONE } from '@tabard/roll-player';
import { IconMark } from '../../design/icon';
import { Tip } from '../../design/tip';
import { SideMark } from '../../setup/sides';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { emblemOf } from './card-icons';
import { ColourPatch } from './die';
import { HeroFigure } from './figure';
import { Good } from './marks';
import { Pests } from './sheet-cards';
import { StarsTotal } from './stars';
import { heroOf, nameOf, viewOf, wordsOf } from './view';

interface HeadProps {
  readonly props: BoardProps;
  readonly seat: Seat;
}

export function SheetHead({ props, seat }: HeadProps) {
  const t = useWords();
  return (
    <header className="rp-head">
      <HeroFigure props={props} seat={seat} />
      <div className="rp-head-words">
        <h2 className="rp-head-name">
          <SideMark seat={seat} size="1.1rem" />
          <span>{props.names[seat]}</span>
        </h2>
        <p className="rp-head-who">{whoIs(props, seat) || t('rollPlayer.sheet.unmade')}</p>
        <ClassLine props={props} seat={seat} />
        <StarsTotal props={props} seat={seat} />
        <div className="rp-head-line">
          <Goods props={props} seat={seat} />
          <Pests props={props} seat={seat} />
        </div>
      </div>
      <Pet props={props} seat={seat} />
    </header>
  );
}

/** "Dwarf Hexer": so much of it as is known. */
export function whoIs(props: BoardProps, seat: Seat): string {
  const { content } = viewOf(props.seen);
  const { race, class: card } = heroOf(props, seat);
  const parts = [
    race === NONE ? null : props.say(nameOf('race', content.races[race])),
    card === NONE ? null : props.say(nameOf('class', content.classes[card])),
  ];
  return parts.filter(Boolean).join(' ');
}

function ClassLine({ props, seat }: HeadProps) {
  const t = useWords();
  const { content } = viewOf(props.seen);
  const { class: at, colour } = heroOf(props, seat);
  if (at === NONE || !colour) return null;
  const card = content.classes[at];
  return (
    <Tip
      says={
        <>
          <b>{props.say(wordsOf('class', card, 'ability'))}</b>
          <p>{props.say(wordsOf('class', card, 'text'))}</p>
          <p>{t('rollPlayer.sheet.classColourHelp', { colour: t(`rollPlayer.colours.${colour}`) })}</p>
        </>
      }
    >
      <button type="button" className="rp-class" aria-disabled="true">
        <ColourPatch colour={colour} size="1.1rem" />
        <span className="hidden-words">
          {t('rollPlayer.sheet.classColour', { colour: t(`rollPlayer.colours.${colour}`) })}
        </span>
        <span className="rp-class-ability">{props.say(wordsOf('class', card, 'ability'))}</span>
      </button>
    </Tip>
  );
}

const GOODS = ['gold', 'xp', 'honor', 'injury', 'charisma'] as const;

/** What lies beside the sheet. In the base game there is no XP, Honor or Injury. */
export function Goods({ props, seat }: HeadProps) {
  const t = useWords();
  const view = viewOf(props.seen);
  const hero = heroOf(props, seat);
  const shown = GOODS.filter((good) => hasFamiliars(view) || good === 'gold' || good === 'charisma');
  return (
    <ul className="rp-goods" aria-label={t('rollPlayer.sheet.goods')}>
      {shown.map((good) => (
        <li key={good} data-none={hero[good] === 0}>
          <Good good={good} n={hero[good]} />
          {good === 'xp' && hero.xpStored > 0 && (
            <small title={t('rollPlayer.sheet.xpStored', { n: hero.xpStored })}>
              +{hero.xpStored}
              <span className="hidden-words">{t('rollPlayer.sheet.xpStored', { n: hero.xpStored })}</span>
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The Familiar sits beside its hero. */
function Pet({ props, seat }: HeadProps) {
  const t = useWords();
  const { content } = viewOf(props.seen);
  const { familiar } = heroOf(props, seat);
  if (familiar === NONE) return null;
  const card = content.familiars[familiar];
  return (
    <Tip
      says={
        <>
          <b>{props.say(nameOf('familiar', card))}</b>
          <p>{props.say(wordsOf('familiar', card, 'text'))}</p>
          <p>{t('rollPlayer.sheet.powerGoal', { min: card.goal.min, max: card.goal.max, stars: card.goal.stars })}</p>
        </>
      }
    >
      <button type="button" className="rp-pet" aria-disabled="true">
        <IconMark icon={emblemOf('familiar', card.id)} size="2.6rem" />
        <span className="rp-pet-name">{props.say(nameOf('familiar', card))}</span>
      </button>
    </Tip>
  );
}
