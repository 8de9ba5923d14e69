/** A campaign is taken along under its name, and goes by it again where it is brought. */

/** Without signs that a disk does not take. */
export const fileNameOf = (name: string): string => `${name.replace(/[\\/:*?"<>|.]+/g, ' ').trim()}.campaign.json`;

/** Without what browsers add to a second copy. */
export const nameInFile = (file: string): string => file.replace(/(\s*\(\d+\))?(\.campaign)?(\s*\(\d+\))?\.json$/i, '');
