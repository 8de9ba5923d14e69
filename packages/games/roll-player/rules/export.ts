/** RP-32: a finished character as a small record that other games can read (section 5.14 of the ledger). */
import { type CharacterExport, freePoints, healthOf, rpaOf } from '@tabard/content/hero';
import { LIMITS, type Seat } from '@tabard/kernel';
import { ATTRS, type Attr, type Kind } from '../content';
import {
  activeFiends,
  cardOf,
  classOf,
  diceOfRow,
  FAM,
  hasDied,
  hasFamiliars,
  isSolitaire,
  type Seen,
  tokensOf,
} from './board';
import { rankOf, sheetOf } from './end/scoring';
import { DICE, type Die } from './sheet/dice';
import { attributeScore, backstoryMatches, familiarMatches, goalMet, powerGoalMet, powerScore } from './sheet/scores';

export { type CharacterExport, characterExport, healthOf, readHero, rpaOf } from '@tabard/content/hero';

/** RP-32.12: the purse and the experience with which a party of such characters starts. */
export function partyGoods(party: readonly Pick<CharacterExport, 'gold' | 'xp' | 'xpStored'>[]): {
  gold: number;
  xp: number;
} {
  const share = (of: (hero: (typeof party)[number]) => number) =>
    Math.floor(party.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, party.length));
  return { gold: share(({ gold }) => gold), xp: share(({ xp, xpStored }) => xp + xpStored) }; // RP-32.14
}

export interface Provenance {
  readonly characterName?: string;
  readonly playerName: string;
  readonly finishedAt: string;
  readonly seed: string;
  readonly journal: string;
  /** The name of a thing of the content in the reader's language. */
  readonly nameOf: (kind: 'race' | 'class' | 'alignment' | 'backstory' | 'familiar' | 'card', id: string) => string;
}

const KIND_LISTS: { readonly [kind in Kind]: keyof CharacterExport['market'] } = {
  weapon: 'weapons',
  armor: 'armor',
  skill: 'skills',
  trait: 'traits',
  scroll: 'scrolls',
};

/** RP-32.1, RP-32.2: null for a character that the Monster killed, and before the game is over. */
export function exportHero(seen: Seen, seat: Seat, from: Provenance): CharacterExport | null {
  const { b, content } = seen;
  const hero = b.heroes[seat];
  if (b.phase !== 'over' || hasDied(seen)) return null;
  const sheet = sheetOf(seen, seat);
  const named = (kind: Parameters<Provenance['nameOf']>[0], { id }: { readonly id: string }) => ({
    id,
    name: from.nameOf(kind, id),
  });
  const ofAttr = attributesOf(seen, seat);
  const rpa = Object.fromEntries(
    ATTRS.map((attr) => [attr, ofAttr[attr].rpa]),
  ) as CharacterExport['rpaPreview']['attributes'];
  const market: CharacterExport['market'] = { weapons: [], armor: [], skills: [], traits: [], scrolls: [] };
  for (const { card } of hero.cards)
    market[KIND_LISTS[cardOf(seen, card).kind]].push(named('card', cardOf(seen, card)));
  const matches = backstoryMatches(seen, seat);
  return {
    format: 'roll-player-character',
    version: 1,
    id: `${from.journal.slice(0, 16)}-${seat}`,
    game: {
      mode: b.mode,
      players: seen.seats,
      solitaire: isSolitaire(seen),
      finishedAt: from.finishedAt,
      seed: from.seed,
      journal: from.journal,
      seat,
    },
    playerName: from.playerName.slice(0, LIMITS.name),
    ...(from.characterName ? { characterName: from.characterName.slice(0, LIMITS.name) } : {}),
    race: { ...named('race', content.races[hero.race]), side: hero.side === 0 ? 'A' : 'B' },
    class: { ...named('class', classOf(seen, seat)), colour: classOf(seen, seat).colour },
    alignment: {
      ...named('alignment', content.alignments[hero.alignment]),
      cell: hero.cell,
      stars: sheet.byCategory.alignment,
    },
    backstory: {
      ...named('backstory', content.backstories[hero.backstory]),
      matches,
      stars: sheet.byCategory.backstory,
    },
    attributes: ofAttr,
    market,
    gold: hero.gold,
    xp: hero.xp,
    xpStored: hero.xpStored,
    ...(hasFamiliars(seen) ? withFoes(seen, seat, from) : {}),
    stars: { total: sheet.total, byCategory: { ...sheet.byCategory } },
    ...(isSolitaire(seen) ? { rank: rankOf(seen, sheet.total) } : {}),
    rpaPreview: { health: healthOf(sheet.total), attributes: rpa, freePoints: freePoints(Object.values(rpa)) },
  };
}

const dieRecord = ({ b }: Seen, one: Die): CharacterExport['attributes'][Attr]['dice'][number] => ({
  id: String(one),
  kind: DICE[one].kind,
  colours: [...DICE[one].colours],
  value: b.values[one],
});

function attributesOf(seen: Seen, seat: Seat): CharacterExport['attributes'] {
  const hero = seen.b.heroes[seat];
  const of = (_attr: Attr, row: number): CharacterExport['attributes'][Attr] => {
    const dice = diceOfRow(hero, row).map((one) => dieRecord(seen, one));
    const diceSum = dice.reduce((sum, { value }) => sum + value, 0);
    const raceMod = seen.content.races[hero.race].mods[row];
    const score = attributeScore(seen, seat, row);
    const weaponMod = score - diceSum - raceMod;
    return { dice, diceSum, raceMod, weaponMod, score, goalMet: goalMet(seen, seat, row), rpa: rpaOf(score) };
  };
  return Object.fromEntries(ATTRS.map((attr, row) => [attr, of(attr, row)])) as CharacterExport['attributes'];
}

function withFoes(
  seen: Seen,
  seat: Seat,
  from: Provenance,
): Pick<CharacterExport, 'familiar' | 'fiends' | 'hunt' | 'monster'> {
  const { b, content } = seen;
  const hero = b.heroes[seat];
  const familiar = content.familiars[hero.familiar];
  const fight = b.combat!.results[seat];
  const fiendIds = (active: 0 | 1) =>
    hero.fiends.filter((one) => one.active === active).map(({ fiend }) => content.fiends[fiend].id);
  return {
    familiar: {
      id: familiar.id,
      name: from.nameOf('familiar', familiar.id),
      pair: [...familiar.pair],
      dice: diceOfRow(hero, FAM).map((one) => dieRecord(seen, one)),
      power: powerScore(seen, seat),
      goalMet: powerGoalMet(seen, seat),
      matches: familiarMatches(seen, seat),
    },
    fiends: { active: activeFiends(hero).map(({ fiend }) => content.fiends[fiend].id), banished: fiendIds(0) },
    hunt: {
      trophies: hero.trophies.map((card) => content.minions[card].id),
      tokens: [...tokensOf(hero)],
      honor: hero.honor,
      injury: hero.injury,
    },
    monster: {
      id: content.monsters[b.monster].id,
      result: fight.result,
      success: fight.success === 1,
      levelStars: fight.stars,
      champion: fight.champion > 0,
    },
  };
}
