/** A finished hero in words and numbers: what stands on its card, in the reader's language. */
import type { Seat } from '@tabard/kernel';
import {
  CATEGORIES,
  COLUMNS,
  type Die,
  isSolitaire,
  NONE,
  ROWS,
  type Row,
  rankOf,
  rowsOf,
  sheetOf,
} from '@tabard/roll-player';
import type { Icon } from '../../design/icon';
import type { Say } from '../../words/words';
import type { BoardProps } from '../face';
import { emblemOf } from './card-icons';
import { outfitOf } from './figure';
import type { Outfit } from './figure-parts';
import { goalOfRow, isGoalMet, scoreOfRow } from './sheet-goal';
import { whoIs } from './sheet-head';
import { placesOf } from './standing';
import { heroOf, nameOf, viewOf } from './view';

export interface CardRow {
  readonly row: Row;
  readonly name: string;
  readonly dice: readonly { readonly die: Die; readonly value: number }[];
  readonly score: number;
  readonly goal: string;
  readonly stars: number;
  readonly isMet: boolean;
}

export interface HeroCardData {
  readonly name: string;
  readonly who: string;
  readonly lines: readonly string[];
  readonly outfit: Outfit;
  readonly pet: { readonly icon: Icon; readonly name: string } | null;
  readonly rows: readonly CardRow[];
  readonly stars: readonly { readonly says: string; readonly stars: number }[];
  readonly total: number;
  readonly rank: string;
  /** Names of the Market cards. */
  readonly gear: readonly string[];
  readonly foot: string;
}

export function heroCardOf(t: Say, props: BoardProps, seat: Seat, name: string): HeroCardData {
  const view = viewOf(props.seen);
  const { content } = view;
  const hero = heroOf(props, seat);
  const { byCategory, lines, total } = sheetOf(view, seat);
  const familiar = hero.familiar === NONE ? null : content.familiars[hero.familiar];
  return {
    name: name || props.names[seat],
    who: whoIs(props, seat),
    lines: [
      props.say(nameOf('alignment', content.alignments[hero.alignment])),
      props.say(nameOf('backstory', content.backstories[hero.backstory])),
    ],
    outfit: outfitOf(props, seat),
    pet: familiar && { icon: emblemOf('familiar', familiar.id), name: props.say(nameOf('familiar', familiar)) },
    rows: ROWS.slice(0, rowsOf(view.b)).map((row, at) => rowOf(t, props, seat, row, at)),
    stars: CATEGORIES.filter((category) => lines.some((line) => line.category === category)).map((category) => ({
      says: t(`rollPlayer.stars.category.${category}`),
      stars: byCategory[category],
    })),
    total,
    rank: rankWords(t, props, seat, total),
    gear: hero.cards.map(({ card }) => props.say(nameOf('card', content.market[card]))),
    foot: t('rollPlayer.heroCard.foot', { player: props.names[seat], gold: hero.gold, xp: hero.xp + hero.xpStored }),
  };
}

function rowOf(t: Say, props: BoardProps, seat: Seat, row: Row, at: number): CardRow {
  const view = viewOf(props.seen);
  const { text, stars } = goalOfRow(view, seat, at);
  const dice = view.b.heroes[seat].spaces.slice(COLUMNS * at, COLUMNS * at + COLUMNS).filter((die) => die !== NONE);
  return {
    row,
    name: t(`rollPlayer.row.${row}.name`),
    dice: dice.map((die) => ({ die, value: view.b.values[die] })),
    score: scoreOfRow(view, seat, at),
    goal: text,
    stars,
    isMet: isGoalMet(view, seat, at),
  };
}

/** Alone one has a rank, with others a place. */
function rankWords(t: Say, props: BoardProps, seat: Seat, total: number): string {
  const view = viewOf(props.seen);
  if (isSolitaire(view)) return t(`rollPlayer.end.rank.${rankOf(view, total)}`);
  const place = placesOf(view).find((each) => each.seat === seat)?.place ?? 0;
  return t('rollPlayer.heroCard.place', { place, of: view.seats });
}
