/** PR-29.9, PR-R97: what is done for somebody whose time has run out. */
import type { PendingAsk, Seen } from '@tabard/kernel';

/** The rulebook's own advice to the undecided; a dead Healer, who cannot follow it, spends nothing. */
const WITHOUT_COUNSEL: readonly string[] = ['defend', 'creature:defend-self', 'rest'];

/**
 * On a turn Defend Self. Elsewhere the default of section 6 stands first among the options: a Boost Heal is lent, a
 * Holy Aura heals whoever is hurt, and of the rest one is as good as another.
 */
export const undecided = (_seen: Seen, { question, options }: PendingAsk): string =>
  (question === 'turn.action' && WITHOUT_COUNSEL.find((key) => options.includes(key))) || options[0];
