/** A verdict in sentences: one telling for the page, the hall of heroes and the terminal. */
import type { Message } from '@tabard/content';
import { quoted, type SeedOrigin, type Step, type Verdict } from '@tabard/kernel';
import type { CampaignVerdict } from './campaign-judge';

/** What is proved and what is not, said exactly; a refusal says what does not hold. `dayOf` writes a date for people. */
export function tellVerdict(verdict: Verdict, dayOf: (date: string) => string = (date) => date): Message[] {
  if (verdict.fault) return [{ id: `verdict.problem.${verdict.fault.step}` }];
  const { kind, seed, unproved, finished, practice, counts } = verdict;
  return [
    ...(kind === 'arranged' ? [{ id: 'verdict.proves.arranged' }] : tellOrigin(seed, counts.answers, dayOf)),
    ...(practice ? [{ id: 'verdict.practice' }] : []),
    ...unproved.map((what) => ({ id: `verdict.unproved.${what}` })),
    ...(finished ? [] : [{ id: 'verdict.unfinished' }]),
    { id: 'verdict.never' },
  ];
}

/** Who chose the seed. Of an inn's vow also whether it signed the end: which table's, and after how many answers. */
function tellOrigin(seed: SeedOrigin, answers: number, dayOf: (date: string) => string): Message[] {
  if (seed.kind === 'own') return [{ id: 'verdict.proves.own' }];
  if (seed.kind === 'day') return [{ id: 'verdict.proves.day', with: { date: dayOf(seed.date) } }];
  const { inn, nonces, isClosed, table } = seed;
  const date = dayOf(new Date(seed.at).toISOString().slice(0, 'yyyy-mm-dd'.length));
  return [
    { id: 'verdict.proves.vowed', with: { inn, nonces, date } },
    isClosed
      ? { id: 'verdict.vowed.closed', with: { table: quoted(table), answers } }
      : { id: 'verdict.vowed.open', with: { table: quoted(table) } },
  ];
}

/** Whether the inn of a vow is the one somebody trusts; `key` is what they say its key is. */
export function tellTrust({ fault, seed }: Verdict, key: string): Message[] {
  if (fault) return [];
  if (seed.kind !== 'vowed') return [{ id: 'verdict.trust.none' }];
  return [{ id: seed.inn === key ? 'verdict.trust.same' : 'verdict.trust.other' }];
}

/** The same of a whole campaign. Of a refusal the reason is told beside it. */
export function tellCampaign({ fault, kind, games, finished, practice, unproved }: CampaignVerdict): Message[] {
  if (fault)
    return [fault.game === null ? { id: 'campaign.refused' } : { id: 'campaign.broken', with: { game: fault.game } }];
  const count = (what: 'answers' | 'results') => games.reduce((sum, { counts }) => sum + counts[what], 0);
  return [
    { id: `campaign.${kind}`, with: { games: games.length, answers: count('answers'), results: count('results') } },
    ...(practice ? [{ id: 'verdict.practice' }] : []),
    ...(unproved.length > 0 ? [{ id: 'campaign.unproved', with: { heroes: unproved } }] : []),
    ...(finished < games.length ? [{ id: 'campaign.unfinished' }] : []),
    { id: 'campaign.never' },
  ];
}

/** Every step that was looked at, as a sentence that would be true if it holds. */
export const tellSteps = (verdict: Verdict): { readonly holds: boolean | null; readonly what: Message }[] =>
  verdict.steps.map((step) => ({
    holds: step.holds,
    what: { id: `verdict.step.${step.id}`, with: { ...verdict.counts, vow: vowIn(verdict, step) } },
  }));

/** Where no inn has said anything, nothing needed to be looked at, and that is what holds. */
const vowIn = ({ seed }: Verdict, { holds }: Step): 'none' | 'some' =>
  holds && seed.kind !== 'vowed' ? 'none' : 'some';
