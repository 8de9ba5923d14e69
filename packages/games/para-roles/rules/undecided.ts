/** PR-29.9, PR-R97: what is done for somebody whose time has run out. */
import type { AskNamed, PendingAsk } from '@tabard/kernel';
import { isEnemy, type Seen } from './board';
import { valueOfCard } from './cards/cards';
import { questions } from './keys';
import type { Action, ParaRolesAsks, ParaRolesQuestion } from './questions';

type Ask<Name extends ParaRolesQuestion> = AskNamed<ParaRolesAsks, Name>;

/** The rulebook's own advice to the undecided; a dead Healer, who cannot follow it, spends nothing. */
const isWithoutCounsel = (action: Action): boolean =>
  action.does === 'defend' || action.does === 'rest' || (action.does === 'creature' && action.deed === 'defend-self');

const onTurn = ({ options, keys }: Ask<'turn.action'>): string =>
  keys[Math.max(0, options.findIndex(isWithoutCounsel))];

/** Of several cards the best (section 6, 8): the lowest, or where it had better fail the highest. */
function ofCards(ask: Ask<'draw.keep'>): string {
  const { options, keys } = ask;
  const byValue = [...keys.keys()].sort((x, y) => valueOfCard(options[x]) - valueOfCard(options[y]));
  return keys[byValue.at(isUnwelcome(ask) ? -1 : 0) as number];
}

/** An enemy's action had better fail, unless it strikes its own side; an attack on a friend, too. */
function isUnwelcome({ about: { named, who } }: Ask<'draw.keep'>): boolean {
  return named.length > 0 ? named.some((one) => !isEnemy(one)) : isEnemy(who);
}

/** Of the interrupts that have a default it stands first. */
const first = ({ keys }: { readonly keys: readonly string[] }): string => keys[0];
/** In the draft, and whoever chooses a target or a place: the book says nothing. */
const nothing = () => undefined;

const defaults = questions.by<[], string | undefined>({
  'turn.action': onTurn,
  'draw.keep': ofCards,
  'aura.choice': first,
  'boost.lend': first,
  'mirror.reflect': first,
  'treasure.lose': first,
  'setup.ace': nothing,
  'setup.apprentice': nothing,
  'setup.buff': nothing,
  'setup.class': nothing,
  'setup.epic': nothing,
  'setup.hero': nothing,
  'setup.keep': nothing,
  'setup.mentor': nothing,
  'setup.redraw': nothing,
  'setup.role': nothing,
  'setup.stat': nothing,
  'setup.suit': nothing,
  'setup.suits': nothing,
  'token.move': nothing,
  'swap.card': nothing,
  'swap.to': nothing,
  'epic.enemy': nothing,
  'epic.raise': nothing,
  'polymorph.split': nothing,
  'polymorph.place': nothing,
  'evac.healer': nothing,
  'evac.patient': nothing,
  'all-for-one.taker': nothing,
  'acupuncture.target': nothing,
  'smile.target': nothing,
  'treasure.place': nothing,
  'loot.share': nothing,
  camp: nothing,
  'camp.card': nothing,
  'camp.to': nothing,
  'camp.hand': nothing,
  'camp.slots': nothing,
  'camp.shop': nothing,
  'town.pay': nothing,
  'item.bearer': nothing,
  'maze.relic': nothing,
  'maze.wall': nothing,
  'maze.flee': nothing,
});

export const undecided = ({ content }: Seen, ask: PendingAsk): string | undefined => defaults(ask, content);
