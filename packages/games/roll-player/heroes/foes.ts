/** A hero's Familiar, and what it met: Fiends, Minions, the Monster. */
import type { CharacterExport } from '@tabard/content/hero';
import type { Seat } from '@tabard/kernel';
import { activeFiends, diceOfRow, FAM, type Seen, tokensOf } from '../rules/board';
import { familiarMatches, powerGoalMet, powerScore } from '../rules/sheet/scores';
import { dieRecord } from './dice';
import type { NameOf } from './hero';

export function withFoes(
  seen: Seen,
  seat: Seat,
  nameOf: NameOf,
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
      name: nameOf('familiar', familiar.id),
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
