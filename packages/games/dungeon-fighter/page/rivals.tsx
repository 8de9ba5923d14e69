/** Everyone of the party: life, abilities, what they carry, who leads and who throws. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { ThinkingDots } from '@tabard/page/room/thinking';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { abilityName, abilityText, heroName } from '../index';
import { LifeTrack, Marks, Slots } from './hero/hero-sheet';
import { ABILITY_ICONS, iconOf } from './icons';
import { ColourMark } from './marks';
import { colourAt, heroQuote, sheetAt, viewOf } from './view';
import './rivals.css';

export function Rivals() {
  const t = useWords();
  const moment = useMoment();
  const seats = Array.from({ length: moment.seen.seats }, (_, seat) => seat);
  return (
    <ul className="df-rivals rivals" aria-label={t('dungeon-fighter.room.party')} data-many={seats.length > 4}>
      {seats.map((seat) => (
        <Member key={seat} seat={seat} />
      ))}
    </ul>
  );
}

interface MemberProps {
  readonly seat: Seat;
}

const Member = memo(function Member({ seat }: MemberProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const hero = seen.b.heroes[seat];
  const sheet = sheetAt(seen, seat);
  return (
    <li
      className="df-member rival"
      data-turn={seen.b.combat?.active === seat}
      data-out={hero.fainted === 1 || hero.eliminated === 1}
      data-pointed={moment.isPointedAt('seat', seat)}
    >
      <span className="df-member-portrait" aria-hidden="true">
        {sheet ? <IconMark icon={iconOf(sheet)} size="100%" /> : <SideMark seat={seat} size="100%" />}
      </span>
      <div className="df-member-name">
        {sheet && <SideMark seat={seat} size="1rem" />}
        {sheet ? (
          <Tip says={<p className="df-quote">{moment.say(heroQuote(sheet))}</p>}>
            <button type="button" className="df-member-hero explains">
              {moment.say(heroName(sheet))}
            </button>
          </Tip>
        ) : (
          <b>{moment.names[seat]}</b>
        )}
        {moment.thinking === seat && <ThinkingDots />}
        <Marks seat={seat} />
      </div>
      {sheet && <MemberState seat={seat} />}
      {sheet && !hero.eliminated && (
        <>
          <LifeTrack hero={hero} />
          <div className="df-member-gear">
            <MemberAbilities seat={seat} />
            {hero.cards.length > 0 && <Slots seat={seat} sheet={sheet} />}
          </div>
        </>
      )}
    </li>
  );
});

const MemberState = memo(function MemberState({ seat }: MemberProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const hero = b.heroes[seat];
  const isOut = hero.eliminated === 1 || hero.fainted === 1;
  return (
    <span className="df-member-player">
      <span>{moment.names[seat]}</span>
      {isOut && (
        <span className="df-state">
          {t(hero.eliminated ? 'dungeon-fighter.room.eliminated' : 'dungeon-fighter.room.fainted')}
        </span>
      )}
    </span>
  );
});

const MemberAbilities = memo(function MemberAbilities({ seat }: MemberProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const sheet = sheetAt(seen, seat);
  if (!sheet) return null;
  return (
    <ul className="df-member-abilities">
      {[sheet.red, sheet.green, sheet.blue].map((ability, i) => {
        const name = moment.say(abilityName(ability));
        return (
          <li key={colourAt(i)} data-lost={seen.b.heroes[seat].scars[i] === 1}>
            <Tip
              says={
                <>
                  <b>{name}</b>
                  <p>{moment.say(abilityText(ability))}</p>
                </>
              }
            >
              <button type="button" className="df-member-ability" aria-label={name}>
                <ColourMark colour={colourAt(i)} />
                <IconMark icon={ABILITY_ICONS[ability.kind]} size="1.2rem" />
              </button>
            </Tip>
          </li>
        );
      })}
    </ul>
  );
});
