/** What a class is good for, read off what its card does: how one looks for a character, not a rule. */
import type { Content } from '../../index';

export const ROLES = ['helps', 'draws', 'turns', 'rerolls'] as const;
export type Role = (typeof ROLES)[number];

type Options = Content['classes'][number]['options'];
type Op = Options[number]['ops'][number];

const BY_OP: { readonly [op in Exclude<Op['op'], 'power'>]: Role } = {
  recover: 'helps',
  restore: 'helps',
  draw: 'draws',
  flip: 'turns',
  step: 'turns',
  set: 'turns',
  swap: 'turns',
  treat: 'turns',
  reroll: 'rerolls',
};
const BY_POWER: { readonly [power: string]: Role } = { shield: 'helps', encore: 'helps', redraw: 'rerolls' };

export const rolesOf = (options: Options): ReadonlySet<Role> =>
  new Set(
    options
      .flatMap(({ ops }) => ops)
      .flatMap((one) => (one.op === 'power' ? (BY_POWER[one.power] ?? []) : BY_OP[one.op])),
  );

/** Whether somebody is looked for who has this colour and is good for this; null: any will do. */
export function isWanted(
  { classes }: Pick<Content, 'classes'>,
  { class: own }: Pick<Content['characters'][number], 'class'>,
  colour: string | null,
  role: Role | null,
): boolean {
  const card = classes.find(({ id }) => id === own)!;
  return (colour === null || card.colour === colour) && (role === null || rolesOf(card.options).has(role));
}
