/** How many, or how long: a taste of it in `npm test`, at full length in `npm run soak`. What is asserted is the same. */
export const soak = (taste: number, whole: number): number => (process.env.TABARD_SOAK ? whole : taste);
