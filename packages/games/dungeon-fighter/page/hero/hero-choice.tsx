/** Before the first round: every Hero sheet with its three abilities and what it can carry. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { abilityName, abilityText, COLOURS, colourName, heroName, kindName } from '../../index';
import { asked } from '../asked';
import { ABILITY_ICONS, GEAR_ICONS, iconOf } from '../icons';
import { ColourMark } from '../marks';
import { type HeroSheet, heroQuote, viewOf } from '../view';
import '../front/choosing.css';

export function HeroChoice() {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const ask = asked.ask(moment);
  const free = ask?.question === 'setup.hero' ? ask.options.map(({ hero }) => hero) : [];
  const isHere = (hero: number) => free.includes(hero) || b.heroes.some(({ sheet }) => sheet === hero);
  const all = content.heroes.map((_, hero) => hero);
  const shown = free.length > 0 ? all.filter(isHere) : all;
  return (
    <section className="df-choosing" aria-label={t('dungeon-fighter.heroes.title')}>
      <h2>{t('dungeon-fighter.heroes.title')}</h2>
      <div className="df-heroes">
        {shown.map((hero) => (
          <HeroCard key={hero} hero={hero} sheet={content.heroes[hero]} />
        ))}
      </div>
    </section>
  );
}

interface HeroCardProps {
  readonly hero: number;
  readonly sheet: HeroSheet;
}

const HeroCard = memo(function HeroCard({ hero, sheet }: HeroCardProps) {
  const moment = useMoment();
  const t = useWords();
  const key = asked.offered(moment, 'setup.hero', { hero });
  const owner = viewOf(moment.seen).b.heroes.findIndex((one) => one.sheet === hero);
  return (
    <article className="df-hero-card" data-open={key !== null} data-taken={owner >= 0}>
      <header>
        <span className="df-hero-card-art" aria-hidden="true">
          <IconMark icon={iconOf(sheet)} />
        </span>
        <h3>{moment.say(heroName(sheet))}</h3>
        <p className="df-hero-card-limits">
          {(['weapon', 'armour', 'spendable'] as const).map((kind) => (
            <span key={kind} title={moment.say(kindName(kind))}>
              <IconMark icon={GEAR_ICONS[kind]} label={moment.say(kindName(kind))} /> {sheet.limits[kind]}
            </span>
          ))}
        </p>
      </header>
      <p className="df-flavour">{moment.say(heroQuote(sheet))}</p>
      <ul className="df-hero-card-abilities">
        {COLOURS.map((colour) => (
          <li key={colour}>
            <ColourMark colour={colour} label={moment.say(colourName(colour))} />
            <IconMark icon={ABILITY_ICONS[sheet[colour].kind]} size="1.3rem" />
            <span>
              <b>{moment.say(abilityName(sheet[colour]))}</b>: {moment.say(abilityText(sheet[colour]))}
            </span>
          </li>
        ))}
      </ul>
      {owner >= 0 && (
        <p className="df-hero-card-owner">
          <SideMark seat={owner} size="1.2rem" /> {moment.names[owner]}
        </p>
      )}
      {key && (
        <button
          type="button"
          className="button"
          data-key={key}
          aria-label={moment.describe(key)}
          onClick={() => moment.onAnswer(key)}
        >
          {t('dungeon-fighter.heroes.take', { name: moment.say(heroName(sheet)) })}
        </button>
      )}
    </article>
  );
});
