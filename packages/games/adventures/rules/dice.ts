/** RA-R3, RA-R4: 36 attribute dice, six of each colour, and a die for each familiar; all have the faces 1 to 6. */
import { COLOURS, type Content, maskOf } from '../content';
import { type Adventures, ATTRIBUTE_DICE, colourOfDie, IN_BAG, OUT } from './board';

/** Kinds for the luck report: a die's own colour, or a familiar's. */
export const DICE = Object.fromEntries([...COLOURS, 'familiar'].map((kind) => [kind, [1, 2, 3, 4, 5, 6]]));

export const dieKind = (die: number): string => (die < ATTRIBUTE_DICE ? COLOURS[colourOfDie(die)] : 'familiar');
export const valueOfFace = (face: number): number => face + 1;

export const diceCount = (content: Content): number => ATTRIBUTE_DICE + familiars(content).length;

const familiars = ({ cards }: Content) => cards.filter(({ deck }) => deck === 'familiar');

/** RA-34.4: a familiar die has both of its colours. */
export function printedMask(content: Content, die: number): number {
  if (die < ATTRIBUTE_DICE) return 1 << colourOfDie(die);
  return maskOf(familiars(content)[die - ATTRIBUTE_DICE].pair!);
}

/** RA-20.2, RA-24.2: back into the bag, and itself again (RA-R58). Its familiar's card is gone: out of the game. */
export function toBag(b: Adventures, content: Content, die: number): void {
  const card = die < ATTRIBUTE_DICE ? null : content.cards.findIndex((one) => one.die === die);
  b.dieAt[die] = card !== null && b.cardOwner[card] < 0 ? OUT : IN_BAG; // RA-R66
  b.dieMask[die] = printedMask(content, die);
  b.dieValue[die] = 0;
}
