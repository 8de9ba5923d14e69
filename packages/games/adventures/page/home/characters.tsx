/**
 * RA-2.5, RA-32.6: who walks. A wall of portraits, sorted out by class colour and by what a class is good for; the one
 * that is looked at lies open beside it, or over it where there is little room. Who is taken hangs there in grey.
 */

import { useForm } from '@tabard/page/room/frame/form';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { Stressed } from '@tabard/page/words/stressed';
import { type KeyboardEvent, memo, useDeferredValue, useRef, useState } from 'react';
import {
  attrName,
  attrShort,
  bookOf,
  bookTitle,
  COLOURS,
  type Colour,
  className,
  colourName,
  raceName,
} from '../../index';
import { seatsOf } from '../ask';
import { Die } from '../die';
import { spoken } from '../say';
import { said, viewOf, words } from '../view';
import { type Character, isOffered, keyOf, nameOf, type WalkAsk } from './character';
import { CharacterPage } from './character-page';
import { Portrait } from './portrait';
import { isWanted, ROLES, type Role } from './roles';
import './characters.css';

/** A phone shows so many, or a few less. */
const FIRST_HUNG = 9;

/** Without a question there is only the wall: others choose. */
export const Characters = memo(function Characters({ ask }: { readonly ask: WalkAsk | null }) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { content } = seen;
  const isFree = (one: Character) => isOffered(ask, moment, one);
  const isWide = useForm() === 'wide';
  const [colour, setColour] = useState<Colour | null>(null);
  const [role, setRole] = useState<Role | null>(null);
  const [picked, pick] = useState<string | null>(null);
  const wall = useRef<HTMLUListElement>(null);
  const shown = content.characters.filter((one) => isWanted(content, one, colour, role));
  // Thirty-six portraits are drawn long: the question stands with the first of them, the others are hung while one looks.
  const hung = shown.slice(0, useDeferredValue(content.characters.length, FIRST_HUNG));
  const free = shown.find(isFree) ?? shown[0];
  const looked = shown.find(({ id }) => id === picked) ?? (isWide ? free : undefined);

  function back() {
    const from = picked;
    pick(null);
    requestAnimationFrame(() => wall.current?.querySelector<HTMLElement>(`[data-character="${from}"]`)?.focus());
  }

  return (
    <section className="ra-characters" data-looks={looked !== undefined} aria-label={words(moment, 'home.who.title')}>
      <div className="ra-wall" data-scrolls>
        <Head />
        <Filters {...{ colour, role }} onColour={setColour} onRole={setRole} />
        {shown.length === 0 && <p className="ra-nobody">{words(moment, 'home.who.nobody')}</p>}
        <ul className="ra-gallery" ref={wall} onKeyDown={moveFocus}>
          {hung.map((one) => (
            <li key={one.id}>
              <Hanging
                character={one}
                isFree={isFree(one)}
                isLookedAt={one === looked}
                isReached={one === (looked ?? free)}
                onPick={() => pick(one.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      {looked && <CharacterPage key={looked.id} ask={ask} character={looked} onBack={isWide ? null : back} />}
    </section>
  );
});

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrows walk along the wall, from row to row by what hangs below. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
  const step = STEPS[event.key] ?? (event.key === 'ArrowDown' ? columns : event.key === 'ArrowUp' ? -columns : 0);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, at + step))].focus();
}

// ---- above the wall

/** The book that waits, and who has been chosen so far. */
function Head() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b, content } = seen;
  return (
    <header className="ra-wall-head">
      <div>
        <p>
          <Stressed text={said(moment, bookTitle(bookOf(seen)))} />
        </p>
        <h2>{words(moment, 'home.who.title')}</h2>
      </div>
      {seen.seats > 1 && (
        <ul className="ra-gathered" aria-label={words(moment, 'party.title')}>
          {seatsOf(seen).map((seat) => (
            <li key={seat} data-looks={seat === moment.seat}>
              {b.classOf[seat] >= 0 && (
                <Portrait
                  {...{ content }}
                  race={b.race[seat]}
                  class={content.classes[b.classOf[seat]].id}
                  portrait={b.portrait[seat]}
                  size="2.2em"
                />
              )}
              <span>
                <SideMark seat={seat} size="1em" /> {moment.names[seat]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

interface FiltersProps {
  readonly colour: Colour | null;
  readonly role: Role | null;
  readonly onColour: (colour: Colour | null) => void;
  readonly onRole: (role: Role | null) => void;
}

const Filters = memo(function Filters({ colour, role, onColour, onRole }: FiltersProps) {
  const moment = useMoment();
  return (
    <div className="ra-filters">
      <fieldset>
        <legend className="hidden-words">{words(moment, 'home.who.byColour')}</legend>
        {COLOURS.map((one, i) => (
          <button
            key={one}
            type="button"
            className="ra-filter"
            aria-pressed={colour === one}
            aria-label={words(moment, 'home.who.colour', { colour: colourName(one), attr: attrName(i) })}
            onClick={() => onColour(colour === one ? null : one)}
          >
            <Die mask={1 << i} value={0} size="1.5em" />
            <span className="ra-filter-letters" aria-hidden="true">
              {moment.say(attrShort(i))}
            </span>
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend className="hidden-words">{words(moment, 'home.who.byRole')}</legend>
        {ROLES.map((one) => (
          <button
            key={one}
            type="button"
            className="ra-filter"
            aria-pressed={role === one}
            onClick={() => onRole(role === one ? null : one)}
          >
            {words(moment, `home.who.role.${one}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
});

// ---- the wall

interface HangingProps {
  readonly character: Character;
  readonly isFree: boolean;
  readonly isLookedAt: boolean;
  /** The one that the tab key comes to; the arrows go on from there. */
  readonly isReached: boolean;
  readonly onPick: () => void;
}

function Hanging({ character, isFree, isLookedAt, isReached, onPick }: HangingProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const { id, race, class: own } = character;
  return (
    <button
      type="button"
      className="ra-hanging"
      data-character={id}
      data-leads={keyOf(moment, character)}
      data-taken={!isFree}
      aria-pressed={isLookedAt}
      tabIndex={isReached ? 0 : -1}
      onClick={onPick}
    >
      <Portrait {...{ content, race }} class={own} portrait={id} size="100%" faded={!isFree} />
      <b>{nameOf(moment, id)}</b>
      <span>{moment.say(className(own))}</span>
      <small>{isFree ? spoken(moment, raceName(content, race)) : words(moment, 'home.who.taken')}</small>
    </button>
  );
}
