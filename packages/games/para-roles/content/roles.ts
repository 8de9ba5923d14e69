/** The eight abilities, the four roles and the 24 prestige classes (PR-12.4, PR-12.5), each pair with its EPIC. */
export const ABILITIES = [
  'joint-attack',
  'protect-other',
  'cure',
  'boost-heal',
  'precise-strike',
  'double-damage',
  'buff-ally',
  'curse-enemy',
] as const;
export type Ability = (typeof ABILITIES)[number];

export const ROLES = ['protector', 'healer', 'damage', 'support'] as const;
export type Role = (typeof ROLES)[number];

interface Calling {
  readonly id: string;
  readonly pair: readonly [Ability, Ability];
  readonly epic: string;
}

const call = <const I extends string, const E extends string>(id: I, a: Ability, b: Ability, epic: E) =>
  ({ id, pair: [a, b], epic }) as const;

/** Roles first, in the order of ROLES; then the prestige classes as the rulebook lists them. */
export const CALLINGS = [
  call('protector', 'joint-attack', 'protect-other', 'immunity'),
  call('healer', 'cure', 'boost-heal', 'resurrection'),
  call('damage', 'precise-strike', 'double-damage', 'xxx'),
  call('support', 'buff-ally', 'curse-enemy', 'polymorph'),
  call('paladin', 'protect-other', 'cure', 'holy-aura'),
  call('paramedic', 'protect-other', 'boost-heal', 'medical-evac'),
  call('barbarian', 'protect-other', 'double-damage', 'rage-monster'),
  call('musketeer', 'protect-other', 'precise-strike', 'all-for-one'),
  call('cavalier', 'protect-other', 'buff-ally', 'into-the-fray'),
  call('dark-knight', 'protect-other', 'curse-enemy', 'unholy-aura'),
  call('war-cleric', 'joint-attack', 'cure', 'battle-prayer'),
  call('strategist', 'joint-attack', 'boost-heal', 'pattern-recognition'),
  call('rogue', 'joint-attack', 'double-damage', 'sneak-attack'),
  call('duelist', 'joint-attack', 'precise-strike', 'en-garde'),
  call('squire', 'joint-attack', 'buff-ally', 'set-up'),
  call('saboteur', 'joint-attack', 'curse-enemy', 'dirty-bomb'),
  call('shaman', 'cure', 'double-damage', 'call-of-the-wild'),
  call('surgeon', 'cure', 'precise-strike', 'pressure-point'),
  call('bard', 'cure', 'buff-ally', 'melodramatic-harmony'),
  call('warlock', 'cure', 'curse-enemy', 'blood-moon'),
  call('druid', 'boost-heal', 'double-damage', 'forest-growth'),
  call('monk', 'boost-heal', 'precise-strike', 'acupuncture'),
  call('servant', 'boost-heal', 'buff-ally', 'as-you-wish'),
  call('inquisitor', 'boost-heal', 'curse-enemy', 'heretic-bane'),
  call('troubadour', 'double-damage', 'buff-ally', 'inspiring-poetry'),
  call('necromancer', 'double-damage', 'curse-enemy', 'call-of-the-grave'),
  call('diviner', 'precise-strike', 'buff-ally', 'future-sight'),
  call('assassin', 'precise-strike', 'curse-enemy', 'from-the-shadows'),
] as const;

export type CallingId = (typeof CALLINGS)[number]['id'];
export type EpicId = (typeof CALLINGS)[number]['epic'];
export const EPICS: readonly EpicId[] = CALLINGS.map(({ epic }) => epic);

const CALLING_OF_ID = new Map<string, Calling>(CALLINGS.map((calling) => [calling.id, calling]));
export const callingOf = (id: CallingId): Calling & { readonly epic: EpicId } =>
  CALLING_OF_ID.get(id) as Calling & { readonly epic: EpicId };

const CALLING_OF_PAIR: { readonly [a: string]: { readonly [b: string]: CallingId } | undefined } = Object.fromEntries(
  ABILITIES.map((a) => {
    const pairs = CALLINGS.filter(({ pair }) => pair.includes(a));
    return [a, Object.fromEntries(pairs.map(({ id, pair: [one, other] }) => [one === a ? other : one, id]))];
  }),
);
/** PR-12.6: the order of the slots does not matter. */
export const callingOfPair = (a: string, b: string): CallingId | null => CALLING_OF_PAIR[a]?.[b] ?? null;

export const abilitiesOf = (role: Role): readonly [Ability, Ability] => callingOf(role).pair;
export const roleOfAbility = (ability: Ability): Role => ROLES[Math.floor(ABILITIES.indexOf(ability) / 2)];
/** PR-3.12: the suit by which enemies find the role. */
export const SUIT_OF_ROLE: { readonly [role in Role]: number } = { healer: 0, protector: 1, damage: 2, support: 3 };
