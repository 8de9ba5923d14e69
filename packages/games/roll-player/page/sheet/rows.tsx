/** The six Attribute Rows and the Familiar Row: spaces that fill, scores so far, goals that light up. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { backstoryMatches, COLUMNS, FAM, NONE, ROWS, type Row, rowsOf } from '../../index';
import { ColourPatch } from '../dice/die';
import { PlaceRow, PreviewChips, usePreview } from '../dice/placing-preview';
import type { Placing } from '../dice/use-placing';
import { SIGNS } from '../icons';
import { plain, signed } from '../signed';
import { heroOf, nameOf, viewOf, wordsOf } from '../view';
import { goalOfRow, hasGoal, isMatch, needOfRow, scoreOfRow } from './goal';
import { coloursWanted, goalState } from './row-state';
import { Space } from './space';
import './rows.css';

interface RowsProps {
  readonly seat: Seat;
  readonly placing: Placing;
}

export const Rows = memo(function Rows({ seat, placing }: RowsProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const rows = ROWS.slice(0, rowsOf(b));
  return (
    <ol className="rp-rows" aria-label={t('roll-player.sheet.rows')}>
      {rows.map((name, row) => (
        <SheetRow key={name} seat={seat} placing={placing} name={name} row={row} />
      ))}
    </ol>
  );
});

interface RowProps extends RowsProps {
  readonly name: Row;
  readonly row: number;
}

const SheetRow = memo(function SheetRow({ seat, placing, name, row }: RowProps) {
  const moment = useMoment();
  const view = viewOf(moment.seen);
  const hero = view.b.heroes[seat];
  const preview = usePreview(seat, placing, row);
  const wanted = coloursWanted(view, seat);
  const spaces = [0, 1, 2].map((column) => COLUMNS * row + column);
  const isFull = spaces.every((space) => hero.spaces[space] !== NONE);
  return (
    <li
      className="rp-row"
      data-row={name}
      data-familiar={row === FAM}
      data-full={isFull}
      data-goal={goalState(view, seat, row, isFull)}
      data-open={preview !== null}
    >
      <RowLabel seat={seat} placing={placing} name={name} row={row} isCovered={preview !== null} />
      <div className="rp-spaces">
        {spaces.map((space) => (
          <Space
            key={space}
            seat={seat}
            placing={placing}
            space={space}
            wanted={wanted.get(space) ?? null}
            ghost={preview?.gives.space === space ? placing.chosen : null}
          />
        ))}
      </div>
      <div className="rp-row-says">
        <RowGoal seat={seat} row={row} to={preview?.gives.score ?? null} />
        {preview ? <PreviewChips gives={preview.gives} /> : <Need seat={seat} row={row} />}
      </div>
      {preview && <PlaceRow preview={preview} />}
    </li>
  );
});

interface RowLabelProps extends RowProps {
  /** The whole row is one button now. */
  readonly isCovered: boolean;
}

/** The row's name and its action; where the action is offered, a click takes it. */
const RowLabel = memo(function RowLabel({ seat, placing, name, row, isCovered }: RowLabelProps) {
  const moment = useMoment();
  const t = useWords();
  const key = placing.actionKey(name);
  const view = viewOf(moment.seen);
  const { race, familiar } = heroOf(moment, seat);
  const modifier = race === NONE || row === FAM ? 0 : view.content.races[race].mods[row];
  const action =
    row === FAM && familiar !== NONE
      ? moment.say(wordsOf('familiar', view.content.familiars[familiar], 'text'))
      : t(`roll-player.row.${name}.action`);
  const face = (
    <>
      <IconMark icon={SIGNS[name]} size="1.35em" />
      <span className="rp-row-name">{t(`roll-player.row.${name}.short`)}</span>
      {modifier !== 0 && (
        <span className="rp-row-mod" title={t('roll-player.sheet.modifier')}>
          {signed(modifier)}
        </span>
      )}
    </>
  );
  if (isCovered) return <span className="rp-row-label">{face}</span>;
  return (
    <Tip
      says={
        <>
          <b>{t(`roll-player.row.${name}.name`)}</b>
          <p>{action}</p>
        </>
      }
    >
      <button
        type="button"
        className="rp-row-label"
        data-open={key !== null}
        data-key={key ?? undefined}
        aria-disabled={key ? undefined : true}
        aria-label={key ? moment.describe(key) : t(`roll-player.row.${name}.name`)}
        onClick={() => key && moment.onAnswer(key)}
      >
        {face}
      </button>
    </Tip>
  );
});

interface RowPartProps {
  readonly seat: Seat;
  readonly row: number;
}

const RowGoal = memo(function RowGoal({ seat, row, to }: RowPartProps & { readonly to: number | null }) {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const score = scoreOfRow(view, seat, row);
  const says = hasGoal(view, seat, row) ? goalOfRow(view, seat, row) : null;
  return (
    <span className="rp-row-figures">
      <span className="rp-row-score">
        <span className="hidden-words">{t('roll-player.sheet.score')}</span>
        {plain(score)}
        {to !== null && to !== score && <b className="rp-row-to">→{plain(to)}</b>}
      </span>
      {says && (
        <span className="rp-row-goal">
          <span className="hidden-words">{t('roll-player.sheet.goal')}</span>
          <span>{says.text}</span>
          <span className="rp-row-stars">
            {says.stars}
            <IconMark icon={SIGNS.star} size="0.95em" label={t('roll-player.stars.word', { count: says.stars })} />
          </span>
        </span>
      )}
    </span>
  );
});

const Need = memo(function Need({ seat, row }: RowPartProps) {
  const moment = useMoment();
  const t = useWords();
  const need = needOfRow(t, viewOf(moment.seen), seat, row);
  return (
    <span className="rp-row-need">
      {need?.says} <span className="rp-row-from">{need?.from}</span>
    </span>
  );
});

/** The name of a Backstory and how far it has come true. */
export const BackstoryLine = memo(function BackstoryLine({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const { backstory } = view.b.heroes[seat];
  if (backstory === NONE) return null;
  const card = view.content.backstories[backstory];
  const matches = backstoryMatches(view, seat);
  return (
    <Tip
      says={
        <>
          <b>{moment.say(nameOf('backstory', card))}</b>
          <p>{moment.say(wordsOf('backstory', card, 'story'))}</p>
          <p>{t('roll-player.sheet.backstoryTable')}</p>
        </>
      }
    >
      <button type="button" className="rp-backstory explains" aria-disabled="true">
        <span className="rp-label">{t('roll-player.sheet.backstory')}</span>
        <span className="rp-backstory-name">{moment.say(nameOf('backstory', card))}</span>
        <span className="rp-backstory-count">{t('roll-player.sheet.matches', { matches, of: 6 })}</span>
        <span className="rp-backstory-patches" aria-hidden="true">
          {card.spaces.map(({ space, colour }) => (
            <span key={space} data-match={isMatch(view, seat, space)}>
              <ColourPatch colour={colour} size="0.9rem" />
            </span>
          ))}
        </span>
      </button>
    </Tip>
  );
});
