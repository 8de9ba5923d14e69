/** `tabard story odds`: each check and fight of a book, for parties of one to four, thin and rich, in both modes. */
import { type Content, findEnemy } from '../content';
import type { Book } from '../content/book';
import { compareLabels } from '../content/labels';
import type { Check, Combat, Storybook } from '../content/storybook';
import { type ChallengeBox, type Odds, odds, outfitted, typicalParty, type Wealth, wealthAt } from '../solver';

export interface Challenge {
  readonly label: string;
  readonly kind: 'check' | 'combat';
  readonly what: string;
  readonly target: string;
  box(seats: number, legendary: boolean): ChallengeBox;
}

export interface OddsRow {
  readonly label: string;
  readonly seats: number;
  readonly rich: boolean;
  readonly legendary: boolean;
  readonly odds: Odds;
}

/** Ledger, 5.7: a competent party of two that buys two dice; fights at the expected dice limit. */
const CHECK_TARGETS = ['≥ 95 %', '75–90 %', '50–65 %', '30–45 %'];
const FIGHT_TARGETS = { minion: '≥ 97 %', standard: '88–95 %', elite: '65–80 %', boss: '50–60 %' } as const;
const DICE_BOUGHT = 2;
/** Rich: as a party two stages of the campaign later. */
const STAGES_AHEAD = 4;

export function challengesOf(content: Content, book: Storybook): Challenge[] {
  const all = { ...book.entries, ...book.tome };
  return Object.keys(all)
    .sort(compareLabels)
    .flatMap((label): Challenge[] => {
      const { check, combat } = all[label];
      if (check) return [checkOf(label, check)];
      return combat ? [combatOf(content, label, combat)] : [];
    });
}

const within = (level: number): number => Math.min(4, Math.max(1, level));

function checkOf(label: string, check: Check): Challenge {
  const { skill, difficulty, modifiers = [], legendary, by_players } = check;
  return {
    label,
    kind: 'check',
    what: `${skill} ${'I'.repeat(difficulty).replace('IIII', 'IV')}`,
    target: CHECK_TARGETS[within(difficulty) - 1],
    box(seats, isLegendary) {
      const lone = by_players?.[`${seats}` as '1'];
      const base = (isLegendary ? legendary?.difficulty : undefined) ?? difficulty;
      const names = [...modifiers, ...(isLegendary ? (legendary?.add_modifiers ?? []) : [])];
      return {
        kind: 'check',
        skill,
        difficulty: within(base + (lone?.difficulty ?? 0)),
        modifiers: [...new Set(names)].filter((name) => !lone?.remove_modifiers?.includes(name)),
      };
    },
  };
}

/** What a party owns that comes to this book along the road (ledger, 5.7). */
export const wealthFor = ({ kind, number }: Pick<Book, 'kind' | 'number'>, seats: number): Wealth =>
  wealthAt(kind === 'sidequest' ? 2 : Math.max(1, Math.min(LAST_BOOK, number)), seats);
const LAST_BOOK = 11;

/** Lines with a condition count as there: the odds are those of the whole box, three enemies at most. */
function combatOf(content: Content, label: string, { enemies, legendary, by_players }: Combat): Challenge {
  const ranks = enemies.map(({ number }) => findEnemy(content, number)?.rank ?? 'standard');
  const hardest = (['boss', 'elite', 'standard', 'minion'] as const).find((rank) => ranks.includes(rank))!;
  return {
    label,
    kind: 'combat',
    what: enemies.map(({ number }) => findEnemy(content, number)?.id ?? number).join(' + '),
    target: FIGHT_TARGETS[enemies.length > 1 && hardest === 'minion' ? 'standard' : hardest],
    box(seats, isLegendary) {
      const removed = by_players?.[`${seats}` as '1']?.remove_modifiers ?? {};
      const fighting = [...enemies, ...(isLegendary ? (legendary?.add_enemies ?? []) : [])].slice(0, 3);
      return {
        kind: 'combat',
        enemies: fighting.map(({ number, modifiers = [] }) => {
          const more = isLegendary ? (legendary?.add_modifiers?.[number] ?? []) : [];
          const names = [...new Set([...modifiers, ...more])].filter((name) => !removed[number]?.includes(name));
          return { number, modifiers: names };
        }),
      };
    },
  };
}

/** One figure: this challenge for parties of so many seats, thin or rich. */
export function oddsOf(
  content: Content,
  book: Storybook,
  challenge: Challenge,
  { seats, rich, legendary, tries }: { seats: number; rich: boolean; legendary: boolean; tries: number },
): OddsRow {
  const adventure = Math.min(11, Math.max(1, book.adventure.kind === 'sidequest' ? 2 : book.adventure.number));
  const wealth = wealthAt(Math.min(11, adventure + (rich ? STAGES_AHEAD : 0)), seats);
  const party = (attempt: number) => ({ ...typicalParty(content, seats, wealth, attempt), legendary });
  const found = odds(content, challenge.box(seats, legendary), party, spendOn(challenge), { tries });
  return { label: challenge.label, seats, rich, legendary, odds: found };
}

const spendOn = ({ kind }: Challenge) => ({ dice: kind === 'check' ? DICE_BOUGHT : DICE_BOUGHT - 1, tokens: 0 });

/** The same for these very characters, outfitted anew for each try as the road to this book may have done it. */
export function oddsFor(
  content: Content,
  book: Pick<Book, 'kind' | 'number'>,
  challenge: Challenge,
  { heroes, legendary, tries }: { heroes: readonly string[]; legendary: boolean; tries: number },
): Odds {
  const wealth = wealthFor(book, heroes.length);
  const { combatDice } = wealth;
  const party = (attempt: number) => ({ heroes: outfitted(content, heroes, wealth, attempt), combatDice, legendary });
  return odds(content, challenge.box(heroes.length, legendary), party, spendOn(challenge), { tries });
}
