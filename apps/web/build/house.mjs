/**
 * Of what a game of the house offers, a page opens only a part: the rules and the deeds. What is for terminals, linters and labs
 * is left out of the list where the page is built, or it would be a file in every visitor's browser.
 */
const LIST = /\/packages\/house\/games\.ts$/;
const DOOR = /(\w+): \(\) => import\('[^']+'\),? ?/g;
const OPENED = ['module', 'deeds'];

export const forThePage = (list) => list.replace(DOOR, (line, door) => (OPENED.includes(door) ? line : ''));

export function houseForVite() {
  return {
    name: 'tabard-house',
    enforce: 'pre',
    transform: (code, id) => (LIST.test(id) ? { code: forThePage(code), map: null } : undefined),
  };
}
