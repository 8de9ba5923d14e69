/**
 * The actions of a character's turn (PR-6.1), as the rules offer them. Each is made once for good, because four characters
 * are offered dozens of them with every turn.
 */
import type { EnemyAction } from '../../content/enemies';
import type { Ability, EpicId } from '../../content/roles';
import type { Who } from '../board';
import { NONE, type Suit } from '../cards/cards';
import type { CreatureAction, EpicAction, PlainAction, PlainDoes, SealAction, SlotAction } from '../questions';

export const plainAction = (does: PlainDoes, who: Who = NONE, suit: Suit = NONE): PlainAction =>
  Object.freeze({ does, who, suit }) as PlainAction;

const byWho = (does: PlainDoes): ((who: Who) => PlainAction) => {
  const made: PlainAction[] = [];
  return (who) => {
    made[who] ??= plainAction(does, who);
    return made[who];
  };
};

const byWhoAndSuit = (does: PlainDoes): ((who: Who, suit: Suit) => PlainAction) => {
  const made: PlainAction[][] = [];
  return (who, suit) => {
    made[who] ??= [];
    made[who][suit] ??= plainAction(does, who, suit);
    return made[who][suit];
  };
};

// ---- beginning, waiting, charging

export const BEGIN = plainAction('begin');
export const CHARGE = plainAction('charge');
/** PR-21.3: what a dead Healer may do. */
export const RISE = plainAction('rise');
export const REST = plainAction('rest');

// ---- the actions

export const attackOn = byWho('attack');
export const DEFEND = plainAction('defend');
export const runFrom = byWhoAndSuit('run');
/** PR-P11: with nobody present one simply leaves. */
export const RUN = plainAction('run');
export const SWAP = plainAction('swap');
export const HIDE = plainAction('hide');

// ---- items

export const flaskFor = byWho('flask');
export const BOMB = plainAction('bomb');
export const SUMMON = plainAction('summon');

// ---- abilities

export const ability = {
  'joint-attack': byWho('joint-attack'),
  'protect-other': byWho('protect-other'),
  cure: byWho('cure'),
  'boost-heal': plainAction('boost-heal'),
  'precise-strike': plainAction('precise-strike'),
  'double-damage': plainAction('double-damage'),
  'buff-ally': byWhoAndSuit('buff-ally'),
  'curse-enemy': byWhoAndSuit('curse-enemy'),
} satisfies { readonly [name in Ability]: unknown };

// ---- EPICs and slots

const EPIC_ACTIONS = new Map<EpicId, EpicAction>();

export function declaring(epic: EpicId): EpicAction {
  let made = EPIC_ACTIONS.get(epic);
  if (!made) {
    made = Object.freeze({ does: 'epic', who: NONE, suit: NONE, epic });
    EPIC_ACTIONS.set(epic, made);
  }
  return made;
}

/** PR-12.3. */
export const slotting = (slot: number, taken: Ability): SlotAction => ({
  does: 'slot',
  who: NONE,
  suit: NONE,
  slot,
  ability: taken,
});

// ---- items and places

export const creatureDoes = (deed: EnemyAction | 'idle', who: Who = NONE): CreatureAction => ({
  does: 'creature',
  who,
  suit: NONE,
  deed,
});

/** PR-P7, PR-P25. */
export const sealing = (withChalk: boolean): SealAction =>
  Object.freeze({ does: 'seal', who: NONE, suit: NONE, withChalk });
