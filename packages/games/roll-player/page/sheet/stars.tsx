/** The live total: what the sheet would score if the game ended now, line by line (RP-25). */
import type { Seat } from '@tabard/kernel';
import { Button, Dialog } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { type Say, useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import { CATEGORIES, NONE, type StarLine, sheetOf } from '../../index';
import { SIGNS } from '../icons';
import { plain, signed } from '../signed';
import { heroOf, nameOf, viewOf } from '../view';
import './stars.css';

interface StarsProps {
  readonly seat: Seat;
}

/** Section 7 of the ledger: each seat is told its own estimate; totals are public at the end. */
export const mayCount = ({ seat, over }: Pick<Moment, 'seat' | 'over'>, whose: Seat): boolean => over || seat === whose;

export const StarsTotal = memo(function StarsTotal({ seat }: StarsProps) {
  const moment = useMoment();
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!mayCount(moment, seat) || heroOf(moment, seat).class === NONE) return null;
  const { total } = sheetOf(viewOf(moment.seen), seat);
  return (
    <>
      <button type="button" className="rp-total" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconMark icon={SIGNS.star} size="1.5em" />
        <b>{plain(total)}</b>
        <span>{t(moment.over ? 'roll-player.stars.final' : 'roll-player.stars.now')}</span>
      </button>
      {isOpen && (
        <Dialog
          open
          title={t(moment.over ? 'roll-player.stars.titleFinal' : 'roll-player.stars.title', { total })}
          onClose={() => setOpen(false)}
          deeds={
            <Button tone="primary" onClick={() => setOpen(false)}>
              {t('roll-player.stars.close')}
            </Button>
          }
        >
          <StarsList seat={seat} />
        </Dialog>
      )}
    </>
  );
});

/** Every category that could count in this game, with its lines. */
export const StarsList = memo(function StarsList({ seat }: StarsProps) {
  const moment = useMoment();
  const t = useWords();
  const { lines, byCategory } = sheetOf(viewOf(moment.seen), seat);
  const shown = CATEGORIES.filter((category) => lines.some((line) => line.category === category));
  return (
    <dl className="rp-stars">
      {shown.map((category) => (
        <div key={category} className="rp-stars-category" data-none={byCategory[category] === 0}>
          <dt>
            {t(`roll-player.stars.category.${category}`)}
            <b>{signed(byCategory[category])}</b>
          </dt>
          {lines
            .filter((line) => line.category === category)
            .map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a category have no other name than their place
              <dd key={i} data-none={line.stars === 0}>
                <span>{lineWords(t, moment, line)}</span>
                <span>{signed(line.stars)}</span>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
});

function lineWords(t: Say, moment: Moment, { category, attr, card, armorSet, count = 0, met }: StarLine): string {
  const { content } = viewOf(moment.seen);
  if (attr)
    return t(met ? 'roll-player.stars.goalMet' : 'roll-player.stars.goalOpen', {
      row: t(`roll-player.row.${attr}.name`),
      count,
    });
  if (card !== undefined) return moment.say(nameOf('card', content.market[card]));
  if (armorSet)
    return t('roll-player.stars.armorSet', { set: moment.say(nameOf('armorSet', { id: armorSet })), count });
  return t(`roll-player.stars.line.${category}`, { count });
}
