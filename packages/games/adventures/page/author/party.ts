/** Who walks in a trial, and in the odds: pregenerated characters, no two of one colour (RA-2.6). */
import { type Content, house } from '../../index';

export const MOST_HEROES = 4;

export interface Party {
  /** Ids of characters, one a seat. */
  readonly heroes: readonly string[];
  readonly legendary: boolean;
}

type Characters = Pick<Content, 'characters' | 'classes'>;

const colourOf = ({ characters, classes }: Characters, id: string): string => {
  const one = characters.find((character) => character.id === id)!;
  return classes.find((each) => each.id === one.class)!.colour;
};

/** Who may sit at this seat beside the others. */
export const charactersFor = (content: Characters, heroes: readonly string[], seat: number): string[] => {
  const taken = new Set(heroes.filter((_, at) => at !== seat).map((id) => colourOf(content, id)));
  return content.characters.map(({ id }) => id).filter((id) => !taken.has(colourOf(content, id)));
};

/** So many of them: who sits stays, whoever is free comes. */
export function resized(content: Characters, heroes: readonly string[], seats: number): string[] {
  const party = heroes.slice(0, seats);
  while (party.length < seats) party.push(charactersFor(content, party, party.length)[0]);
  return party;
}

export const firstParty = (seats = 2): Party => ({ heroes: resized(house, [], seats), legendary: false });
