/** A finished hero in words and numbers: what stands on its card. From its record alone, so that any hero can be shown. */

import type { Icon } from '@tabard/page/design/icon';
import type { Say } from '@tabard/page/words/words';
import {
  ATTRS,
  CATEGORIES,
  type CharacterExport,
  type Content,
  type Die,
  goalOf,
  type MarketCard,
  type Row,
} from '../../index';
import { emblemById } from '../cards/card-icons';
import type { Outfit } from '../sheet/figure-parts';

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

export function heroCardOf(t: Say, content: Content, hero: CharacterExport): HeroCardData {
  const { market, familiar, stars } = hero;
  return {
    name: hero.characterName ?? hero.playerName,
    who: `${hero.race.name} ${hero.class.name}`,
    lines: [hero.alignment.name, hero.backstory.name],
    outfit: outfitOf(content, hero),
    pet: familiar ? { icon: emblemById('familiar', familiar.id), name: familiar.name } : null,
    rows: rowsOf(t, content, hero),
    stars: CATEGORIES.filter((category) => stars.byCategory[category] !== 0).map((category) => ({
      says: t(`roll-player.stars.category.${category}`),
      stars: stars.byCategory[category],
    })),
    total: stars.total,
    rank: hero.rank
      ? t(`roll-player.end.rank.${hero.rank}`)
      : t('roll-player.heroCard.table', { of: hero.game.players }),
    gear: Object.values(market).flatMap((cards) => cards.map(({ name }) => name)),
    foot: t('roll-player.heroCard.foot', { player: hero.playerName, gold: hero.gold, xp: hero.xp + hero.xpStored }),
  };
}

/** A class that this house does not know (any more) has no goals to show; the dice and the Stars are in the record. */
function rowsOf(t: Say, content: Content, hero: CharacterExport): CardRow[] {
  const card = content.classes.find(({ id }) => id === hero.class.id);
  const board = content.familiars.find(({ id }) => id === hero.familiar?.id);
  const attributes = ATTRS.map((row, at): CardRow => {
    const { dice, score, goalMet } = hero.attributes[row];
    const { text, stars } = card?.goals[at] ?? { ...goalOf('14+'), text: '' };
    return {
      row,
      name: t(`roll-player.row.${row}.name`),
      dice: facesOf(dice),
      score,
      goal: text.replace('-', '–'),
      stars,
      isMet: goalMet,
    };
  });
  if (!hero.familiar) return attributes;
  const { dice, power, goalMet } = hero.familiar;
  const goal = board ? `${board.goal.min}–${board.goal.max}` : '';
  const name = t('roll-player.row.FAM.name');
  return [
    ...attributes,
    { row: 'FAM', name, dice: facesOf(dice), score: power, goal, stars: board?.goal.stars ?? 0, isMet: goalMet },
  ];
}

const facesOf = (dice: CharacterExport['attributes']['STR']['dice']) =>
  dice.map(({ id, value }) => ({ die: Number(id), value }));

function outfitOf({ market }: Content, hero: CharacterExport): Outfit {
  const cardOf = ({ id }: { readonly id: string }): MarketCard[] => market.filter((card) => card.id === id);
  return {
    head: emblemById('race', hero.race.id),
    badge: emblemById('class', hero.class.id),
    colour: hero.class.colour,
    side: hero.race.side === 'A' ? 0 : 1,
    armor: hero.market.armor.flatMap(cardOf).filter((card) => card.kind === 'armor'),
    weapons: hero.market.weapons
      .flatMap(cardOf)
      .filter((card) => card.kind === 'weapon')
      .map(({ id, hands }) => ({ icon: emblemById('card', id), hands })),
  };
}
