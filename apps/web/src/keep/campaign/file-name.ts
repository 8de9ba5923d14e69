/** A campaign is taken along under its name, and goes by it again where it is brought. */

/** Without signs that a disk does not take. A file whose name begins with a point nobody would find. */
export const fileNameOf = (name: string): string =>
  `${name.replace(/[\\/:*?"<>|.\p{Cc}]+/gu, ' ').trim() || NAMELESS}.campaign.json`;

const NAMELESS = 'campaign';

/** Without what browsers add to a second copy; empty: it has none of its own. */
export function nameInFile(file: string): string {
  const name = file.replace(/(\s*\(\d+\))?(\.campaign)?(\s*\(\d+\))?\.json$/i, '');
  return name === NAMELESS ? '' : name;
}
