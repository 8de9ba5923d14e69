/** Everyone of the party: life, abilities, what they carry, who leads and who throws. */
import { abilityName, abilityText, heroName } from '@tabard/dungeon-fighter';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '../../design/icon';
import { Tip } from '../../design/tip';
import { SideMark } from '../../setup/sides';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { LifeTrack, Marks, Slots } from './hero-sheet';
import { ABILITY_ICONS, iconOf } from './icons';
import { ColourMark } from './marks';
import { useShown } from './shown';
import { colourAt, heroQuote, sheetAt, viewOf } from './view';
import './rivals.css';

export function Rivals(given: BoardProps) {
  const t = useWords();
  const props = useShown(given);
  const seats = Array.from({ length: props.seen.seats }, (_, seat) => seat);
  return (
    <ul className="df-rivals" aria-label={t('dungeonFighter.room.party')} data-many={seats.length > 4}>
      {seats.map((seat) => (
        <Member key={seat} props={props} seat={seat} />
      ))}
    </ul>
  );
}

interface MemberProps {
  readonly props: BoardProps;
  readonly seat: Seat;
}

function Member({ props, seat }: MemberProps) {
  const seen = viewOf(props.seen);
  const hero = seen.b.heroes[seat];
  const sheet = sheetAt(seen, seat);
  return (
    <li
      className="df-member"
      data-turn={seen.b.combat?.active === seat}
      data-out={hero.fainted === 1 || hero.eliminated === 1}
      data-pointed={props.isPointedAt('seat', seat)}
    >
      <span className="df-member-portrait" aria-hidden="true">
        {sheet ? <IconMark icon={iconOf(sheet)} size="100%" /> : <SideMark seat={seat} size="100%" />}
      </span>
      <div className="df-member-name">
        {sheet && <SideMark seat={seat} size="1rem" />}
        {sheet ? (
          <Tip says={<p className="df-quote">{props.say(heroQuote(sheet))}</p>}>
            <button type="button" className="df-member-hero">
              {props.say(heroName(sheet))}
            </button>
          </Tip>
        ) : (
          <b>{props.names[seat]}</b>
        )}
        {props.thinking === seat && (
          <span className="thinking-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
        <Marks props={props} seat={seat} />
      </div>
      {sheet && <MemberState props={props} seat={seat} />}
      {sheet && !hero.eliminated && (
        <>
          <LifeTrack props={props} hero={hero} />
          <div className="df-member-gear">
            <MemberAbilities props={props} seat={seat} />
            {hero.cards.length > 0 && <Slots props={props} seat={seat} sheet={sheet} />}
          </div>
        </>
      )}
    </li>
  );
}

function MemberState({ props, seat }: MemberProps) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  const hero = b.heroes[seat];
  const isOut = hero.eliminated === 1 || hero.fainted === 1;
  return (
    <span className="df-member-player">
      <span>{props.names[seat]}</span>
      {isOut && (
        <span className="df-state">
          {t(hero.eliminated ? 'dungeonFighter.room.eliminated' : 'dungeonFighter.room.fainted')}
        </span>
      )}
    </span>
  );
}

function MemberAbilities({ props, seat }: MemberProps) {
  const seen = viewOf(props.seen);
  const sheet = sheetAt(seen, seat);
  if (!sheet) return null;
  return (
    <ul className="df-member-abilities">
      {[sheet.red, sheet.green, sheet.blue].map((ability, i) => {
        const name = props.say(abilityName(ability));
        return (
          <li key={colourAt(i)} data-lost={seen.b.heroes[seat].scars[i] === 1}>
            <Tip
              says={
                <>
                  <b>{name}</b>
                  <p>{props.say(abilityText(ability))}</p>
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
}
