/** The ten enemy types, the boss sheets' own kinds, and what each face of an enemy's die makes them do. */
export const ENEMY_TYPES = [
  'minion',
  'defender',
  'trickster',
  'phool',
  'commander',
  'demon-guard',
  'prince',
  'queen',
  'king',
  'dragon',
] as const;

/** PR-16.1: by its highest card; 5 or lower is a Minion. */
export const typeOfHighest = (value: number): EnemyType => ENEMY_TYPES[Math.max(0, value - 5)];

export type EnemyType = (typeof ENEMY_TYPES)[number] | 'undead-guard' | 'minotaur' | 'ancient-one';

/** What any enemy may do, if its type has it on its die. */
export type CommonAction =
  | 'attack'
  | 'defend-self'
  | 'defend-other'
  | 'steal'
  | 'destroy'
  | 'damage-boost'
  | 'whip'
  | 'riposte'
  | 'smile'
  | 'life-to-death'
  | 'undead-guard'
  | 'fear'
  | 'breath';
/** What only the bosses of the campaigns do (PR-M22, PR-M23, PR-P16 to PR-P18). */
export type MinotaurAction = 'gore' | 'bellow';
export type AncientAction = 'rend' | 'unravel' | 'rift-call';
export type BossAction = MinotaurAction | AncientAction;
export type EnemyAction = CommonAction | BossAction;

type Six = readonly [EnemyAction, EnemyAction, EnemyAction, EnemyAction, EnemyAction, EnemyAction];

/** PR-18, PR-M21, PR-P15: by the face of the die. Minions and Undead Guards roll none. */
export const ACTIONS: { readonly [type in EnemyType]?: Six } = {
  defender: ['attack', 'attack', 'defend-self', 'defend-self', 'defend-other', 'defend-other'],
  trickster: ['attack', 'attack', 'defend-self', 'defend-self', 'steal', 'steal'],
  phool: ['attack', 'attack', 'steal', 'steal', 'destroy', 'destroy'],
  commander: ['attack', 'attack', 'defend-self', 'defend-self', 'damage-boost', 'damage-boost'],
  'demon-guard': ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'whip', 'whip'],
  prince: ['attack', 'attack', 'damage-boost', 'damage-boost', 'riposte', 'riposte'],
  queen: ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'smile', 'smile'],
  king: ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'life-to-death', 'undead-guard'],
  dragon: ['attack', 'defend-self', 'damage-boost', 'damage-boost', 'fear', 'breath'],
  minotaur: ['attack', 'attack', 'gore', 'gore', 'damage-boost', 'bellow'],
  'ancient-one': ['attack', 'defend-self', 'damage-boost', 'rend', 'unravel', 'rift-call'],
};

/** PR-16.8: these are not checked against Trick and never park. */
export const NEVER_PARK: readonly EnemyAction[] = ['attack', 'defend-self', 'destroy'];
/** PR-17.7: the card that passes the Trick check names the one it befalls. */
export const AT_ONE_BY_CARD: readonly EnemyAction[] = ['steal', 'smile', 'unravel'];
/** PR-24.7 lists what cannot be reflected; PR-24.6 and PR-E19 what can. */
export const REFLECTABLE: readonly EnemyAction[] = [
  'steal',
  'whip',
  'riposte',
  'smile',
  'life-to-death',
  'fear',
  'breath',
  'gore',
  'bellow',
  'rend',
  'unravel',
];
