/** PR-29.9, PR-R97: what is done for somebody whose time has run out. */
import type { PendingAsk } from '@tabard/kernel';
import { isEnemy, type Seen, type Who } from './board';
import { cardNamed, valueOfCard } from './cards/cards';

/** The rulebook's own advice to the undecided; a dead Healer, who cannot follow it, spends nothing. */
const WITHOUT_COUNSEL: readonly string[] = ['defend', 'creature:defend-self', 'rest'];

type Default = (ask: PendingAsk) => string | undefined;

const worth = (key: string): number => valueOfCard(cardNamed(key));
const byValue = ({ options }: PendingAsk): string[] => options.slice().sort((x, y) => worth(x) - worth(y));

/** An enemy's action had better fail, unless it strikes its own side; an attack on a friend, too. */
function isUnwelcome({ about }: PendingAsk): boolean {
  const named = about.named as Who[];
  return named.length > 0 ? named.some((who) => !isEnemy(who)) : isEnemy(about.who as Who);
}

const first: Default = ({ options }) => options[0];

/** On a turn Defend Self; of several cards the best (section 6, 8); of the interrupts that have a default it stands first. */
const DEFAULTS: { readonly [question: string]: Default } = {
  'turn.action': ({ options }) => WITHOUT_COUNSEL.find((key) => options.includes(key)) ?? options[0],
  'draw.keep': (ask) => byValue(ask).at(isUnwelcome(ask) ? -1 : 0),
  'aura.choice': first,
  'boost.lend': first,
  'mirror.reflect': first,
  'treasure.lose': first,
};

/** In the draft, and whoever chooses a target or a place: the book says nothing. */
export const undecided = (_seen: Seen, ask: PendingAsk): string | undefined => DEFAULTS[ask.question]?.(ask);
