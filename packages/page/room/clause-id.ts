/** DM-17.19.wyvern is told under DM-17.19. */
export const clauseId = (clause: string): string => /^[A-Z]+-(?:R\d+|\d+(?:\.\d+)?)/.exec(clause)?.[0] ?? clause;
