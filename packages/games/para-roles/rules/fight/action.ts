/**
 * An action of a character's turn (PR-6.1) as a record: its key is what travels, the rest is what the rules read. Each is
 * made once for good, because four characters are offered dozens of them with every turn.
 */
import type { EnemyAction } from '../../content/enemies';
import type { Ability, EpicId } from '../../content/roles';
import type { Who } from '../board';
import { NONE, type Suit } from '../cards/cards';

/** What an action is: the first word of its key. `seal` is the rifts' own. */
export type Does =
  | Ability
  | ('begin' | 'charge' | 'rise' | 'rest')
  | ('attack' | 'defend' | 'run' | 'swap' | 'hide' | 'epic' | 'slot')
  | ('flask' | 'bomb' | 'summon' | 'creature')
  | 'seal';

export interface Action {
  readonly key: string;
  readonly does: Does;
  /** Whom it names, or NONE. */
  readonly who: Who;
  /** The stat it names, or NONE. */
  readonly suit: Suit;
}

/** An action without an object. */
export const plainAction = (does: Does, key: string = does): Action =>
  Object.freeze({ key, does, who: NONE, suit: NONE });

const byWho = (does: Does): ((who: Who) => Action) => {
  const made: Action[] = [];
  return (who) => {
    made[who] ??= Object.freeze({ key: `${does}:${who}`, does, who, suit: NONE });
    return made[who];
  };
};

const byWhoAndSuit = (does: Does): ((who: Who, suit: Suit) => Action) => {
  const made: Action[][] = [];
  return (who, suit) => {
    made[who] ??= [];
    made[who][suit] ??= Object.freeze({ key: `${does}:${who}:${suit}`, does, who, suit });
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

export interface EpicAction extends Action {
  readonly epic: EpicId;
}

const EPIC_ACTIONS = new Map<EpicId, EpicAction>();

export function declaring(epic: EpicId): EpicAction {
  let made = EPIC_ACTIONS.get(epic);
  if (!made) {
    made = Object.freeze({ ...plainAction('epic', `epic:${epic}`), epic });
    EPIC_ACTIONS.set(epic, made);
  }
  return made;
}

export interface SlotAction extends Action {
  readonly slot: number;
  readonly ability: Ability;
}

/** PR-12.3. */
export const slotting = (slot: number, taken: Ability): SlotAction => ({
  ...plainAction('slot', `slot:${slot}:${taken}`),
  slot,
  ability: taken,
});

// ---- a creature of the Summoning Book

export interface CreatureAction extends Action {
  readonly deed: EnemyAction | 'idle';
}

export const creatureDoes = (deed: EnemyAction | 'idle', who: Who = NONE): CreatureAction => ({
  key: who === NONE ? `creature:${deed}` : `creature:${deed}:${who}`,
  does: 'creature',
  deed,
  who,
  suit: NONE,
});
