/** A Hero sheet: portrait, life with its Scars, three abilities, what it carries. Large before oneself, small beside. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import {
  abilityName,
  abilityText,
  COLOURS,
  colourName,
  type DungeonFighterQuestion,
  FULL_XP,
  heroName,
  isLevelUp,
  maxLife,
  type OptionTo,
} from '../../index';
import { asked, colourOf, keyOfUse } from '../asked';
import { ABILITY_ICONS, iconOf, SIGNS } from '../icons';
import { ColourMark } from '../marks';
import { type Ability, type Colour, gearOf, type Hero, heroQuote, type HeroSheet as Sheet, viewOf } from '../view';
import { FreeSlot, GearChip } from './gear';
import { lifeTrack } from './life';
import './hero-sheet.css';

interface SheetProps {
  readonly seat: Seat;
}

export const HeroSheet = memo(function HeroSheet({ seat, sheet }: SheetProps & { readonly sheet: Sheet }) {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const hero = seen.b.heroes[seat];
  return (
    <section
      className="df-sheet"
      aria-label={moment.say(heroName(sheet))}
      data-fainted={hero.fainted === 1}
      data-eliminated={hero.eliminated === 1}
    >
      <div className="df-sheet-portrait">
        <Portrait sheet={sheet} seat={seat} />
        <Marks seat={seat} />
      </div>
      <div className="df-sheet-main">
        <header className="df-sheet-head">
          <SideMark seat={seat} size="1.2rem" />
          <h2>{moment.say(heroName(sheet))}</h2>
          {hero.fainted === 1 && <span className="df-state">{t('dungeon-fighter.room.fainted')}</span>}
          {hero.eliminated === 1 && <span className="df-state">{t('dungeon-fighter.room.eliminated')}</span>}
        </header>
        <LifeTrack hero={hero} />
        <div className="df-sheet-lower">
          <ul className="df-abilities">
            {COLOURS.map((colour, i) => (
              <li key={colour}>
                <AbilityRow hero={hero} colour={colour} index={i} ability={sheet[colour]} />
              </li>
            ))}
          </ul>
          <Slots seat={seat} sheet={sheet} />
        </div>
      </div>
    </section>
  );
});

interface PortraitProps extends SheetProps {
  readonly sheet: Sheet;
}

export const Portrait = memo(function Portrait({ sheet, seat }: PortraitProps) {
  const moment = useMoment();
  return (
    <Tip says={<p className="df-quote">{moment.say(heroQuote(sheet))}</p>}>
      <button type="button" className="df-portrait" data-seat={seat} aria-label={moment.say(heroName(sheet))}>
        <IconMark icon={iconOf(sheet)} />
      </button>
    </Tip>
  );
});

/** Leader, whose turn it is, and the tokens that are active. */
export const Marks = memo(function Marks({ seat }: SheetProps) {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const { combat } = b;
  const sheet = b.heroes[seat].sheet >= 0 ? content.heroes[b.heroes[seat].sheet] : null;
  const owns = (kind: Ability['kind']) => sheet?.blue.kind === kind;
  return (
    <span className="df-marks">
      {b.leader === seat && b.phase !== 'setup' && (
        <span className="df-mark" data-mark="leader" title={t('dungeon-fighter.room.leader')}>
          <IconMark icon={SIGNS.crown} label={t('dungeon-fighter.room.leader')} />
        </span>
      )}
      {combat?.active === seat && (
        <span className="df-mark" data-mark="active" title={t('dungeon-fighter.room.active')}>
          <IconMark icon={SIGNS.hand} label={t('dungeon-fighter.room.active')} />
        </span>
      )}
      {combat?.melody === 1 && owns('melody') && (
        <span className="df-mark" data-mark="melody" title={t('dungeon-fighter.room.melody')}>
          <IconMark icon={ABILITY_ICONS.melody} label={t('dungeon-fighter.room.melody')} />
        </span>
      )}
      {combat?.cutthroat === 1 && owns('cutthroat') && (
        <span className="df-mark" data-mark="cutthroat" title={t('dungeon-fighter.room.cutthroat')}>
          <IconMark icon={ABILITY_ICONS.cutthroat} label={t('dungeon-fighter.room.cutthroat')} />
        </span>
      )}
    </span>
  );
});

interface HeroProps {
  readonly hero: Hero;
}

export const LifeTrack = memo(function LifeTrack({ hero }: HeroProps) {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  return (
    <div className="df-life">
      <span className="hidden-words">
        {t('dungeon-fighter.room.heroLife', { life: hero.life, max: maxLife(hero) })}
      </span>
      <ol aria-hidden="true">
        {lifeTrack(hero)
          .reverse()
          .map(({ life, colour, isScar, isFull }) => (
            <li key={life} data-colour={colour} data-scar={isScar} data-full={isFull} data-marker={life === hero.life}>
              {isScar ? <IconMark icon={SIGNS.scar} size="1em" /> : life}
            </li>
          ))}
      </ol>
      {isLevelUp(seen) && (
        <span className="df-xp" title={t('dungeon-fighter.room.xp', { xp: hero.xp, full: FULL_XP })}>
          <IconMark icon={SIGNS.xp} size="1.1em" /> {hero.xp}/{FULL_XP}
          <span className="hidden-words">{t('dungeon-fighter.room.xp', { xp: hero.xp, full: FULL_XP })}</span>
        </span>
      )}
    </div>
  );
});

interface AbilityRowProps extends HeroProps {
  readonly colour: Colour;
  readonly index: number;
  readonly ability: Ability;
}

/** One ability with its colour; where a colour is asked for (a Scar, an upgrade, an icon), a click answers. */
const AbilityRow = memo(function AbilityRow({ hero, colour, index, ability }: AbilityRowProps) {
  const moment = useMoment();
  const t = useWords();
  const name = moment.say(abilityName(ability));
  const isLost = hero.scars[index] === 1;
  const token = hero.tokens[index] ?? 0;
  const key = keyOfColour(moment, colour);
  return (
    <Tip
      says={
        <>
          <b>{name}</b>
          <p>{moment.say(abilityText(ability))}</p>
          {isLost && <p>{t('dungeon-fighter.room.abilityLost')}</p>}
          {token > 0 && <p>{t(token === 1 ? 'dungeon-fighter.room.tokenFresh' : 'dungeon-fighter.room.tokenSpent')}</p>}
        </>
      }
    >
      <button
        type="button"
        className="df-ability"
        data-colour={colour}
        data-lost={isLost}
        data-open={key !== undefined}
        aria-disabled={key ? undefined : true}
        aria-label={key ? moment.describe(key) : undefined}
        onClick={() => key && moment.onAnswer(key)}
      >
        <ColourMark colour={colour} label={moment.say(colourName(colour))} />
        <IconMark icon={ABILITY_ICONS[ability.kind]} size="1.3rem" />
        <span className="df-ability-name">{name}</span>
        <span className="df-ability-text">{moment.say(abilityText(ability))}</span>
        {token > 0 && <span className="df-token" data-spent={token === 2} aria-hidden="true" />}
      </button>
    </Tip>
  );
});

/** The answer that names this colour; where a die is asked for, a colour means the die. */
function keyOfColour(moment: Moment, colour: Colour): string | undefined {
  const ask = asked.ask(moment);
  if (!ask || ask.question === 'turn.die') return undefined;
  const options: readonly OptionTo<DungeonFighterQuestion>[] = ask.options;
  return ask.keys[options.findIndex((option) => colourOf(option) === colour)];
}

interface SlotsProps extends SheetProps {
  readonly sheet: Sheet;
}

const KINDS = ['weapon', 'armour', 'spendable'] as const;

/** What it carries, and how much more it could (DF-16.2). */
export const Slots = memo(function Slots({ seat, sheet }: SlotsProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const hero = seen.b.heroes[seat];
  return (
    <div className="df-slots">
      {KINDS.flatMap((kind) => {
        const cards = gearOf(seen, seat, kind);
        const free = Math.max(0, sheet.limits[kind] - cards.length);
        return [
          ...cards.map((card) => <SlotOf key={card} seat={seat} card={card} turned={hero.turned.includes(card)} />),
          // biome-ignore lint/suspicious/noArrayIndexKey: one empty place is like another
          ...Array.from({ length: free }, (_, i) => <FreeSlot key={`${kind} ${i}`} kind={kind} />),
        ];
      })}
    </div>
  );
});

interface SlotOfProps extends SheetProps {
  readonly card: number;
  readonly turned: boolean;
}

/** A carried card is clicked where it lies: used, turned, or passed on, whatever is asked. */
const SlotOf = memo(function SlotOf({ seat, card, turned }: SlotOfProps) {
  const moment = useMoment();
  const own = seat === moment.seat;
  const key =
    asked.offered(moment, 'rest.exchange', { seat, card }) ??
    asked.offered(moment, 'rest.to', { swap: seat, card }) ??
    asked.offered(moment, 'equipment.give', { swap: seat, card }) ??
    (own ? (asked.offered(moment, 'throw.armour', card) ?? keyOfUse(moment, card)) : undefined);
  return (
    <GearChip
      card={card}
      turned={turned}
      does={key ? () => moment.onAnswer(key) : null}
      label={key && moment.describe(key)}
    />
  );
});
