/** RA-9.8: what lies at places, as "kind@letter" on the board: written and read here. */
import type { MapState } from '../board';

type Lying = Pick<MapState, 'tokens'>;

export const tokenAt = (kind: string, letter: string): string => `${kind}@${letter}`;

const read = (token: string): readonly string[] => token.split('@');

/** Kinds of the tokens that lie there. */
export const kindsAt = ({ tokens }: Lying, letter: string): string[] =>
  tokens.flatMap((token) => {
    const [kind, at] = read(token);
    return at === letter ? [kind] : [];
  });

/** Where tokens of this kind lie. */
export const lettersWith = ({ tokens }: Lying, wanted: string): string[] =>
  tokens.flatMap((token) => {
    const [kind, at] = read(token);
    return kind === wanted ? [at] : [];
  });
