/** Faces by what they show, for scripted rolls: a face is told by its place on the die, from 0. */
export const black = (shows: 1 | 2 | 3 | 4 | 5 | 6): number => shows - 1; // the 1 is printed "+1"
export const red = (shows: 3 | 4 | 5 | 6 | 7 | 8): number => shows - 3;
export const white = (shows: '+1' | '+2' | 'skull'): number => ({ '+1': 0, '+2': 2, skull: 4 })[shows];

/** A roll of black dice, as at level 1. */
export const blacks = (...shows: (1 | 2 | 3 | 4 | 5 | 6)[]): number[] => shows.map(black);
export const reds = (...shows: (3 | 4 | 5 | 6 | 7 | 8)[]): number[] => shows.map(red);
