/** RP-3.13: the Character Sheets on the table; the sides differ by their picture alone (RP-3.14). */

import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { ShapesPicture } from '@tabard/page/design/picture/shapes-picture';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import { ATTRS, type Card, NONE } from '../../index';
import { asked } from '../asked';
import { emblemOf } from '../cards/card-icons';
import { SIGNS } from '../icons';
import { FIGURE, figureOf } from '../sheet/figure-parts';
import { signed } from '../signed';
import { nameOf, viewOf, wordsOf } from '../view';

const SIDES = ['day', 'night'] as const;

export function RaceSheets() {
  const moment = useMoment();
  const [side, setSide] = useState(0);
  const { b, content } = viewOf(moment.seen);
  const ask = asked.ask(moment);
  const options = ask?.question === 'sheet.choose' ? ask.options : [];
  const all = content.races.map((_, race) => race);
  const taken = b.heroes.map(({ race }) => race).filter((race) => race !== NONE);
  const shown =
    options.length > 0
      ? all.filter((race) => taken.includes(race) || options.some((one) => one.race === race))
      : all.filter((race) => taken.includes(race));
  return (
    <>
      {options.length > 0 && <SideSwitch side={side} onTurn={setSide} />}
      <div className="rp-choices">
        {shown.map((race) => (
          <RaceSheet key={race} race={race} side={side} />
        ))}
      </div>
    </>
  );
}

interface SideSwitchProps {
  readonly side: number;
  readonly onTurn: (side: number) => void;
}

/** Turns all sheets to their other side. */
const SideSwitch = memo(function SideSwitch({ side, onTurn }: SideSwitchProps) {
  const t = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border of its own
    <div className="rp-sides" role="group" aria-label={t('roll-player.setUp.side.pictures')}>
      {SIDES.map((name, i) => (
        <Button key={name} tone="quiet" aria-pressed={i === side} onClick={() => onTurn(i)}>
          {t(`roll-player.setUp.side.${name}`)}
        </Button>
      ))}
    </div>
  );
});

const RaceSheet = memo(function RaceSheet({ race, side }: { readonly race: Card; readonly side: number }) {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const it = content.races[race];
  const owner = b.heroes.findIndex((hero) => hero.race === race);
  const name = moment.say(nameOf('race', it));
  const key = asked.offered(moment, 'sheet.choose', { race, side });
  const picture = (shown: number) => (
    <ShapesPicture
      {...FIGURE}
      shapes={figureOf({ head: emblemOf('race', it), badge: null, colour: '', side: shown, armor: [], weapons: [] })}
    />
  );
  const mods = it.mods.flatMap((mod, row) => (mod === 0 ? [] : [{ mod, attr: ATTRS[row] }]));
  return (
    <article className="rp-choice paper-sheet on-paper" data-taken={owner >= 0}>
      <h3>{name}</h3>
      <p className="rp-choice-mods">
        {mods.length === 0 && t('roll-player.setUp.sheets.even')}
        {mods.map(({ mod, attr }) => (
          <span key={attr} data-tone={mod > 0 ? 'good' : 'bad'}>
            <IconMark icon={SIGNS[attr]} size="1.1em" /> {t(`roll-player.row.${attr}.short`)} {signed(mod)}
          </span>
        ))}
      </p>
      <p className="rp-choice-flavour">{moment.say(wordsOf('race', it, 'flavour'))}</p>
      <div className="rp-choice-sides">
        {owner >= 0 && <span className="rp-choice-picture">{picture(b.heroes[owner].side)}</span>}
        {key && (
          <button
            type="button"
            className="rp-choice-picture"
            data-key={key}
            aria-label={moment.describe(key)}
            onClick={() => moment.onAnswer(key)}
          >
            {picture(side)}
            <span>{t('roll-player.setUp.take', { name })}</span>
          </button>
        )}
      </div>
      {owner >= 0 && (
        <p className="rp-choice-owner">
          <SideMark seat={owner} size="1.1rem" /> {moment.names[owner]}
        </p>
      )}
    </article>
  );
});
