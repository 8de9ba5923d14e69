/** What is thought of Market cards at a sheet. */

/** How likely another card of an Armor set is found, a round, and at most; and what it must pay beyond its Stars. */
export const FOUND = 0.075;
export const MOST_FOUND = 0.8;
export const PIECE_PRICE = 1.1;

/** Who has a Trait steers towards it: of what is missing so much is gained, a round. */
export const STEERED = 0.025;

/** A Skill is used once in so many rounds, and no more than a few times. */
export const ROUNDS_A_USE = 3;
export const MOST_USES = 3;
/** The token must come back before a Skill is used again; each further use is worth less. */
export const NEXT_USE = 0.55;
/** Back first, if the token stands at the edge. */
export const BACK_FIRST = -0.35;
